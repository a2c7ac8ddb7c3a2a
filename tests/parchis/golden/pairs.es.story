0 (2)      Un 2 para amarillo, a ver quién empieza.
1 (5)      Un 5 para azul, a ver quién empieza.
2 (5)      Un 5 para rojo, a ver quién empieza.
3 (5)      Un 5 para verde, a ver quién empieza. Empate: vuelven a tirar azul, rojo y verde.
1 (4)      Un 4 para azul, a ver quién empieza.
2 (3)      Un 3 para rojo, a ver quién empieza.
3 (6)      Un 6 para verde, a ver quién empieza. La partida empieza por verde.
3 (6)      Un 6 para verde. Ninguna ficha puede mover 6. El 6 da otra tirada.
3 (3)      Un 3 para verde. Ninguna ficha puede mover 3. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (4)      Un 4 para rojo. Ninguna ficha puede mover 4. El turno pasa a verde.
3 (3)      Un 3 para verde. Ninguna ficha puede mover 3. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B22-23   Una ficha azul va de 22 a 23. El turno pasa a rojo.
2 (2)      Un 2 para rojo. Ninguna ficha puede mover 2. El turno pasa a verde.
3 (6)      Un 6 para verde. Ninguna ficha puede mover 6. El 6 da otra tirada.
3 (2)      Un 2 para verde. Ninguna ficha puede mover 2. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y5-8     Una ficha amarilla va de 5 a 8. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B23-26   Una ficha azul va de 23 a 26. El turno pasa a rojo.
2 (3)      Un 3 para rojo. Ninguna ficha puede mover 3. El turno pasa a verde.
3 (6)      Un 6 para verde. Ninguna ficha puede mover 6. El 6 da otra tirada.
3 (6)      Un 6 para verde. Ninguna ficha puede mover 6. El 6 da otra tirada.
3 (6)      Un 6 para verde. El tercer 6 seguido no se mueve: ninguna ficha va a casa, y se acaba el turno. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y8-14    Una ficha amarilla va de 8 a 14. El 6 da otra tirada.
0 (3)      Un 3 para amarillo.
0 Y14-17   Una ficha amarilla va de 14 a 17. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B26-32   Una ficha azul va de 26 a 32. El 6 da otra tirada.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Ninguna ficha puede mover 6. El 6 da otra tirada.
2 (2)      Un 2 para rojo. Ninguna ficha puede mover 2. El turno pasa a verde.
3 (2)      Un 2 para verde. Ninguna ficha puede mover 2. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y17-20   Una ficha amarilla va de 17 a 20. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B32-33   Una ficha azul va de 32 a 33. El turno pasa a rojo.
2 (2)      Un 2 para rojo. Ninguna ficha puede mover 2. El turno pasa a verde.
3 (4)      Un 4 para verde. Ninguna ficha puede mover 4. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y20-21   Una ficha amarilla va de 20 a 21. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B22-28   Una ficha azul va de 22 a 28. El 6 da otra tirada.
1 (6)      Un 6 para azul.
1 B28-34   Una ficha azul va de 28 a 34. El 6 da otra tirada.
1 (6)      Un 6 para azul. El tercer 6 seguido no se mueve: la ficha azul de 34 va a casa. El turno pasa a rojo.
2 (1)      Un 1 para rojo. Ninguna ficha puede mover 1. El turno pasa a verde.
3 (2)      Un 2 para verde. Ninguna ficha puede mover 2. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y5-8     Una ficha amarilla va de 5 a 8. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (4)      Un 4 para rojo. Ninguna ficha puede mover 4. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y8-9     Una ficha amarilla va de 8 a 9. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B22-28   Una ficha azul va de 22 a 28. El 6 da otra tirada.
1 (4)      Un 4 para azul.
1 B28-32   Una ficha azul va de 28 a 32. El turno pasa a rojo.
2 (2)      Un 2 para rojo. Ninguna ficha puede mover 2. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y9-12    Una ficha amarilla va de 9 a 12. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B33-39   Una ficha azul va de 33 a 39. El 6 da otra tirada.
1 (4)      Un 4 para azul.
1 B39-43   Una ficha azul va de 39 a 43. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Ninguna ficha puede mover 6. El 6 da otra tirada.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G59-63   Una ficha verde va de 59 a 63. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B43-46   Una ficha azul va de 43 a 46. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R39-41   Una ficha roja va de 39 a 41. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G63-67   Una ficha verde va de 63 a 67. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y5-9     Una ficha amarilla va de 5 a 9. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B32-35   Una ficha azul va de 32 a 35. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R41-44   Una ficha roja va de 41 a 44. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G67-3    Una ficha verde va de 67 a 3. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y9-10    Una ficha amarilla va de 9 a 10. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B46-52   Una ficha azul va de 46 a 52. El 6 da otra tirada.
1 (6)      Un 6 para azul.
1 B52-58   Una ficha azul va de 52 a 58. El 6 da otra tirada.
1 (6)      Un 6 para azul. El tercer 6 seguido no se mueve: la ficha azul de 58 va a casa. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R44-45   Una ficha roja va de 44 a 45. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y21-23   Una ficha amarilla va de 21 a 23. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B35-39   Una ficha azul va de 35 a 39. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R45-49   Una ficha roja va de 45 a 49. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G3-7     Una ficha verde va de 3 a 7. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y23-29   Una ficha amarilla va de 23 a 29. El 6 da otra tirada.
0 (3)      Un 3 para amarillo.
0 Y10-13   Una ficha amarilla va de 10 a 13. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B39-42   Una ficha azul va de 39 a 42. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R49-50   Una ficha roja va de 49 a 50. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G7-8     Una ficha verde va de 7 a 8. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B42-45   Una ficha azul va de 42 a 45. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R50-52   Una ficha roja va de 50 a 52. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y13-17   Una ficha amarilla va de 13 a 17. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B45-48   Una ficha azul va de 45 a 48. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R52-53   Una ficha roja va de 52 a 53. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G59-60   Una ficha verde va de 59 a 60. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y29-31   Una ficha amarilla va de 29 a 31. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B48-50   Una ficha azul va de 48 a 50. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R53-54   Una ficha roja va de 53 a 54. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y5-8     Una ficha amarilla va de 5 a 8. Se come la ficha verde de 8, que va a casa. Son 20 de premio para mover con una ficha.
0 Y31-51   Una ficha amarilla va de 31 a 51. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (6)      Un 6 para rojo.
2 R54-60   Una ficha roja va de 54 a 60. Se come la ficha verde de 60, que va a casa. Son 20 de premio para mover con una ficha.
2 R60-12   Una ficha roja va de 60 a 12. El 6 da otra tirada.
2 (2)      Un 2 para rojo.
2 R12-14   Una ficha roja va de 12 a 14. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G56-57   Una ficha verde va de 56 a 57. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y8-15    Una ficha amarilla va de 8 a 15. El 6 da otra tirada.
0 (2)      Un 2 para amarillo.
0 Y12-14   Una ficha amarilla va de 12 a 14. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B22-23   Una ficha azul va de 22 a 23. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R14-16   Una ficha roja va de 14 a 16. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y17-19   Una ficha amarilla va de 17 a 19. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B23-26   Una ficha azul va de 23 a 26. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R16-18   Una ficha roja va de 16 a 18. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G57-58   Una ficha verde va de 57 a 58. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y14-21   Una ficha amarilla va de 14 a 21. El 6 da otra tirada.
0 (5)      Un 5 para amarillo.
0 Y15-20   Una ficha amarilla va de 15 a 20. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B26-28   Una ficha azul va de 26 a 28. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R18-19   Una ficha roja va de 18 a 19. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G56-58   Una ficha verde va de 56 a 58. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y51-52   Una ficha amarilla va de 51 a 52. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B50-52   Una ficha azul va de 50 a 52. Se come la ficha amarilla de 52, que va a casa. Son 20 de premio para mover con una ficha.
1 B28-48   Una ficha azul va de 28 a 48. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R19-23   Una ficha roja va de 19 a 23. El turno pasa a verde.
3 (6)      Un 6 para verde. Con un 6 hay que abrir una barrera: en 58.
3 G58-64   Una ficha verde va de 58 a 64. El 6 da otra tirada.
3 (3)      Un 3 para verde.
3 G64-67   Una ficha verde va de 64 a 67. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B52-56   Una ficha azul va de 52 a 56. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R23-24   Una ficha roja va de 23 a 24. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G67-68   Una ficha verde va de 67 a 68. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y21-28   Una ficha amarilla va de 21 a 28. El 6 da otra tirada.
0 (4)      Un 4 para amarillo.
0 Y28-32   Una ficha amarilla va de 28 a 32. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B56-58   Una ficha azul va de 56 a 58. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G68-1    Una ficha verde va de 68 a 1. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y32-36   Una ficha amarilla va de 32 a 36. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R24-26   Una ficha roja va de 24 a 26. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G1-3     Una ficha verde va de 1 a 3. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y20-24   Una ficha amarilla va de 20 a 24. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B58-62   Una ficha azul va de 58 a 62. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R26-28   Una ficha roja va de 26 a 28. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y5-9     Una ficha amarilla va de 5 a 9. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B48-52   Una ficha azul va de 48 a 52. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R28-31   Una ficha roja va de 28 a 31. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y36-41   Una ficha amarilla va de 36 a 41. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B62-65   Una ficha azul va de 62 a 65. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G58-60   Una ficha verde va de 58 a 60. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y24-28   Una ficha amarilla va de 24 a 28. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B52-55   Una ficha azul va de 52 a 55. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R31-c1   Una ficha roja va de 31 a c1. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G3-7     Una ficha verde va de 3 a 7. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y28-32   Una ficha amarilla va de 28 a 32. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B65-66   Una ficha azul va de 65 a 66. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 Rc1-c4   Una ficha roja va de c1 a c4. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G7-10    Una ficha verde va de 7 a 10. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y41-44   Una ficha amarilla va de 41 a 44. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B22-28   Una ficha azul va de 22 a 28. El 6 da otra tirada.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R39-42   Una ficha roja va de 39 a 42. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G60-61   Una ficha verde va de 60 a 61. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y32-37   Una ficha amarilla va de 32 a 37. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B66-5    Una ficha azul va de 66 a 5. El 6 da otra tirada.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B55-62   Una ficha azul va de 55 a 62. El 6 da otra tirada.
1 (5)      Un 5 para azul.
1 B62-67   Una ficha azul va de 62 a 67. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R39-41   Una ficha roja va de 39 a 41. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G61-67   Una ficha verde va de 61 a 67. El 6 da otra tirada.
3 (4)      Un 4 para verde.
3 G59-63   Una ficha verde va de 59 a 63. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y37-42   Una ficha amarilla va de 37 a 42. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B67-4    Una ficha azul va de 67 a 4. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Con un 6 hay que abrir una barrera: en 42.
2 R42-48   Una ficha roja va de 42 a 48. El 6 da otra tirada.
2 (2)      Un 2 para rojo.
2 R48-50   Una ficha roja va de 48 a 50. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G67-68   Una ficha verde va de 67 a 68. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y9-16    Una ficha amarilla va de 9 a 16. El 6 da otra tirada.
0 (3)      Un 3 para amarillo.
0 Y16-19   Una ficha amarilla va de 16 a 19. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B28-31   Una ficha azul va de 28 a 31. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G10-14   Una ficha verde va de 10 a 14. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y19-21   Una ficha amarilla va de 19 a 21. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B4-9     Una ficha azul va de 4 a 9. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R39-46   Una ficha roja va de 39 a 46. El 6 da otra tirada.
2 (1)      Un 1 para rojo.
2 R50-51   Una ficha roja va de 50 a 51. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G63-64   Una ficha verde va de 63 a 64. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y44-48   Una ficha amarilla va de 44 a 48. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B22-27   Una ficha azul va de 22 a 27. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R41-44   Una ficha roja va de 41 a 44. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G14-20   Una ficha verde va de 14 a 20. El 6 da otra tirada.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y42-46   Una ficha amarilla va de 42 a 46. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B31-35   Una ficha azul va de 31 a 35. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 Rc4-c5   Una ficha roja va de c4 a c5. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G64-3    Una ficha verde va de 64 a 3. El 6 da otra tirada.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G56-63   Una ficha verde va de 56 a 63. El 6 da otra tirada.
3 (2)      Un 2 para verde.
3 G3-5     Una ficha verde va de 3 a 5. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y21-22   Una ficha amarilla va de 21 a 22. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B9-11    Una ficha azul va de 9 a 11. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R51-55   Una ficha roja va de 51 a 55. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G63-68   Una ficha verde va de 63 a 68. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y19-20   Una ficha amarilla va de 19 a 20. Se come la ficha verde de 20, que va a casa. Son 20 de premio para mover con una ficha.
0 Y20-40   Una ficha amarilla va de 20 a 40. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B35-36   Una ficha azul va de 35 a 36. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R55-58   Una ficha roja va de 55 a 58. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y46-50   Una ficha amarilla va de 46 a 50. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B5-10    Una ficha azul va de 5 a 10. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R44-46   Una ficha roja va de 44 a 46. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G5-7     Una ficha verde va de 5 a 7. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y48-52   Una ficha amarilla va de 48 a 52. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B36-38   Una ficha azul va de 36 a 38. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R58-62   Una ficha roja va de 58 a 62. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G68-5    Una ficha verde va de 68 a 5. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y50-55   Una ficha amarilla va de 50 a 55. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B11-13   Una ficha azul va de 11 a 13. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R62-64   Una ficha roja va de 62 a 64. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G7-9     Una ficha verde va de 7 a 9. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y52-56   Una ficha amarilla va de 52 a 56. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B13-16   Una ficha azul va de 13 a 16. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 Rc5-m    Una ficha roja va de c5 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha.
2 R64-6    Una ficha roja va de 64 a 6. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G56-63   Una ficha verde va de 56 a 63. El 6 da otra tirada.
3 (2)      Un 2 para verde.
3 G9-11    Una ficha verde va de 9 a 11. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y40-42   Una ficha amarilla va de 40 a 42. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B38-42   Una ficha azul va de 38 a 42. Se come la ficha amarilla de 42, que va a casa. Son 20 de premio para mover con una ficha. Ninguna ficha puede mover los 20: se pierden. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R46-50   Una ficha roja va de 46 a 50. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G11-12   Una ficha verde va de 11 a 12. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y56-60   Una ficha amarilla va de 56 a 60. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B16-c3   Una ficha azul va de 16 a c3. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R6-10    Una ficha roja va de 6 a 10. Se come la ficha azul de 10, que va a casa. Son 20 de premio para mover con una ficha.
2 R10-30   Una ficha roja va de 10 a 30. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G68-7    Una ficha verde va de 68 a 7. El 6 da otra tirada.
3 (1)      Un 1 para verde.
3 G63-64   Una ficha verde va de 63 a 64. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y60-61   Una ficha amarilla va de 60 a 61. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B42-45   Una ficha azul va de 42 a 45. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R30-c3   Una ficha roja va de 30 a c3. El 6 da otra tirada.
2 (2)      Un 2 para rojo.
2 Rc3-c5   Una ficha roja va de c3 a c5. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G7-10    Una ficha verde va de 7 a 10. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y61-63   Una ficha amarilla va de 61 a 63. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R46-48   Una ficha roja va de 46 a 48. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G64-67   Una ficha verde va de 64 a 67. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y63-67   Una ficha amarilla va de 63 a 67. Se come la ficha verde de 67, que va a casa. Son 20 de premio para mover con una ficha.
0 Y55-c7   Una ficha amarilla va de 55 a c7. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B22-24   Una ficha azul va de 22 a 24. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R48-50   Una ficha roja va de 48 a 50. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G5-6     Una ficha verde va de 5 a 6. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y22-23   Una ficha amarilla va de 22 a 23. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B27-30   Una ficha azul va de 27 a 30. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 Rc5-c6   Una ficha roja va de c5 a c6. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G12-16   Una ficha verde va de 12 a 16. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B24-28   Una ficha azul va de 24 a 28. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 Rc6-c7   Una ficha roja va de c6 a c7. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y5-8     Una ficha amarilla va de 5 a 8. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 Bc3-m    Una ficha azul va de c3 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha.
1 B30-40   Una ficha azul va de 30 a 40. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R50-51   Una ficha roja va de 50 a 51. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G56-63   Una ficha verde va de 56 a 63. El 6 da otra tirada.
3 (5)      Un 5 para verde.
3 G16-21   Una ficha verde va de 16 a 21. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y8-10    Una ficha amarilla va de 8 a 10. Se come la ficha verde de 10, que va a casa. Son 20 de premio para mover con una ficha.
0 Y10-30   Una ficha amarilla va de 10 a 30. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B40-42   Una ficha azul va de 40 a 42. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R50-52   Una ficha roja va de 50 a 52. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G6-12    Una ficha verde va de 6 a 12. El 6 da otra tirada.
3 (6)      Un 6 para verde.
3 G21-27   Una ficha verde va de 21 a 27. El 6 da otra tirada.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y23-28   Una ficha amarilla va de 23 a 28. Se come la ficha azul de 28, que va a casa. Son 20 de premio para mover con una ficha.
0 Y30-50   Una ficha amarilla va de 30 a 50. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B42-48   Una ficha azul va de 42 a 48. El 6 da otra tirada.
1 (4)      Un 4 para azul.
1 B45-49   Una ficha azul va de 45 a 49. El turno pasa a rojo.
2 (5)      Un 5 para rojo.
2 R51-56   Una ficha roja va de 51 a 56. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G56-57   Una ficha verde va de 56 a 57. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y28-30   Una ficha amarilla va de 28 a 30. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B48-49   Una ficha azul va de 48 a 49. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R56-59   Una ficha roja va de 56 a 59. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G63-64   Una ficha verde va de 63 a 64. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y30-33   Una ficha amarilla va de 30 a 33. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R59-62   Una ficha roja va de 59 a 62. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G57-59   Una ficha verde va de 57 a 59. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y50-54   Una ficha amarilla va de 50 a 54. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B22-24   Una ficha azul va de 22 a 24. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R62-65   Una ficha roja va de 62 a 65. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G27-31   Una ficha verde va de 27 a 31. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y33-40   Una ficha amarilla va de 33 a 40. El 6 da otra tirada.
0 (5)      Un 5 para amarillo.
0 Y54-59   Una ficha amarilla va de 54 a 59. Se come la ficha verde de 59, que va a casa. Son 20 de premio para mover con una ficha. Ninguna ficha puede mover los 20: se pierden. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B49-52   Una ficha azul va de 49 a 52. Se come la ficha roja de 52, que va a casa. Son 20 de premio para mover con una ficha.
1 B24-44   Una ficha azul va de 24 a 44. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G64-65   Una ficha verde va de 64 a 65. Se come la ficha roja de 65, que va a casa. Son 20 de premio para mover con una ficha.
3 G65-17   Una ficha verde va de 65 a 17. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y40-44   Una ficha amarilla va de 40 a 44. Se come la ficha azul de 44, que va a casa. Son 20 de premio para mover con una ficha.
0 Y44-64   Una ficha amarilla va de 44 a 64. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y67-c2   Una ficha amarilla va de 67 a c2. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B22-24   Una ficha azul va de 22 a 24. El turno pasa a rojo.
2 (5)      Un 5 para rojo.
2 R39-44   Una ficha roja va de 39 a 44. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G17-20   Una ficha verde va de 17 a 20. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y59-66   Una ficha amarilla va de 59 a 66. El 6 da otra tirada.
0 (2)      Un 2 para amarillo.
0 Y66-68   Una ficha amarilla va de 66 a 68. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B24-27   Una ficha azul va de 24 a 27. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R44-47   Una ficha roja va de 44 a 47. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G31-36   Una ficha verde va de 31 a 36. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha.
0 Y64-c6   Una ficha amarilla va de 64 a c6. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B49-52   Una ficha azul va de 49 a 52. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R47-49   Una ficha roja va de 47 a 49. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G12-17   Una ficha verde va de 12 a 17. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Yc2-c5   Una ficha amarilla va de c2 a c5. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B52-56   Una ficha azul va de 52 a 56. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R39-40   Una ficha roja va de 39 a 40. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G17-19   Una ficha verde va de 17 a 19. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y68-c3   Una ficha amarilla va de 68 a c3. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7. Con un 6 hay que abrir una barrera: en 56.
1 B56-63   Una ficha azul va de 56 a 63. El 6 da otra tirada.
1 (1)      Un 1 para azul.
1 B27-28   Una ficha azul va de 27 a 28. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 Rc7-m    Una ficha roja va de c7 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha.
2 R40-50   Una ficha roja va de 40 a 50. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G56-63   Una ficha verde va de 56 a 63. El 6 da otra tirada.
3 (3)      Un 3 para verde.
3 G20-23   Una ficha verde va de 20 a 23. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Yc5-m    Una ficha amarilla va de c5 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B63-65   Una ficha azul va de 63 a 65. El turno pasa a rojo.
2 (5)      Un 5 para rojo.
2 R50-55   Una ficha roja va de 50 a 55. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G63-65   Una ficha verde va de 63 a 65. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Ninguna ficha puede mover 6. El 6 da otra tirada.
0 (2)      Un 2 para amarillo.
0 Yc6-m    Una ficha amarilla va de c6 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B28-32   Una ficha azul va de 28 a 32. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R55-56   Una ficha roja va de 55 a 56. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G36-41   Una ficha verde va de 36 a 41. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Yc3-c5   Una ficha amarilla va de c3 a c5. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B52-55   Una ficha azul va de 52 a 55. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R56-63   Una ficha roja va de 56 a 63. El 6 da otra tirada.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R49-56   Una ficha roja va de 49 a 56. El 6 da otra tirada.
2 (6)      Un 6 para rojo. El tercer 6 seguido no se mueve: la ficha roja de 56 va a casa. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G65-67   Una ficha verde va de 65 a 67. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Yc5-m    Una ficha amarilla va de c5 a m. Una ficha amarilla llega a la meta. Todas en la meta: puesto 1 para amarillo. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B32-35   Una ficha azul va de 32 a 35. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R63-67   Una ficha roja va de 63 a 67. Se come la ficha verde de 67, que va a casa. Son 20 de premio para mover con una ficha.
2 R67-19   Una ficha roja va de 67 a 19. Se come la ficha verde de 19, que va a casa. Son 20 de premio para mover con una ficha.
2 R19-c5   Una ficha roja va de 19 a c5. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G23-27   Una ficha verde va de 23 a 27. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 Rc5-c7   Una ficha roja va de c5 a c7. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B35-37   Una ficha azul va de 35 a 37. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G41-43   Una ficha verde va de 41 a 43. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R39-42   Una ficha roja va de 39 a 42. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B65-1    Una ficha azul va de 65 a 1. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R42-45   Una ficha roja va de 42 a 45. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G27-29   Una ficha verde va de 27 a 29. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R45-49   Una ficha roja va de 45 a 49. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B1-5     Una ficha azul va de 1 a 5. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R49-56   Una ficha roja va de 49 a 56. El 6 da otra tirada.
2 (1)      Un 1 para rojo.
2 Rc7-m    Una ficha roja va de c7 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha.
2 R56-66   Una ficha roja va de 56 a 66. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G43-47   Una ficha verde va de 43 a 47. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R66-2    Una ficha roja va de 66 a 2. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B5-8     Una ficha azul va de 5 a 8. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R2-6     Una ficha roja va de 2 a 6. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G47-49   Una ficha verde va de 47 a 49. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R6-7     Una ficha roja va de 6 a 7. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B37-39   Una ficha azul va de 37 a 39. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R7-9     Una ficha roja va de 7 a 9. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G29-32   Una ficha verde va de 29 a 32. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R9-12    Una ficha roja va de 9 a 12. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B8-13    Una ficha azul va de 8 a 13. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R12-14   Una ficha roja va de 12 a 14. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G49-c1   Una ficha verde va de 49 a c1. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R14-15   Una ficha roja va de 14 a 15. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B39-44   Una ficha azul va de 39 a 44. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R15-17   Una ficha roja va de 15 a 17. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R17-22   Una ficha roja va de 17 a 22. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B44-46   Una ficha azul va de 44 a 46. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R22-26   Una ficha roja va de 22 a 26. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 Gc1-c7   Una ficha verde va de c1 a c7. El 6 da otra tirada.
3 (6)      Un 6 para verde.
3 G32-38   Una ficha verde va de 32 a 38. El 6 da otra tirada.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R26-31   Una ficha roja va de 26 a 31. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B46-51   Una ficha azul va de 46 a 51. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R31-34   Una ficha roja va de 31 a 34. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G56-61   Una ficha verde va de 56 a 61. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo. Amarillo ya ha terminado y juega por rojo.
0 R34-c4   Una ficha roja va de 34 a c4. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B13-17   Una ficha azul va de 13 a 17. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 Rc4-c7   Una ficha roja va de c4 a c7. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G38-39   Una ficha verde va de 38 a 39. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo. Amarillo ya ha terminado y juega por rojo. Ninguna ficha puede mover 4. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B17-c7   Una ficha azul va de 17 a c7. El 6 da otra tirada.
1 (5)      Un 5 para azul.
1 B51-56   Una ficha azul va de 51 a 56. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 Rc7-m    Una ficha roja va de c7 a m. Una ficha roja llega a la meta. Todas en la meta: puesto 2 para rojo. Fin de la partida: victoria de amarillo y rojo.

P-4d Victoria de la pareja de amarillo y rojo.
