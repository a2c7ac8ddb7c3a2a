0 (1)      Para ver quién empieza, el amarillo saca un 1.
1 (5)      Para ver quién empieza, el azul saca un 5.
2 (2)      Para ver quién empieza, el rojo saca un 2.
3 (5)      Para ver quién empieza, el verde saca un 5. Empate: vuelven a tirar el azul y el verde.
1 (4)      Para ver quién empieza, el azul saca un 4.
3 (2)      Para ver quién empieza, el verde saca un 2. Empieza el azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (2)      El verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B22-24   Una ficha azul va de la 22 a la 24. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R39-43   Una ficha roja va de la 39 a la 43. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (6)      El rojo saca un 6.
2 R43-49   Una ficha roja va de la 43 a la 49. El 6 le da otra tirada al rojo.
2 (1)      El rojo saca un 1.
2 R49-50   Una ficha roja va de la 49 a la 50. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G56-62   Una ficha verde va de la 56 a la 62. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3.
3 G62-65   Una ficha verde va de la 62 a la 65. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B24-25   Una ficha azul va de la 24 a la 25. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R50-53   Una ficha roja va de la 50 a la 53. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G65-67   Una ficha verde va de la 65 a la 67. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B22-28   Una ficha azul va de la 22 a la 28. El 6 le da otra tirada al azul.
1 (3)      El azul saca un 3.
1 B28-31   Una ficha azul va de la 28 a la 31. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R53-57   Una ficha roja va de la 53 a la 57. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G67-1    Una ficha verde va de la 67 a la 1. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (6)      El rojo saca un 6.
2 R57-63   Una ficha roja va de la 57 a la 63. El 6 le da otra tirada al rojo.
2 (2)      El rojo saca un 2.
2 R63-65   Una ficha roja va de la 63 a la 65. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G1-7     Una ficha verde va de la 1 a la 7. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3.
3 G7-10    Una ficha verde va de la 7 a la 10. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B22-25   Una ficha azul va de la 22 a la 25. El turno pasa al rojo.
2 (6)      El rojo saca un 6.
2 R65-3    Una ficha roja va de la 65 a la 3. El 6 le da otra tirada al rojo.
2 (6)      El rojo saca un 6.
2 R3-9     Una ficha roja va de la 3 a la 9. El 6 le da otra tirada al rojo.
2 (3)      El rojo saca un 3.
2 R9-12    Una ficha roja va de la 9 a la 12. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G10-14   Una ficha verde va de la 10 a la 14. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B25-29   Una ficha azul va de la 25 a la 29. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R12-13   Una ficha roja va de la 12 a la 13. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G14-18   Una ficha verde va de la 14 a la 18. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al amarillo.
0 (3)      El amarillo saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B29-32   Una ficha azul va de la 29 a la 32. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R13-14   Una ficha roja va de la 13 a la 14. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G18-21   Una ficha verde va de la 18 a la 21. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R14-15   Una ficha roja va de la 14 a la 15. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G21-25   Una ficha verde va de la 21 a la 25. Se come la ficha azul de la 25, que se va a casa. Cuenta 20 con una de sus fichas.
3 G25-45   Una ficha verde va de la 25 a la 45. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B31-35   Una ficha azul va de la 31 a la 35. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R15-19   Una ficha roja va de la 15 a la 19. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G45-49   Una ficha verde va de la 45 a la 49. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B35-38   Una ficha azul va de la 35 a la 38. El turno pasa al rojo.
2 (6)      El rojo saca un 6.
2 R19-25   Una ficha roja va de la 19 a la 25. El 6 le da otra tirada al rojo.
2 (6)      El rojo saca un 6.
2 R25-31   Una ficha roja va de la 25 a la 31. El 6 le da otra tirada al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G49-51   Una ficha verde va de la 49 a la 51. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B38-39   Una ficha azul va de la 38 a la 39. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R31-32   Una ficha roja va de la 31 a la 32. Se come la ficha azul de la 32, que se va a casa. Cuenta 20 con una de sus fichas.
2 R39-59   Una ficha roja va de la 39 a la 59. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G51-c1   Una ficha verde entra en el pasillo, de la 51 a la 1.ª casilla. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B39-41   Una ficha azul va de la 39 a la 41. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R32-33   Una ficha roja va de la 32 a la 33. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 Gc1-c7   Una ficha verde avanza por el pasillo, de la 1.ª casilla a la 7.ª. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y5-6     Una ficha amarilla va de la 5 a la 6. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B22-28   Una ficha azul va de la 22 a la 28. El 6 le da otra tirada al azul.
1 (2)      El azul saca un 2.
1 B41-43   Una ficha azul va de la 41 a la 43. El turno pasa al rojo.
2 (6)      El rojo saca un 6.
2 R59-65   Una ficha roja va de la 59 a la 65. El 6 le da otra tirada al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (3)      El verde saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y6-7     Una ficha amarilla va de la 6 a la 7. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B28-30   Una ficha azul va de la 28 a la 30. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R33-c1   Una ficha roja entra en el pasillo, de la 33 a la 1.ª casilla. El turno pasa al verde.
3 (2)      El verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y7-13    Una ficha amarilla va de la 7 a la 13. El 6 le da otra tirada al amarillo.
0 (1)      El amarillo saca un 1.
0 Y13-14   Una ficha amarilla va de la 13 a la 14. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B30-33   Una ficha azul va de la 30 a la 33. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 Rc1-c3   Una ficha roja avanza por el pasillo, de la 1.ª casilla a la 3.ª. El turno pasa al verde.
3 (6)      El verde saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6. El tercer 6 seguido no se cuenta: ninguna ficha se va a casa, pero se acaba el turno. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B33-35   Una ficha azul va de la 33 a la 35. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 Gc7-m    Una ficha verde va del pasillo a la meta. La ficha verde llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y5-11    Una ficha amarilla va de la 5 a la 11. El 6 le da otra tirada al amarillo.
0 (4)      El amarillo saca un 4.
0 Y14-18   Una ficha amarilla va de la 14 a la 18. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B43-45   Una ficha azul va de la 43 a la 45. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 Rc3-c4   Una ficha roja avanza por el pasillo, de la 3.ª casilla a la 4.ª. El turno pasa al verde.
3 (2)      El verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y11-14   Una ficha amarilla va de la 11 a la 14. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R65-67   Una ficha roja va de la 65 a la 67. El turno pasa al verde.
3 (4)      El verde saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y14-18   Una ficha amarilla va de la 14 a la 18. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B45-49   Una ficha azul va de la 45 a la 49. El turno pasa al rojo.
2 (5)      El rojo saca un 5.
2 R67-4    Una ficha roja va de la 67 a la 4. El turno pasa al verde.
3 (1)      El verde saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y18-22   Una ficha amarilla va de la 18 a la 22. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B35-37   Una ficha azul va de la 35 a la 37. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 Rc4-c5   Una ficha roja avanza por el pasillo, de la 4.ª casilla a la 5.ª. El turno pasa al verde.
3 (1)      El verde saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y18-21   Una ficha amarilla va de la 18 a la 21. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B49-50   Una ficha azul va de la 49 a la 50. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R39-42   Una ficha roja va de la 39 a la 42. El turno pasa al verde.
3 (2)      El verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y22-28   Una ficha amarilla va de la 22 a la 28. El 6 le da otra tirada al amarillo.
0 (3)      El amarillo saca un 3.
0 Y21-24   Una ficha amarilla va de la 21 a la 24. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B37-41   Una ficha azul va de la 37 a la 41. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R39-41   Una ficha roja va de la 39 a la 41. Se come la ficha azul de la 41, que se va a casa. Cuenta 20 con una de sus fichas.
2 R41-61   Una ficha roja va de la 41 a la 61. El turno pasa al verde.
3 (1)      El verde saca un 1. Con un 1 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y24-25   Una ficha amarilla va de la 24 a la 25. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B50-56   Una ficha azul va de la 50 a la 56. El 6 le da otra tirada al azul.
1 (2)      El azul saca un 2.
1 B22-24   Una ficha azul va de la 22 a la 24. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R61-68   Una ficha roja va de la 61 a la 68. El 6 le da otra tirada al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R4-11    Una ficha roja va de la 4 a la 11. El 6 le da otra tirada al rojo.
2 (1)      El rojo saca un 1.
2 R42-43   Una ficha roja va de la 42 a la 43. El turno pasa al verde.
3 (2)      El verde saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y25-29   Una ficha amarilla va de la 25 a la 29. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B56-57   Una ficha azul va de la 56 a la 57. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 Rc5-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Cuenta 10 con una de sus fichas.
2 R11-21   Una ficha roja va de la 11 a la 21. El turno pasa al verde.
3 (6)      El verde saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y28-30   Una ficha amarilla va de la 28 a la 30. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B24-28   Una ficha azul va de la 24 a la 28. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R68-4    Una ficha roja va de la 68 a la 4. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G56-62   Una ficha verde va de la 56 a la 62. El 6 le da otra tirada al verde.
3 (2)      El verde saca un 2.
3 G62-64   Una ficha verde va de la 62 a la 64. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y29-32   Una ficha amarilla va de la 29 a la 32. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B57-63   Una ficha azul va de la 57 a la 63. El 6 le da otra tirada al azul.
1 (1)      El azul saca un 1.
1 B28-29   Una ficha azul va de la 28 a la 29. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R21-22   Una ficha roja va de la 21 a la 22. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G64-66   Una ficha verde va de la 64 a la 66. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y32-38   Una ficha amarilla va de la 32 a la 38. El 6 le da otra tirada al amarillo.
0 (2)      El amarillo saca un 2.
0 Y30-32   Una ficha amarilla va de la 30 a la 32. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B63-65   Una ficha azul va de la 63 a la 65. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R43-47   Una ficha roja va de la 43 a la 47. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y32-38   Una ficha amarilla va de la 32 a la 38. El 6 le da otra tirada al amarillo.
0 (4)      El amarillo saca un 4.
0 Y38-42   Una ficha amarilla va de la 38 a la 42. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B65-3    Una ficha azul va de la 65 a la 3. El 6 le da otra tirada al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R47-50   Una ficha roja va de la 47 a la 50. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G66-1    Una ficha verde va de la 66 a la 1. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y42-43   Una ficha amarilla va de la 42 a la 43. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B22-25   Una ficha azul va de la 22 a la 25. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R50-57   Una ficha roja va de la 50 a la 57. El 6 le da otra tirada al rojo.
2 (3)      El rojo saca un 3.
2 R22-25   Una ficha roja va de la 22 a la 25. Se come la ficha azul de la 25, que se va a casa. Cuenta 20 con una de sus fichas.
2 R4-24    Una ficha roja va de la 4 a la 24. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G1-7     Una ficha verde va de la 1 a la 7. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3.
3 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y43-46   Una ficha amarilla va de la 43 a la 46. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R24-27   Una ficha roja va de la 24 a la 27. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y38-44   Una ficha amarilla va de la 38 a la 44. El 6 le da otra tirada al amarillo.
0 (1)      El amarillo saca un 1.
0 Y46-47   Una ficha amarilla va de la 46 a la 47. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B29-35   Una ficha azul va de la 29 a la 35. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6.
1 B3-9     Una ficha azul va de la 3 a la 9. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6. El tercer 6 seguido no se cuenta: la ficha azul de la 9 se va a casa. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R57-59   Una ficha roja va de la 57 a la 59. Se come la ficha verde de la 59, que se va a casa. Cuenta 20 con una de sus fichas.
2 R59-11   Una ficha roja va de la 59 a la 11. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G7-9     Una ficha verde va de la 7 a la 9. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y44-47   Una ficha amarilla va de la 44 a la 47. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B22-28   Una ficha azul va de la 22 a la 28. El 6 le da otra tirada al azul.
1 (1)      El azul saca un 1.
1 B28-29   Una ficha azul va de la 28 a la 29. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R25-27   Una ficha roja va de la 25 a la 27. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con un 6 hay que abrir la barrera de la 47.
0 Y47-53   Una ficha amarilla va de la 47 a la 53. El 6 le da otra tirada al amarillo.
0 (6)      El amarillo saca un 6.
0 Y53-59   Una ficha amarilla va de la 53 a la 59. Se come la ficha verde de la 59, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y47-67   Una ficha amarilla va de la 47 a la 67. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B29-35   Una ficha azul va de la 29 a la 35. El 6 le da otra tirada al azul.
1 (4)      El azul saca un 4.
1 B35-39   Una ficha azul va de la 35 a la 39. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R11-15   Una ficha roja va de la 11 a la 15. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G9-13    Una ficha verde va de la 9 a la 13. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y5-9     Una ficha amarilla va de la 5 a la 9. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B39-42   Una ficha azul va de la 39 a la 42. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R15-18   Una ficha roja va de la 15 a la 18. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y67-c2   Una ficha amarilla entra en el pasillo, de la 67 a la 2.ª casilla. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B35-38   Una ficha azul va de la 35 a la 38. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R18-20   Una ficha roja va de la 18 a la 20. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G13-17   Una ficha verde va de la 13 a la 17. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y9-15    Una ficha amarilla va de la 9 a la 15. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B38-40   Una ficha azul va de la 38 a la 40. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R20-23   Una ficha roja va de la 20 a la 23. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G17-19   Una ficha verde va de la 17 a la 19. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y15-17   Una ficha amarilla va de la 15 a la 17. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B40-46   Una ficha azul va de la 40 a la 46. El 6 le da otra tirada al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R27-29   Una ficha roja va de la 27 a la 29. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G19-22   Una ficha verde va de la 19 a la 22. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y17-18   Una ficha amarilla va de la 17 a la 18. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B42-44   Una ficha azul va de la 42 a la 44. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R29-31   Una ficha roja va de la 29 a la 31. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G56-57   Una ficha verde va de la 56 a la 57. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y18-21   Una ficha amarilla va de la 18 a la 21. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B22-23   Una ficha azul va de la 22 a la 23. Se come la ficha roja de la 23, que se va a casa. Cuenta 20 con una de sus fichas.
1 B44-64   Una ficha azul va de la 44 a la 64. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R27-29   Una ficha roja va de la 27 a la 29. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G57-60   Una ficha verde va de la 57 a la 60. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y59-60   Una ficha amarilla va de la 59 a la 60. Se come la ficha verde de la 60, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y21-41   Una ficha amarilla va de la 21 a la 41. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B46-50   Una ficha azul va de la 46 a la 50. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R31-34   Una ficha roja va de la 31 a la 34. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G22-24   Una ficha verde va de la 22 a la 24. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y41-43   Una ficha amarilla va de la 41 a la 43. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B64-2    Una ficha azul va de la 64 a la 2. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6.
1 B23-29   Una ficha azul va de la 23 a la 29. El 6 le da otra tirada al azul.
1 (3)      El azul saca un 3.
1 B2-5     Una ficha azul va de la 2 a la 5. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R29-32   Una ficha roja va de la 29 a la 32. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G24-27   Una ficha verde va de la 24 a la 27. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y5-12    Una ficha amarilla va de la 5 a la 12. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5.
0 Yc2-c7   Una ficha amarilla avanza por el pasillo, de la 2.ª casilla a la 7.ª. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B5-8     Una ficha azul va de la 5 a la 8. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 R32-c1   Una ficha roja entra en el pasillo, de la 32 a la 1.ª casilla. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G27-28   Una ficha verde va de la 27 a la 28. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y12-14   Una ficha amarilla va de la 12 a la 14. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B8-9     Una ficha azul va de la 8 a la 9. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R34-c2   Una ficha roja entra en el pasillo, de la 34 a la 2.ª casilla. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G28-32   Una ficha verde va de la 28 a la 32. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y60-67   Una ficha amarilla va de la 60 a la 67. El 6 le da otra tirada al amarillo.
0 (3)      El amarillo saca un 3.
0 Y67-c2   Una ficha amarilla entra en el pasillo, de la 67 a la 2.ª casilla. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B50-53   Una ficha azul va de la 50 a la 53. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 Rc2-c5   Una ficha roja avanza por el pasillo, de la 2.ª casilla a la 5.ª. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y43-47   Una ficha amarilla va de la 43 a la 47. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 Rc1-c5   Una ficha roja avanza por el pasillo, de la 1.ª casilla a la 5.ª. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G32-38   Una ficha verde va de la 32 a la 38. El 6 le da otra tirada al verde.
3 (2)      El verde saca un 2.
3 G38-40   Una ficha verde va de la 38 a la 40. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Yc2-c4   Una ficha amarilla avanza por el pasillo, de la 2.ª casilla a la 4.ª. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B9-16    Una ficha azul va de la 9 a la 16. El 6 le da otra tirada al azul.
1 (2)      El azul saca un 2.
1 B53-55   Una ficha azul va de la 53 a la 55. El turno pasa al rojo.
2 (4)      El rojo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G40-41   Una ficha verde va de la 40 a la 41. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y14-19   Una ficha amarilla va de la 14 a la 19. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B29-34   Una ficha azul va de la 29 a la 34. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 Rc5-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G56-57   Una ficha verde va de la 56 a la 57. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y47-54   Una ficha amarilla va de la 47 a la 54. El 6 le da otra tirada al amarillo.
0 (3)      El amarillo saca un 3.
0 Y19-22   Una ficha amarilla va de la 19 a la 22. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B55-57   Una ficha azul va de la 55 a la 57. Se come la ficha verde de la 57, que se va a casa. Cuenta 20 con una de sus fichas.
1 B57-9    Una ficha azul va de la 57 a la 9. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G41-45   Una ficha verde va de la 41 a la 45. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Yc7-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Cuenta 10 con una de sus fichas.
0 Y54-64   Una ficha amarilla va de la 54 a la 64. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B9-10    Una ficha azul va de la 9 a la 10. El turno pasa al rojo.
2 (5)      El rojo saca un 5.
2 R39-44   Una ficha roja va de la 39 a la 44. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G45-49   Una ficha verde va de la 45 a la 49. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y22-29   Una ficha amarilla va de la 22 a la 29. El 6 le da otra tirada al amarillo.
0 (4)      El amarillo saca un 4.
0 Y29-33   Una ficha amarilla va de la 29 a la 33. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B22-24   Una ficha azul va de la 22 a la 24. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 Rc5-c7   Una ficha roja avanza por el pasillo, de la 5.ª casilla a la 7.ª. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y33-34   Una ficha amarilla va de la 33 a la 34. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B16-17   Una ficha azul va de la 16 a la 17. El turno pasa al rojo.
2 (5)      El rojo saca un 5.
2 R44-49   Una ficha roja va de la 44 a la 49. Se come la ficha verde de la 49, que se va a casa. Cuenta 20 con una de sus fichas.
2 R49-1    Una ficha roja va de la 49 a la 1. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y34-36   Una ficha amarilla va de la 34 a la 36. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B34-39   Una ficha azul va de la 34 a la 39. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R1-3     Una ficha roja va de la 1 a la 3. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G59-65   Una ficha verde va de la 59 a la 65. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3.
3 G65-68   Una ficha verde va de la 65 a la 68. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Yc4-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Cuenta 10 con una de sus fichas.
0 Y64-c6   Una ficha amarilla entra en el pasillo, de la 64 a la 6.ª casilla. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B10-14   Una ficha azul va de la 10 a la 14. El turno pasa al rojo.
2 (5)      El rojo saca un 5.
2 R3-8     Una ficha roja va de la 3 a la 8. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y36-41   Una ficha amarilla va de la 36 a la 41. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B17-c1   Una ficha azul entra en el pasillo, de la 17 a la 1.ª casilla. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R8-12    Una ficha roja va de la 8 a la 12. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y41-43   Una ficha amarilla va de la 41 a la 43. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B14-15   Una ficha azul va de la 14 a la 15. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 R12-13   Una ficha roja va de la 12 a la 13. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G59-65   Una ficha verde va de la 59 a la 65. El 6 le da otra tirada al verde.
3 (1)      El verde saca un 1.
3 G65-66   Una ficha verde va de la 65 a la 66. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y43-45   Una ficha amarilla va de la 43 a la 45. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B24-29   Una ficha azul va de la 24 a la 29. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
2 R13-20   Una ficha roja va de la 13 a la 20. El 6 le da otra tirada al rojo.
2 (4)      El rojo saca un 4.
2 R20-24   Una ficha roja va de la 20 a la 24. El turno pasa al verde.
3 (6)      El verde saca un 6.
3 G68-6    Una ficha verde va de la 68 a la 6. El 6 le da otra tirada al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Yc6-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Cuenta 10 con una de sus fichas.
0 Y45-55   Una ficha amarilla va de la 45 a la 55. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B29-32   Una ficha azul va de la 29 a la 32. El turno pasa al rojo.
2 (2)      El rojo saca un 2.
2 R24-26   Una ficha roja va de la 24 a la 26. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G66-2    Una ficha verde va de la 66 a la 2. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y55-59   Una ficha amarilla va de la 55 a la 59. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B32-37   Una ficha azul va de la 32 a la 37. El turno pasa al rojo.
2 (5)      El rojo saca un 5.
2 R26-31   Una ficha roja va de la 26 a la 31. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G6-11    Una ficha verde va de la 6 a la 11. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y59-61   Una ficha amarilla va de la 59 a la 61. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B39-40   Una ficha azul va de la 39 a la 40. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 R31-c1   Una ficha roja entra en el pasillo, de la 31 a la 1.ª casilla. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G11-15   Una ficha verde va de la 11 a la 15. Se come la ficha azul de la 15, que se va a casa. Cuenta 20 con una de sus fichas.
3 G2-22    Una ficha verde va de la 2 a la 22. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y61-65   Una ficha amarilla va de la 61 a la 65. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 Bc1-c4   Una ficha azul avanza por el pasillo, de la 1.ª casilla a la 4.ª. El turno pasa al rojo.
2 (4)      El rojo saca un 4.
2 Rc1-c5   Una ficha roja avanza por el pasillo, de la 1.ª casilla a la 5.ª. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G15-19   Una ficha verde va de la 15 a la 19. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y65-67   Una ficha amarilla va de la 65 a la 67. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al rojo.
2 (6)      El rojo saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al rojo.
2 (4)      El rojo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G22-29   Una ficha verde va de la 22 a la 29. El 6 le da otra tirada al verde.
3 (3)      El verde saca un 3.
3 G56-59   Una ficha verde va de la 56 a la 59. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 7.
0 Y67-c6   Una ficha amarilla entra en el pasillo, de la 67 a la 6.ª casilla. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 no se puede mover ninguna ficha. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 Bc4-c6   Una ficha azul avanza por el pasillo, de la 4.ª casilla a la 6.ª. El turno pasa al rojo.
2 (3)      El rojo saca un 3.
2 Rc5-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G19-20   Una ficha verde va de la 19 a la 20. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 no se puede mover ninguna ficha. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B40-45   Una ficha azul va de la 40 a la 45. El turno pasa al rojo.
2 (4)      El rojo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G29-36   Una ficha verde va de la 29 a la 36. El 6 le da otra tirada al verde.
3 (1)      El verde saca un 1.
3 G59-60   Una ficha verde va de la 59 a la 60. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B45-50   Una ficha azul va de la 45 a la 50. El turno pasa al rojo.
2 (1)      El rojo saca un 1.
2 Rc7-m    Una ficha roja va del pasillo a la meta. La ficha roja llega con el número justo. El rojo mete todas: queda 1.º. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G20-25   Una ficha verde va de la 20 a la 25. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B37-39   Una ficha azul va de la 37 a la 39. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G25-27   Una ficha verde va de la 25 a la 27. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Yc6-c7   Una ficha amarilla avanza por el pasillo, de la 6.ª casilla a la 7.ª. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B50-57   Una ficha azul va de la 50 a la 57. El 6 le da otra tirada al azul.
1 (5)      El azul saca un 5.
1 B22-27   Una ficha azul va de la 22 a la 27. Se come la ficha verde de la 27, que se va a casa. Cuenta 20 con una de sus fichas.
1 B27-47   Una ficha azul va de la 27 a la 47. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G36-38   Una ficha verde va de la 36 a la 38. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3. Con un 3 no se puede mover ninguna ficha. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 Bc6-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Cuenta 10 con una de sus fichas.
1 B47-57   Una ficha azul va de la 47 a la 57. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B57-58   Una ficha azul va de la 57 a la 58. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G60-67   Una ficha verde va de la 60 a la 67. El 6 le da otra tirada al verde.
3 (2)      El verde saca un 2.
3 G67-1    Una ficha verde va de la 67 a la 1. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 no se puede mover ninguna ficha. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B39-43   Una ficha azul va de la 39 a la 43. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G56-60   Una ficha verde va de la 56 a la 60. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B43-45   Una ficha azul va de la 43 a la 45. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G60-63   Una ficha verde va de la 60 a la 63. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 no se puede mover ninguna ficha. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B58-62   Una ficha azul va de la 58 a la 62. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G1-6     Una ficha verde va de la 1 a la 6. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Yc7-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. El amarillo mete todas: queda 2.º. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B62-67   Una ficha azul va de la 62 a la 67. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G63-65   Una ficha verde va de la 63 a la 65. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B57-61   Una ficha azul va de la 57 a la 61. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G6-13    Una ficha verde va de la 6 a la 13. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G38-45   Una ficha verde va de la 38 a la 45. Se come la ficha azul de la 45, que se va a casa. Cuenta 20 con una de sus fichas.
3 G13-33   Una ficha verde va de la 13 a la 33. El 6 le da otra tirada al verde.
3 (6)      El verde saca un 6. El tercer 6 seguido no se cuenta: la ficha verde de la 33 se va a casa. El turno pasa al azul.
1 (6)      El azul saca un 6.
1 B67-5    Una ficha azul va de la 67 a la 5. El 6 le da otra tirada al azul.
1 (1)      El azul saca un 1.
1 B61-62   Una ficha azul va de la 61 a la 62. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G45-46   Una ficha verde va de la 45 a la 46. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B5-7     Una ficha azul va de la 5 a la 7. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G65-67   Una ficha verde va de la 65 a la 67. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B62-66   Una ficha azul va de la 62 a la 66. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G67-3    Una ficha verde va de la 67 a la 3. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B7-8     Una ficha azul va de la 7 a la 8. El turno pasa al verde.
3 (5)      El verde saca un 5. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a la 56. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B8-10    Una ficha azul va de la 8 a la 10. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G56-58   Una ficha verde va de la 56 a la 58. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B66-1    Una ficha azul va de la 66 a la 1. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G58-63   Una ficha verde va de la 58 a la 63. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a la 22. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G3-4     Una ficha verde va de la 3 a la 4. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 B10-11   Una ficha azul va de la 10 a la 11. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G46-47   Una ficha verde va de la 46 a la 47. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B1-8     Una ficha azul va de la 1 a la 8. El 6 le da otra tirada al azul.
1 (2)      El azul saca un 2.
1 B22-24   Una ficha azul va de la 22 a la 24. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G4-5     Una ficha verde va de la 4 a la 5. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B11-14   Una ficha azul va de la 11 a la 14. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G5-6     Una ficha verde va de la 5 a la 6. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B24-31   Una ficha azul va de la 24 a la 31. El 6 le da otra tirada al azul.
1 (2)      El azul saca un 2.
1 B8-10    Una ficha azul va de la 8 a la 10. El turno pasa al verde.
3 (6)      El verde saca un 6. Con todas fuera de casa, el 6 cuenta 7.
3 G47-c3   Una ficha verde entra en el pasillo, de la 47 a la 3.ª casilla. El 6 le da otra tirada al verde.
3 (5)      El verde saca un 5.
3 Gc3-m    Una ficha verde va del pasillo a la meta. La ficha verde llega con el número justo. Cuenta 10 con una de sus fichas.
3 G6-16    Una ficha verde va de la 6 a la 16. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B14-c4   Una ficha azul entra en el pasillo, de la 14 a la 4.ª casilla. El 6 le da otra tirada al azul.
1 (1)      El azul saca un 1.
1 B10-11   Una ficha azul va de la 10 a la 11. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G16-18   Una ficha verde va de la 16 a la 18. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 B11-16   Una ficha azul va de la 11 a la 16. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G18-20   Una ficha verde va de la 18 a la 20. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 Bc4-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Cuenta 10 con una de sus fichas.
1 B31-41   Una ficha azul va de la 31 a la 41. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G63-67   Una ficha verde va de la 63 a la 67. El turno pasa al azul.
1 (2)      El azul saca un 2.
1 B16-c1   Una ficha azul entra en el pasillo, de la 16 a la 1.ª casilla. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G67-1    Una ficha verde va de la 67 a la 1. El turno pasa al azul.
1 (5)      El azul saca un 5.
1 Bc1-c6   Una ficha azul avanza por el pasillo, de la 1.ª casilla a la 6.ª. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G1-4     Una ficha verde va de la 1 a la 4. El turno pasa al azul.
1 (3)      El azul saca un 3.
1 B41-44   Una ficha azul va de la 41 a la 44. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G4-8     Una ficha verde va de la 4 a la 8. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B44-48   Una ficha azul va de la 44 a la 48. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G8-13    Una ficha verde va de la 8 a la 13. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B48-55   Una ficha azul va de la 48 a la 55. El 6 le da otra tirada al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B55-62   Una ficha azul va de la 55 a la 62. El 6 le da otra tirada al azul.
1 (5)      El azul saca un 5.
1 B62-67   Una ficha azul va de la 62 a la 67. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G20-23   Una ficha verde va de la 20 a la 23. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B67-6    Una ficha azul va de la 67 a la 6. El 6 le da otra tirada al azul.
1 (3)      El azul saca un 3.
1 B6-9     Una ficha azul va de la 6 a la 9. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G13-18   Una ficha verde va de la 13 a la 18. El turno pasa al azul.
1 (1)      El azul saca un 1.
1 Bc6-c7   Una ficha azul avanza por el pasillo, de la 6.ª casilla a la 7.ª. El turno pasa al verde.
3 (4)      El verde saca un 4.
3 G18-22   Una ficha verde va de la 18 a la 22. El turno pasa al azul.
1 (4)      El azul saca un 4.
1 B9-13    Una ficha azul va de la 9 a la 13. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G23-24   Una ficha verde va de la 23 a la 24. El turno pasa al azul.
1 (6)      El azul saca un 6. Con todas fuera de casa, el 6 cuenta 7.
1 B13-c3   Una ficha azul entra en el pasillo, de la 13 a la 3.ª casilla. El 6 le da otra tirada al azul.
1 (2)      El azul saca un 2.
1 Bc3-c5   Una ficha azul avanza por el pasillo, de la 3.ª casilla a la 5.ª. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G22-27   Una ficha verde va de la 22 a la 27. El turno pasa al azul.
1 (6)      El azul saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al azul.
1 (3)      El azul saca un 3.
1 Bc5-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G27-30   Una ficha verde va de la 27 a la 30. El turno pasa al azul.
1 (4)      El azul saca un 4. Con un 4 no se puede mover ninguna ficha. El turno pasa al verde.
3 (1)      El verde saca un 1.
3 G24-25   Una ficha verde va de la 24 a la 25. El turno pasa al azul.
1 (6)      El azul saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al azul.
1 (2)      El azul saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al verde.
3 (5)      El verde saca un 5.
3 G25-30   Una ficha verde va de la 25 a la 30. El turno pasa al azul.
1 (5)      El azul saca un 5. Con un 5 no se puede mover ninguna ficha. El turno pasa al verde.
3 (3)      El verde saca un 3.
3 G30-33   Una ficha verde va de la 30 a la 33. El turno pasa al azul.
1 (2)      El azul saca un 2. Con un 2 no se puede mover ninguna ficha. El turno pasa al verde.
3 (2)      El verde saca un 2.
3 G33-35   Una ficha verde va de la 33 a la 35. El turno pasa al azul.
1 (6)      El azul saca un 6. Con un 6 no se puede mover ninguna ficha. El 6 le da otra tirada al azul.
1 (1)      El azul saca un 1.
1 Bc7-m    Una ficha azul va del pasillo a la meta. La ficha azul llega con el número justo. El azul mete todas: queda 3.º. Fin de la partida: gana el rojo.

P-E2 Gana el rojo. Clasificación final: rojo, amarillo, azul y verde.
