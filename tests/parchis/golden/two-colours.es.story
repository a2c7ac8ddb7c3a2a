0 (3)      Para ver quién empieza, el de amarillo y rojo saca un 3.
1 (3)      Para ver quién empieza, el de azul y verde saca un 3. Empate: vuelven a tirar los dos.
0 (3)      Para ver quién empieza, el de amarillo y rojo saca un 3.
1 (2)      Para ver quién empieza, el de azul y verde saca un 2. Empieza el de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R39-40   Una ficha roja va de la 39 a la 40. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R40-43   Una ficha roja va de la 40 a la 43. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R43-46   Una ficha roja va de la 43 a la 46. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R46-52   Una ficha roja va de la 46 a la 52. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R52-58   Una ficha roja va de la 52 a la 58. El 6 le da otra tirada al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 Y5-11    Una ficha amarilla va de la 5 a la 11. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y11-12   Una ficha amarilla va de la 11 a la 12. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G56-57   Una ficha verde va de la 56 a la 57. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R58-62   Una ficha roja va de la 58 a la 62. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G57-63   Una ficha verde va de la 57 a la 63. El 6 le da otra tirada al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G63-64   Una ficha verde va de la 63 a la 64. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R62-66   Una ficha roja va de la 62 a la 66. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y12-14   Una ficha amarilla va de la 12 a la 14. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B22-25   Una ficha azul va de la 22 a la 25. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R66-1    Una ficha roja va de la 66 a la 1. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G64-65   Una ficha verde va de la 64 a la 65. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y14-17   Una ficha amarilla va de la 14 a la 17. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B25-29   Una ficha azul va de la 25 a la 29. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R1-7     Una ficha roja va de la 1 a la 7. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R7-13    Una ficha roja va de la 7 a la 13. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y17-18   Una ficha amarilla va de la 17 a la 18. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B29-31   Una ficha azul va de la 29 a la 31. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R13-15   Una ficha roja va de la 13 a la 15. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G65-3    Una ficha verde va de la 65 a la 3. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G3-5     Una ficha verde va de la 3 a la 5. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y18-19   Una ficha amarilla va de la 18 a la 19. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B31-35   Una ficha azul va de la 31 a la 35. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R15-18   Una ficha roja va de la 15 a la 18. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G5-8     Una ficha verde va de la 5 a la 8. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R18-20   Una ficha roja va de la 18 a la 20. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B35-41   Una ficha azul va de la 35 a la 41. El 6 le da otra tirada al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G8-9     Una ficha verde va de la 8 a la 9. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y19-22   Una ficha amarilla va de la 19 a la 22. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B41-47   Una ficha azul va de la 41 a la 47. El 6 le da otra tirada al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G9-10    Una ficha verde va de la 9 a la 10. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y22-26   Una ficha amarilla va de la 22 a la 26. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G10-12   Una ficha verde va de la 10 a la 12. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R20-23   Una ficha roja va de la 20 a la 23. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B47-48   Una ficha azul va de la 47 a la 48. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R23-27   Una ficha roja va de la 23 a la 27. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G12-13   Una ficha verde va de la 12 a la 13. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y26-29   Una ficha amarilla va de la 26 a la 29. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G13-19   Una ficha verde va de la 13 a la 19. El 6 le da otra tirada al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B48-49   Una ficha azul va de la 48 a la 49. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y29-30   Una ficha amarilla va de la 29 a la 30. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y30-32   Una ficha amarilla va de la 30 a la 32. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R27-33   Una ficha roja va de la 27 a la 33. El 6 le da otra tirada al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y32-34   Una ficha amarilla va de la 32 a la 34. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B49-53   Una ficha azul va de la 49 a la 53. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y34-37   Una ficha amarilla va de la 34 a la 37. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G19-22   Una ficha verde va de la 19 a la 22. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 Y5-11    Una ficha amarilla va de la 5 a la 11. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y37-41   Una ficha amarilla va de la 37 a la 41. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B53-54   Una ficha azul va de la 53 a la 54. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 Y11-17   Una ficha amarilla va de la 11 a la 17. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y41-42   Una ficha amarilla va de la 41 a la 42. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G22-25   Una ficha verde va de la 22 a la 25. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R33-34   Una ficha roja va de la 33 a la 34. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G59-61   Una ficha verde va de la 59 a la 61. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R34-c6   Una ficha roja entra en el pasillo, de la 34 a la 6.ª casilla. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y17-21   Una ficha amarilla va de la 17 a la 21. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G61-62   Una ficha verde va de la 61 a la 62. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y5-9     Una ficha amarilla va de la 5 a la 9. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G62-63   Una ficha verde va de la 62 a la 63. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 Y9-15    Una ficha amarilla va de la 9 a la 15. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y21-25   Una ficha amarilla va de la 21 a la 25. Se come la ficha verde de la 25, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y15-35   Una ficha amarilla va de la 15 a la 35. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B22-25   Una ficha azul va de la 22 a la 25. Se come la ficha amarilla de la 25, que se va a casa. Cuenta 20 con una de sus fichas.
1 B25-45   Una ficha azul va de la 25 a la 45. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y42-44   Una ficha amarilla va de la 42 a la 44. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B45-51   Una ficha azul va de la 45 a la 51. El 6 le da otra tirada al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G56-57   Una ficha verde va de la 56 a la 57. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G57-58   Una ficha verde va de la 57 a la 58. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B51-53   Una ficha azul va de la 51 a la 53. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con un 6 hay que abrir la barrera de la 39.
0 R39-45   Una ficha roja va de la 39 a la 45. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y35-39   Una ficha amarilla va de la 35 a la 39. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B22-25   Una ficha azul va de la 22 a la 25. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B25-31   Una ficha azul va de la 25 a la 31. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B53-55   Una ficha azul va de la 53 a la 55. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y39-41   Una ficha amarilla va de la 39 a la 41. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B31-35   Una ficha azul va de la 31 a la 35. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y41-43   Una ficha amarilla va de la 41 a la 43. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B35-41   Una ficha azul va de la 35 a la 41. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B55-57   Una ficha azul va de la 55 a la 57. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y44-47   Una ficha amarilla va de la 44 a la 47. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B41-47   Una ficha azul va de la 41 a la 47. Se come la ficha amarilla de la 47, que se va a casa. Cuenta 20 con una de sus fichas.
1 B47-67   Una ficha azul va de la 47 a la 67. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G63-65   Una ficha verde va de la 63 a la 65. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y5-9     Una ficha amarilla va de la 5 a la 9. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B57-58   Una ficha azul va de la 57 a la 58. Se come la ficha verde de la 58, que se va a casa. Cuenta 20 con una de sus fichas.
1 B67-c2   Una ficha azul entra en el pasillo, de la 67 a la 2.ª casilla. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Rc6-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Cuenta 10 con una de sus fichas.
0 R45-55   Una ficha roja va de la 45 a la 55. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B54-57   Una ficha azul va de la 54 a la 57. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y9-10    Una ficha amarilla va de la 9 a la 10. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G65-67   Una ficha verde va de la 65 a la 67. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R39-45   Una ficha roja va de la 39 a la 45. El 6 le da otra tirada al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 Bc2-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Cuenta 10 con una de sus fichas.
1 G67-9    Una ficha verde va de la 67 a la 9. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B57-59   Una ficha azul va de la 57 a la 59. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y10-11   Una ficha amarilla va de la 10 a la 11. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R45-47   Una ficha roja va de la 45 a la 47. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B59-63   Una ficha azul va de la 59 a la 63. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R55-61   Una ficha roja va de la 55 a la 61. El 6 le da otra tirada al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y43-46   Una ficha amarilla va de la 43 a la 46. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G9-12    Una ficha verde va de la 9 a la 12. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B22-25   Una ficha azul va de la 22 a la 25. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y11-15   Una ficha amarilla va de la 11 a la 15. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G12-13   Una ficha verde va de la 12 a la 13. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7. Con un 6 hay que abrir la barrera de la 5.
0 Y5-12    Una ficha amarilla va de la 5 a la 12. El 6 le da otra tirada al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Y12-17   Una ficha amarilla va de la 12 a la 17. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B25-31   Una ficha azul va de la 25 a la 31. El 6 le da otra tirada al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B63-67   Una ficha azul va de la 63 a la 67. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R61-62   Una ficha roja va de la 61 a la 62. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G13-17   Una ficha verde va de la 13 a la 17. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R47-50   Una ficha roja va de la 47 a la 50. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B67-2    Una ficha azul va de la 67 a la 2. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R39-40   Una ficha roja va de la 39 a la 40. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B31-37   Una ficha azul va de la 31 a la 37. El 6 le da otra tirada al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B37-40   Una ficha azul va de la 37 a la 40. Se come la ficha roja de la 40, que se va a casa. Cuenta 20 con una de sus fichas.
1 B40-60   Una ficha azul va de la 40 a la 60. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y5-6     Una ficha amarilla va de la 5 a la 6. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B58-62   Una ficha azul va de la 58 a la 62. Se come la ficha roja de la 62, que se va a casa. Cuenta 20 con una de sus fichas.
1 B2-c5    Una ficha azul entra en el pasillo, de la 2 a la 5.ª casilla. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 Y46-52   Una ficha amarilla va de la 46 a la 52. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y52-53   Una ficha amarilla va de la 52 a la 53. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 B62-68   Una ficha azul va de la 62 a la 68. El 6 le da otra tirada al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B68-4    Una ficha azul va de la 68 a la 4. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y17-19   Una ficha amarilla va de la 17 a la 19. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Bc5-c6   Una ficha azul avanza por el pasillo, de la 5.ª casilla a la 6.ª. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y15-18   Una ficha amarilla va de la 15 a la 18. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B4-6     Una ficha azul va de la 4 a la 6. Se come la ficha amarilla de la 6, que se va a casa. Cuenta 20 con una de sus fichas.
1 B60-12   Una ficha azul va de la 60 a la 12. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B12-14   Una ficha azul va de la 12 a la 14. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y18-21   Una ficha amarilla va de la 18 a la 21. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G17-21   Una ficha verde va de la 17 a la 21. Se come la ficha amarilla de la 21, que se va a casa. Cuenta 20 con una de sus fichas.
1 G21-41   Una ficha verde va de la 21 a la 41. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y53-54   Una ficha amarilla va de la 53 a la 54. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B6-9     Una ficha azul va de la 6 a la 9. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 Bc6-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Cuenta 10 con una de sus fichas.
1 G41-51   Una ficha verde va de la 41 a la 51. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R39-42   Una ficha roja va de la 39 a la 42. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 B9-10    Una ficha azul va de la 9 a la 10. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y54-58   Una ficha amarilla va de la 54 a la 58. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G51-c4   Una ficha verde entra en el pasillo, de la 51 a la 4.ª casilla. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y5-6     Una ficha amarilla va de la 5 a la 6. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B10-13   Una ficha azul va de la 10 a la 13. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R42-46   Una ficha roja va de la 42 a la 46. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R46-49   Una ficha roja va de la 46 a la 49. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 Gc4-c6   Una ficha verde avanza por el pasillo, de la 4.ª casilla a la 6.ª. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R50-54   Una ficha roja va de la 50 a la 54. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 B13-15   Una ficha azul va de la 13 a la 15. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R54-58   Una ficha roja va de la 54 a la 58. Se come la ficha amarilla de la 58, que se va a casa. Cuenta 20 con una de sus fichas.
0 R49-1    Una ficha roja va de la 49 a la 1. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 B15-c1   Una ficha azul entra en el pasillo, de la 15 a la 1.ª casilla. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y6-8     Una ficha amarilla va de la 6 a la 8. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Bc1-c2   Una ficha azul avanza por el pasillo, de la 1.ª casilla a la 2.ª. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y19-20   Una ficha amarilla va de la 19 a la 20. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G56-57   Una ficha verde va de la 56 a la 57. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y20-21   Una ficha amarilla va de la 20 a la 21. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y21-23   Una ficha amarilla va de la 21 a la 23. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Bc2-c3   Una ficha azul avanza por el pasillo, de la 2.ª casilla a la 3.ª. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R1-4     Una ficha roja va de la 1 a la 4. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R4-5     Una ficha roja va de la 4 a la 5. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 B14-c1   Una ficha azul entra en el pasillo, de la 14 a la 1.ª casilla. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y23-27   Una ficha amarilla va de la 23 a la 27. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 Bc1-c7   Una ficha azul avanza por el pasillo, de la 1.ª casilla a la 7.ª. El 6 le da otra tirada al de azul y verde.
1 (6)      El de azul y verde saca un 6.
1 G59-65   Una ficha verde va de la 59 a la 65. El 6 le da otra tirada al de azul y verde.
1 (6)      El de azul y verde saca un 6. El tercer 6 seguido no se cuenta: la ficha verde de la 65 se va a casa. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y8-11    Una ficha amarilla va de la 8 a la 11. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 Bc3-c6   Una ficha azul avanza por el pasillo, de la 3.ª casilla a la 6.ª. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y11-12   Una ficha amarilla va de la 11 a la 12. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Bc7-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Cuenta 10 con una de sus fichas.
1 G57-67   Una ficha verde va de la 57 a la 67. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y12-16   Una ficha amarilla va de la 12 a la 16. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y16-17   Una ficha amarilla va de la 16 a la 17. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R5-7     Una ficha roja va de la 5 a la 7. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G56-61   Una ficha verde va de la 56 a la 61. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y27-28   Una ficha amarilla va de la 27 a la 28. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G61-65   Una ficha verde va de la 61 a la 65. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R7-11    Una ficha roja va de la 7 a la 11. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 G67-6    Una ficha verde va de la 67 a la 6. El 6 le da otra tirada al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y17-21   Una ficha amarilla va de la 17 a la 21. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 G59-66   Una ficha verde va de la 59 a la 66. El 6 le da otra tirada al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G66-2    Una ficha verde va de la 66 a la 2. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G6-10    Una ficha verde va de la 6 a la 10. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y21-24   Una ficha amarilla va de la 21 a la 24. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G65-68   Una ficha verde va de la 65 a la 68. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G2-7     Una ficha verde va de la 2 a la 7. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R58-61   Una ficha roja va de la 58 a la 61. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 G7-14    Una ficha verde va de la 7 a la 14. El 6 le da otra tirada al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G10-14   Una ficha verde va de la 10 a la 14. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y5-7     Una ficha amarilla va de la 5 a la 7. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G14-19   Una ficha verde va de la 14 a la 19. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R39-42   Una ficha roja va de la 39 a la 42. El turno pasa al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G68-4    Una ficha verde va de la 68 a la 4. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R42-45   Una ficha roja va de la 42 a la 45. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 Gc6-m    Una ficha verde va del pasillo a la meta. La ficha verde llega con el número justo. Cuenta 10 con una de sus fichas.
1 G19-29   Una ficha verde va de la 19 a la 29. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y7-11    Una ficha amarilla va de la 7 a la 11. Se come la ficha roja de la 11, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y11-31   Una ficha amarilla va de la 11 a la 31. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G4-9     Una ficha verde va de la 4 a la 9. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 Y28-34   Una ficha amarilla va de la 28 a la 34. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R61-62   Una ficha roja va de la 61 a la 62. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G9-12    Una ficha verde va de la 9 a la 12. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6.
0 R45-51   Una ficha roja va de la 45 a la 51. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y34-38   Una ficha amarilla va de la 34 a la 38. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G14-15   Una ficha verde va de la 14 a la 15. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R62-64   Una ficha roja va de la 62 a la 64. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 G29-36   Una ficha verde va de la 29 a la 36. El 6 le da otra tirada al de azul y verde.
1 (4)      El de azul y verde saca un 4.
1 G36-40   Una ficha verde va de la 36 a la 40. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G40-45   Una ficha verde va de la 40 a la 45. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G12-14   Una ficha verde va de la 12 a la 14. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R39-46   Una ficha roja va de la 39 a la 46. El 6 le da otra tirada al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Y24-29   Una ficha amarilla va de la 24 a la 29. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 Bc6-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Cuenta 10 con una de sus fichas.
1 G45-c4   Una ficha verde entra en el pasillo, de la 45 a la 4.ª casilla. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y29-30   Una ficha amarilla va de la 29 a la 30. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G15-17   Una ficha verde va de la 15 a la 17. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y38-40   Una ficha amarilla va de la 38 a la 40. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G17-19   Una ficha verde va de la 17 a la 19. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y31-33   Una ficha amarilla va de la 31 a la 33. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G19-24   Una ficha verde va de la 19 a la 24. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y33-34   Una ficha amarilla va de la 33 a la 34. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G24-29   Una ficha verde va de la 24 a la 29. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y34-36   Una ficha amarilla va de la 34 a la 36. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 G29-36   Una ficha verde va de la 29 a la 36. Se come la ficha amarilla de la 36, que se va a casa. Cuenta 20 con una de sus fichas.
1 G36-c5   Una ficha verde entra en el pasillo, de la 36 a la 5.ª casilla. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G14-16   Una ficha verde va de la 14 a la 16. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y5-6     Una ficha amarilla va de la 5 a la 6. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G16-17   Una ficha verde va de la 16 a la 17. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R64-67   Una ficha roja va de la 64 a la 67. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 Gc5-c7   Una ficha verde avanza por el pasillo, de la 5.ª casilla a la 7.ª. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 Gc4-c7   Una ficha verde avanza por el pasillo, de la 4.ª casilla a la 7.ª. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y40-47   Una ficha amarilla va de la 40 a la 47. El 6 le da otra tirada al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 Y47-48   Una ficha amarilla va de la 47 a la 48. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G17-20   Una ficha verde va de la 17 a la 20. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5.
0 Y48-53   Una ficha amarilla va de la 48 a la 53. El turno pasa al de azul y verde.
1 (6)      El de azul y verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 G20-27   Una ficha verde va de la 20 a la 27. El 6 le da otra tirada al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G27-29   Una ficha verde va de la 27 a la 29. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R51-52   Una ficha roja va de la 51 a la 52. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G29-34   Una ficha verde va de la 29 a la 34. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R67-3    Una ficha roja va de la 67 a la 3. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G34-36   Una ficha verde va de la 34 a la 36. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R52-59   Una ficha roja va de la 52 a la 59. El 6 le da otra tirada al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y30-37   Una ficha amarilla va de la 30 a la 37. El 6 le da otra tirada al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y5-8     Una ficha amarilla va de la 5 a la 8. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G36-39   Una ficha verde va de la 36 a la 39. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y8-10    Una ficha amarilla va de la 8 a la 10. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 G39-40   Una ficha verde va de la 39 a la 40. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y10-12   Una ficha amarilla va de la 10 a la 12. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G40-43   Una ficha verde va de la 40 a la 43. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 Y6-9     Una ficha amarilla va de la 6 a la 9. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5.
1 G43-48   Una ficha verde va de la 43 a la 48. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y12-16   Una ficha amarilla va de la 12 a la 16. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 G48-50   Una ficha verde va de la 48 a la 50. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R46-48   Una ficha roja va de la 46 a la 48. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 G50-c2   Una ficha verde entra en el pasillo, de la 50 a la 2.ª casilla. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R59-60   Una ficha roja va de la 59 a la 60. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3.
1 Gc2-c5   Una ficha verde avanza por el pasillo, de la 2.ª casilla a la 5.ª. El turno pasa al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 Y37-41   Una ficha amarilla va de la 37 a la 41. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R48-51   Una ficha roja va de la 48 a la 51. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (6)      El de amarillo y rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 R60-67   Una ficha roja va de la 60 a la 67. El 6 le da otra tirada al de amarillo y rojo.
0 (4)      El de amarillo y rojo saca un 4.
0 R51-55   Una ficha roja va de la 51 a la 55. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Gc7-m    Una ficha verde va del pasillo a la meta. La ficha verde llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y53-55   Una ficha amarilla va de la 53 a la 55. Se come la ficha roja de la 55, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y41-61   Una ficha amarilla va de la 41 a la 61. El turno pasa al de azul y verde.
1 (5)      El de azul y verde saca un 5. Con un 5 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (5)      El de amarillo y rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2.
1 Gc5-c7   Una ficha verde avanza por el pasillo, de la 5.ª casilla a la 7.ª. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R3-6     Una ficha roja va de la 3 a la 6. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Gc7-m    Una ficha verde va del pasillo a la meta. La ficha verde llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al de amarillo y rojo.
0 (3)      El de amarillo y rojo saca un 3.
0 R39-42   Una ficha roja va de la 39 a la 42. El turno pasa al de azul y verde.
1 (3)      El de azul y verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 Y61-63   Una ficha amarilla va de la 61 a la 63. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (2)      El de amarillo y rojo saca un 2.
0 R67-1    Una ficha roja va de la 67 a la 1. El turno pasa al de azul y verde.
1 (2)      El de azul y verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al de amarillo y rojo.
0 (1)      El de amarillo y rojo saca un 1.
0 R6-7     Una ficha roja va de la 6 a la 7. El turno pasa al de azul y verde.
1 (1)      El de azul y verde saca un 1.
1 Gc7-m    Una ficha verde va del pasillo a la meta. La ficha verde llega con el número justo. El de azul y verde ha terminado. Fin de la partida: gana el de azul y verde.

P-2d Gana el de azul y verde: tiene sus ocho fichas en la meta.
