1 (1)      Un 1 para rojo.
1 R39-40   Una ficha roja va de 39 a 40. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y5-10    Una ficha amarilla va de 5 a 10. El turno pasa a rojo.
1 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
1 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y10-14   Una ficha amarilla va de 10 a 14. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R39-41   Una ficha roja va de 39 a 41. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y14-20   Una ficha amarilla va de 14 a 20. El 6 da otra tirada.
0 (4)      Un 4 para amarillo.
0 Y20-24   Una ficha amarilla va de 20 a 24. El turno pasa a rojo.
1 (3)      Un 3 para rojo.
1 R40-43   Una ficha roja va de 40 a 43. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y24-25   Una ficha amarilla va de 24 a 25. El turno pasa a rojo.
1 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
1 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y25-28   Una ficha amarilla va de 25 a 28. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R41-43   Una ficha roja va de 41 a 43. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y28-32   Una ficha amarilla va de 28 a 32. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R43-45   Una ficha roja va de 43 a 45. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y5-7     Una ficha amarilla va de 5 a 7. El turno pasa a rojo.
1 (1)      Un 1 para rojo.
1 R45-46   Una ficha roja va de 45 a 46. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo.
0 Y32-38   Una ficha amarilla va de 32 a 38. El 6 da otra tirada.
0 (6)      Un 6 para amarillo.
0 Y7-13    Una ficha amarilla va de 7 a 13. El 6 da otra tirada.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a rojo.
1 (1)      Un 1 para rojo.
1 R46-47   Una ficha roja va de 46 a 47. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a 5. El turno pasa a rojo.
1 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 12. Con un 6 hay que abrir una barrera: en 39.
1 R39-51   Una ficha roja va de 39 a 51. El 6 da otra tirada.
1 (4)      Un 4 para rojo.
1 R39-43   Una ficha roja va de 39 a 43. El turno pasa a amarillo.
0 (3)      Un 3 para amarillo.
0 Y13-16   Una ficha amarilla va de 13 a 16. El turno pasa a rojo.
1 (4)      Un 4 para rojo.
1 R47-51   Una ficha roja va de 47 a 51. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12. Con un 6 hay que abrir una barrera: en 5.
0 Y5-17    Una ficha amarilla va de 5 a 17. El 6 da otra tirada.
0 (2)      Un 2 para amarillo.
0 Y5-7     Una ficha amarilla va de 5 a 7. El turno pasa a rojo.
1 (5)      Un 5 para rojo.
1 R51-56   Una ficha roja va de 51 a 56. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12.
0 Y7-19    Una ficha amarilla va de 7 a 19. El 6 da otra tirada.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12.
0 Y19-31   Una ficha amarilla va de 19 a 31. El 6 da otra tirada.
0 (2)      Un 2 para amarillo.
0 Y31-33   Una ficha amarilla va de 31 a 33. El turno pasa a rojo.
1 (5)      Un 5 para rojo.
1 R43-48   Una ficha roja va de 43 a 48. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y33-35   Una ficha amarilla va de 33 a 35. El turno pasa a rojo.
1 (3)      Un 3 para rojo.
1 R51-54   Una ficha roja va de 51 a 54. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y16-17   Una ficha amarilla va de 16 a 17. El turno pasa a rojo.
1 (5)      Un 5 para rojo.
1 R54-59   Una ficha roja va de 54 a 59. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y38-42   Una ficha amarilla va de 38 a 42. El turno pasa a rojo.
1 (1)      Un 1 para rojo.
1 R56-57   Una ficha roja va de 56 a 57. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12. Con un 6 hay que abrir una barrera: en 17.
0 Y17-29   Una ficha amarilla va de 17 a 29. El 6 da otra tirada.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12.
0 Y42-54   Una ficha amarilla va de 42 a 54. El 6 da otra tirada.
0 (4)      Un 4 para amarillo.
0 Y29-33   Una ficha amarilla va de 29 a 33. El turno pasa a rojo.
1 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 12.
1 R43-55   Una ficha roja va de 43 a 55. El 6 da otra tirada.
1 (2)      Un 2 para rojo.
1 R48-50   Una ficha roja va de 48 a 50. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y35-39   Una ficha amarilla va de 35 a 39. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R50-52   Una ficha roja va de 50 a 52. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y17-22   Una ficha amarilla va de 17 a 22. El turno pasa a rojo.
1 (5)      Un 5 para rojo.
1 R55-60   Una ficha roja va de 55 a 60. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y22-26   Una ficha amarilla va de 22 a 26. El turno pasa a rojo.
1 (5)      Un 5 para rojo.
1 R52-57   Una ficha roja va de 52 a 57. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y33-37   Una ficha amarilla va de 33 a 37. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R57-59   Una ficha roja va de 57 a 59. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y26-31   Una ficha amarilla va de 26 a 31. El turno pasa a rojo.
1 (5)      Un 5 para rojo.
1 R60-65   Una ficha roja va de 60 a 65. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y39-40   Una ficha amarilla va de 39 a 40. El turno pasa a rojo.
1 (4)      Un 4 para rojo.
1 R65-1    Una ficha roja va de 65 a 1. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y37-41   Una ficha amarilla va de 37 a 41. El turno pasa a rojo.
1 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 12. Con un 6 hay que abrir una barrera: en 59.
1 R59-3    Una ficha roja va de 59 a 3. El 6 da otra tirada.
1 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 12.
1 R3-15    Una ficha roja va de 3 a 15. El 6 da otra tirada.
1 (6)      Un 6 para rojo. El tercer 6 seguido no se mueve y acaba el turno. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y54-59   Una ficha amarilla va de 54 a 59. Se come la ficha roja de 59, que va a casa. Son 20 de premio para mover con una ficha.
0 Y41-61   Una ficha amarilla va de 41 a 61. El turno pasa a rojo.
1 (3)      Un 3 para rojo.
1 R1-4     Una ficha roja va de 1 a 4. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y59-60   Una ficha amarilla va de 59 a 60. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R15-17   Una ficha roja va de 15 a 17. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y61-65   Una ficha amarilla va de 61 a 65. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R4-6     Una ficha roja va de 4 a 6. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12.
0 Y40-52   Una ficha amarilla va de 40 a 52. El 6 da otra tirada.
0 (5)      Un 5 para amarillo.
0 Y31-36   Una ficha amarilla va de 31 a 36. El turno pasa a rojo.
1 (1)      Un 1 para rojo.
1 R57-58   Una ficha roja va de 57 a 58. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Y65-66   Una ficha amarilla va de 65 a 66. El turno pasa a rojo.
1 (4)      Un 4 para rojo.
1 R6-10    Una ficha roja va de 6 a 10. El turno pasa a amarillo.
0 (4)      Un 4 para amarillo.
0 Y66-c2   Una ficha amarilla va de 66 a c2. El turno pasa a rojo.
1 (5)      Un 5 para rojo. Con un 5 hay que sacar una ficha de casa.
1 Rh-39    Una ficha roja sale de casa a 39. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12.
0 Y36-48   Una ficha amarilla va de 36 a 48. El 6 da otra tirada.
0 (1)      Un 1 para amarillo.
0 Y52-53   Una ficha amarilla va de 52 a 53. El turno pasa a rojo.
1 (3)      Un 3 para rojo.
1 R39-42   Una ficha roja va de 39 a 42. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12.
0 Y60-c4   Una ficha amarilla va de 60 a c4. El 6 da otra tirada.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12.
0 Y53-65   Una ficha amarilla va de 53 a 65. El 6 da otra tirada.
0 (3)      Un 3 para amarillo.
0 Yc2-c5   Una ficha amarilla va de c2 a c5. El turno pasa a rojo.
1 (1)      Un 1 para rojo.
1 R58-59   Una ficha roja va de 58 a 59. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Y65-c2   Una ficha amarilla va de 65 a c2. El turno pasa a rojo.
1 (5)      Un 5 para rojo.
1 R17-22   Una ficha roja va de 17 a 22. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Y48-50   Una ficha amarilla va de 48 a 50. El turno pasa a rojo.
1 (1)      Un 1 para rojo.
1 R42-43   Una ficha roja va de 42 a 43. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo.
0 Yc2-c7   Una ficha amarilla va de c2 a c7. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R22-24   Una ficha roja va de 22 a 24. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Yc4-c6   Una ficha amarilla va de c4 a c6. El turno pasa a rojo.
1 (3)      Un 3 para rojo.
1 R24-27   Una ficha roja va de 24 a 27. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha.
0 Y50-60   Una ficha amarilla va de 50 a 60. El turno pasa a rojo.
1 (2)      Un 2 para rojo.
1 R27-29   Una ficha roja va de 27 a 29. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Sin fichas en casa, el 6 cuenta 12.
0 Y60-c4   Una ficha amarilla va de 60 a c4. El 6 da otra tirada.
0 (4)      Un 4 para amarillo.
0 Yc4-m    Una ficha amarilla va de c4 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a rojo.
1 (1)      Un 1 para rojo.
1 R43-44   Una ficha roja va de 43 a 44. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Yc6-c7   Una ficha amarilla va de c6 a c7. El turno pasa a rojo.
1 (4)      Un 4 para rojo.
1 R10-14   Una ficha roja va de 10 a 14. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla llega a la meta. Son 10 de premio para mover con una ficha. Ninguna ficha puede mover los 10: se pierden. El turno pasa a rojo.
1 (6)      Un 6 para rojo. Sin fichas en casa, el 6 cuenta 12.
1 R59-3    Una ficha roja va de 59 a 3. El 6 da otra tirada.
1 (5)      Un 5 para rojo.
1 R44-49   Una ficha roja va de 44 a 49. El turno pasa a amarillo.
0 (5)      Un 5 para amarillo. Ninguna ficha puede mover 5. El turno pasa a rojo.
1 (1)      Un 1 para rojo.
1 R3-4     Una ficha roja va de 3 a 4. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo.
0 Yc5-c6   Una ficha amarilla va de c5 a c6. El turno pasa a rojo.
1 (4)      Un 4 para rojo.
1 R14-18   Una ficha roja va de 14 a 18. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo.
0 Yc6-m    Una ficha amarilla va de c6 a m. Una ficha amarilla llega a la meta. Todas en la meta: puesto 1 para amarillo. Fin de la partida: victoria de amarillo.

P-E1 Victoria de amarillo: todas las fichas están en la meta.
