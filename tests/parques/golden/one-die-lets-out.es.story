0 (1-6)    Un 1-6 para amarillo, a ver quién empieza: 7.
1 (1-2)    Un 1-2 para rojo, a ver quién empieza: 3. Arranca amarillo.
0 (2-5)    Un 2-5 para amarillo. No es par; tiros que quedan: 2.
0 (4-6)    Un 4-6 para amarillo. No es par; tiros que quedan: 1.
0 (3-5)    Un 3-5 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
1 (1-5)    Un 1-5 para rojo. No es par; tiros que quedan: 2.
1 (5-5)    Un 5-5 para rojo. Fichas rojas que salen de la cárcel a 39: 2. El par da otro tiro.
1 (1-2)    Un 1-2 para rojo.
1 R39-40 R39-41 Una ficha roja va de 39 a 40. Una ficha roja va de 39 a 41. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo. No es par; tiros que quedan: 2.
0 (2-5)    Un 2-5 para amarillo. No es par; tiros que quedan: 1.
0 (2-3)    Un 2-3 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
1 (3-3)    Un 3-3 para rojo.
1 R41-47   Una ficha roja va de 41 a 47. El par da otro tiro.
1 (1-5)    Un 1-5 para rojo.
1 R47-53   Una ficha roja va de 47 a 53. El turno pasa a amarillo.
0 (3-3)    Un 3-3 para amarillo. Fichas amarillas que salen de la cárcel a 5: 2. El par da otro tiro.
0 (1-5)    Un 1-5 para amarillo.
0 Y5-6 Y5-10 Una ficha amarilla va de 5 a 6. Una ficha amarilla va de 5 a 10. El turno pasa a rojo.
1 (4-6)    Un 4-6 para rojo.
1 R40-50   Una ficha roja va de 40 a 50. El turno pasa a amarillo.
0 (2-4)    Un 2-4 para amarillo.
0 Y10-16   Una ficha amarilla va de 10 a 16. El turno pasa a rojo.
1 (3-6)    Un 3-6 para rojo.
1 R50-59   Una ficha roja va de 50 a 59. El turno pasa a amarillo.
0 (1-5)    Un 1-5 para amarillo.
0 Y6-11 Y16-17 Una ficha amarilla va de 6 a 11. Una ficha amarilla va de 16 a 17. El turno pasa a rojo.
1 (1-3)    Un 1-3 para rojo.
1 R53-54 R59-62 Una ficha roja va de 53 a 54. Una ficha roja va de 59 a 62. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y17-25   Una ficha amarilla va de 17 a 25. El turno pasa a rojo.
1 (3-6)    Un 3-6 para rojo.
1 R54-60 R62-65 Una ficha roja va de 54 a 60. Una ficha roja va de 62 a 65. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo.
0 Y11-16 Y25-29 Una ficha amarilla va de 11 a 16. Una ficha amarilla va de 25 a 29. El turno pasa a rojo.
1 (2-5)    Un 2-5 para rojo.
1 R60-67   Una ficha roja va de 60 a 67. El turno pasa a amarillo.
0 (4-6)    Un 4-6 para amarillo.
0 Y29-39   Una ficha amarilla va de 29 a 39. El turno pasa a rojo.
1 (3-4)    Un 3-4 para rojo.
1 R65-1 R67-2 Una ficha roja va de 65 a 1. Una ficha roja va de 67 a 2. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo.
0 Y16-21 Y39-42 Una ficha amarilla va de 16 a 21. Una ficha amarilla va de 39 a 42. El turno pasa a rojo.
1 (4-6)    Un 4-6 para rojo.
1 R2-12    Una ficha roja va de 2 a 12. El turno pasa a amarillo.
0 (3-4)    Un 3-4 para amarillo.
0 Y42-49   Una ficha amarilla va de 42 a 49. El turno pasa a rojo.
1 (5-5)    Un 5-5 para rojo.
1 R1-6 R12-17 Una ficha roja va de 1 a 6. Una ficha roja va de 12 a 17. El par da otro tiro.
1 (1-2)    Un 1-2 para rojo.
1 R6-7 R17-19 Una ficha roja va de 6 a 7. Una ficha roja va de 17 a 19. El turno pasa a amarillo.
0 (6-6)    Un 6-6 para amarillo.
0 Y49-61   Una ficha amarilla va de 49 a 61. El par da otro tiro.
0 (1-1)    Un 1-1 para amarillo.
0 Y21-22 Y61-62 Una ficha amarilla va de 21 a 22. Una ficha amarilla va de 61 a 62. El par da otro tiro.
0 (2-3)    Un 2-3 para amarillo.
0 Y22-24 Y62-65 Una ficha amarilla va de 22 a 24. Una ficha amarilla va de 62 a 65. El turno pasa a rojo.
1 (1-1)    Un 1-1 para rojo.
1 R7-9     Una ficha roja va de 7 a 9. El par da otro tiro.
1 (2-5)    Un 2-5 para rojo.
1 R9-16    Una ficha roja va de 9 a 16. ¡Soplada! La ficha roja de 19 podía capturar: desde 19 va a la cárcel. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo.
0 Y65-c2   Una ficha amarilla va de 65 a c2. El turno pasa a rojo.
1 (3-4)    Un 3-4 para rojo.
1 R16-23   Una ficha roja va de 16 a 23. El turno pasa a amarillo.
0 (3-4)    Un 3-4 para amarillo.
0 Y24-27 Yc2-c6 Una ficha amarilla va de 24 a 27. Una ficha amarilla va de c2 a c6. El turno pasa a rojo.
1 (1-4)    Un 1-4 para rojo.
1 R23-28   Una ficha roja va de 23 a 28. El turno pasa a amarillo.
0 (2-5)    Un 2-5 para amarillo.
0 Y27-34   Una ficha amarilla va de 27 a 34. El turno pasa a rojo.
1 (2-4)    Un 2-4 para rojo.
1 R28-34   Una ficha roja va de 28 a 34. El turno pasa a amarillo.
0 (1-6)    Un 1-6 para amarillo.
0 Y34-40 Yc6-c7 Una ficha amarilla va de 34 a 40. Una ficha amarilla va de c6 a c7. El turno pasa a rojo.
1 (3-3)    Un 3-3 para rojo. Fichas rojas que salen de la cárcel a 39: 1. La ficha salió con un 3: falta mover el otro 3.
1 R39-42   Una ficha roja va de 39 a 42. El par da otro tiro.
1 (3-6)    Un 3-6 para rojo.
1 R42-45 R34-c6 Una ficha roja va de 42 a 45. Una ficha roja va de 34 a c6. El turno pasa a amarillo.
0 (1-5)    Un 1-5 para amarillo.
0 Y40-45 Yc7-m Una ficha amarilla va de 40 a 45. Cae una ficha roja en 45: va a la cárcel. Una ficha amarilla va de c7 a m. Una ficha amarilla corona. El turno pasa a rojo.
1 (2-5)    Un 2-5 para rojo. No se pueden usar los dos dados: se juega uno solo.
1 Rc6-m    Una ficha roja va de c6 a m. Una ficha roja corona. El turno pasa a amarillo.
0 (4-6)    Un 4-6 para amarillo.
0 Y45-55   Una ficha amarilla va de 45 a 55. El turno pasa a rojo.
1 (1-4)    Un 1-4 para rojo. No es par; tiros que quedan: 2.
1 (1-4)    Un 1-4 para rojo. No es par; tiros que quedan: 1.
1 (4-5)    Un 4-5 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (1-2)    Un 1-2 para amarillo.
0 Y55-58   Una ficha amarilla va de 55 a 58. El turno pasa a rojo.
1 (2-4)    Un 2-4 para rojo. No es par; tiros que quedan: 2.
1 (2-2)    Un 2-2 para rojo. Fichas rojas que salen de la cárcel a 39: 1. La ficha salió con un 2: falta mover el otro 2.
1 R39-41   Una ficha roja va de 39 a 41. El par da otro tiro.
1 (1-1)    Un 1-1 para rojo.
1 R41-43   Una ficha roja va de 41 a 43. El par da otro tiro.
1 (6-6)    Un 6-6 para rojo. Tercer par: una ficha en juego va a la llegada.
1 R43-m    La ficha roja de 43 se va derecho a la llegada. Todas coronaron: puesto 1 para rojo. Se acabó la partida: ganó rojo.

Q-E2 Ganó rojo: todas sus fichas coronaron.
