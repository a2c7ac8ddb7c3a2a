1 (3-4)    Un 3-4 para rojo. No es par; tiros que quedan: 1.
1 (1-5)    Un 1-5 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (4-6)    Un 4-6 para amarillo. No es par; tiros que quedan: 1.
0 (1-5)    Un 1-5 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
1 (1-5)    Un 1-5 para rojo. No es par; tiros que quedan: 1.
1 (2-5)    Un 2-5 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo. No es par; tiros que quedan: 1.
0 (2-6)    Un 2-6 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
1 (1-5)    Un 1-5 para rojo. No es par; tiros que quedan: 1.
1 (1-3)    Un 1-3 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo. No es par; tiros que quedan: 1.
0 (1-5)    Un 1-5 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
1 (3-6)    Un 3-6 para rojo. No es par; tiros que quedan: 1.
1 (4-6)    Un 4-6 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo. No es par; tiros que quedan: 1.
0 (2-5)    Un 2-5 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
1 (4-6)    Un 4-6 para rojo. No es par; tiros que quedan: 1.
1 (2-4)    Un 2-4 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo. No es par; tiros que quedan: 1.
0 (2-4)    Un 2-4 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
1 (3-5)    Un 3-5 para rojo. No es par; tiros que quedan: 1.
1 (2-3)    Un 2-3 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo. No es par; tiros que quedan: 1.
0 (2-6)    Un 2-6 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
1 (1-3)    Un 1-3 para rojo. No es par; tiros que quedan: 1.
1 (4-6)    Un 4-6 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (2-5)    Un 2-5 para amarillo. No es par; tiros que quedan: 1.
0 (2-2)    Un 2-2 para amarillo. Fichas amarillas que salen de la cárcel a 5: 2. El par da otro tiro.
0 (2-4)    Un 2-4 para amarillo.
0 Y5-11    Una ficha amarilla va de 5 a 11. El turno pasa a rojo.
1 (3-3)    Un 3-3 para rojo. Fichas rojas que salen de la cárcel a 39: 2. El par da otro tiro.
1 (2-6)    Un 2-6 para rojo.
1 R39-41 R39-45 Una ficha roja va de 39 a 41. Una ficha roja va de 39 a 45. El turno pasa a amarillo.
0 (1-3)    Un 1-3 para amarillo.
0 Y11-15   Una ficha amarilla va de 11 a 15. El turno pasa a rojo.
1 (2-5)    Un 2-5 para rojo.
1 R41-43 R45-50 Una ficha roja va de 41 a 43. Una ficha roja va de 45 a 50. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y5-13    Una ficha amarilla va de 5 a 13. El turno pasa a rojo.
1 (1-6)    Un 1-6 para rojo.
1 R43-50   Una ficha roja va de 43 a 50. El turno pasa a amarillo.
0 (1-1)    Un 1-1 para amarillo.
0 Y15-17   Una ficha amarilla va de 15 a 17. El par da otro tiro.
0 (3-4)    Un 3-4 para amarillo.
0 Y13-16 Y17-21 Una ficha amarilla va de 13 a 16. Una ficha amarilla va de 17 a 21. El turno pasa a rojo.
1 (4-5)    Un 4-5 para rojo.
1 R50-59   Una ficha roja va de 50 a 59. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y21-29   Una ficha amarilla va de 21 a 29. El turno pasa a rojo.
1 (1-5)    Un 1-5 para rojo.
1 R50-51 R59-64 Una ficha roja va de 50 a 51. Una ficha roja va de 59 a 64. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo.
0 Y29-38   Una ficha amarilla va de 29 a 38. El turno pasa a rojo.
1 (2-6)    Un 2-6 para rojo.
1 R51-57 R64-66 Una ficha roja va de 51 a 57. Una ficha roja va de 64 a 66. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y16-18 Y38-44 Una ficha amarilla va de 16 a 18. Una ficha amarilla va de 38 a 44. El turno pasa a rojo.
1 (2-6)    Un 2-6 para rojo.
1 R57-63 R66-68 Una ficha roja va de 57 a 63. Una ficha roja va de 66 a 68. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo.
0 Y18-23   Una ficha amarilla va de 18 a 23. El turno pasa a rojo.
1 (4-5)    Un 4-5 para rojo.
1 R68-9    Una ficha roja va de 68 a 9. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y23-32   Una ficha amarilla va de 23 a 32. El turno pasa a rojo.
1 (3-6)    Un 3-6 para rojo.
1 R63-4    Una ficha roja va de 63 a 4. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo.
0 Y32-37 Y44-48 Una ficha amarilla va de 32 a 37. Una ficha amarilla va de 44 a 48. El turno pasa a rojo.
1 (1-6)    Un 1-6 para rojo.
1 R4-5 R9-15 Una ficha roja va de 4 a 5. Una ficha roja va de 9 a 15. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo.
0 Y37-42   Una ficha amarilla va de 37 a 42. El turno pasa a rojo.
1 (1-6)    Un 1-6 para rojo.
1 R5-11 R15-16 Una ficha roja va de 5 a 11. Una ficha roja va de 15 a 16. El turno pasa a amarillo.
0 (3-3)    Un 3-3 para amarillo.
0 Y42-45 Y48-51 Una ficha amarilla va de 42 a 45. Una ficha amarilla va de 48 a 51. El par da otro tiro.
0 (6-6)    Un 6-6 para amarillo.
0 Y51-63   Una ficha amarilla va de 51 a 63. El par da otro tiro.
0 (1-2)    Un 1-2 para amarillo.
0 Y63-66   Una ficha amarilla va de 63 a 66. El turno pasa a rojo.
1 (1-6)    Un 1-6 para rojo.
1 R16-23   Una ficha roja va de 16 a 23. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y45-47 Y66-c4 Una ficha amarilla va de 45 a 47. Una ficha amarilla va de 66 a c4. El turno pasa a rojo.
1 (1-2)    Un 1-2 para rojo.
1 R11-14   Una ficha roja va de 11 a 14. El turno pasa a amarillo.
0 (1-3)    Un 1-3 para amarillo.
0 Yc4-m    Una ficha amarilla va de c4 a m. Una ficha amarilla corona. El turno pasa a rojo.
1 (4-6)    Un 4-6 para rojo.
1 R14-18 R23-29 Una ficha roja va de 14 a 18. Una ficha roja va de 23 a 29. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y47-55   Una ficha amarilla va de 47 a 55. El turno pasa a rojo.
1 (3-6)    Un 3-6 para rojo.
1 R18-21 R29-c1 Una ficha roja va de 18 a 21. Una ficha roja va de 29 a c1. El turno pasa a amarillo.
0 (1-5)    Un 1-5 para amarillo.
0 Y55-61   Una ficha amarilla va de 55 a 61. El turno pasa a rojo.
1 (5-5)    Un 5-5 para rojo.
1 R21-26 Rc1-c6 Una ficha roja va de 21 a 26. Una ficha roja va de c1 a c6. El par da otro tiro.
1 (3-3)    Un 3-3 para rojo.
1 R26-32   Una ficha roja va de 26 a 32. El par da otro tiro.
1 (3-3)    Un 3-3 para rojo. Tercer par: la ficha roja de 32 va a la cárcel y se acaba el turno. El turno pasa a amarillo.
0 (1-4)    Un 1-4 para amarillo.
0 Y61-66   Una ficha amarilla va de 61 a 66. El turno pasa a rojo.
1 (2-6)    Un 2-6 para rojo. No se pueden usar los dos dados: se juega uno solo.
1 Rc6-m    Una ficha roja va de c6 a m. Una ficha roja corona. El turno pasa a amarillo.
0 (1-1)    Un 1-1 para amarillo.
0 Y66-68   Una ficha amarilla va de 66 a 68. El par da otro tiro.
0 (3-3)    Un 3-3 para amarillo.
0 Y68-c6   Una ficha amarilla va de 68 a c6. El par da otro tiro.
0 (1-1)    Un 1-1 para amarillo. Tercer par, y no hay ficha para él: se acaba el turno. El turno pasa a rojo.
1 (1-4)    Un 1-4 para rojo. No es par; tiros que quedan: 1.
1 (3-6)    Un 3-6 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (1-3)    Un 1-3 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc6-c7   Una ficha amarilla va de c6 a c7. El turno pasa a rojo.
1 (1-4)    Un 1-4 para rojo. No es par; tiros que quedan: 1.
1 (4-5)    Un 4-5 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (3-4)    Un 3-4 para amarillo. Con 3-4 no se puede mover nada. El turno pasa a rojo.
1 (1-3)    Un 1-3 para rojo. No es par; tiros que quedan: 1.
1 (3-5)    Un 3-5 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (1-2)    Un 1-2 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla corona. Todas coronaron: puesto 1 para amarillo. Se acabó la partida: ganó amarillo.

Q-E2 Ganó amarillo: todas sus fichas coronaron.
