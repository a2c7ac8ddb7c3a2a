0 (1)      Un 1 para amarillo, a ver quién empieza.
1 (5)      Un 5 para azul, a ver quién empieza.
2 (2)      Un 2 para rojo, a ver quién empieza.
3 (5)      Un 5 para verde, a ver quién empieza. Empate: vuelven a tirar azul y verde.
1 (4)      Un 4 para azul, a ver quién empieza.
3 (2)      Un 2 para verde, a ver quién empieza. La partida empieza por azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (2)      Un 2 para verde. Ninguna ficha puede mover 2. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Ninguna ficha puede mover 1. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B22-24   Una ficha azul va de 22 a 24. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R39-43   Una ficha roja va de 39 a 43. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Ninguna ficha puede mover 1. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (6)      Un 6 para rojo.
2 R43-49   Una ficha roja va de 43 a 49. El 6 da otra tirada.
2 (1)      Un 1 para rojo.
2 R49-50   Una ficha roja va de 49 a 50. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G56-62   Una ficha verde va de 56 a 62. El 6 da otra tirada.
3 (3)      Un 3 para verde.
3 G62-65   Una ficha verde va de 62 a 65. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo. Ninguna ficha puede mover 4. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B24-25   Una ficha azul va de 24 a 25. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R50-53   Una ficha roja va de 50 a 53. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G65-67   Una ficha verde va de 65 a 67. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Ninguna ficha puede mover 1. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B22-28   Una ficha azul va de 22 a 28. El 6 da otra tirada.
1 (3)      Un 3 para azul.
1 B28-31   Una ficha azul va de 28 a 31. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R53-57   Una ficha roja va de 53 a 57. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G67-1    Una ficha verde va de 67 a 1. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo. Ninguna ficha puede mover 3. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (6)      Un 6 para rojo.
2 R57-63   Una ficha roja va de 57 a 63. El 6 da otra tirada.
2 (2)      Un 2 para rojo.
2 R63-65   Una ficha roja va de 63 a 65. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G1-7     Una ficha verde va de 1 a 7. El 6 da otra tirada.
3 (3)      Un 3 para verde.
3 G7-10    Una ficha verde va de 7 a 10. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Ninguna ficha puede mover 1. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B22-25   Una ficha azul va de 22 a 25. El turno pasa a rojo.
2 (6)      Un 6 para rojo.
2 R65-3    Una ficha roja va de 65 a 3. El 6 da otra tirada.
2 (6)      Un 6 para rojo.
2 R3-9     Una ficha roja va de 3 a 9. El 6 da otra tirada.
2 (3)      Un 3 para rojo.
2 R9-12    Una ficha roja va de 9 a 12. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G10-14   Una ficha verde va de 10 a 14. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Ninguna ficha puede mover 1. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B25-29   Una ficha azul va de 25 a 29. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R12-13   Una ficha roja va de 12 a 13. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G14-18   Una ficha verde va de 14 a 18. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Ninguna ficha puede mover 6. El 6 da otra tirada.
0 (3)      Un 3 para amarillo. Ninguna ficha puede mover 3. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B29-32   Una ficha azul va de 29 a 32. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R13-14   Una ficha roja va de 13 a 14. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G18-21   Una ficha verde va de 18 a 21. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo. Ninguna ficha puede mover 2. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R14-15   Una ficha roja va de 14 a 15. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G21-25   Una ficha verde va de 21 a 25. Se come la ficha azul de 25, que va a casa. Son 20 de premio para mover con una ficha.
3 G25-45   Una ficha verde va de 25 a 45. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo. Ninguna ficha puede mover 3. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B31-35   Una ficha azul va de 31 a 35. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R15-19   Una ficha roja va de 15 a 19. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G45-49   Una ficha verde va de 45 a 49. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo. Ninguna ficha puede mover 3. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B35-38   Una ficha azul va de 35 a 38. El turno pasa a rojo.
2 (6)      Un 6 para rojo.
2 R19-25   Una ficha roja va de 19 a 25. El 6 da otra tirada.
2 (6)      Un 6 para rojo.
2 R25-31   Una ficha roja va de 25 a 31. El 6 da otra tirada.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G49-51   Una ficha verde va de 49 a 51. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo. Ninguna ficha puede mover 3. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B38-39   Una ficha azul va de 38 a 39. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R31-32   Una ficha roja va de 31 a 32. Se come la ficha azul de 32, que va a casa. Son 20 de premio para mover con una ficha.
2 R39-59   Una ficha roja va de 39 a 59. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G51-c1   Una ficha verde va de 51 a c1. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Ninguna ficha puede mover 6. El 6 da otra tirada.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B39-41   Una ficha azul va de 39 a 41. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R32-33   Una ficha roja va de 32 a 33. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 Gc1-c7   Una ficha verde va de c1 a c7. El 6 da otra tirada.
3 (3)      Un 3 para verde. Ninguna ficha puede mover 3. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y5-6     Una ficha amarilla va de 5 a 6. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B22-28   Una ficha azul va de 22 a 28. El 6 da otra tirada.
1 (2)      Un 2 para azul.
1 B41-43   Una ficha azul va de 41 a 43. El turno pasa a rojo.
2 (6)      Un 6 para rojo.
2 R59-65   Una ficha roja va de 59 a 65. El 6 da otra tirada.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (3)      Un 3 para verde. Ninguna ficha puede mover 3. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y6-7     Una ficha amarilla va de 6 a 7. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B28-30   Una ficha azul va de 28 a 30. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R33-c1   Una ficha roja va de 33 a c1. El turno pasa a verde.
3 (2)      Un 2 para verde. Ninguna ficha puede mover 2. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y7-13    Una ficha amarilla va de 7 a 13. El 6 da otra tirada.
0 (1)      Un 1 para amarillo.
0 Y13-14   Una ficha amarilla va de 13 a 14. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B30-33   Una ficha azul va de 30 a 33. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 Rc1-c3   Una ficha roja va de c1 a c3. El turno pasa a verde.
3 (6)      Un 6 para verde. Ninguna ficha puede mover 6. El 6 da otra tirada.
3 (6)      Un 6 para verde. Ninguna ficha puede mover 6. El 6 da otra tirada.
3 (6)      Un 6 para verde. El tercer 6 seguido no se mueve: ninguna ficha va a casa, y se acaba el turno. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B33-35   Una ficha azul va de 33 a 35. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 Gc7-m    Una ficha verde va de c7 a m. Una ficha verde llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y5-11    Una ficha amarilla va de 5 a 11. El 6 da otra tirada.
0 (4)      Un 4 para amarillo.
0 Y14-18   Una ficha amarilla va de 14 a 18. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B43-45   Una ficha azul va de 43 a 45. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 Rc3-c4   Una ficha roja va de c3 a c4. El turno pasa a verde.
3 (2)      Un 2 para verde. Ninguna ficha puede mover 2. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y11-14   Una ficha amarilla va de 11 a 14. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R65-67   Una ficha roja va de 65 a 67. El turno pasa a verde.
3 (4)      Un 4 para verde. Ninguna ficha puede mover 4. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y14-18   Una ficha amarilla va de 14 a 18. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B45-49   Una ficha azul va de 45 a 49. El turno pasa a rojo.
2 (5)      Un 5 para rojo.
2 R67-4    Una ficha roja va de 67 a 4. El turno pasa a verde.
3 (1)      Un 1 para verde. Ninguna ficha puede mover 1. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y18-22   Una ficha amarilla va de 18 a 22. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B35-37   Una ficha azul va de 35 a 37. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 Rc4-c5   Una ficha roja va de c4 a c5. El turno pasa a verde.
3 (1)      Un 1 para verde. Ninguna ficha puede mover 1. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y18-21   Una ficha amarilla va de 18 a 21. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B49-50   Una ficha azul va de 49 a 50. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R39-42   Una ficha roja va de 39 a 42. El turno pasa a verde.
3 (2)      Un 2 para verde. Ninguna ficha puede mover 2. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y22-28   Una ficha amarilla va de 22 a 28. El 6 da otra tirada.
0 (3)      Un 3 para amarillo.
0 Y21-24   Una ficha amarilla va de 21 a 24. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B37-41   Una ficha azul va de 37 a 41. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R39-41   Una ficha roja va de 39 a 41. Se come la ficha azul de 41, que va a casa. Son 20 de premio para mover con una ficha.
2 R41-61   Una ficha roja va de 41 a 61. El turno pasa a verde.
3 (1)      Un 1 para verde. Ninguna ficha puede mover 1. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y24-25   Una ficha amarilla va de 24 a 25. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B50-56   Una ficha azul va de 50 a 56. El 6 da otra tirada.
1 (2)      Un 2 para azul.
1 B22-24   Una ficha azul va de 22 a 24. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R61-68   Una ficha roja va de 61 a 68. El 6 da otra tirada.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R4-11    Una ficha roja va de 4 a 11. El 6 da otra tirada.
2 (1)      Un 1 para rojo.
2 R42-43   Una ficha roja va de 42 a 43. El turno pasa a verde.
3 (2)      Un 2 para verde. Ninguna ficha puede mover 2. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y25-29   Una ficha amarilla va de 25 a 29. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B56-57   Una ficha azul va de 56 a 57. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 Rc5-m    Una ficha roja va de c5 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha.
2 R11-21   Una ficha roja va de 11 a 21. El turno pasa a verde.
3 (6)      Un 6 para verde. Ninguna ficha puede mover 6. El 6 da otra tirada.
3 (6)      Un 6 para verde. Ninguna ficha puede mover 6. El 6 da otra tirada.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y28-30   Una ficha amarilla va de 28 a 30. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B24-28   Una ficha azul va de 24 a 28. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R68-4    Una ficha roja va de 68 a 4. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G56-62   Una ficha verde va de 56 a 62. El 6 da otra tirada.
3 (2)      Un 2 para verde.
3 G62-64   Una ficha verde va de 62 a 64. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y29-32   Una ficha amarilla va de 29 a 32. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B57-63   Una ficha azul va de 57 a 63. El 6 da otra tirada.
1 (1)      Un 1 para azul.
1 B28-29   Una ficha azul va de 28 a 29. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R21-22   Una ficha roja va de 21 a 22. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G64-66   Una ficha verde va de 64 a 66. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y32-38   Una ficha amarilla va de 32 a 38. El 6 da otra tirada.
0 (2)      Un 2 para amarillo.
0 Y30-32   Una ficha amarilla va de 30 a 32. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B63-65   Una ficha azul va de 63 a 65. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R43-47   Una ficha roja va de 43 a 47. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y32-38   Una ficha amarilla va de 32 a 38. El 6 da otra tirada.
0 (4)      Un 4 para amarillo.
0 Y38-42   Una ficha amarilla va de 38 a 42. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B65-3    Una ficha azul va de 65 a 3. El 6 da otra tirada.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R47-50   Una ficha roja va de 47 a 50. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G66-1    Una ficha verde va de 66 a 1. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y42-43   Una ficha amarilla va de 42 a 43. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B22-25   Una ficha azul va de 22 a 25. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R50-57   Una ficha roja va de 50 a 57. El 6 da otra tirada.
2 (3)      Un 3 para rojo.
2 R22-25   Una ficha roja va de 22 a 25. Se come la ficha azul de 25, que va a casa. Son 20 de premio para mover con una ficha.
2 R4-24    Una ficha roja va de 4 a 24. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G1-7     Una ficha verde va de 1 a 7. El 6 da otra tirada.
3 (3)      Un 3 para verde.
3 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y43-46   Una ficha amarilla va de 43 a 46. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R24-27   Una ficha roja va de 24 a 27. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y38-44   Una ficha amarilla va de 38 a 44. El 6 da otra tirada.
0 (1)      Un 1 para amarillo.
0 Y46-47   Una ficha amarilla va de 46 a 47. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B29-35   Una ficha azul va de 29 a 35. El 6 da otra tirada.
1 (6)      Un 6 para azul.
1 B3-9     Una ficha azul va de 3 a 9. El 6 da otra tirada.
1 (6)      Un 6 para azul. El tercer 6 seguido no se mueve: la ficha azul de 9 va a casa. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R57-59   Una ficha roja va de 57 a 59. Se come la ficha verde de 59, que va a casa. Son 20 de premio para mover con una ficha.
2 R59-11   Una ficha roja va de 59 a 11. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G7-9     Una ficha verde va de 7 a 9. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y44-47   Una ficha amarilla va de 44 a 47. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B22-28   Una ficha azul va de 22 a 28. El 6 da otra tirada.
1 (1)      Un 1 para azul.
1 B28-29   Una ficha azul va de 28 a 29. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R25-27   Una ficha roja va de 25 a 27. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Con un 6 hay que abrir una barrera: en 47.
0 Y47-53   Una ficha amarilla va de 47 a 53. El 6 da otra tirada.
0 (6)      Un 6 para amarillo.
0 Y53-59   Una ficha amarilla va de 53 a 59. Se come la ficha verde de 59, que va a casa. Son 20 de premio para mover con una ficha.
0 Y47-67   Una ficha amarilla va de 47 a 67. El 6 da otra tirada.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B29-35   Una ficha azul va de 29 a 35. El 6 da otra tirada.
1 (4)      Un 4 para azul.
1 B35-39   Una ficha azul va de 35 a 39. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R11-15   Una ficha roja va de 11 a 15. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G9-13    Una ficha verde va de 9 a 13. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y5-9     Una ficha amarilla va de 5 a 9. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B39-42   Una ficha azul va de 39 a 42. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R15-18   Una ficha roja va de 15 a 18. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y67-c2   Una ficha amarilla va de 67 a c2. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B35-38   Una ficha azul va de 35 a 38. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R18-20   Una ficha roja va de 18 a 20. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G13-17   Una ficha verde va de 13 a 17. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y9-15    Una ficha amarilla va de 9 a 15. El 6 da otra tirada.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B38-40   Una ficha azul va de 38 a 40. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R20-23   Una ficha roja va de 20 a 23. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G17-19   Una ficha verde va de 17 a 19. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y15-17   Una ficha amarilla va de 15 a 17. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B40-46   Una ficha azul va de 40 a 46. El 6 da otra tirada.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R27-29   Una ficha roja va de 27 a 29. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G19-22   Una ficha verde va de 19 a 22. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y17-18   Una ficha amarilla va de 17 a 18. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B42-44   Una ficha azul va de 42 a 44. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R29-31   Una ficha roja va de 29 a 31. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G56-57   Una ficha verde va de 56 a 57. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y18-21   Una ficha amarilla va de 18 a 21. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B22-23   Una ficha azul va de 22 a 23. Se come la ficha roja de 23, que va a casa. Son 20 de premio para mover con una ficha.
1 B44-64   Una ficha azul va de 44 a 64. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R27-29   Una ficha roja va de 27 a 29. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G57-60   Una ficha verde va de 57 a 60. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y59-60   Una ficha amarilla va de 59 a 60. Se come la ficha verde de 60, que va a casa. Son 20 de premio para mover con una ficha.
0 Y21-41   Una ficha amarilla va de 21 a 41. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B46-50   Una ficha azul va de 46 a 50. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R31-34   Una ficha roja va de 31 a 34. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G22-24   Una ficha verde va de 22 a 24. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y41-43   Una ficha amarilla va de 41 a 43. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B64-2    Una ficha azul va de 64 a 2. El 6 da otra tirada.
1 (6)      Un 6 para azul.
1 B23-29   Una ficha azul va de 23 a 29. El 6 da otra tirada.
1 (3)      Un 3 para azul.
1 B2-5     Una ficha azul va de 2 a 5. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R29-32   Una ficha roja va de 29 a 32. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G24-27   Una ficha verde va de 24 a 27. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y5-12    Una ficha amarilla va de 5 a 12. El 6 da otra tirada.
0 (5)      Un 5 para amarillo.
0 Yc2-c7   Una ficha amarilla va de c2 a c7. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B5-8     Una ficha azul va de 5 a 8. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 R32-c1   Una ficha roja va de 32 a c1. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G27-28   Una ficha verde va de 27 a 28. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y12-14   Una ficha amarilla va de 12 a 14. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B8-9     Una ficha azul va de 8 a 9. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R34-c2   Una ficha roja va de 34 a c2. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G28-32   Una ficha verde va de 28 a 32. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y60-67   Una ficha amarilla va de 60 a 67. El 6 da otra tirada.
0 (3)      Un 3 para amarillo.
0 Y67-c2   Una ficha amarilla va de 67 a c2. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B50-53   Una ficha azul va de 50 a 53. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 Rc2-c5   Una ficha roja va de c2 a c5. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y43-47   Una ficha amarilla va de 43 a 47. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 Rc1-c5   Una ficha roja va de c1 a c5. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G32-38   Una ficha verde va de 32 a 38. El 6 da otra tirada.
3 (2)      Un 2 para verde.
3 G38-40   Una ficha verde va de 38 a 40. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Yc2-c4   Una ficha amarilla va de c2 a c4. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B9-16    Una ficha azul va de 9 a 16. El 6 da otra tirada.
1 (2)      Un 2 para azul.
1 B53-55   Una ficha azul va de 53 a 55. El turno pasa a rojo.
2 (4)      Un 4 para rojo. Ninguna ficha puede mover 4. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G40-41   Una ficha verde va de 40 a 41. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y14-19   Una ficha amarilla va de 14 a 19. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B29-34   Una ficha azul va de 29 a 34. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 Rc5-m    Una ficha roja va de c5 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G56-57   Una ficha verde va de 56 a 57. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y47-54   Una ficha amarilla va de 47 a 54. El 6 da otra tirada.
0 (3)      Un 3 para amarillo.
0 Y19-22   Una ficha amarilla va de 19 a 22. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B55-57   Una ficha azul va de 55 a 57. Se come la ficha verde de 57, que va a casa. Son 20 de premio para mover con una ficha.
1 B57-9    Una ficha azul va de 57 a 9. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
2 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G41-45   Una ficha verde va de 41 a 45. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha.
0 Y54-64   Una ficha amarilla va de 54 a 64. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B9-10    Una ficha azul va de 9 a 10. El turno pasa a rojo.
2 (5)      Un 5 para rojo.
2 R39-44   Una ficha roja va de 39 a 44. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G45-49   Una ficha verde va de 45 a 49. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y22-29   Una ficha amarilla va de 22 a 29. El 6 da otra tirada.
0 (4)      Un 4 para amarillo.
0 Y29-33   Una ficha amarilla va de 29 a 33. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B22-24   Una ficha azul va de 22 a 24. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 Rc5-c7   Una ficha roja va de c5 a c7. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y33-34   Una ficha amarilla va de 33 a 34. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B16-17   Una ficha azul va de 16 a 17. El turno pasa a rojo.
2 (5)      Un 5 para rojo.
2 R44-49   Una ficha roja va de 44 a 49. Se come la ficha verde de 49, que va a casa. Son 20 de premio para mover con una ficha.
2 R49-1    Una ficha roja va de 49 a 1. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y34-36   Una ficha amarilla va de 34 a 36. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B34-39   Una ficha azul va de 34 a 39. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R1-3     Una ficha roja va de 1 a 3. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G59-65   Una ficha verde va de 59 a 65. El 6 da otra tirada.
3 (3)      Un 3 para verde.
3 G65-68   Una ficha verde va de 65 a 68. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Yc4-m    Una ficha amarilla va de c4 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha.
0 Y64-c6   Una ficha amarilla va de 64 a c6. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B10-14   Una ficha azul va de 10 a 14. El turno pasa a rojo.
2 (5)      Un 5 para rojo.
2 R3-8     Una ficha roja va de 3 a 8. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y36-41   Una ficha amarilla va de 36 a 41. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B17-c1   Una ficha azul va de 17 a c1. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R8-12    Una ficha roja va de 8 a 12. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y41-43   Una ficha amarilla va de 41 a 43. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B14-15   Una ficha azul va de 14 a 15. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 R12-13   Una ficha roja va de 12 a 13. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G59-65   Una ficha verde va de 59 a 65. El 6 da otra tirada.
3 (1)      Un 1 para verde.
3 G65-66   Una ficha verde va de 65 a 66. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y43-45   Una ficha amarilla va de 43 a 45. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B24-29   Una ficha azul va de 24 a 29. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 7.
2 R13-20   Una ficha roja va de 13 a 20. El 6 da otra tirada.
2 (4)      Un 4 para rojo.
2 R20-24   Una ficha roja va de 20 a 24. El turno pasa a verde.
3 (6)      Un 6 para verde.
3 G68-6    Una ficha verde va de 68 a 6. El 6 da otra tirada.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Yc6-m    Una ficha amarilla va de c6 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha.
0 Y45-55   Una ficha amarilla va de 45 a 55. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B29-32   Una ficha azul va de 29 a 32. El turno pasa a rojo.
2 (2)      Un 2 para rojo.
2 R24-26   Una ficha roja va de 24 a 26. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G66-2    Una ficha verde va de 66 a 2. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y55-59   Una ficha amarilla va de 55 a 59. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B32-37   Una ficha azul va de 32 a 37. El turno pasa a rojo.
2 (5)      Un 5 para rojo.
2 R26-31   Una ficha roja va de 26 a 31. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G6-11    Una ficha verde va de 6 a 11. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y59-61   Una ficha amarilla va de 59 a 61. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B39-40   Una ficha azul va de 39 a 40. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 R31-c1   Una ficha roja va de 31 a c1. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G11-15   Una ficha verde va de 11 a 15. Se come la ficha azul de 15, que va a casa. Son 20 de premio para mover con una ficha.
3 G2-22    Una ficha verde va de 2 a 22. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y61-65   Una ficha amarilla va de 61 a 65. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 Bc1-c4   Una ficha azul va de c1 a c4. El turno pasa a rojo.
2 (4)      Un 4 para rojo.
2 Rc1-c5   Una ficha roja va de c1 a c5. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G15-19   Una ficha verde va de 15 a 19. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y65-67   Una ficha amarilla va de 65 a 67. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Ninguna ficha puede mover 6. El 6 da otra tirada.
2 (6)      Un 6 para rojo. Ninguna ficha puede mover 6. El 6 da otra tirada.
2 (4)      Un 4 para rojo. Ninguna ficha puede mover 4. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G22-29   Una ficha verde va de 22 a 29. El 6 da otra tirada.
3 (3)      Un 3 para verde.
3 G56-59   Una ficha verde va de 56 a 59. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 7.
0 Y67-c6   Una ficha amarilla va de 67 a c6. El 6 da otra tirada.
0 (5)      Un 5 para amarillo. Ninguna ficha puede mover 5. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 Bc4-c6   Una ficha azul va de c4 a c6. El turno pasa a rojo.
2 (3)      Un 3 para rojo.
2 Rc5-m    Una ficha roja va de c5 a m. Una ficha roja llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G19-20   Una ficha verde va de 19 a 20. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Ninguna ficha puede mover 5. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B40-45   Una ficha azul va de 40 a 45. El turno pasa a rojo.
2 (4)      Un 4 para rojo. Ninguna ficha puede mover 4. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G29-36   Una ficha verde va de 29 a 36. El 6 da otra tirada.
3 (1)      Un 1 para verde.
3 G59-60   Una ficha verde va de 59 a 60. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo. Ninguna ficha puede mover 4. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B45-50   Una ficha azul va de 45 a 50. El turno pasa a rojo.
2 (1)      Un 1 para rojo.
2 Rc7-m    Una ficha roja va de c7 a m. Una ficha roja llega a la meta. Todas en la meta: puesto 1 para rojo. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G20-25   Una ficha verde va de 20 a 25. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo. Ninguna ficha puede mover 4. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B37-39   Una ficha azul va de 37 a 39. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G25-27   Una ficha verde va de 25 a 27. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Yc6-c7   Una ficha amarilla va de c6 a c7. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B50-57   Una ficha azul va de 50 a 57. El 6 da otra tirada.
1 (5)      Un 5 para azul.
1 B22-27   Una ficha azul va de 22 a 27. Se come la ficha verde de 27, que va a casa. Son 20 de premio para mover con una ficha.
1 B27-47   Una ficha azul va de 27 a 47. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G36-38   Una ficha verde va de 36 a 38. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo. Ninguna ficha puede mover 3. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 Bc6-m    Una ficha azul va de c6 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha.
1 B47-57   Una ficha azul va de 47 a 57. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo. Ninguna ficha puede mover 4. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B57-58   Una ficha azul va de 57 a 58. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G60-67   Una ficha verde va de 60 a 67. El 6 da otra tirada.
3 (2)      Un 2 para verde.
3 G67-1    Una ficha verde va de 67 a 1. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Ninguna ficha puede mover 5. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B39-43   Una ficha azul va de 39 a 43. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G56-60   Una ficha verde va de 56 a 60. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo. Ninguna ficha puede mover 2. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B43-45   Una ficha azul va de 43 a 45. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G60-63   Una ficha verde va de 60 a 63. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Ninguna ficha puede mover 5. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B58-62   Una ficha azul va de 58 a 62. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G1-6     Una ficha verde va de 1 a 6. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla llega a la meta. Todas en la meta: puesto 2 para amarillo. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B62-67   Una ficha azul va de 62 a 67. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G63-65   Una ficha verde va de 63 a 65. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B57-61   Una ficha azul va de 57 a 61. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G6-13    Una ficha verde va de 6 a 13. El 6 da otra tirada.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G38-45   Una ficha verde va de 38 a 45. Se come la ficha azul de 45, que va a casa. Son 20 de premio para mover con una ficha.
3 G13-33   Una ficha verde va de 13 a 33. El 6 da otra tirada.
3 (6)      Un 6 para verde. El tercer 6 seguido no se mueve: la ficha verde de 33 va a casa. El turno pasa a azul.
1 (6)      Un 6 para azul.
1 B67-5    Una ficha azul va de 67 a 5. El 6 da otra tirada.
1 (1)      Un 1 para azul.
1 B61-62   Una ficha azul va de 61 a 62. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G45-46   Una ficha verde va de 45 a 46. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B5-7     Una ficha azul va de 5 a 7. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G65-67   Una ficha verde va de 65 a 67. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B62-66   Una ficha azul va de 62 a 66. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G67-3    Una ficha verde va de 67 a 3. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B7-8     Una ficha azul va de 7 a 8. El turno pasa a verde.
3 (5)      Un 5 para verde. Con un 5 hay que sacar una ficha de casa.
3 Gh-56    Una ficha verde sale de casa a 56. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B8-10    Una ficha azul va de 8 a 10. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G56-58   Una ficha verde va de 56 a 58. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B66-1    Una ficha azul va de 66 a 1. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G58-63   Una ficha verde va de 58 a 63. El turno pasa a azul.
1 (5)      Un 5 para azul. Con un 5 hay que sacar una ficha de casa.
1 Bh-22    Una ficha azul sale de casa a 22. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G3-4     Una ficha verde va de 3 a 4. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 B10-11   Una ficha azul va de 10 a 11. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G46-47   Una ficha verde va de 46 a 47. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B1-8     Una ficha azul va de 1 a 8. El 6 da otra tirada.
1 (2)      Un 2 para azul.
1 B22-24   Una ficha azul va de 22 a 24. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G4-5     Una ficha verde va de 4 a 5. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B11-14   Una ficha azul va de 11 a 14. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G5-6     Una ficha verde va de 5 a 6. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B24-31   Una ficha azul va de 24 a 31. El 6 da otra tirada.
1 (2)      Un 2 para azul.
1 B8-10    Una ficha azul va de 8 a 10. El turno pasa a verde.
3 (6)      Un 6 para verde. Sin fichas en casa, el 6 cuenta 7.
3 G47-c3   Una ficha verde va de 47 a c3. El 6 da otra tirada.
3 (5)      Un 5 para verde.
3 Gc3-m    Una ficha verde va de c3 a m. Una ficha verde llega a la meta. Son 10 de premio para mover con una ficha.
3 G6-16    Una ficha verde va de 6 a 16. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B14-c4   Una ficha azul va de 14 a c4. El 6 da otra tirada.
1 (1)      Un 1 para azul.
1 B10-11   Una ficha azul va de 10 a 11. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G16-18   Una ficha verde va de 16 a 18. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 B11-16   Una ficha azul va de 11 a 16. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G18-20   Una ficha verde va de 18 a 20. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 Bc4-m    Una ficha azul va de c4 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha.
1 B31-41   Una ficha azul va de 31 a 41. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G63-67   Una ficha verde va de 63 a 67. El turno pasa a azul.
1 (2)      Un 2 para azul.
1 B16-c1   Una ficha azul va de 16 a c1. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G67-1    Una ficha verde va de 67 a 1. El turno pasa a azul.
1 (5)      Un 5 para azul.
1 Bc1-c6   Una ficha azul va de c1 a c6. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G1-4     Una ficha verde va de 1 a 4. El turno pasa a azul.
1 (3)      Un 3 para azul.
1 B41-44   Una ficha azul va de 41 a 44. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G4-8     Una ficha verde va de 4 a 8. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B44-48   Una ficha azul va de 44 a 48. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G8-13    Una ficha verde va de 8 a 13. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B48-55   Una ficha azul va de 48 a 55. El 6 da otra tirada.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B55-62   Una ficha azul va de 55 a 62. El 6 da otra tirada.
1 (5)      Un 5 para azul.
1 B62-67   Una ficha azul va de 62 a 67. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G20-23   Una ficha verde va de 20 a 23. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B67-6    Una ficha azul va de 67 a 6. El 6 da otra tirada.
1 (3)      Un 3 para azul.
1 B6-9     Una ficha azul va de 6 a 9. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G13-18   Una ficha verde va de 13 a 18. El turno pasa a azul.
1 (1)      Un 1 para azul.
1 Bc6-c7   Una ficha azul va de c6 a c7. El turno pasa a verde.
3 (4)      Un 4 para verde.
3 G18-22   Una ficha verde va de 18 a 22. El turno pasa a azul.
1 (4)      Un 4 para azul.
1 B9-13    Una ficha azul va de 9 a 13. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G23-24   Una ficha verde va de 23 a 24. El turno pasa a azul.
1 (6)      Un 6 para azul. Sin fichas en casa, el 6 cuenta 7.
1 B13-c3   Una ficha azul va de 13 a c3. El 6 da otra tirada.
1 (2)      Un 2 para azul.
1 Bc3-c5   Una ficha azul va de c3 a c5. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G22-27   Una ficha verde va de 22 a 27. El turno pasa a azul.
1 (6)      Un 6 para azul. Ninguna ficha puede mover 6. El 6 da otra tirada.
1 (3)      Un 3 para azul.
1 Bc5-m    Una ficha azul va de c5 a m. Una ficha azul llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G27-30   Una ficha verde va de 27 a 30. El turno pasa a azul.
1 (4)      Un 4 para azul. Ninguna ficha puede mover 4. El turno pasa a verde.
3 (1)      Un 1 para verde.
3 G24-25   Una ficha verde va de 24 a 25. El turno pasa a azul.
1 (6)      Un 6 para azul. Ninguna ficha puede mover 6. El 6 da otra tirada.
1 (2)      Un 2 para azul. Ninguna ficha puede mover 2. El turno pasa a verde.
3 (5)      Un 5 para verde.
3 G25-30   Una ficha verde va de 25 a 30. El turno pasa a azul.
1 (5)      Un 5 para azul. Ninguna ficha puede mover 5. El turno pasa a verde.
3 (3)      Un 3 para verde.
3 G30-33   Una ficha verde va de 30 a 33. El turno pasa a azul.
1 (2)      Un 2 para azul. Ninguna ficha puede mover 2. El turno pasa a verde.
3 (2)      Un 2 para verde.
3 G33-35   Una ficha verde va de 33 a 35. El turno pasa a azul.
1 (6)      Un 6 para azul. Ninguna ficha puede mover 6. El 6 da otra tirada.
1 (1)      Un 1 para azul.
1 Bc7-m    Una ficha azul va de c7 a m. Una ficha azul llega a la meta. Todas en la meta: puesto 3 para azul. Fin de la partida: victoria de rojo.

P-E2 Victoria de rojo, y los puestos están decididos: rojo, amarillo, azul y verde.
