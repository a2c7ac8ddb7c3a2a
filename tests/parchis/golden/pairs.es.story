0 (2)      Para ver quién empieza, el amarillo saca un 2.
1 (5)      Para ver quién empieza, el azul saca un 5.
2 (5)      Para ver quién empieza, el rojo saca un 5.
3 (5)      Para ver quién empieza, el verde saca un 5. Empate: vuelven a tirar el azul, el rojo y el verde.
1 (4)      Para ver quién empieza, el azul saca un 4.
2 (3)      Para ver quién empieza, el rojo saca un 3.
3 (6)      Para ver quién empieza, el verde saca un 6. Empieza el verde.
3 (6)      El verde saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (4)      El rojo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al verde.
3 (3)      El verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B22-23   Una ficha azul va de la 22 a la 23. El turno pasa al rojo.
2 (2)      El rojo saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al verde.
3 (6)      El verde saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al verde.
3 (2)      El verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y5-8     Una ficha amarilla va de la 5 a la 8. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B23-26   Una ficha azul va de la 23 a la 26. El turno pasa al rojo.
2 (3)      El rojo saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al verde.
3 (6)      El verde saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6. El tercer 6 seguido no se cuenta: ninguna ficha se va a casa, pero se acaba el turno. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y8-14    Una ficha amarilla va de la 8 a la 14. El 6 le da otra tirada al amarillo.
0 (3)      El amarillo saca un 3.
0 Y14-17   Una ficha amarilla va de la 14 a la 17. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B26-32   Una ficha azul va de la 26 a la 32. El 6 le da otra tirada al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al rojo.
2 (2)      El rojo saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al verde.
3 (2)      El verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y17-20   Una ficha amarilla va de la 17 a la 20. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B32-33   Una ficha azul va de la 32 a la 33. El turno pasa al rojo.
2 (2)      El rojo saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al verde.
3 (4)      El verde saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y20-21   Una ficha amarilla va de la 20 a la 21. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B22-28   Una ficha azul va de la 22 a la 28. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6.
1 B28-34   Una ficha azul va de la 28 a la 34. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6. El tercer 6 seguido no se cuenta: la ficha azul de la 34 se va a casa. El turno pasa al rojo.
2 (1)      El rojo saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al verde.
3 (2)      El verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y5-8     Una ficha amarilla va de la 5 a la 8. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (4)      El rojo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y8-9     Una ficha amarilla va de la 8 a la 9. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B22-28   Una ficha azul va de la 22 a la 28. El 6 le da otra tirada al azul.
1 (4)      El azul saca un 4.
1 B28-32   Una ficha azul va de la 28 a la 32. El turno pasa al rojo.
2 (2)      El rojo saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y9-12    Una ficha amarilla va de la 9 a la 12. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B33-39   Una ficha azul va de la 33 a la 39. El 6 le da otra tirada al azul.
1 (4)      El azul saca un 4.
1 B39-43   Una ficha azul va de la 39 a la 43. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G59-63   Una ficha verde va de la 59 a la 63. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B43-46   Una ficha azul va de la 43 a la 46. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R39-41   Una ficha roja va de la 39 a la 41. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G63-67   Una ficha verde va de la 63 a la 67. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y5-9     Una ficha amarilla va de la 5 a la 9. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B32-35   Una ficha azul va de la 32 a la 35. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R41-44   Una ficha roja va de la 41 a la 44. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G67-3    Una ficha verde va de la 67 a la 3. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y9-10    Una ficha amarilla va de la 9 a la 10. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B46-52   Una ficha azul va de la 46 a la 52. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6.
1 B52-58   Una ficha azul va de la 52 a la 58. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6. El tercer 6 seguido no se cuenta: la ficha azul de la 58 se va a casa. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R44-45   Una ficha roja va de la 44 a la 45. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y21-23   Una ficha amarilla va de la 21 a la 23. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B35-39   Una ficha azul va de la 35 a la 39. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R45-49   Una ficha roja va de la 45 a la 49. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G3-7     Una ficha verde va de la 3 a la 7. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y23-29   Una ficha amarilla va de la 23 a la 29. El 6 le da otra tirada al amarillo.
0 (3)      El amarillo saca un 3.
0 Y10-13   Una ficha amarilla va de la 10 a la 13. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B39-42   Una ficha azul va de la 39 a la 42. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R49-50   Una ficha roja va de la 49 a la 50. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G7-8     Una ficha verde va de la 7 a la 8. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B42-45   Una ficha azul va de la 42 a la 45. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R50-52   Una ficha roja va de la 50 a la 52. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y13-17   Una ficha amarilla va de la 13 a la 17. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B45-48   Una ficha azul va de la 45 a la 48. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R52-53   Una ficha roja va de la 52 a la 53. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G59-60   Una ficha verde va de la 59 a la 60. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y29-31   Una ficha amarilla va de la 29 a la 31. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B48-50   Una ficha azul va de la 48 a la 50. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R53-54   Una ficha roja va de la 53 a la 54. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y5-8     Una ficha amarilla va de la 5 a la 8. Se come la ficha verde de la 8, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y31-51   Una ficha amarilla va de la 31 a la 51. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (6)      El rojo saca un 6.
2 R54-60   Una ficha roja va de la 54 a la 60. Se come la ficha verde de la 60, que se va a casa. Cuenta 20 con una de sus fichas.
2 R60-12   Una ficha roja va de la 60 a la 12. El 6 le da otra tirada al rojo.
2 (2)      El rojo saca un 2.
2 R12-14   Una ficha roja va de la 12 a la 14. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G56-57   Una ficha verde va de la 56 a la 57. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y8-15    Una ficha amarilla va de la 8 a la 15. El 6 le da otra tirada al amarillo.
0 (2)      El amarillo saca un 2.
0 Y12-14   Una ficha amarilla va de la 12 a la 14. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B22-23   Una ficha azul va de la 22 a la 23. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R14-16   Una ficha roja va de la 14 a la 16. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y17-19   Una ficha amarilla va de la 17 a la 19. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B23-26   Una ficha azul va de la 23 a la 26. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R16-18   Una ficha roja va de la 16 a la 18. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G57-58   Una ficha verde va de la 57 a la 58. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y14-21   Una ficha amarilla va de la 14 a la 21. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5.
0 Y15-20   Una ficha amarilla va de la 15 a la 20. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B26-28   Una ficha azul va de la 26 a la 28. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R18-19   Una ficha roja va de la 18 a la 19. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G56-58   Una ficha verde va de la 56 a la 58. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y51-52   Una ficha amarilla va de la 51 a la 52. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B50-52   Una ficha azul va de la 50 a la 52. Se come la ficha amarilla de la 52, que se va a casa. Cuenta 20 con una de sus fichas.
1 B28-48   Una ficha azul va de la 28 a la 48. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R19-23   Una ficha roja va de la 19 a la 23. El turno pasa al verde.
3 (6)      El verde saca un 6. Con un 6 hay que abrir la barrera de la 58.
3 G58-64   Una ficha verde va de la 58 a la 64. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3.
3 G64-67   Una ficha verde va de la 64 a la 67. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B52-56   Una ficha azul va de la 52 a la 56. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R23-24   Una ficha roja va de la 23 a la 24. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G67-68   Una ficha verde va de la 67 a la 68. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y21-28   Una ficha amarilla va de la 21 a la 28. El 6 le da otra tirada al amarillo.
0 (4)      El amarillo saca un 4.
0 Y28-32   Una ficha amarilla va de la 28 a la 32. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B56-58   Una ficha azul va de la 56 a la 58. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G68-1    Una ficha verde va de la 68 a la 1. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y32-36   Una ficha amarilla va de la 32 a la 36. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R24-26   Una ficha roja va de la 24 a la 26. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G1-3     Una ficha verde va de la 1 a la 3. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y20-24   Una ficha amarilla va de la 20 a la 24. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B58-62   Una ficha azul va de la 58 a la 62. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R26-28   Una ficha roja va de la 26 a la 28. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y5-9     Una ficha amarilla va de la 5 a la 9. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B48-52   Una ficha azul va de la 48 a la 52. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R28-31   Una ficha roja va de la 28 a la 31. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y36-41   Una ficha amarilla va de la 36 a la 41. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B62-65   Una ficha azul va de la 62 a la 65. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G58-60   Una ficha verde va de la 58 a la 60. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y24-28   Una ficha amarilla va de la 24 a la 28. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B52-55   Una ficha azul va de la 52 a la 55. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R31-c1   Una ficha roja entra en el pasillo, de la 31 a la 1.ª casilla. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G3-7     Una ficha verde va de la 3 a la 7. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y28-32   Una ficha amarilla va de la 28 a la 32. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B65-66   Una ficha azul va de la 65 a la 66. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 Rc1-c4   Una ficha roja avanza por el pasillo, de la 1.ª casilla a la 4.ª. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G7-10    Una ficha verde va de la 7 a la 10. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y41-44   Una ficha amarilla va de la 41 a la 44. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B22-28   Una ficha azul va de la 22 a la 28. El 6 le da otra tirada al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R39-42   Una ficha roja va de la 39 a la 42. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G60-61   Una ficha verde va de la 60 a la 61. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y32-37   Una ficha amarilla va de la 32 a la 37. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B66-5    Una ficha azul va de la 66 a la 5. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B55-62   Una ficha azul va de la 55 a la 62. El 6 le da otra tirada al azul.
1 (5)      El azul saca un 5.
1 B62-67   Una ficha azul va de la 62 a la 67. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R39-41   Una ficha roja va de la 39 a la 41. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G61-67   Una ficha verde va de la 61 a la 67. El 6 le da otra tirada al verde.
3 (4)      El verde saca un 4.
3 G59-63   Una ficha verde va de la 59 a la 63. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y37-42   Una ficha amarilla va de la 37 a la 42. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B67-4    Una ficha azul va de la 67 a la 4. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con un 6 hay que abrir la barrera de la 42.
2 R42-48   Una ficha roja va de la 42 a la 48. El 6 le da otra tirada al rojo.
2 (2)      El rojo saca un 2.
2 R48-50   Una ficha roja va de la 48 a la 50. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G67-68   Una ficha verde va de la 67 a la 68. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y9-16    Una ficha amarilla va de la 9 a la 16. El 6 le da otra tirada al amarillo.
0 (3)      El amarillo saca un 3.
0 Y16-19   Una ficha amarilla va de la 16 a la 19. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B28-31   Una ficha azul va de la 28 a la 31. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G10-14   Una ficha verde va de la 10 a la 14. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y19-21   Una ficha amarilla va de la 19 a la 21. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B4-9     Una ficha azul va de la 4 a la 9. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R39-46   Una ficha roja va de la 39 a la 46. El 6 le da otra tirada al rojo.
2 (1)      El rojo saca un 1.
2 R50-51   Una ficha roja va de la 50 a la 51. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G63-64   Una ficha verde va de la 63 a la 64. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y44-48   Una ficha amarilla va de la 44 a la 48. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B22-27   Una ficha azul va de la 22 a la 27. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R41-44   Una ficha roja va de la 41 a la 44. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G14-20   Una ficha verde va de la 14 a la 20. El 6 le da otra tirada al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y42-46   Una ficha amarilla va de la 42 a la 46. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B31-35   Una ficha azul va de la 31 a la 35. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 Rc4-c5   Una ficha roja avanza por el pasillo, de la 4.ª casilla a la 5.ª. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G64-3    Una ficha verde va de la 64 a la 3. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G56-63   Una ficha verde va de la 56 a la 63. El 6 le da otra tirada al verde.
3 (2)      El verde saca un 2.
3 G3-5     Una ficha verde va de la 3 a la 5. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y21-22   Una ficha amarilla va de la 21 a la 22. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B9-11    Una ficha azul va de la 9 a la 11. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R51-55   Una ficha roja va de la 51 a la 55. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G63-68   Una ficha verde va de la 63 a la 68. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y19-20   Una ficha amarilla va de la 19 a la 20. Se come la ficha verde de la 20, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y20-40   Una ficha amarilla va de la 20 a la 40. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B35-36   Una ficha azul va de la 35 a la 36. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R55-58   Una ficha roja va de la 55 a la 58. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y46-50   Una ficha amarilla va de la 46 a la 50. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B5-10    Una ficha azul va de la 5 a la 10. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R44-46   Una ficha roja va de la 44 a la 46. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G5-7     Una ficha verde va de la 5 a la 7. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y48-52   Una ficha amarilla va de la 48 a la 52. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B36-38   Una ficha azul va de la 36 a la 38. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R58-62   Una ficha roja va de la 58 a la 62. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G68-5    Una ficha verde va de la 68 a la 5. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y50-55   Una ficha amarilla va de la 50 a la 55. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B11-13   Una ficha azul va de la 11 a la 13. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R62-64   Una ficha roja va de la 62 a la 64. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G7-9     Una ficha verde va de la 7 a la 9. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y52-56   Una ficha amarilla va de la 52 a la 56. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B13-16   Una ficha azul va de la 13 a la 16. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 Rc5-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Cuenta 10 con una de sus fichas.
2 R64-6    Una ficha roja va de la 64 a la 6. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G56-63   Una ficha verde va de la 56 a la 63. El 6 le da otra tirada al verde.
3 (2)      El verde saca un 2.
3 G9-11    Una ficha verde va de la 9 a la 11. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y40-42   Una ficha amarilla va de la 40 a la 42. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B38-42   Una ficha azul va de la 38 a la 42. Se come la ficha amarilla de la 42, que se va a casa. Gana 20 de premio. Ninguna ficha puede contar 20: el premio se pierde. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R46-50   Una ficha roja va de la 46 a la 50. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G11-12   Una ficha verde va de la 11 a la 12. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y56-60   Una ficha amarilla va de la 56 a la 60. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B16-c3   Una ficha azul entra en el pasillo, de la 16 a la 3.ª casilla. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R6-10    Una ficha roja va de la 6 a la 10. Se come la ficha azul de la 10, que se va a casa. Cuenta 20 con una de sus fichas.
2 R10-30   Una ficha roja va de la 10 a la 30. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G68-7    Una ficha verde va de la 68 a la 7. El 6 le da otra tirada al verde.
3 (1)      El verde saca un 1.
3 G63-64   Una ficha verde va de la 63 a la 64. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y60-61   Una ficha amarilla va de la 60 a la 61. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B42-45   Una ficha azul va de la 42 a la 45. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R30-c3   Una ficha roja entra en el pasillo, de la 30 a la 3.ª casilla. El 6 le da otra tirada al rojo.
2 (2)      El rojo saca un 2.
2 Rc3-c5   Una ficha roja avanza por el pasillo, de la 3.ª casilla a la 5.ª. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G7-10    Una ficha verde va de la 7 a la 10. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y61-63   Una ficha amarilla va de la 61 a la 63. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R46-48   Una ficha roja va de la 46 a la 48. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G64-67   Una ficha verde va de la 64 a la 67. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y63-67   Una ficha amarilla va de la 63 a la 67. Se come la ficha verde de la 67, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y55-c7   Una ficha amarilla entra en el pasillo, de la 55 a la 7.ª casilla. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B22-24   Una ficha azul va de la 22 a la 24. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R48-50   Una ficha roja va de la 48 a la 50. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G5-6     Una ficha verde va de la 5 a la 6. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y22-23   Una ficha amarilla va de la 22 a la 23. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B27-30   Una ficha azul va de la 27 a la 30. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 Rc5-c6   Una ficha roja avanza por el pasillo, de la 5.ª casilla a la 6.ª. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G12-16   Una ficha verde va de la 12 a la 16. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B24-28   Una ficha azul va de la 24 a la 28. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 Rc6-c7   Una ficha roja avanza por el pasillo, de la 6.ª casilla a la 7.ª. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y5-8     Una ficha amarilla va de la 5 a la 8. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 Bc3-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Cuenta 10 con una de sus fichas.
1 B30-40   Una ficha azul va de la 30 a la 40. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R50-51   Una ficha roja va de la 50 a la 51. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G56-63   Una ficha verde va de la 56 a la 63. El 6 le da otra tirada al verde.
3 (5)      El verde saca un 5.
3 G16-21   Una ficha verde va de la 16 a la 21. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y8-10    Una ficha amarilla va de la 8 a la 10. Se come la ficha verde de la 10, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y10-30   Una ficha amarilla va de la 10 a la 30. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B40-42   Una ficha azul va de la 40 a la 42. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R50-52   Una ficha roja va de la 50 a la 52. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G6-12    Una ficha verde va de la 6 a la 12. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6.
3 G21-27   Una ficha verde va de la 21 a la 27. El 6 le da otra tirada al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y23-28   Una ficha amarilla va de la 23 a la 28. Se come la ficha azul de la 28, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y30-50   Una ficha amarilla va de la 30 a la 50. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B42-48   Una ficha azul va de la 42 a la 48. El 6 le da otra tirada al azul.
1 (4)      El azul saca un 4.
1 B45-49   Una ficha azul va de la 45 a la 49. El turno pasa al rojo.
2 (5)      El rojo saca un 5.
2 R51-56   Una ficha roja va de la 51 a la 56. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G56-57   Una ficha verde va de la 56 a la 57. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y28-30   Una ficha amarilla va de la 28 a la 30. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B48-49   Una ficha azul va de la 48 a la 49. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R56-59   Una ficha roja va de la 56 a la 59. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G63-64   Una ficha verde va de la 63 a la 64. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y30-33   Una ficha amarilla va de la 30 a la 33. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R59-62   Una ficha roja va de la 59 a la 62. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G57-59   Una ficha verde va de la 57 a la 59. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y50-54   Una ficha amarilla va de la 50 a la 54. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B22-24   Una ficha azul va de la 22 a la 24. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R62-65   Una ficha roja va de la 62 a la 65. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G27-31   Una ficha verde va de la 27 a la 31. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y33-40   Una ficha amarilla va de la 33 a la 40. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5.
0 Y54-59   Una ficha amarilla va de la 54 a la 59. Se come la ficha verde de la 59, que se va a casa. Gana 20 de premio. Ninguna ficha puede contar 20: el premio se pierde. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B49-52   Una ficha azul va de la 49 a la 52. Se come la ficha roja de la 52, que se va a casa. Cuenta 20 con una de sus fichas.
1 B24-44   Una ficha azul va de la 24 a la 44. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G64-65   Una ficha verde va de la 64 a la 65. Se come la ficha roja de la 65, que se va a casa. Cuenta 20 con una de sus fichas.
3 G65-17   Una ficha verde va de la 65 a la 17. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y40-44   Una ficha amarilla va de la 40 a la 44. Se come la ficha azul de la 44, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y44-64   Una ficha amarilla va de la 44 a la 64. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y67-c2   Una ficha amarilla entra en el pasillo, de la 67 a la 2.ª casilla. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B22-24   Una ficha azul va de la 22 a la 24. El turno pasa al rojo.
2 (5)      El rojo saca un 5.
2 R39-44   Una ficha roja va de la 39 a la 44. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G17-20   Una ficha verde va de la 17 a la 20. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y59-66   Una ficha amarilla va de la 59 a la 66. El 6 le da otra tirada al amarillo.
0 (2)      El amarillo saca un 2.
0 Y66-68   Una ficha amarilla va de la 66 a la 68. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B24-27   Una ficha azul va de la 24 a la 27. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R44-47   Una ficha roja va de la 44 a la 47. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G31-36   Una ficha verde va de la 31 a la 36. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Yc7-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Cuenta 10 con una de sus fichas.
0 Y64-c6   Una ficha amarilla entra en el pasillo, de la 64 a la 6.ª casilla. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B49-52   Una ficha azul va de la 49 a la 52. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R47-49   Una ficha roja va de la 47 a la 49. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G12-17   Una ficha verde va de la 12 a la 17. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Yc2-c5   Una ficha amarilla avanza por el pasillo, de la 2.ª casilla a la 5.ª. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B52-56   Una ficha azul va de la 52 a la 56. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R39-40   Una ficha roja va de la 39 a la 40. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G17-19   Una ficha verde va de la 17 a la 19. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y68-c3   Una ficha amarilla entra en el pasillo, de la 68 a la 3.ª casilla. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7. Con un 6 hay que abrir la barrera de la 56.
1 B56-63   Una ficha azul va de la 56 a la 63. El 6 le da otra tirada al azul.
1 (1)      El azul saca un 1.
1 B27-28   Una ficha azul va de la 27 a la 28. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 Rc7-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Cuenta 10 con una de sus fichas.
2 R40-50   Una ficha roja va de la 40 a la 50. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G56-63   Una ficha verde va de la 56 a la 63. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3.
3 G20-23   Una ficha verde va de la 20 a la 23. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Yc5-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B63-65   Una ficha azul va de la 63 a la 65. El turno pasa al rojo.
2 (5)      El rojo saca un 5.
2 R50-55   Una ficha roja va de la 50 a la 55. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G63-65   Una ficha verde va de la 63 a la 65. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al amarillo.
0 (2)      El amarillo saca un 2.
0 Yc6-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B28-32   Una ficha azul va de la 28 a la 32. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R55-56   Una ficha roja va de la 55 a la 56. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G36-41   Una ficha verde va de la 36 a la 41. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Yc3-c5   Una ficha amarilla avanza por el pasillo, de la 3.ª casilla a la 5.ª. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B52-55   Una ficha azul va de la 52 a la 55. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R56-63   Una ficha roja va de la 56 a la 63. El 6 le da otra tirada al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R49-56   Una ficha roja va de la 49 a la 56. El 6 le da otra tirada al rojo.
2 (6)      El rojo saca un 6. El tercer 6 seguido no se cuenta: la ficha roja de la 56 se va a casa. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G65-67   Una ficha verde va de la 65 a la 67. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Yc5-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. El amarillo ha metido todas sus fichas. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B32-35   Una ficha azul va de la 32 a la 35. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R63-67   Una ficha roja va de la 63 a la 67. Se come la ficha verde de la 67, que se va a casa. Cuenta 20 con una de sus fichas.
2 R67-19   Una ficha roja va de la 67 a la 19. Se come la ficha verde de la 19, que se va a casa. Cuenta 20 con una de sus fichas.
2 R19-c5   Una ficha roja entra en el pasillo, de la 19 a la 5.ª casilla. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G23-27   Una ficha verde va de la 23 a la 27. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2. El amarillo ya ha terminado y juega con las fichas rojas.
0 Rc5-c7   Una ficha roja avanza por el pasillo, de la 5.ª casilla a la 7.ª. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B35-37   Una ficha azul va de la 35 a la 37. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G41-43   Una ficha verde va de la 41 a la 43. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3. El amarillo ya ha terminado y juega con las fichas rojas.
0 R39-42   Una ficha roja va de la 39 a la 42. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B65-1    Una ficha azul va de la 65 a la 1. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R42-45   Una ficha roja va de la 42 a la 45. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G27-29   Una ficha verde va de la 27 a la 29. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4. El amarillo ya ha terminado y juega con las fichas rojas.
0 R45-49   Una ficha roja va de la 45 a la 49. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B1-5     Una ficha azul va de la 1 a la 5. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R49-56   Una ficha roja va de la 49 a la 56. El 6 le da otra tirada al rojo.
2 (1)      El rojo saca un 1.
2 Rc7-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Cuenta 10 con una de sus fichas.
2 R56-66   Una ficha roja va de la 56 a la 66. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G43-47   Una ficha verde va de la 43 a la 47. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4. El amarillo ya ha terminado y juega con las fichas rojas.
0 R66-2    Una ficha roja va de la 66 a la 2. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B5-8     Una ficha azul va de la 5 a la 8. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R2-6     Una ficha roja va de la 2 a la 6. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G47-49   Una ficha verde va de la 47 a la 49. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. El amarillo ya ha terminado y juega con las fichas rojas.
0 R6-7     Una ficha roja va de la 6 a la 7. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B37-39   Una ficha azul va de la 37 a la 39. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R7-9     Una ficha roja va de la 7 a la 9. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G29-32   Una ficha verde va de la 29 a la 32. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3. El amarillo ya ha terminado y juega con las fichas rojas.
0 R9-12    Una ficha roja va de la 9 a la 12. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B8-13    Una ficha azul va de la 8 a la 13. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R12-14   Una ficha roja va de la 12 a la 14. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G49-c1   Una ficha verde entra en el pasillo, de la 49 a la 1.ª casilla. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. El amarillo ya ha terminado y juega con las fichas rojas.
0 R14-15   Una ficha roja va de la 14 a la 15. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B39-44   Una ficha azul va de la 39 a la 44. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R15-17   Una ficha roja va de la 15 a la 17. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. El amarillo ya ha terminado y juega con las fichas rojas.
0 R17-22   Una ficha roja va de la 17 a la 22. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B44-46   Una ficha azul va de la 44 a la 46. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R22-26   Una ficha roja va de la 22 a la 26. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 Gc1-c7   Una ficha verde avanza por el pasillo, de la 1.ª casilla a la 7.ª. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6.
3 G32-38   Una ficha verde va de la 32 a la 38. El 6 le da otra tirada al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. El amarillo ya ha terminado y juega con las fichas rojas.
0 R26-31   Una ficha roja va de la 26 a la 31. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B46-51   Una ficha azul va de la 46 a la 51. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R31-34   Una ficha roja va de la 31 a la 34. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G56-61   Una ficha verde va de la 56 a la 61. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4. El amarillo ya ha terminado y juega con las fichas rojas.
0 R34-c4   Una ficha roja entra en el pasillo, de la 34 a la 4.ª casilla. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B13-17   Una ficha azul va de la 13 a la 17. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 Rc4-c7   Una ficha roja avanza por el pasillo, de la 4.ª casilla a la 7.ª. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G38-39   Una ficha verde va de la 38 a la 39. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4. El amarillo ya ha terminado y juega con las fichas rojas. Con un 4 no se puede mover ninguna ficha. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B17-c7   Una ficha azul entra en el pasillo, de la 17 a la 7.ª casilla. El 6 le da otra tirada al azul.
1 (5)      El azul saca un 5.
1 B51-56   Una ficha azul va de la 51 a la 56. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 Rc7-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. El rojo ha metido todas sus fichas. Fin de la partida: ganan el amarillo y el rojo.

P-4d Gana la pareja de amarillo y rojo.
