0 (3)      Un 3 para amarillo y rojo, a ver quién empieza.
1 (1)      Un 1 para azul y verde, a ver quién empieza. La partida empieza por amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo. Ninguna ficha puede mover 4. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde. Ninguna ficha puede mover 4. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde. Ninguna ficha puede mover 3. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde. Ninguna ficha puede mover 4. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R39-41   Una ficha roja va de 39 a 41. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde. Ninguna ficha puede mover 3. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y5-7     Una ficha amarilla va de 5 a 7. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Ninguna ficha puede mover 6. Sin fichas en juego, el 6 no da otra tirada. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y7-8     Una ficha amarilla va de 7 a 8. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde. Ninguna ficha puede mover 1. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R41-44   Una ficha roja va de 41 a 44. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde. Ninguna ficha puede mover 3. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R44-50   Una ficha roja va de 44 a 50. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo.
0 R50-56   Una ficha roja va de 50 a 56. El 6 da otra tirada.
0 (2)      Un 2 para amarillo y rojo.
0 Y8-10    Una ficha amarilla va de 8 a 10. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde. Ninguna ficha puede mover 1. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Ninguna ficha puede mover 6. Sin fichas en juego, el 6 no da otra tirada. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde. Ninguna ficha puede mover 4. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R39-40   Una ficha roja va de 39 a 40. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y10-13   Una ficha amarilla va de 10 a 13. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y5-8     Una ficha amarilla va de 5 a 8. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G56-57   Una ficha verde va de 56 a 57. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G57-60   Una ficha verde va de 57 a 60. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R40-42   Una ficha roja va de 40 a 42. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G60-61   Una ficha verde va de 60 a 61. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 Y13-19   Una ficha amarilla va de 13 a 19. El 6 da otra tirada.
0 (3)      Un 3 para amarillo y rojo.
0 Y19-22   Una ficha amarilla va de 19 a 22. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G61-64   Una ficha verde va de 61 a 64. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G64-2    Una ficha verde va de 64 a 2. El 6 da otra tirada.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y8-10    Una ficha amarilla va de 8 a 10. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G59-62   Una ficha verde va de 59 a 62. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Con un 6 hay que abrir una barrera: en 5.
0 Y5-11    Una ficha amarilla va de 5 a 11. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 Y5-9     Una ficha amarilla va de 5 a 9. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G2-6     Una ficha verde va de 2 a 6. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 Y9-15    Una ficha amarilla va de 9 a 15. El 6 da otra tirada.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B22-26   Una ficha azul va de 22 a 26. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y11-13   Una ficha amarilla va de 11 a 13. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G62-64   Una ficha verde va de 62 a 64. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R39-40   Una ficha roja va de 39 a 40. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G64-2    Una ficha verde va de 64 a 2. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 B26-28   Una ficha azul va de 26 a 28. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R40-43   Una ficha roja va de 40 a 43. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G6-12    Una ficha verde va de 6 a 12. El 6 da otra tirada.
1 (4)      Un 4 para azul y verde.
1 G12-16   Una ficha verde va de 12 a 16. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R56-58   Una ficha roja va de 56 a 58. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R58-59   Una ficha roja va de 58 a 59. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 R42-47   Una ficha roja va de 42 a 47. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. Se come la ficha amarilla de 22, que va a casa. Son 20 de premio para mover con una ficha.
1 B22-42   Una ficha azul va de 22 a 42. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R39-45   Una ficha roja va de 39 a 45. El 6 da otra tirada.
0 (2)      Un 2 para amarillo y rojo.
0 Y13-15   Una ficha amarilla va de 13 a 15. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B22-24   Una ficha azul va de 22 a 24. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y10-12   Una ficha amarilla va de 10 a 12. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R45-46   Una ficha roja va de 45 a 46. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Sin fichas en casa, el 6 cuenta 7. Con un 6 hay que abrir una barrera: en 56.
1 G56-63   Una ficha verde va de 56 a 63. El 6 da otra tirada.
1 (4)      Un 4 para azul y verde.
1 B28-32   Una ficha azul va de 28 a 32. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R43-45   Una ficha roja va de 43 a 45. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G63-67   Una ficha verde va de 63 a 67. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R47-50   Una ficha roja va de 47 a 50. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B32-36   Una ficha azul va de 32 a 36. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y5-8     Una ficha amarilla va de 5 a 8. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B24-26   Una ficha azul va de 24 a 26. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 R46-51   Una ficha roja va de 46 a 51. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B36-38   Una ficha azul va de 36 a 38. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R59-61   Una ficha roja va de 59 a 61. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B42-44   Una ficha azul va de 42 a 44. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7. Con un 6 hay que abrir una barrera: en 15.
0 Y15-22   Una ficha amarilla va de 15 a 22. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R45-52   Una ficha roja va de 45 a 52. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 R52-53   Una ficha roja va de 52 a 53. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G16-18   Una ficha verde va de 16 a 18. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y22-26   Una ficha amarilla va de 22 a 26. Se come la ficha azul de 26, que va a casa. Son 20 de premio para mover con una ficha.
0 R50-2    Una ficha roja va de 50 a 2. Se come la ficha verde de 2, que va a casa. Son 20 de premio para mover con una ficha.
0 Y15-35   Una ficha amarilla va de 15 a 35. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G67-5    Una ficha verde va de 67 a 5. El 6 da otra tirada.
1 (6)      Un 6 para azul y verde.
1 G5-11    Una ficha verde va de 5 a 11. El 6 da otra tirada.
1 (4)      Un 4 para azul y verde.
1 B38-42   Una ficha azul va de 38 a 42. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y12-13   Una ficha amarilla va de 12 a 13. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B44-46   Una ficha azul va de 44 a 46. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R2-9     Una ficha roja va de 2 a 9. El 6 da otra tirada.
0 (2)      Un 2 para amarillo y rojo.
0 R51-53   Una ficha roja va de 51 a 53. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B42-48   Una ficha azul va de 42 a 48. El 6 da otra tirada.
1 (1)      Un 1 para azul y verde.
1 G18-19   Una ficha verde va de 18 a 19. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R61-65   Una ficha roja va de 61 a 65. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7. Con un 6 hay que abrir una barrera: en 53.
0 R53-60   Una ficha roja va de 53 a 60. El 6 da otra tirada.
0 (2)      Un 2 para amarillo y rojo.
0 R9-11    Una ficha roja va de 9 a 11. Se come la ficha verde de 11, que va a casa. Son 20 de premio para mover con una ficha.
0 R53-5    Una ficha roja va de 53 a 5. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B48-49   Una ficha azul va de 48 a 49. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 R5-10    Una ficha roja va de 5 a 10. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y8-10    Una ficha amarilla va de 8 a 10. Se come la ficha roja de 10, que va a casa. Son 20 de premio para mover con una ficha.
0 Y26-46   Una ficha amarilla va de 26 a 46. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Con un 6 hay que abrir una barrera: en 22 y 56.
1 G56-62   Una ficha verde va de 56 a 62. El 6 da otra tirada.
1 (6)      Un 6 para azul y verde. Con un 6 hay que abrir una barrera: en 22.
1 B22-28   Una ficha azul va de 22 a 28. El 6 da otra tirada.
1 (6)      Un 6 para azul y verde. El tercer 6 seguido no se mueve: la ficha azul de 28 va a casa. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y13-14   Una ficha amarilla va de 13 a 14. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B22-23   Una ficha azul va de 22 a 23. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y35-39   Una ficha amarilla va de 35 a 39. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y46-47   Una ficha amarilla va de 46 a 47. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G62-68   Una ficha verde va de 62 a 68. El 6 da otra tirada.
1 (3)      Un 3 para azul y verde.
1 B46-49   Una ficha azul va de 46 a 49. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G68-2    Una ficha verde va de 68 a 2. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 R65-2    Una ficha roja va de 65 a 2. Se come la ficha verde de 2, que va a casa. Son 20 de premio para mover con una ficha.
0 Y14-34   Una ficha amarilla va de 14 a 34. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G59-62   Una ficha verde va de 59 a 62. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R60-64   Una ficha roja va de 60 a 64. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R64-68   Una ficha roja va de 64 a 68. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G62-64   Una ficha verde va de 62 a 64. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y10-13   Una ficha amarilla va de 10 a 13. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B49-50   Una ficha azul va de 49 a 50. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R11-18   Una ficha roja va de 11 a 18. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R18-25   Una ficha roja va de 18 a 25. El 6 da otra tirada.
0 (5)      Un 5 para amarillo y rojo.
0 R39-44   Una ficha roja va de 39 a 44. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B49-53   Una ficha azul va de 49 a 53. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R2-6     Una ficha roja va de 2 a 6. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R6-9     Una ficha roja va de 6 a 9. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Con un 6 hay que abrir una barrera: en 56.
1 G56-62   Una ficha verde va de 56 a 62. El 6 da otra tirada.
1 (6)      Un 6 para azul y verde.
1 G64-2    Una ficha verde va de 64 a 2. El 6 da otra tirada.
1 (1)      Un 1 para azul y verde.
1 B50-51   Una ficha azul va de 50 a 51. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 R25-30   Una ficha roja va de 25 a 30. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B23-27   Una ficha azul va de 23 a 27. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R9-11    Una ficha roja va de 9 a 11. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G19-21   Una ficha verde va de 19 a 21. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 Y13-20   Una ficha amarilla va de 13 a 20. El 6 da otra tirada.
0 (3)      Un 3 para amarillo y rojo.
0 Y20-23   Una ficha amarilla va de 20 a 23. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G56-58   Una ficha verde va de 56 a 58. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y34-36   Una ficha amarilla va de 34 a 36. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B27-31   Una ficha azul va de 27 a 31. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R68-3    Una ficha roja va de 68 a 3. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B31-35   Una ficha azul va de 31 a 35. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y39-40   Una ficha amarilla va de 39 a 40. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B35-37   Una ficha azul va de 35 a 37. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R30-33   Una ficha roja va de 30 a 33. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G21-25   Una ficha verde va de 21 a 25. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R33-c2   Una ficha roja va de 33 a c2. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Rc2-c6   Una ficha roja va de c2 a c6. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G2-6     Una ficha verde va de 2 a 6. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R11-14   Una ficha roja va de 11 a 14. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G25-27   Una ficha verde va de 25 a 27. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 Y40-47   Una ficha amarilla va de 40 a 47. El 6 da otra tirada.
0 (3)      Un 3 para amarillo y rojo.
0 Y47-50   Una ficha amarilla va de 47 a 50. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G27-31   Una ficha verde va de 27 a 31. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 Y50-55   Una ficha amarilla va de 50 a 55. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G62-67   Una ficha verde va de 62 a 67. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R3-10    Una ficha roja va de 3 a 10. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R44-51   Una ficha roja va de 44 a 51. El 6 da otra tirada.
0 (3)      Un 3 para amarillo y rojo.
0 R51-54   Una ficha roja va de 51 a 54. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 B51-56   Una ficha azul va de 51 a 56. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R10-13   Una ficha roja va de 10 a 13. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B56-60   Una ficha azul va de 56 a 60. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 Y47-52   Una ficha amarilla va de 47 a 52. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B22-25   Una ficha azul va de 22 a 25. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R13-16   Una ficha roja va de 13 a 16. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B60-61   Una ficha azul va de 60 a 61. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R14-21   Una ficha roja va de 14 a 21. El 6 da otra tirada.
0 (2)      Un 2 para amarillo y rojo.
0 Rc6-m    Una ficha roja va de c6 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha.
0 Y23-33   Una ficha amarilla va de 23 a 33. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Sin fichas en casa, el 6 cuenta 7.
1 B37-44   Una ficha azul va de 37 a 44. El 6 da otra tirada.
1 (5)      Un 5 para azul y verde.
1 G58-63   Una ficha verde va de 58 a 63. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y55-59   Una ficha amarilla va de 55 a 59. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B61-64   Una ficha azul va de 61 a 64. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 R16-21   Una ficha roja va de 16 a 21. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G63-65   Una ficha verde va de 63 a 65. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 Y33-38   Una ficha amarilla va de 33 a 38. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B25-28   Una ficha azul va de 25 a 28. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R54-58   Una ficha roja va de 54 a 58. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B44-45   Una ficha azul va de 44 a 45. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7. Con un 6 hay que abrir una barrera: en 21.
0 R21-28   Una ficha roja va de 21 a 28. Se come la ficha azul de 28, que va a casa. Son 20 de premio para mover con una ficha.
0 Y38-58   Una ficha amarilla va de 38 a 58. Se come la ficha roja de 58, que va a casa. Son 20 de premio para mover con una ficha.
0 R21-c7   Una ficha roja va de 21 a c7. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 Y59-60   Una ficha amarilla va de 59 a 60. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B53-54   Una ficha azul va de 53 a 54. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G67-3    Una ficha verde va de 67 a 3. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y60-63   Una ficha amarilla va de 60 a 63. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G31-34   Una ficha verde va de 31 a 34. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y52-53   Una ficha amarilla va de 52 a 53. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B64-67   Una ficha azul va de 64 a 67. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y53-54   Una ficha amarilla va de 53 a 54. Se come la ficha azul de 54, que va a casa. Son 20 de premio para mover con una ficha.
0 Y36-56   Una ficha amarilla va de 36 a 56. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G6-9     Una ficha verde va de 6 a 9. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y56-60   Una ficha amarilla va de 56 a 60. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G3-9     Una ficha verde va de 3 a 9. El 6 da otra tirada.
1 (6)      Un 6 para azul y verde. Con un 6 hay que abrir una barrera: en 9.
1 G9-15    Una ficha verde va de 9 a 15. El 6 da otra tirada.
1 (3)      Un 3 para azul y verde.
1 B45-48   Una ficha azul va de 45 a 48. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R28-32   Una ficha roja va de 28 a 32. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G65-68   Una ficha verde va de 65 a 68. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 Y63-c2   Una ficha amarilla va de 63 a c2. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 R32-c2   Una ficha roja va de 32 a c2. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Yc2-c6   Una ficha amarilla va de c2 a c6. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G15-16   Una ficha verde va de 15 a 16. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 Rc2-c7   Una ficha roja va de c2 a c7. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B48-50   Una ficha azul va de 48 a 50. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y60-63   Una ficha amarilla va de 60 a 63. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G9-12    Una ficha verde va de 9 a 12. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 Y63-c2   Una ficha amarilla va de 63 a c2. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 Y54-55   Una ficha amarilla va de 54 a 55. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G16-20   Una ficha verde va de 16 a 20. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y55-57   Una ficha amarilla va de 55 a 57. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B50-54   Una ficha azul va de 50 a 54. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R39-43   Una ficha roja va de 39 a 43. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G12-14   Una ficha verde va de 12 a 14. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 Y58-65   Una ficha amarilla va de 58 a 65. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 Yc6-c7   Una ficha amarilla va de c6 a c7. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y57-58   Una ficha amarilla va de 57 a 58. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G68-4    Una ficha verde va de 68 a 4. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 Y58-65   Una ficha amarilla va de 58 a 65. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7. Con un 6 hay que abrir una barrera: en 65.
0 Y65-c4   Una ficha amarilla va de 65 a c4. El 6 da otra tirada.
0 (5)      Un 5 para amarillo y rojo.
0 Yc2-c7   Una ficha amarilla va de c2 a c7. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 B67-4    Una ficha azul va de 67 a 4. Se come la ficha verde de 4, que va a casa. Son 20 de premio para mover con una ficha.
1 B4-c7    Una ficha azul va de 4 a c7. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R43-44   Una ficha roja va de 43 a 44. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Con un 6 hay que abrir una barrera: en 22.
1 B22-28   Una ficha azul va de 22 a 28. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 B28-30   Una ficha azul va de 28 a 30. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha.
0 R44-54   Una ficha roja va de 44 a 54. Se come la ficha azul de 54, que va a casa. Son 20 de premio para mover con una ficha.
0 R54-6    Una ficha roja va de 54 a 6. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G34-37   Una ficha verde va de 34 a 37. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R6-13    Una ficha roja va de 6 a 13. El 6 da otra tirada.
0 (5)      Un 5 para amarillo y rojo.
0 R13-18   Una ficha roja va de 13 a 18. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G20-23   Una ficha verde va de 20 a 23. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 R18-23   Una ficha roja va de 18 a 23. Se come la ficha verde de 23, que va a casa. Son 20 de premio para mover con una ficha. Ninguna ficha puede mover los 20: se pierden. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G14-18   Una ficha verde va de 14 a 18. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Yc4-c6   Una ficha amarilla va de c4 a c6. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Bc7-m    Una ficha azul va de c7 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha.
1 G37-47   Una ficha verde va de 37 a 47. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R23-26   Una ficha roja va de 23 a 26. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G47-51   Una ficha verde va de 47 a 51. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R26-30   Una ficha roja va de 26 a 30. Se come la ficha azul de 30, que va a casa. Son 20 de premio para mover con una ficha. Ninguna ficha puede mover los 20: se pierden. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B22-25   Una ficha azul va de 22 a 25. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R30-33   Una ficha roja va de 30 a 33. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G51-c4   Una ficha verde va de 51 a c4. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R33-c6   Una ficha roja va de 33 a c6. El 6 da otra tirada.
0 (2)      Un 2 para amarillo y rojo.
0 Y65-67   Una ficha amarilla va de 65 a 67. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 Gc4-c7   Una ficha verde va de c4 a c7. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Yc6-m    Una ficha amarilla va de c6 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B25-28   Una ficha azul va de 25 a 28. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Rc7-m    Una ficha roja va de c7 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G18-21   Una ficha verde va de 18 a 21. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 Y67-c4   Una ficha amarilla va de 67 a c4. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Gc7-m    Una ficha verde va de c7 a m. Una ficha verde llega a la meta. Son 10 de premio para mover con una ficha.
1 G21-31   Una ficha verde va de 21 a 31. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Ninguna ficha puede mover 5. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G31-32   Una ficha verde va de 31 a 32. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Ninguna ficha puede mover 6. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 Yc4-m    Una ficha amarilla va de c4 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G32-33   Una ficha verde va de 32 a 33. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo. Ninguna ficha puede mover 3. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G33-37   Una ficha verde va de 33 a 37. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Ninguna ficha puede mover 6. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo. Ninguna ficha puede mover 6. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo. Ninguna ficha puede mover 4. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G37-43   Una ficha verde va de 37 a 43. El 6 da otra tirada.
1 (1)      Un 1 para azul y verde.
1 B28-29   Una ficha azul va de 28 a 29. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla llega a la meta. Todas en la meta: puesto 1 para amarillo y rojo. Fin de la partida: victoria de amarillo y rojo.

P-2d Victoria de amarillo y rojo: todas las fichas que hacían falta están en la meta.
