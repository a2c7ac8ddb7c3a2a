0 (1-2)    Un 1-2 para amarillo, a ver quién empieza: 3.
1 (5-5)    Un 5-5 para azul, a ver quién empieza: 10.
2 (3-5)    Un 3-5 para rojo, a ver quién empieza: 8. Arranca azul.
1 (6-6)    Un 6-6 para azul. Fichas azules que salen de la cárcel a 22: 2. El par da otro tiro.
1 (3-4)    Un 3-4 para azul.
1 B22-25 B22-26 Una ficha azul va de 22 a 25. Una ficha azul va de 22 a 26. El turno pasa a rojo.
2 (4-4)    Un 4-4 para rojo. Fichas rojas que salen de la cárcel a 39: 2. El par da otro tiro.
2 (5-6)    Un 5-6 para rojo.
2 R39-45-50 Una ficha roja va de 39 a 45. Una ficha roja va de 45 a 50. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo. No es par; tiros que quedan: 2.
0 (1-6)    Un 1-6 para amarillo. No es par; tiros que quedan: 1.
0 (3-6)    Un 3-6 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a azul.
1 (3-5)    Un 3-5 para azul.
1 B25-28 B26-31 Una ficha azul va de 25 a 28. Una ficha azul va de 26 a 31. El turno pasa a rojo.
2 (2-4)    Un 2-4 para rojo.
2 R39-41-45 Una ficha roja va de 39 a 41. Una ficha roja va de 41 a 45. El turno pasa a amarillo.
0 (1-6)    Un 1-6 para amarillo. No es par; tiros que quedan: 2.
0 (3-6)    Un 3-6 para amarillo. No es par; tiros que quedan: 1.
0 (3-4)    Un 3-4 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a azul.
1 (4-4)    Un 4-4 para azul.
1 B28-32 B31-35 Una ficha azul va de 28 a 32. Una ficha azul va de 31 a 35. El par da otro tiro.
1 (4-6)    Un 4-6 para azul.
1 B32-38-42 Una ficha azul va de 32 a 38. Una ficha azul va de 38 a 42. ¡Soplada! La ficha azul de 35 podía capturar: desde 35 va a la cárcel. El turno pasa a rojo.
2 (5-5)    Un 5-5 para rojo.
2 R45-50-55 Una ficha roja va de 45 a 50. Una ficha roja va de 50 a 55. El par da otro tiro.
2 (3-6)    Un 3-6 para rojo.
2 R50-56-59 Una ficha roja va de 50 a 56. Una ficha roja va de 56 a 59. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo. No es par; tiros que quedan: 2.
0 (4-5)    Un 4-5 para amarillo. No es par; tiros que quedan: 1.
0 (1-6)    Un 1-6 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a azul.
1 (1-2)    Un 1-2 para azul.
1 B42-44-45 Una ficha azul va de 42 a 44. Una ficha azul va de 44 a 45. El turno pasa a rojo.
2 (5-5)    Un 5-5 para rojo.
2 R55-60 R59-64 Una ficha roja va de 55 a 60. Una ficha roja va de 59 a 64. El par da otro tiro.
2 (6-6)    Un 6-6 para rojo.
2 R60-66 R64-2 Una ficha roja va de 60 a 66. Una ficha roja va de 64 a 2. El par da otro tiro.
2 (4-6)    Un 4-6 para rojo.
2 R66-4-8  Una ficha roja va de 66 a 4. Una ficha roja va de 4 a 8. El turno pasa a amarillo.
0 (1-4)    Un 1-4 para amarillo. No es par; tiros que quedan: 2.
0 (3-6)    Un 3-6 para amarillo. No es par; tiros que quedan: 1.
0 (5-5)    Un 5-5 para amarillo. Fichas amarillas que salen de la cárcel a 5: 2. El par da otro tiro.
0 (1-6)    Un 1-6 para amarillo.
0 Y5-6 Y5-11 Una ficha amarilla va de 5 a 6. Una ficha amarilla va de 5 a 11. El turno pasa a azul.
1 (1-5)    Un 1-5 para azul.
1 B45-50-51 Una ficha azul va de 45 a 50. Una ficha azul va de 50 a 51. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R2-8-11  Una ficha roja va de 2 a 8. Una ficha roja va de 8 a 11. Cae una ficha amarilla en 11: va a la cárcel. La captura da otro tiro.
2 (1-6)    Un 1-6 para rojo.
2 R11-12-18 Una ficha roja va de 11 a 12. Una ficha roja va de 12 a 18. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y6-9-15  Una ficha amarilla va de 6 a 9. Una ficha amarilla va de 9 a 15. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul.
1 B51-57-60 Una ficha azul va de 51 a 57. Una ficha azul va de 57 a 60. El turno pasa a rojo.
2 (2-5)    Un 2-5 para rojo.
2 R8-10-15 Una ficha roja va de 8 a 10. Una ficha roja va de 10 a 15. Cae una ficha amarilla en 15: va a la cárcel. La captura da otro tiro.
2 (4-5)    Un 4-5 para rojo.
2 R18-23-27 Una ficha roja va de 18 a 23. Una ficha roja va de 23 a 27. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo. No es par; tiros que quedan: 2.
0 (2-5)    Un 2-5 para amarillo. No es par; tiros que quedan: 1.
0 (2-3)    Un 2-3 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a azul.
1 (2-5)    Un 2-5 para azul.
1 B60-62-67 Una ficha azul va de 60 a 62. Una ficha azul va de 62 a 67. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R27-30-c2 Una ficha roja va de 27 a 30. Una ficha roja va de 30 a c2. El turno pasa a amarillo.
0 (1-4)    Un 1-4 para amarillo. No es par; tiros que quedan: 2.
0 (3-4)    Un 3-4 para amarillo. No es par; tiros que quedan: 1.
0 (4-4)    Un 4-4 para amarillo. Fichas amarillas que salen de la cárcel a 5: 2. El par da otro tiro.
0 (3-3)    Un 3-3 para amarillo.
0 Y5-8 Y5-8 Una ficha amarilla va de 5 a 8. Una ficha amarilla va de 5 a 8. El par da otro tiro.
0 (3-4)    Un 3-4 para amarillo.
0 Y8-11-15 Una ficha amarilla va de 8 a 11. Una ficha amarilla va de 11 a 15. Cae una ficha roja en 15: va a la cárcel. La captura da otro tiro.
0 (3-6)    Un 3-6 para amarillo.
0 Y8-11 Y15-21 Una ficha amarilla va de 8 a 11. Una ficha amarilla va de 15 a 21. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul.
1 B67-4-10 Una ficha azul va de 67 a 4. Una ficha azul va de 4 a 10. El turno pasa a rojo.
2 (2-3)    Un 2-3 para rojo.
2 Rc2-c4-c7 Una ficha roja va de c2 a c4. Una ficha roja va de c4 a c7. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y21-27-30 Una ficha amarilla va de 21 a 27. Una ficha amarilla va de 27 a 30. El turno pasa a azul.
1 (3-5)    Un 3-5 para azul.
1 B10-13-c1 Una ficha azul va de 10 a 13. Una ficha azul va de 13 a c1. El turno pasa a rojo.
2 (4-5)    Un 4-5 para rojo. Con 4-5 no se puede mover nada. El turno pasa a amarillo.
0 (1-2)    Un 1-2 para amarillo.
0 Y11-13-14 Una ficha amarilla va de 11 a 13. Una ficha amarilla va de 13 a 14. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul. No se pueden usar los dos dados: se juega uno solo.
1 Bc1-c6   Una ficha azul va de c1 a c6. El turno pasa a rojo.
2 (1-4)    Un 1-4 para rojo. No se pueden usar los dos dados: se juega uno solo.
2 Rc7-m    Una ficha roja va de c7 a m. Una ficha roja corona. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo.
0 Y30-35-38 Una ficha amarilla va de 30 a 35. Una ficha amarilla va de 35 a 38. El turno pasa a azul.
1 (5-5)    Un 5-5 para azul. Fichas azules que salen de la cárcel a 22: 1. El par da otro tiro.
1 (5-6)    Un 5-6 para azul.
1 B22-27-33 Una ficha azul va de 22 a 27. Una ficha azul va de 27 a 33. El turno pasa a rojo.
2 (2-5)    Un 2-5 para rojo. No es par; tiros que quedan: 2.
2 (2-4)    Un 2-4 para rojo. No es par; tiros que quedan: 1.
2 (1-5)    Un 1-5 para rojo. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (5-6)    Un 5-6 para amarillo.
0 Y38-43-49 Una ficha amarilla va de 38 a 43. Una ficha amarilla va de 43 a 49. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul.
1 B33-36-42 Una ficha azul va de 33 a 36. Una ficha azul va de 36 a 42. El turno pasa a rojo.
2 (2-6)    Un 2-6 para rojo. No es par; tiros que quedan: 2.
2 (1-1)    Un 1-1 para rojo. Fichas rojas que salen de la cárcel a 39: 1. El par da otro tiro.
2 (1-6)    Un 1-6 para rojo.
2 R39-45-46 Una ficha roja va de 39 a 45. Una ficha roja va de 45 a 46. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y14-20-22 Una ficha amarilla va de 14 a 20. Una ficha amarilla va de 20 a 22. El turno pasa a azul.
1 (1-6)    Un 1-6 para azul.
1 B42-48-49 Una ficha azul va de 42 a 48. Una ficha azul va de 48 a 49. Cae una ficha amarilla en 49: va a la cárcel. La captura da otro tiro.
1 (2-3)    Un 2-3 para azul.
1 B49-52 Bc6-m Una ficha azul va de 49 a 52. Una ficha azul va de c6 a m. Una ficha azul corona. El turno pasa a rojo.
2 (5-6)    Un 5-6 para rojo.
2 R46-52-57 Una ficha roja va de 46 a 52. Cae una ficha azul en 52: va a la cárcel. Una ficha roja va de 52 a 57. La captura da otro tiro.
2 (3-6)    Un 3-6 para rojo.
2 R57-60-66 Una ficha roja va de 57 a 60. Una ficha roja va de 60 a 66. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo.
0 Y22-24-27 Una ficha amarilla va de 22 a 24. Una ficha amarilla va de 24 a 27. El turno pasa a azul.
1 (4-6)    Un 4-6 para azul. No es par; tiros que quedan: 2.
1 (1-6)    Un 1-6 para azul. No es par; tiros que quedan: 1.
1 (2-4)    Un 2-4 para azul. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R66-4-7  Una ficha roja va de 66 a 4. Una ficha roja va de 4 a 7. El turno pasa a amarillo.
0 (1-4)    Un 1-4 para amarillo.
0 Y27-31-32 Una ficha amarilla va de 27 a 31. Una ficha amarilla va de 31 a 32. El turno pasa a azul.
1 (2-6)    Un 2-6 para azul. No es par; tiros que quedan: 2.
1 (3-6)    Un 3-6 para azul. No es par; tiros que quedan: 1.
1 (3-6)    Un 3-6 para azul. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
2 (3-3)    Un 3-3 para rojo.
2 R7-10-13 Una ficha roja va de 7 a 10. Una ficha roja va de 10 a 13. El par da otro tiro.
2 (1-2)    Un 1-2 para rojo.
2 R13-15-16 Una ficha roja va de 13 a 15. Una ficha roja va de 15 a 16. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo.
0 Y32-36-41 Una ficha amarilla va de 32 a 36. Una ficha amarilla va de 36 a 41. El turno pasa a azul.
1 (5-5)    Un 5-5 para azul. Fichas azules que salen de la cárcel a 22: 1. El par da otro tiro.
1 (4-6)    Un 4-6 para azul.
1 B22-26-32 Una ficha azul va de 22 a 26. Una ficha azul va de 26 a 32. El turno pasa a rojo.
2 (1-2)    Un 1-2 para rojo.
2 R16-18-19 Una ficha roja va de 16 a 18. Una ficha roja va de 18 a 19. El turno pasa a amarillo.
0 (5-6)    Un 5-6 para amarillo.
0 Y41-46-52 Una ficha amarilla va de 41 a 46. Una ficha amarilla va de 46 a 52. El turno pasa a azul.
1 (1-3)    Un 1-3 para azul.
1 B32-35-36 Una ficha azul va de 32 a 35. Una ficha azul va de 35 a 36. El turno pasa a rojo.
2 (5-5)    Un 5-5 para rojo.
2 R19-24-29 Una ficha roja va de 19 a 24. Una ficha roja va de 24 a 29. El par da otro tiro.
2 (1-3)    Un 1-3 para rojo.
2 R29-30-33 Una ficha roja va de 29 a 30. Una ficha roja va de 30 a 33. El turno pasa a amarillo.
0 (1-5)    Un 1-5 para amarillo.
0 Y52-57-58 Una ficha amarilla va de 52 a 57. Una ficha amarilla va de 57 a 58. El turno pasa a azul.
1 (2-4)    Un 2-4 para azul.
1 B36-40-42 Una ficha azul va de 36 a 40. Una ficha azul va de 40 a 42. El turno pasa a rojo.
2 (3-3)    Un 3-3 para rojo.
2 R33-c2-c5 Una ficha roja va de 33 a c2. Una ficha roja va de c2 a c5. El par da otro tiro.
2 (2)      Un 2 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
2 Rc5-c7   Una ficha roja va de c5 a c7. El turno pasa a amarillo.
0 (5-6)    Un 5-6 para amarillo.
0 Y58-63-c1 Una ficha amarilla va de 58 a 63. Una ficha amarilla va de 63 a c1. El turno pasa a azul.
1 (1-2)    Un 1-2 para azul.
1 B42-44-45 Una ficha azul va de 42 a 44. Una ficha azul va de 44 a 45. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 6 no se puede mover nada. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc1-c3   Una ficha amarilla va de c1 a c3. El turno pasa a azul.
1 (2-3)    Un 2-3 para azul.
1 B45-48-50 Una ficha azul va de 45 a 48. Una ficha azul va de 48 a 50. El turno pasa a rojo.
2 (4)      Un 4 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 4 no se puede mover nada. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc3-c6   Una ficha amarilla va de c3 a c6. El turno pasa a azul.
1 (3-3)    Un 3-3 para azul.
1 B50-53-56 Una ficha azul va de 50 a 53. Una ficha azul va de 53 a 56. El par da otro tiro.
1 (2-3)    Un 2-3 para azul.
1 B56-59-61 Una ficha azul va de 56 a 59. Una ficha azul va de 59 a 61. El turno pasa a rojo.
2 (3)      Un 3 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 3 no se puede mover nada. El turno pasa a amarillo.
0 (2-2)    Un 2-2 para amarillo. Fichas amarillas que salen de la cárcel a 5: 1. El par da otro tiro.
0 (3-5)    Un 3-5 para amarillo.
0 Y5-10-13 Una ficha amarilla va de 5 a 10. Una ficha amarilla va de 10 a 13. El turno pasa a azul.
1 (1-6)    Un 1-6 para azul.
1 B61-62-68 Una ficha azul va de 61 a 62. Una ficha azul va de 62 a 68. El turno pasa a rojo.
2 (5)      Un 5 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 5 no se puede mover nada. El turno pasa a amarillo.
0 (4-4)    Un 4-4 para amarillo.
0 Y13-17-21 Una ficha amarilla va de 13 a 17. Una ficha amarilla va de 17 a 21. El par da otro tiro.
0 (4-4)    Un 4-4 para amarillo.
0 Y21-25-29 Una ficha amarilla va de 21 a 25. Una ficha amarilla va de 25 a 29. El par da otro tiro.
0 (2-3)    Un 2-3 para amarillo.
0 Y29-32 Yc6-m Una ficha amarilla va de 29 a 32. Una ficha amarilla va de c6 a m. Una ficha amarilla corona. El turno pasa a azul.
1 (1-4)    Un 1-4 para azul.
1 B68-4-5  Una ficha azul va de 68 a 4. Una ficha azul va de 4 a 5. El turno pasa a rojo.
2 (2)      Un 2 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 2 no se puede mover nada. El turno pasa a amarillo.
0 (3-3)    Un 3-3 para amarillo.
0 Y32-35-38 Una ficha amarilla va de 32 a 35. Una ficha amarilla va de 35 a 38. El par da otro tiro.
0 (1-2)    Un 1-2 para amarillo.
0 Y38-40-41 Una ficha amarilla va de 38 a 40. Una ficha amarilla va de 40 a 41. El turno pasa a azul.
1 (4-5)    Un 4-5 para azul.
1 B5-9-14  Una ficha azul va de 5 a 9. Una ficha azul va de 9 a 14. El turno pasa a rojo.
2 (2)      Un 2 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 2 no se puede mover nada. El turno pasa a amarillo.
0 (1-1)    Un 1-1 para amarillo.
0 Y41-42-43 Una ficha amarilla va de 41 a 42. Una ficha amarilla va de 42 a 43. El par da otro tiro.
0 (3-5)    Un 3-5 para amarillo.
0 Y43-46-51 Una ficha amarilla va de 43 a 46. Una ficha amarilla va de 46 a 51. El turno pasa a azul.
1 (1-6)    Un 1-6 para azul.
1 B14-c3-c4 Una ficha azul va de 14 a c3. Una ficha azul va de c3 a c4. El turno pasa a rojo.
2 (4)      Un 4 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 4 no se puede mover nada. El turno pasa a amarillo.
0 (1-4)    Un 1-4 para amarillo.
0 Y51-55-56 Una ficha amarilla va de 51 a 55. Una ficha amarilla va de 55 a 56. El turno pasa a azul.
1 (3)      Un 3 para azul. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
1 Bc4-c7   Una ficha azul va de c4 a c7. El turno pasa a rojo.
2 (4)      Un 4 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 4 no se puede mover nada. El turno pasa a amarillo.
0 (6-6)    Un 6-6 para amarillo.
0 Y56-62-68 Una ficha amarilla va de 56 a 62. Una ficha amarilla va de 62 a 68. El par da otro tiro.
0 (4-6)    Un 4-6 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Y68-c4   Una ficha amarilla va de 68 a c4. El turno pasa a azul.
1 (6)      Un 6 para azul. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 6 no se puede mover nada. El turno pasa a rojo.
2 (6)      Un 6 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 6 no se puede mover nada. El turno pasa a amarillo.
0 (2)      Un 2 para amarillo. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
0 Yc4-c6   Una ficha amarilla va de c4 a c6. El turno pasa a azul.
1 (5)      Un 5 para azul. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 5 no se puede mover nada. El turno pasa a rojo.
2 (2)      Un 2 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 2 no se puede mover nada. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
0 Yc6-c7   Una ficha amarilla va de c6 a c7. El turno pasa a azul.
1 (4)      Un 4 para azul. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 4 no se puede mover nada. El turno pasa a rojo.
2 (1)      Un 1 para rojo. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
2 Rc7-m    Una ficha roja va de c7 a m. Una ficha roja corona. Todas coronaron: puesto 1 para rojo. El turno pasa a amarillo.
0 (6)      Un 6 para amarillo. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 6 no se puede mover nada. El turno pasa a azul.
1 (5)      Un 5 para azul. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con 5 no se puede mover nada. El turno pasa a amarillo.
0 (1)      Un 1 para amarillo. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla corona. Todas coronaron: puesto 2 para amarillo. Se acabó la partida: ganó rojo.

Q-E2 Ganó rojo, y los puestos quedaron así: rojo, amarillo y azul.
