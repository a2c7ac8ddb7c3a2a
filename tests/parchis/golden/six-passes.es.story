0 (3)      Para ver quién empieza, el de amarillo y rojo saca un 3.
1 (1)      Para ver quién empieza, el de azul y verde saca un 1. Empieza el de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R39-41   Una ficha roja va de la 39 a la 41. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y5-7     Una ficha amarilla va de la 5 a la 7. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con un 6 no se puede mover ninguna ficha. Sin fichas en juego, el 6 no da otra tirada. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y7-8     Una ficha amarilla va de la 7 a la 8. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R41-44   Una ficha roja va de la 41 a la 44. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R44-50   Una ficha roja va de la 44 a la 50. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R50-56   Una ficha roja va de la 50 a la 56. El 6 le da otra tirada al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y8-10    Una ficha amarilla va de la 8 a la 10. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con un 6 no se puede mover ninguna ficha. Sin fichas en juego, el 6 no da otra tirada. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R39-40   Una ficha roja va de la 39 a la 40. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y10-13   Una ficha amarilla va de la 10 a la 13. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y5-8     Una ficha amarilla va de la 5 a la 8. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G56-57   Una ficha verde va de la 56 a la 57. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G57-60   Una ficha verde va de la 57 a la 60. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R40-42   Una ficha roja va de la 40 a la 42. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G60-61   Una ficha verde va de la 60 a la 61. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 Y13-19   Una ficha amarilla va de la 13 a la 19. El 6 le da otra tirada al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y19-22   Una ficha amarilla va de la 19 a la 22. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G61-64   Una ficha verde va de la 61 a la 64. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G64-2    Una ficha verde va de la 64 a la 2. El 6 le da otra tirada al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y8-10    Una ficha amarilla va de la 8 a la 10. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G59-62   Una ficha verde va de la 59 a la 62. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con un 6 hay que abrir la barrera de la 5.
0 Y5-11    Una ficha amarilla va de la 5 a la 11. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y5-9     Una ficha amarilla va de la 5 a la 9. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G2-6     Una ficha verde va de la 2 a la 6. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 Y9-15    Una ficha amarilla va de la 9 a la 15. El 6 le da otra tirada al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B22-26   Una ficha azul va de la 22 a la 26. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y11-13   Una ficha amarilla va de la 11 a la 13. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G62-64   Una ficha verde va de la 62 a la 64. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R39-40   Una ficha roja va de la 39 a la 40. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G64-2    Una ficha verde va de la 64 a la 2. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B26-28   Una ficha azul va de la 26 a la 28. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R40-43   Una ficha roja va de la 40 a la 43. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G6-12    Una ficha verde va de la 6 a la 12. El 6 le da otra tirada al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G12-16   Una ficha verde va de la 12 a la 16. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R56-58   Una ficha roja va de la 56 a la 58. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R58-59   Una ficha roja va de la 58 a la 59. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R42-47   Una ficha roja va de la 42 a la 47. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. Se come la ficha amarilla de la 22, que se va a casa. Cuenta 20 con una de sus fichas.
1 B22-42   Una ficha azul va de la 22 a la 42. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R39-45   Una ficha roja va de la 39 a la 45. El 6 le da otra tirada al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y13-15   Una ficha amarilla va de la 13 a la 15. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B22-24   Una ficha azul va de la 22 a la 24. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y10-12   Una ficha amarilla va de la 10 a la 12. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R45-46   Una ficha roja va de la 45 a la 46. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con todas fuera de casa, el 6 cuenta 7. Con un 6 hay que abrir la barrera de la 56.
1 G56-63   Una ficha verde va de la 56 a la 63. El 6 le da otra tirada al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B28-32   Una ficha azul va de la 28 a la 32. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R43-45   Una ficha roja va de la 43 a la 45. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G63-67   Una ficha verde va de la 63 a la 67. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R47-50   Una ficha roja va de la 47 a la 50. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B32-36   Una ficha azul va de la 32 a la 36. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y5-8     Una ficha amarilla va de la 5 a la 8. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B24-26   Una ficha azul va de la 24 a la 26. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R46-51   Una ficha roja va de la 46 a la 51. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B36-38   Una ficha azul va de la 36 a la 38. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R59-61   Una ficha roja va de la 59 a la 61. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B42-44   Una ficha azul va de la 42 a la 44. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7. Con un 6 hay que abrir la barrera de la 15.
0 Y15-22   Una ficha amarilla va de la 15 a la 22. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R45-52   Una ficha roja va de la 45 a la 52. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R52-53   Una ficha roja va de la 52 a la 53. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G16-18   Una ficha verde va de la 16 a la 18. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y22-26   Una ficha amarilla va de la 22 a la 26. Se come la ficha azul de la 26, que se va a casa. Cuenta 20 con una de sus fichas.
0 R50-2    Una ficha roja va de la 50 a la 2. Se come la ficha verde de la 2, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y15-35   Una ficha amarilla va de la 15 a la 35. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G67-5    Una ficha verde va de la 67 a la 5. El 6 le da otra tirada al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G5-11    Una ficha verde va de la 5 a la 11. El 6 le da otra tirada al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B38-42   Una ficha azul va de la 38 a la 42. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y12-13   Una ficha amarilla va de la 12 a la 13. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B44-46   Una ficha azul va de la 44 a la 46. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R2-9     Una ficha roja va de la 2 a la 9. El 6 le da otra tirada al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R51-53   Una ficha roja va de la 51 a la 53. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B42-48   Una ficha azul va de la 42 a la 48. El 6 le da otra tirada al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G18-19   Una ficha verde va de la 18 a la 19. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R61-65   Una ficha roja va de la 61 a la 65. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7. Con un 6 hay que abrir la barrera de la 53.
0 R53-60   Una ficha roja va de la 53 a la 60. El 6 le da otra tirada al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R9-11    Una ficha roja va de la 9 a la 11. Se come la ficha verde de la 11, que se va a casa. Cuenta 20 con una de sus fichas.
0 R53-5    Una ficha roja va de la 53 a la 5. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B48-49   Una ficha azul va de la 48 a la 49. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R5-10    Una ficha roja va de la 5 a la 10. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y8-10    Una ficha amarilla va de la 8 a la 10. Se come la ficha roja de la 10, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y26-46   Una ficha amarilla va de la 26 a la 46. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con un 6 hay que abrir una de las barreras que hay en la 22 y en la 56.
1 G56-62   Una ficha verde va de la 56 a la 62. El 6 le da otra tirada al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con un 6 hay que abrir la barrera de la 22.
1 B22-28   Una ficha azul va de la 22 a la 28. El 6 le da otra tirada al de azul y verde.
1 (6)      El de azul y verde saca un 6. El tercer 6 seguido no se cuenta: la ficha azul de la 28 se va a casa. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y13-14   Una ficha amarilla va de la 13 a la 14. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B22-23   Una ficha azul va de la 22 a la 23. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y35-39   Una ficha amarilla va de la 35 a la 39. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y46-47   Una ficha amarilla va de la 46 a la 47. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G62-68   Una ficha verde va de la 62 a la 68. El 6 le da otra tirada al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B46-49   Una ficha azul va de la 46 a la 49. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G68-2    Una ficha verde va de la 68 a la 2. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R65-2    Una ficha roja va de la 65 a la 2. Se come la ficha verde de la 2, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y14-34   Una ficha amarilla va de la 14 a la 34. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G59-62   Una ficha verde va de la 59 a la 62. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R60-64   Una ficha roja va de la 60 a la 64. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R64-68   Una ficha roja va de la 64 a la 68. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G62-64   Una ficha verde va de la 62 a la 64. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y10-13   Una ficha amarilla va de la 10 a la 13. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B49-50   Una ficha azul va de la 49 a la 50. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R11-18   Una ficha roja va de la 11 a la 18. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R18-25   Una ficha roja va de la 18 a la 25. El 6 le da otra tirada al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R39-44   Una ficha roja va de la 39 a la 44. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B49-53   Una ficha azul va de la 49 a la 53. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R2-6     Una ficha roja va de la 2 a la 6. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R6-9     Una ficha roja va de la 6 a la 9. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con un 6 hay que abrir la barrera de la 56.
1 G56-62   Una ficha verde va de la 56 a la 62. El 6 le da otra tirada al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G64-2    Una ficha verde va de la 64 a la 2. El 6 le da otra tirada al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B50-51   Una ficha azul va de la 50 a la 51. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R25-30   Una ficha roja va de la 25 a la 30. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B23-27   Una ficha azul va de la 23 a la 27. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R9-11    Una ficha roja va de la 9 a la 11. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G19-21   Una ficha verde va de la 19 a la 21. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y13-20   Una ficha amarilla va de la 13 a la 20. El 6 le da otra tirada al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y20-23   Una ficha amarilla va de la 20 a la 23. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G56-58   Una ficha verde va de la 56 a la 58. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y34-36   Una ficha amarilla va de la 34 a la 36. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B27-31   Una ficha azul va de la 27 a la 31. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R68-3    Una ficha roja va de la 68 a la 3. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B31-35   Una ficha azul va de la 31 a la 35. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y39-40   Una ficha amarilla va de la 39 a la 40. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B35-37   Una ficha azul va de la 35 a la 37. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R30-33   Una ficha roja va de la 30 a la 33. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G21-25   Una ficha verde va de la 21 a la 25. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R33-c2   Una ficha roja entra en el pasillo, de la 33 a la 2.ª casilla. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Rc2-c6   Una ficha roja avanza por el pasillo, de la 2.ª casilla a la 6.ª. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G2-6     Una ficha verde va de la 2 a la 6. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R11-14   Una ficha roja va de la 11 a la 14. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G25-27   Una ficha verde va de la 25 a la 27. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y40-47   Una ficha amarilla va de la 40 a la 47. El 6 le da otra tirada al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y47-50   Una ficha amarilla va de la 47 a la 50. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G27-31   Una ficha verde va de la 27 a la 31. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Y50-55   Una ficha amarilla va de la 50 a la 55. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G62-67   Una ficha verde va de la 62 a la 67. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R3-10    Una ficha roja va de la 3 a la 10. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R44-51   Una ficha roja va de la 44 a la 51. El 6 le da otra tirada al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R51-54   Una ficha roja va de la 51 a la 54. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 B51-56   Una ficha azul va de la 51 a la 56. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R10-13   Una ficha roja va de la 10 a la 13. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B56-60   Una ficha azul va de la 56 a la 60. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Y47-52   Una ficha amarilla va de la 47 a la 52. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B22-25   Una ficha azul va de la 22 a la 25. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R13-16   Una ficha roja va de la 13 a la 16. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B60-61   Una ficha azul va de la 60 a la 61. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R14-21   Una ficha roja va de la 14 a la 21. El 6 le da otra tirada al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Rc6-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Cuenta 10 con una de sus fichas.
0 Y23-33   Una ficha amarilla va de la 23 a la 33. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B37-44   Una ficha azul va de la 37 a la 44. El 6 le da otra tirada al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G58-63   Una ficha verde va de la 58 a la 63. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y55-59   Una ficha amarilla va de la 55 a la 59. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B61-64   Una ficha azul va de la 61 a la 64. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R16-21   Una ficha roja va de la 16 a la 21. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G63-65   Una ficha verde va de la 63 a la 65. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Y33-38   Una ficha amarilla va de la 33 a la 38. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B25-28   Una ficha azul va de la 25 a la 28. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R54-58   Una ficha roja va de la 54 a la 58. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B44-45   Una ficha azul va de la 44 a la 45. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7. Con un 6 hay que abrir la barrera de la 21.
0 R21-28   Una ficha roja va de la 21 a la 28. Se come la ficha azul de la 28, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y38-58   Una ficha amarilla va de la 38 a la 58. Se come la ficha roja de la 58, que se va a casa. Cuenta 20 con una de sus fichas.
0 R21-c7   Una ficha roja entra en el pasillo, de la 21 a la 7.ª casilla. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y59-60   Una ficha amarilla va de la 59 a la 60. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B53-54   Una ficha azul va de la 53 a la 54. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G67-3    Una ficha verde va de la 67 a la 3. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y60-63   Una ficha amarilla va de la 60 a la 63. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G31-34   Una ficha verde va de la 31 a la 34. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y52-53   Una ficha amarilla va de la 52 a la 53. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B64-67   Una ficha azul va de la 64 a la 67. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y53-54   Una ficha amarilla va de la 53 a la 54. Se come la ficha azul de la 54, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y36-56   Una ficha amarilla va de la 36 a la 56. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G6-9     Una ficha verde va de la 6 a la 9. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y56-60   Una ficha amarilla va de la 56 a la 60. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G3-9     Una ficha verde va de la 3 a la 9. El 6 le da otra tirada al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con un 6 hay que abrir la barrera de la 9.
1 G9-15    Una ficha verde va de la 9 a la 15. El 6 le da otra tirada al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B45-48   Una ficha azul va de la 45 a la 48. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R28-32   Una ficha roja va de la 28 a la 32. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G65-68   Una ficha verde va de la 65 a la 68. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y63-c2   Una ficha amarilla entra en el pasillo, de la 63 a la 2.ª casilla. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R32-c2   Una ficha roja entra en el pasillo, de la 32 a la 2.ª casilla. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Yc2-c6   Una ficha amarilla avanza por el pasillo, de la 2.ª casilla a la 6.ª. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G15-16   Una ficha verde va de la 15 a la 16. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Rc2-c7   Una ficha roja avanza por el pasillo, de la 2.ª casilla a la 7.ª. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B48-50   Una ficha azul va de la 48 a la 50. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y60-63   Una ficha amarilla va de la 60 a la 63. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G9-12    Una ficha verde va de la 9 a la 12. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y63-c2   Una ficha amarilla entra en el pasillo, de la 63 a la 2.ª casilla. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y54-55   Una ficha amarilla va de la 54 a la 55. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G16-20   Una ficha verde va de la 16 a la 20. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y55-57   Una ficha amarilla va de la 55 a la 57. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B50-54   Una ficha azul va de la 50 a la 54. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R39-43   Una ficha roja va de la 39 a la 43. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G12-14   Una ficha verde va de la 12 a la 14. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y58-65   Una ficha amarilla va de la 58 a la 65. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Yc6-c7   Una ficha amarilla avanza por el pasillo, de la 6.ª casilla a la 7.ª. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y57-58   Una ficha amarilla va de la 57 a la 58. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G68-4    Una ficha verde va de la 68 a la 4. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y58-65   Una ficha amarilla va de la 58 a la 65. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7. Con un 6 hay que abrir la barrera de la 65.
0 Y65-c4   Una ficha amarilla entra en el pasillo, de la 65 a la 4.ª casilla. El 6 le da otra tirada al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Yc2-c7   Una ficha amarilla avanza por el pasillo, de la 2.ª casilla a la 7.ª. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 B67-4    Una ficha azul va de la 67 a la 4. Se come la ficha verde de la 4, que se va a casa. Cuenta 20 con una de sus fichas.
1 B4-c7    Una ficha azul entra en el pasillo, de la 4 a la 7.ª casilla. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R43-44   Una ficha roja va de la 43 a la 44. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con un 6 hay que abrir la barrera de la 22.
1 B22-28   Una ficha azul va de la 22 a la 28. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B28-30   Una ficha azul va de la 28 a la 30. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Yc7-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Cuenta 10 con una de sus fichas.
0 R44-54   Una ficha roja va de la 44 a la 54. Se come la ficha azul de la 54, que se va a casa. Cuenta 20 con una de sus fichas.
0 R54-6    Una ficha roja va de la 54 a la 6. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G34-37   Una ficha verde va de la 34 a la 37. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R6-13    Una ficha roja va de la 6 a la 13. El 6 le da otra tirada al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R13-18   Una ficha roja va de la 13 a la 18. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G20-23   Una ficha verde va de la 20 a la 23. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 R18-23   Una ficha roja va de la 18 a la 23. Se come la ficha verde de la 23, que se va a casa. Gana 20 de premio. Ninguna ficha puede contar 20: el premio se pierde. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G14-18   Una ficha verde va de la 14 a la 18. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Yc4-c6   Una ficha amarilla avanza por el pasillo, de la 4.ª casilla a la 6.ª. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Bc7-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Cuenta 10 con una de sus fichas.
1 G37-47   Una ficha verde va de la 37 a la 47. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R23-26   Una ficha roja va de la 23 a la 26. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G47-51   Una ficha verde va de la 47 a la 51. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R26-30   Una ficha roja va de la 26 a la 30. Se come la ficha azul de la 30, que se va a casa. Gana 20 de premio. Ninguna ficha puede contar 20: el premio se pierde. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B22-25   Una ficha azul va de la 22 a la 25. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R30-33   Una ficha roja va de la 30 a la 33. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G51-c4   Una ficha verde entra en el pasillo, de la 51 a la 4.ª casilla. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R33-c6   Una ficha roja entra en el pasillo, de la 33 a la 6.ª casilla. El 6 le da otra tirada al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y65-67   Una ficha amarilla va de la 65 a la 67. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 Gc4-c7   Una ficha verde avanza por el pasillo, de la 4.ª casilla a la 7.ª. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Yc6-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B25-28   Una ficha azul va de la 25 a la 28. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Rc7-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G18-21   Una ficha verde va de la 18 a la 21. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Y67-c4   Una ficha amarilla entra en el pasillo, de la 67 a la 4.ª casilla. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Gc7-m    Una ficha verde va del pasillo a la meta. La ficha verde llega con el número justo. Cuenta 10 con una de sus fichas.
1 G21-31   Una ficha verde va de la 21 a la 31. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 no se puede mover ninguna ficha. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G31-32   Una ficha verde va de la 31 a la 32. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Yc4-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G32-33   Una ficha verde va de la 32 a la 33. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G33-37   Una ficha verde va de la 33 a la 37. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G37-43   Una ficha verde va de la 37 a la 43. El 6 le da otra tirada al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B28-29   Una ficha azul va de la 28 a la 29. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Yc7-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. El de amarillo y rojo ha terminado. Fin de la partida: gana el de amarillo y rojo.

P-2d Gana el de amarillo y rojo: tiene todas las fichas de un color en la meta.
