0 (3)      Un 3 para amarillo y rojo, a ver quién empieza.
1 (3)      Un 3 para azul y verde, a ver quién empieza. Empate: vuelven a tirar amarillo y rojo y azul y verde.
0 (3)      Un 3 para amarillo y rojo, a ver quién empieza.
1 (2)      Un 2 para azul y verde, a ver quién empieza. La partida empieza por amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde. Ninguna ficha puede mover 3. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R39-40   Una ficha roja va de 39 a 40. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde. Ninguna ficha puede mover 2. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R40-43   Una ficha roja va de 40 a 43. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde. Ninguna ficha puede mover 2. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R43-46   Una ficha roja va de 43 a 46. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde. Ninguna ficha puede mover 1. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R46-52   Una ficha roja va de 46 a 52. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo.
0 R52-58   Una ficha roja va de 52 a 58. El 6 da otra tirada.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 Y5-11    Una ficha amarilla va de 5 a 11. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 Y11-12   Una ficha amarilla va de 11 a 12. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G56-57   Una ficha verde va de 56 a 57. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R58-62   Una ficha roja va de 58 a 62. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G57-63   Una ficha verde va de 57 a 63. El 6 da otra tirada.
1 (1)      Un 1 para azul y verde.
1 G63-64   Una ficha verde va de 63 a 64. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R62-66   Una ficha roja va de 62 a 66. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y12-14   Una ficha amarilla va de 12 a 14. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B22-25   Una ficha azul va de 22 a 25. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R66-1    Una ficha roja va de 66 a 1. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G64-65   Una ficha verde va de 64 a 65. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y14-17   Una ficha amarilla va de 14 a 17. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B25-29   Una ficha azul va de 25 a 29. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R1-7     Una ficha roja va de 1 a 7. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo.
0 R7-13    Una ficha roja va de 7 a 13. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 Y17-18   Una ficha amarilla va de 17 a 18. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B29-31   Una ficha azul va de 29 a 31. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R13-15   Una ficha roja va de 13 a 15. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G65-3    Una ficha verde va de 65 a 3. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 G3-5     Una ficha verde va de 3 a 5. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y18-19   Una ficha amarilla va de 18 a 19. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B31-35   Una ficha azul va de 31 a 35. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R15-18   Una ficha roja va de 15 a 18. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G5-8     Una ficha verde va de 5 a 8. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R18-20   Una ficha roja va de 18 a 20. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B35-41   Una ficha azul va de 35 a 41. El 6 da otra tirada.
1 (1)      Un 1 para azul y verde.
1 G8-9     Una ficha verde va de 8 a 9. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y19-22   Una ficha amarilla va de 19 a 22. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B41-47   Una ficha azul va de 41 a 47. El 6 da otra tirada.
1 (1)      Un 1 para azul y verde.
1 G9-10    Una ficha verde va de 9 a 10. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y22-26   Una ficha amarilla va de 22 a 26. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G10-12   Una ficha verde va de 10 a 12. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R20-23   Una ficha roja va de 20 a 23. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B47-48   Una ficha azul va de 47 a 48. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R23-27   Una ficha roja va de 23 a 27. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G12-13   Una ficha verde va de 12 a 13. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y26-29   Una ficha amarilla va de 26 a 29. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 G13-19   Una ficha verde va de 13 a 19. El 6 da otra tirada.
1 (1)      Un 1 para azul y verde.
1 B48-49   Una ficha azul va de 48 a 49. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y29-30   Una ficha amarilla va de 29 a 30. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y30-32   Una ficha amarilla va de 30 a 32. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R27-33   Una ficha roja va de 27 a 33. El 6 da otra tirada.
0 (2)      Un 2 para amarillo y rojo.
0 Y32-34   Una ficha amarilla va de 32 a 34. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B49-53   Una ficha azul va de 49 a 53. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y34-37   Una ficha amarilla va de 34 a 37. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G19-22   Una ficha verde va de 19 a 22. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 Y5-11    Una ficha amarilla va de 5 a 11. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 Y37-41   Una ficha amarilla va de 37 a 41. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B53-54   Una ficha azul va de 53 a 54. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 Y11-17   Una ficha amarilla va de 11 a 17. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 Y41-42   Una ficha amarilla va de 41 a 42. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G22-25   Una ficha verde va de 22 a 25. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R33-34   Una ficha roja va de 33 a 34. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G59-61   Una ficha verde va de 59 a 61. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R34-c6   Una ficha roja va de 34 a c6. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 Y17-21   Una ficha amarilla va de 17 a 21. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G61-62   Una ficha verde va de 61 a 62. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y5-9     Una ficha amarilla va de 5 a 9. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G62-63   Una ficha verde va de 62 a 63. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 Y9-15    Una ficha amarilla va de 9 a 15. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 Y21-25   Una ficha amarilla va de 21 a 25. Se come la ficha verde de 25, que va a casa. Son 20 de premio para mover con una ficha.
0 Y15-35   Una ficha amarilla va de 15 a 35. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B22-25   Una ficha azul va de 22 a 25. Se come la ficha amarilla de 25, que va a casa. Son 20 de premio para mover con una ficha.
1 B25-45   Una ficha azul va de 25 a 45. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y42-44   Una ficha amarilla va de 42 a 44. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B45-51   Una ficha azul va de 45 a 51. El 6 da otra tirada.
1 (1)      Un 1 para azul y verde.
1 G56-57   Una ficha verde va de 56 a 57. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G57-58   Una ficha verde va de 57 a 58. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B51-53   Una ficha azul va de 51 a 53. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Con un 6 hay que abrir una barrera: en 39.
0 R39-45   Una ficha roja va de 39 a 45. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 Y35-39   Una ficha amarilla va de 35 a 39. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B22-25   Una ficha azul va de 22 a 25. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B25-31   Una ficha azul va de 25 a 31. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 B53-55   Una ficha azul va de 53 a 55. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y39-41   Una ficha amarilla va de 39 a 41. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B31-35   Una ficha azul va de 31 a 35. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y41-43   Una ficha amarilla va de 41 a 43. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B35-41   Una ficha azul va de 35 a 41. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 B55-57   Una ficha azul va de 55 a 57. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y44-47   Una ficha amarilla va de 44 a 47. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B41-47   Una ficha azul va de 41 a 47. Se come la ficha amarilla de 47, que va a casa. Son 20 de premio para mover con una ficha.
1 B47-67   Una ficha azul va de 47 a 67. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 G63-65   Una ficha verde va de 63 a 65. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y5-9     Una ficha amarilla va de 5 a 9. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B57-58   Una ficha azul va de 57 a 58. Se come la ficha verde de 58, que va a casa. Son 20 de premio para mover con una ficha.
1 B67-c2   Una ficha azul va de 67 a c2. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Rc6-m    Una ficha roja va de c6 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha.
0 R45-55   Una ficha roja va de 45 a 55. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B54-57   Una ficha azul va de 54 a 57. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y9-10    Una ficha amarilla va de 9 a 10. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G65-67   Una ficha verde va de 65 a 67. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R39-45   Una ficha roja va de 39 a 45. El 6 da otra tirada.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 Bc2-m    Una ficha azul va de c2 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha.
1 G67-9    Una ficha verde va de 67 a 9. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 B57-59   Una ficha azul va de 57 a 59. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y10-11   Una ficha amarilla va de 10 a 11. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R45-47   Una ficha roja va de 45 a 47. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B59-63   Una ficha azul va de 59 a 63. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R55-61   Una ficha roja va de 55 a 61. El 6 da otra tirada.
0 (3)      Un 3 para amarillo y rojo.
0 Y43-46   Una ficha amarilla va de 43 a 46. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G9-12    Una ficha verde va de 9 a 12. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B22-25   Una ficha azul va de 22 a 25. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y11-15   Una ficha amarilla va de 11 a 15. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G12-13   Una ficha verde va de 12 a 13. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7. Con un 6 hay que abrir una barrera: en 5.
0 Y5-12    Una ficha amarilla va de 5 a 12. El 6 da otra tirada.
0 (5)      Un 5 para amarillo y rojo.
0 Y12-17   Una ficha amarilla va de 12 a 17. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B25-31   Una ficha azul va de 25 a 31. El 6 da otra tirada.
1 (4)      Un 4 para azul y verde.
1 B63-67   Una ficha azul va de 63 a 67. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R61-62   Una ficha roja va de 61 a 62. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G13-17   Una ficha verde va de 13 a 17. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R47-50   Una ficha roja va de 47 a 50. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B67-2    Una ficha azul va de 67 a 2. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R39-40   Una ficha roja va de 39 a 40. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B31-37   Una ficha azul va de 31 a 37. El 6 da otra tirada.
1 (3)      Un 3 para azul y verde.
1 B37-40   Una ficha azul va de 37 a 40. Se come la ficha roja de 40, que va a casa. Son 20 de premio para mover con una ficha.
1 B40-60   Una ficha azul va de 40 a 60. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y5-6     Una ficha amarilla va de 5 a 6. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B58-62   Una ficha azul va de 58 a 62. Se come la ficha roja de 62, que va a casa. Son 20 de premio para mover con una ficha.
1 B2-c5    Una ficha azul va de 2 a c5. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 Y46-52   Una ficha amarilla va de 46 a 52. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 Y52-53   Una ficha amarilla va de 52 a 53. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 B62-68   Una ficha azul va de 62 a 68. El 6 da otra tirada.
1 (4)      Un 4 para azul y verde.
1 B68-4    Una ficha azul va de 68 a 4. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y17-19   Una ficha amarilla va de 17 a 19. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Bc5-c6   Una ficha azul va de c5 a c6. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y15-18   Una ficha amarilla va de 15 a 18. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B4-6     Una ficha azul va de 4 a 6. Se come la ficha amarilla de 6, que va a casa. Son 20 de premio para mover con una ficha.
1 B60-12   Una ficha azul va de 60 a 12. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B12-14   Una ficha azul va de 12 a 14. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y18-21   Una ficha amarilla va de 18 a 21. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G17-21   Una ficha verde va de 17 a 21. Se come la ficha amarilla de 21, que va a casa. Son 20 de premio para mover con una ficha.
1 G21-41   Una ficha verde va de 21 a 41. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y53-54   Una ficha amarilla va de 53 a 54. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B6-9     Una ficha azul va de 6 a 9. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 Bc6-m    Una ficha azul va de c6 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha.
1 G41-51   Una ficha verde va de 41 a 51. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R39-42   Una ficha roja va de 39 a 42. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 B9-10    Una ficha azul va de 9 a 10. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y54-58   Una ficha amarilla va de 54 a 58. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G51-c4   Una ficha verde va de 51 a c4. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y5-6     Una ficha amarilla va de 5 a 6. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B10-13   Una ficha azul va de 10 a 13. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R42-46   Una ficha roja va de 42 a 46. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R46-49   Una ficha roja va de 46 a 49. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 Gc4-c6   Una ficha verde va de c4 a c6. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R50-54   Una ficha roja va de 50 a 54. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 B13-15   Una ficha azul va de 13 a 15. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R54-58   Una ficha roja va de 54 a 58. Se come la ficha amarilla de 58, que va a casa. Son 20 de premio para mover con una ficha.
0 R49-1    Una ficha roja va de 49 a 1. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 B15-c1   Una ficha azul va de 15 a c1. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y6-8     Una ficha amarilla va de 6 a 8. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Bc1-c2   Una ficha azul va de c1 a c2. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y19-20   Una ficha amarilla va de 19 a 20. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G56-57   Una ficha verde va de 56 a 57. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y20-21   Una ficha amarilla va de 20 a 21. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y21-23   Una ficha amarilla va de 21 a 23. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Bc2-c3   Una ficha azul va de c2 a c3. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R1-4     Una ficha roja va de 1 a 4. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R4-5     Una ficha roja va de 4 a 5. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 B14-c1   Una ficha azul va de 14 a c1. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y23-27   Una ficha amarilla va de 23 a 27. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde.
1 Bc1-c7   Una ficha azul va de c1 a c7. El 6 da otra tirada.
1 (6)      Un 6 para azul y verde.
1 G59-65   Una ficha verde va de 59 a 65. El 6 da otra tirada.
1 (6)      Un 6 para azul y verde. El tercer 6 seguido no se mueve: la ficha verde de 65 va a casa. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y8-11    Una ficha amarilla va de 8 a 11. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 Bc3-c6   Una ficha azul va de c3 a c6. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y11-12   Una ficha amarilla va de 11 a 12. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Bc7-m    Una ficha azul va de c7 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha.
1 G57-67   Una ficha verde va de 57 a 67. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y12-16   Una ficha amarilla va de 12 a 16. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y16-17   Una ficha amarilla va de 16 a 17. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Con un 5 hay que sacar una ficha de casa.
1 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R5-7     Una ficha roja va de 5 a 7. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G56-61   Una ficha verde va de 56 a 61. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y27-28   Una ficha amarilla va de 27 a 28. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G61-65   Una ficha verde va de 61 a 65. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R7-11    Una ficha roja va de 7 a 11. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Sin fichas en casa, el 6 cuenta 7.
1 G67-6    Una ficha verde va de 67 a 6. El 6 da otra tirada.
1 (3)      Un 3 para azul y verde.
1 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y17-21   Una ficha amarilla va de 17 a 21. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Sin fichas en casa, el 6 cuenta 7.
1 G59-66   Una ficha verde va de 59 a 66. El 6 da otra tirada.
1 (4)      Un 4 para azul y verde.
1 G66-2    Una ficha verde va de 66 a 2. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G6-10    Una ficha verde va de 6 a 10. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y21-24   Una ficha amarilla va de 21 a 24. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G65-68   Una ficha verde va de 65 a 68. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G2-7     Una ficha verde va de 2 a 7. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R58-61   Una ficha roja va de 58 a 61. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Sin fichas en casa, el 6 cuenta 7.
1 G7-14    Una ficha verde va de 7 a 14. El 6 da otra tirada.
1 (4)      Un 4 para azul y verde.
1 G10-14   Una ficha verde va de 10 a 14. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y5-7     Una ficha amarilla va de 5 a 7. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G14-19   Una ficha verde va de 14 a 19. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R39-42   Una ficha roja va de 39 a 42. El turno pasa a azul y verde.
1 (4)      Un 4 para azul y verde.
1 G68-4    Una ficha verde va de 68 a 4. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R42-45   Una ficha roja va de 42 a 45. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 Gc6-m    Una ficha verde va de c6 a m. Una ficha verde llega a la meta. Son 10 de premio para mover con una ficha.
1 G19-29   Una ficha verde va de 19 a 29. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y7-11    Una ficha amarilla va de 7 a 11. Se come la ficha roja de 11, que va a casa. Son 20 de premio para mover con una ficha.
0 Y11-31   Una ficha amarilla va de 11 a 31. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G4-9     Una ficha verde va de 4 a 9. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 Y28-34   Una ficha amarilla va de 28 a 34. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 R61-62   Una ficha roja va de 61 a 62. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G9-12    Una ficha verde va de 9 a 12. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo.
0 R45-51   Una ficha roja va de 45 a 51. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 Y34-38   Una ficha amarilla va de 34 a 38. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G14-15   Una ficha verde va de 14 a 15. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R62-64   Una ficha roja va de 62 a 64. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Sin fichas en casa, el 6 cuenta 7.
1 G29-36   Una ficha verde va de 29 a 36. El 6 da otra tirada.
1 (4)      Un 4 para azul y verde.
1 G36-40   Una ficha verde va de 36 a 40. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G40-45   Una ficha verde va de 40 a 45. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G12-14   Una ficha verde va de 12 a 14. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R39-46   Una ficha roja va de 39 a 46. El 6 da otra tirada.
0 (5)      Un 5 para amarillo y rojo.
0 Y24-29   Una ficha amarilla va de 24 a 29. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 Bc6-m    Una ficha azul va de c6 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha.
1 G45-c4   Una ficha verde va de 45 a c4. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y29-30   Una ficha amarilla va de 29 a 30. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G15-17   Una ficha verde va de 15 a 17. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y38-40   Una ficha amarilla va de 38 a 40. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G17-19   Una ficha verde va de 17 a 19. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y31-33   Una ficha amarilla va de 31 a 33. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G19-24   Una ficha verde va de 19 a 24. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y33-34   Una ficha amarilla va de 33 a 34. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G24-29   Una ficha verde va de 24 a 29. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y34-36   Una ficha amarilla va de 34 a 36. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Sin fichas en casa, el 6 cuenta 7.
1 G29-36   Una ficha verde va de 29 a 36. Se come la ficha amarilla de 36, que va a casa. Son 20 de premio para mover con una ficha.
1 G36-c5   Una ficha verde va de 36 a c5. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 G14-16   Una ficha verde va de 14 a 16. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 Y5-6     Una ficha amarilla va de 5 a 6. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G16-17   Una ficha verde va de 16 a 17. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R64-67   Una ficha roja va de 64 a 67. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 Gc5-c7   Una ficha verde va de c5 a c7. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 Gc4-c7   Una ficha verde va de c4 a c7. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 Y40-47   Una ficha amarilla va de 40 a 47. El 6 da otra tirada.
0 (1)      Un 1 para amarillo y rojo.
0 Y47-48   Una ficha amarilla va de 47 a 48. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G17-20   Una ficha verde va de 17 a 20. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo.
0 Y48-53   Una ficha amarilla va de 48 a 53. El turno pasa a azul y verde.
1 (6)      Un 6 para azul y verde. Sin fichas en casa, el 6 cuenta 7.
1 G20-27   Una ficha verde va de 20 a 27. El 6 da otra tirada.
1 (2)      Un 2 para azul y verde.
1 G27-29   Una ficha verde va de 27 a 29. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R51-52   Una ficha roja va de 51 a 52. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G29-34   Una ficha verde va de 29 a 34. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 R67-3    Una ficha roja va de 67 a 3. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G34-36   Una ficha verde va de 34 a 36. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R52-59   Una ficha roja va de 52 a 59. El 6 da otra tirada.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 Y30-37   Una ficha amarilla va de 30 a 37. El 6 da otra tirada.
0 (3)      Un 3 para amarillo y rojo.
0 Y5-8     Una ficha amarilla va de 5 a 8. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G36-39   Una ficha verde va de 36 a 39. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y8-10    Una ficha amarilla va de 8 a 10. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 G39-40   Una ficha verde va de 39 a 40. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y10-12   Una ficha amarilla va de 10 a 12. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G40-43   Una ficha verde va de 40 a 43. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 Y6-9     Una ficha amarilla va de 6 a 9. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde.
1 G43-48   Una ficha verde va de 43 a 48. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y12-16   Una ficha amarilla va de 12 a 16. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 G48-50   Una ficha verde va de 48 a 50. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R46-48   Una ficha roja va de 46 a 48. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 G50-c2   Una ficha verde va de 50 a c2. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R59-60   Una ficha roja va de 59 a 60. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde.
1 Gc2-c5   Una ficha verde va de c2 a c5. El turno pasa a amarillo y rojo.
0 (4)      Un 4 para amarillo y rojo.
0 Y37-41   Una ficha amarilla va de 37 a 41. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde. Ninguna ficha puede mover 3. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R48-51   Una ficha roja va de 48 a 51. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde. Ninguna ficha puede mover 3. El turno pasa a amarillo y rojo.
0 (6)      Un 6 para amarillo y rojo. Sin fichas en casa, el 6 cuenta 7.
0 R60-67   Una ficha roja va de 60 a 67. El 6 da otra tirada.
0 (4)      Un 4 para amarillo y rojo.
0 R51-55   Una ficha roja va de 51 a 55. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Gc7-m    Una ficha verde va de c7 a m. Una ficha verde llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y53-55   Una ficha amarilla va de 53 a 55. Se come la ficha roja de 55, que va a casa. Son 20 de premio para mover con una ficha.
0 Y41-61   Una ficha amarilla va de 41 a 61. El turno pasa a azul y verde.
1 (5)      Un 5 para azul y verde. Ninguna ficha puede mover 5. El turno pasa a amarillo y rojo.
0 (5)      Un 5 para amarillo y rojo. Con un 5 hay que sacar una ficha de casa.
0 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde.
1 Gc5-c7   Una ficha verde va de c5 a c7. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R3-6     Una ficha roja va de 3 a 6. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Gc7-m    Una ficha verde va de c7 a m. Una ficha verde llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a amarillo y rojo.
0 (3)      Un 3 para amarillo y rojo.
0 R39-42   Una ficha roja va de 39 a 42. El turno pasa a azul y verde.
1 (3)      Un 3 para azul y verde. Ninguna ficha puede mover 3. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 Y61-63   Una ficha amarilla va de 61 a 63. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde. Ninguna ficha puede mover 2. El turno pasa a amarillo y rojo.
0 (2)      Un 2 para amarillo y rojo.
0 R67-1    Una ficha roja va de 67 a 1. El turno pasa a azul y verde.
1 (2)      Un 2 para azul y verde. Ninguna ficha puede mover 2. El turno pasa a amarillo y rojo.
0 (1)      Un 1 para amarillo y rojo.
0 R6-7     Una ficha roja va de 6 a 7. El turno pasa a azul y verde.
1 (1)      Un 1 para azul y verde.
1 Gc7-m    Una ficha verde va de c7 a m. Una ficha verde llega a la meta. Todas en la meta: puesto 1 para azul y verde. Fin de la partida: victoria de azul y verde.

P-2d Victoria de azul y verde: todas las fichas que hacían falta están en la meta.
