0 (2-5)    Un 2-5 para amarillo, a ver quién empieza: 7.
1 (3-4)    Un 3-4 para azul, a ver quién empieza: 7.
2 (1-5)    Un 1-5 para rojo, a ver quién empieza: 6.
3 (1-4)    Un 1-4 para verde, a ver quién empieza: 5. Empate: vuelven a lanzar amarillo y azul.
0 (4-4)    Un 4-4 para amarillo, a ver quién empieza: 8.
1 (1-5)    Un 1-5 para azul, a ver quién empieza: 6. Arranca amarillo.
0 (3-6)    Un 3-6 para amarillo. No es par; tiros que quedan: 2.
0 (3-5)    Un 3-5 para amarillo. No es par; tiros que quedan: 1.
0 (1-6)    Un 1-6 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a azul.
1 (1-2)    Un 1-2 para azul. No es par; tiros que quedan: 2.
1 (1-2)    Un 1-2 para azul. No es par; tiros que quedan: 1.
1 (2-5)    Un 2-5 para azul. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
2 (5-5)    Un 5-5 para rojo. Fichas rojas que salen de la cárcel a 39: 2. El par da otro tiro.
2 (3-5)    Un 3-5 para rojo.
2 R39-42 R39-44 Una ficha roja va de 39 a 42. Una ficha roja va de 39 a 44. El turno pasa a verde.
3 (2-4)    Un 2-4 para verde. No es par; tiros que quedan: 2.
3 (2-3)    Un 2-3 para verde. No es par; tiros que quedan: 1.
3 (3-6)    Un 3-6 para verde. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (1-4)    Un 1-4 para amarillo. No es par; tiros que quedan: 2.
0 (4-6)    Un 4-6 para amarillo. No es par; tiros que quedan: 1.
0 (4-4)    Un 4-4 para amarillo. Fichas amarillas que salen de la cárcel a 5: 2. El par da otro tiro.
0 (2-2)    Un 2-2 para amarillo. Fichas amarillas que salen de la cárcel a 5: 2. El par da otro tiro.
0 (3-4)    Un 3-4 para amarillo.
0 Y5-8 Y5-9 Una ficha amarilla va de 5 a 8. Una ficha amarilla va de 5 a 9. El turno pasa a azul.
1 (3-4)    Un 3-4 para azul. No es par; tiros que quedan: 2.
1 (3-4)    Un 3-4 para azul. No es par; tiros que quedan: 1.
1 (3-5)    Un 3-5 para azul. No hubo par: nadie sale de la cárcel. El turno pasa a rojo.
2 (2-6)    Un 2-6 para rojo.
2 R42-44 R44-50 Una ficha roja va de 42 a 44. Una ficha roja va de 44 a 50. El turno pasa a verde.
3 (1-6)    Un 1-6 para verde. No es par; tiros que quedan: 2.
3 (5-5)    Un 5-5 para verde. Fichas verdes que salen de la cárcel a 56: 2. El par da otro tiro.
3 (5-6)    Un 5-6 para verde.
3 G56-67   Una ficha verde va de 56 a 67. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo.
0 Y5-9 Y9-14 Una ficha amarilla va de 5 a 9. Una ficha amarilla va de 9 a 14. El turno pasa a azul.
1 (1-2)    Un 1-2 para azul. No es par; tiros que quedan: 2.
1 (2-2)    Un 2-2 para azul. Fichas azules que salen de la cárcel a 22: 2. El par da otro tiro.
1 (2-6)    Un 2-6 para azul.
1 B22-30   Una ficha azul va de 22 a 30. El turno pasa a rojo.
2 (2-5)    Un 2-5 para rojo.
2 R44-51   Una ficha roja va de 44 a 51. El turno pasa a verde.
3 (4-6)    Un 4-6 para verde.
3 G56-62 G67-3 Una ficha verde va de 56 a 62. Una ficha verde va de 67 a 3. El turno pasa a amarillo.
0 (1-1)    Un 1-1 para amarillo.
0 Y14-16   Una ficha amarilla va de 14 a 16. El par da otro tiro.
0 (3-4)    Un 3-4 para amarillo.
0 Y5-8 Y9-13 Una ficha amarilla va de 5 a 8. Una ficha amarilla va de 9 a 13. El turno pasa a azul.
1 (2-3)    Un 2-3 para azul.
1 B22-25 B30-32 Una ficha azul va de 22 a 25. Una ficha azul va de 30 a 32. El turno pasa a rojo.
2 (2-6)    Un 2-6 para rojo.
2 R51-59   Una ficha roja va de 51 a 59. El turno pasa a verde.
3 (1-6)    Un 1-6 para verde.
3 G3-10    Una ficha verde va de 3 a 10. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo.
0 Y13-22   Una ficha amarilla va de 13 a 22. El turno pasa a azul.
1 (2-4)    Un 2-4 para azul.
1 B25-31   Una ficha azul va de 25 a 31. El turno pasa a rojo.
2 (4-6)    Un 4-6 para rojo.
2 R59-1    Una ficha roja va de 59 a 1. El turno pasa a verde.
3 (1-6)    Un 1-6 para verde.
3 G62-1    Una ficha verde va de 62 a 1. Cae una ficha roja en 1: va a la cárcel. El turno pasa a amarillo.
0 (1-1)    Un 1-1 para amarillo.
0 Y8-9 Y8-9 Una ficha amarilla va de 8 a 9. Una ficha amarilla va de 8 a 9. El par da otro tiro.
0 (1-3)    Un 1-3 para amarillo.
0 Y9-10 Y9-12 Una ficha amarilla va de 9 a 10. Cae una ficha verde en 10: va a la cárcel. Una ficha amarilla va de 9 a 12. El turno pasa a azul.
1 (3-3)    Un 3-3 para azul. Fichas azules que salen de la cárcel a 22: 2. Cae una ficha amarilla en 22: va a la cárcel. El par da otro tiro.
1 (4-6)    Un 4-6 para azul.
1 B22-32   Una ficha azul va de 22 a 32. El turno pasa a rojo.
2 (2-2)    Un 2-2 para rojo. Fichas rojas que salen de la cárcel a 39: 2. El par da otro tiro.
2 (2-5)    Un 2-5 para rojo.
2 R39-46   Una ficha roja va de 39 a 46. El turno pasa a verde.
3 (1-3)    Un 1-3 para verde.
3 G1-5     Una ficha verde va de 1 a 5. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo.
0 Y12-17 Y16-19 Una ficha amarilla va de 12 a 17. Una ficha amarilla va de 16 a 19. El turno pasa a azul.
1 (1-6)    Un 1-6 para azul.
1 B31-37 B32-33 Una ficha azul va de 31 a 37. Una ficha azul va de 32 a 33. El turno pasa a rojo.
2 (2-6)    Un 2-6 para rojo.
2 R50-58   Una ficha roja va de 50 a 58. El turno pasa a verde.
3 (1-6)    Un 1-6 para verde.
3 G5-12    Una ficha verde va de 5 a 12. El turno pasa a amarillo.
0 (2-5)    Un 2-5 para amarillo.
0 Y19-26   Una ficha amarilla va de 19 a 26. El turno pasa a azul.
1 (4-6)    Un 4-6 para azul.
1 B22-28 B37-41 Una ficha azul va de 22 a 28. Una ficha azul va de 37 a 41. El turno pasa a rojo.
2 (3-3)    Un 3-3 para rojo. Fichas rojas que salen de la cárcel a 39: 1. El par da otro tiro.
2 (3-4)    Un 3-4 para rojo.
2 R39-43 R46-49 Una ficha roja va de 39 a 43. Una ficha roja va de 46 a 49. El turno pasa a verde.
3 (3-6)    Un 3-6 para verde.
3 G12-21   Una ficha verde va de 12 a 21. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y10-12 Y17-23 Una ficha amarilla va de 10 a 12. Una ficha amarilla va de 17 a 23. El turno pasa a azul.
1 (2-2)    Un 2-2 para azul.
1 B28-30 B41-43 Una ficha azul va de 28 a 30. Una ficha azul va de 41 a 43. Cae una ficha roja en 43: va a la cárcel. El par da otro tiro.
1 (6-6)    Un 6-6 para azul.
1 B32-38 B43-49 Una ficha azul va de 32 a 38. Una ficha azul va de 43 a 49. Cae una ficha roja en 49: va a la cárcel. El par da otro tiro.
1 (1-1)    Un 1-1 para azul. Tercer par: una ficha en juego va a la llegada.
1 B33-m    La ficha azul de 33 se va derecho a la llegada. El turno pasa a rojo.
2 (3-3)    Un 3-3 para rojo. Fichas rojas que salen de la cárcel a 39: 2. El par da otro tiro.
2 (1-4)    Un 1-4 para rojo.
2 R39-40 R58-62 Una ficha roja va de 39 a 40. Una ficha roja va de 58 a 62. El turno pasa a verde.
3 (2-6)    Un 2-6 para verde.
3 G21-29   Una ficha verde va de 21 a 29. El turno pasa a amarillo.
0 (5-6)    Un 5-6 para amarillo.
0 Y26-37   Una ficha amarilla va de 26 a 37. El turno pasa a azul.
1 (1-3)    Un 1-3 para azul.
1 B49-53   Una ficha azul va de 49 a 53. El turno pasa a rojo.
2 (1-3)    Un 1-3 para rojo.
2 R39-40 R62-65 Una ficha roja va de 39 a 40. Una ficha roja va de 62 a 65. El turno pasa a verde.
3 (1-2)    Un 1-2 para verde.
3 G29-32   Una ficha verde va de 29 a 32. El turno pasa a amarillo.
0 (3-4)    Un 3-4 para amarillo.
0 Y23-27 Y37-40 Una ficha amarilla va de 23 a 27. Una ficha amarilla va de 37 a 40. Cae una ficha roja en 40: va a la cárcel. Cae una ficha roja en 40: va a la cárcel. El turno pasa a azul.
1 (2-2)    Un 2-2 para azul.
1 B53-57   Una ficha azul va de 53 a 57. El par da otro tiro.
1 (1-4)    Un 1-4 para azul.
1 B57-62   Una ficha azul va de 57 a 62. El turno pasa a rojo.
2 (2-4)    Un 2-4 para rojo.
2 R39-45   Una ficha roja va de 39 a 45. El turno pasa a verde.
3 (4-5)    Un 4-5 para verde.
3 G32-41   Una ficha verde va de 32 a 41. El turno pasa a amarillo.
0 (1-6)    Un 1-6 para amarillo.
0 Y27-28 Y40-46 Una ficha amarilla va de 27 a 28. Una ficha amarilla va de 40 a 46. El turno pasa a azul.
1 (1-5)    Un 1-5 para azul.
1 B38-44   Una ficha azul va de 38 a 44. El turno pasa a rojo.
2 (5-6)    Un 5-6 para rojo.
2 R45-51 R65-2 Una ficha roja va de 45 a 51. Una ficha roja va de 65 a 2. El turno pasa a verde.
3 (4-5)    Un 4-5 para verde.
3 G41-50   Una ficha verde va de 41 a 50. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y28-37   Una ficha amarilla va de 28 a 37. El turno pasa a azul.
1 (1-4)    Un 1-4 para azul.
1 B62-67   Una ficha azul va de 62 a 67. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R51-57 R2-5 Una ficha roja va de 51 a 57. Una ficha roja va de 2 a 5. El turno pasa a verde.
3 (2-6)    Un 2-6 para verde.
3 G50-c7   Una ficha verde va de 50 a c7. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y12-21   Una ficha amarilla va de 12 a 21. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul.
1 B44-53   Una ficha azul va de 44 a 53. El turno pasa a rojo.
2 (1-2)    Un 1-2 para rojo.
2 R57-60   Una ficha roja va de 57 a 60. El turno pasa a verde.
3 (1-6)    Un 1-6 para verde. No se pueden usar los dos dados: se juega uno solo.
3 Gc7-m    Una ficha verde va de c7 a m. Una ficha verde corona. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo.
0 Y37-45   Una ficha amarilla va de 37 a 45. El turno pasa a azul.
1 (3-3)    Un 3-3 para azul.
1 B30-36   Una ficha azul va de 30 a 36. El par da otro tiro.
1 (1-5)    Un 1-5 para azul.
1 B67-5    Una ficha azul va de 67 a 5. El turno pasa a rojo.
2 (1-5)    Un 1-5 para rojo.
2 R5-11    Una ficha roja va de 5 a 11. El turno pasa a verde.
3 (1-1)    Un 1-1 para verde. Fichas verdes que salen de la cárcel a 56: 3. El par da otro tiro.
3 (3-3)    Un 3-3 para verde.
3 G56-62   Una ficha verde va de 56 a 62. El par da otro tiro.
3 (4-5)    Un 4-5 para verde.
3 G56-60 G62-67 Una ficha verde va de 56 a 60. Cae una ficha roja en 60: va a la cárcel. Una ficha verde va de 62 a 67. El turno pasa a amarillo.
0 (6-6)    Un 6-6 para amarillo. Fichas amarillas que salen de la cárcel a 5: 1. Cae una ficha azul en 5: va a la cárcel. El par da otro tiro.
0 (2-2)    Un 2-2 para amarillo.
0 Y21-23 Y46-48 Una ficha amarilla va de 21 a 23. Una ficha amarilla va de 46 a 48. El par da otro tiro.
0 (1-2)    Un 1-2 para amarillo.
0 Y5-7 Y48-49 Una ficha amarilla va de 5 a 7. Una ficha amarilla va de 48 a 49. El turno pasa a azul.
1 (6-6)    Un 6-6 para azul. Fichas azules que salen de la cárcel a 22: 1. El par da otro tiro.
1 (2-5)    Un 2-5 para azul.
1 B22-29   Una ficha azul va de 22 a 29. El turno pasa a rojo.
2 (2-3)    Un 2-3 para rojo.
2 R11-16   Una ficha roja va de 11 a 16. El turno pasa a verde.
3 (4-4)    Un 4-4 para verde.
3 G56-64   Una ficha verde va de 56 a 64. El par da otro tiro.
3 (1-5)    Un 1-5 para verde.
3 G60-66   Una ficha verde va de 60 a 66. El turno pasa a amarillo.
0 (3-4)    Un 3-4 para amarillo.
0 Y45-49 Y49-52 Una ficha amarilla va de 45 a 49. Una ficha amarilla va de 49 a 52. El turno pasa a azul.
1 (2-5)    Un 2-5 para azul.
1 B29-36   Una ficha azul va de 29 a 36. El turno pasa a rojo.
2 (4-5)    Un 4-5 para rojo.
2 R16-25   Una ficha roja va de 16 a 25. El turno pasa a verde.
3 (4-4)    Un 4-4 para verde.
3 G66-2 G67-3 Una ficha verde va de 66 a 2. Una ficha verde va de 67 a 3. El par da otro tiro.
3 (6-6)    Un 6-6 para verde.
3 G2-14    Una ficha verde va de 2 a 14. El par da otro tiro.
3 (2-6)    Un 2-6 para verde.
3 G3-5 G14-20 Una ficha verde va de 3 a 5. Una ficha verde va de 14 a 20. El turno pasa a amarillo.
0 (1-3)    Un 1-3 para amarillo.
0 Y7-8 Y52-55 Una ficha amarilla va de 7 a 8. Una ficha amarilla va de 52 a 55. El turno pasa a azul.
1 (5-5)    Un 5-5 para azul.
1 B36-46   Una ficha azul va de 36 a 46. El par da otro tiro.
1 (2-6)    Un 2-6 para azul.
1 B36-38 B46-52 Una ficha azul va de 36 a 38. Una ficha azul va de 46 a 52. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R25-34   Una ficha roja va de 25 a 34. El turno pasa a verde.
3 (2-6)    Un 2-6 para verde.
3 G64-66 G20-26 Una ficha verde va de 64 a 66. Una ficha verde va de 20 a 26. El turno pasa a amarillo.
0 (1-1)    Un 1-1 para amarillo.
0 Y8-9 Y23-24 Una ficha amarilla va de 8 a 9. Una ficha amarilla va de 23 a 24. El par da otro tiro.
0 (3-4)    Un 3-4 para amarillo.
0 Y9-12 Y49-53 Una ficha amarilla va de 9 a 12. Una ficha amarilla va de 49 a 53. Cae una ficha azul en 53: va a la cárcel. El turno pasa a azul.
1 (2-5)    Un 2-5 para azul.
1 B38-45   Una ficha azul va de 38 a 45. El turno pasa a rojo.
2 (1-3)    Un 1-3 para rojo.
2 R34-c4   Una ficha roja va de 34 a c4. El turno pasa a verde.
3 (1-2)    Un 1-2 para verde.
3 G66-67 G26-28 Una ficha verde va de 66 a 67. Una ficha verde va de 26 a 28. El turno pasa a amarillo.
0 (4-6)    Un 4-6 para amarillo.
0 Y12-18 Y53-57 Una ficha amarilla va de 12 a 18. Una ficha amarilla va de 53 a 57. El turno pasa a azul.
1 (3-5)    Un 3-5 para azul.
1 B45-53   Una ficha azul va de 45 a 53. El turno pasa a rojo.
2 (1-2)    Un 1-2 para rojo.
2 Rc4-c7   Una ficha roja va de c4 a c7. El turno pasa a verde.
3 (2-5)    Un 2-5 para verde.
3 G67-4 G28-30 Una ficha verde va de 67 a 4. Una ficha verde va de 28 a 30. El turno pasa a amarillo.
0 (1-2)    Un 1-2 para amarillo.
0 Y18-19 Y55-57 Una ficha amarilla va de 18 a 19. Una ficha amarilla va de 55 a 57. El turno pasa a azul.
1 (3-4)    Un 3-4 para azul.
1 B53-60   Una ficha azul va de 53 a 60. El turno pasa a rojo.
2 (1-4)    Un 1-4 para rojo. No se pueden usar los dos dados: se juega uno solo.
2 Rc7-m    Una ficha roja va de c7 a m. Una ficha roja corona. El turno pasa a verde.
3 (1-4)    Un 1-4 para verde.
3 G4-5 G5-9 Una ficha verde va de 4 a 5. Una ficha verde va de 5 a 9. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo.
0 Y24-28 Y57-62 Una ficha amarilla va de 24 a 28. Una ficha amarilla va de 57 a 62. El turno pasa a azul.
1 (2-5)    Un 2-5 para azul.
1 B52-59   Una ficha azul va de 52 a 59. El turno pasa a rojo.
2 (3-4)    Un 3-4 para rojo. No es par; tiros que quedan: 2.
2 (3-3)    Un 3-3 para rojo. Fichas rojas que salen de la cárcel a 39: 2. El par da otro tiro.
2 (2-3)    Un 2-3 para rojo.
2 R39-41 R39-42 Una ficha roja va de 39 a 41. Una ficha roja va de 39 a 42. El turno pasa a verde.
3 (3-6)    Un 3-6 para verde.
3 G5-11 G30-33 Una ficha verde va de 5 a 11. Una ficha verde va de 30 a 33. El turno pasa a amarillo.
0 (2-2)    Un 2-2 para amarillo.
0 Y19-21 Y28-30 Una ficha amarilla va de 19 a 21. Una ficha amarilla va de 28 a 30. El par da otro tiro.
0 (4-5)    Un 4-5 para amarillo.
0 Y21-25 Y62-67 Una ficha amarilla va de 21 a 25. Una ficha amarilla va de 62 a 67. El turno pasa a azul.
1 (1-3)    Un 1-3 para azul.
1 B59-60 B60-63 Una ficha azul va de 59 a 60. Una ficha azul va de 60 a 63. El turno pasa a rojo.
2 (4-4)    Un 4-4 para rojo. Fichas rojas que salen de la cárcel a 39: 1. El par da otro tiro.
2 (2-3)    Un 2-3 para rojo.
2 R39-41 R42-45 Una ficha roja va de 39 a 41. Una ficha roja va de 42 a 45. El turno pasa a verde.
3 (5-6)    Un 5-6 para verde.
3 G9-14 G11-17 Una ficha verde va de 9 a 14. Una ficha verde va de 11 a 17. El turno pasa a amarillo.
0 (1-6)    Un 1-6 para amarillo.
0 Y25-26 Y57-63 Una ficha amarilla va de 25 a 26. Una ficha amarilla va de 57 a 63. El turno pasa a azul.
1 (1-3)    Un 1-3 para azul.
1 B60-61 B63-66 Una ficha azul va de 60 a 61. Una ficha azul va de 63 a 66. El turno pasa a rojo.
2 (1-2)    Un 1-2 para rojo.
2 R41-43 R45-46 Una ficha roja va de 41 a 43. Una ficha roja va de 45 a 46. El turno pasa a verde.
3 (2-2)    Un 2-2 para verde.
3 G14-18   Una ficha verde va de 14 a 18. El par da otro tiro.
3 (1-1)    Un 1-1 para verde.
3 G17-18 G33-34 Una ficha verde va de 17 a 18. Una ficha verde va de 33 a 34. El par da otro tiro.
3 (4-6)    Un 4-6 para verde.
3 G18-22 G34-40 Una ficha verde va de 18 a 22. Una ficha verde va de 34 a 40. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y26-32 Y67-c2 Una ficha amarilla va de 26 a 32. Una ficha amarilla va de 67 a c2. El turno pasa a azul.
1 (1-5)    Un 1-5 para azul.
1 B61-62 B66-3 Una ficha azul va de 61 a 62. Una ficha azul va de 66 a 3. El turno pasa a rojo.
2 (2-4)    Un 2-4 para rojo.
2 R43-47 R46-48 Una ficha roja va de 43 a 47. Una ficha roja va de 46 a 48. El turno pasa a verde.
3 (1-6)    Un 1-6 para verde.
3 G18-19 G22-28 Una ficha verde va de 18 a 19. Una ficha verde va de 22 a 28. El turno pasa a amarillo.
0 (2-5)    Un 2-5 para amarillo.
0 Y63-65 Yc2-c7 Una ficha amarilla va de 63 a 65. Una ficha amarilla va de c2 a c7. El turno pasa a azul.
1 (4-5)    Un 4-5 para azul.
1 B62-67 B3-7 Una ficha azul va de 62 a 67. Una ficha azul va de 3 a 7. El turno pasa a rojo.
2 (4-5)    Un 4-5 para rojo.
2 R41-46 R47-51 Una ficha roja va de 41 a 46. Una ficha roja va de 47 a 51. El turno pasa a verde.
3 (3-3)    Un 3-3 para verde.
3 G19-22 G28-31 Una ficha verde va de 19 a 22. Una ficha verde va de 28 a 31. El par da otro tiro.
3 (2-5)    Un 2-5 para verde.
3 G22-24 G31-36 Una ficha verde va de 22 a 24. Una ficha verde va de 31 a 36. El turno pasa a amarillo.
0 (1-1)    Un 1-1 para amarillo.
0 Y32-33 Yc7-m Una ficha amarilla va de 32 a 33. Una ficha amarilla va de c7 a m. Una ficha amarilla corona. El par da otro tiro.
0 (3-5)    Un 3-5 para amarillo.
0 Y30-33 Y65-c2 Una ficha amarilla va de 30 a 33. Una ficha amarilla va de 65 a c2. El turno pasa a azul.
1 (1-5)    Un 1-5 para azul.
1 B67-5    Una ficha azul va de 67 a 5. El turno pasa a rojo.
2 (2-4)    Un 2-4 para rojo.
2 R48-50 R51-55 Una ficha roja va de 48 a 50. Una ficha roja va de 51 a 55. El turno pasa a verde.
3 (2-3)    Un 2-3 para verde.
3 G36-41   Una ficha verde va de 36 a 41. El turno pasa a amarillo.
0 (4-4)    Un 4-4 para amarillo.
0 Y33-37 Y33-37 Una ficha amarilla va de 33 a 37. Una ficha amarilla va de 33 a 37. El par da otro tiro.
0 (1-6)    Un 1-6 para amarillo.
0 Y37-43 Yc2-c3 Una ficha amarilla va de 37 a 43. Una ficha amarilla va de c2 a c3. El turno pasa a azul.
1 (5-5)    Un 5-5 para azul. Fichas azules que salen de la cárcel a 22: 1. El par da otro tiro.
1 (3-5)    Un 3-5 para azul.
1 B5-13    Una ficha azul va de 5 a 13. El turno pasa a rojo.
2 (4-5)    Un 4-5 para rojo.
2 R55-64   Una ficha roja va de 55 a 64. El turno pasa a verde.
3 (4-4)    Un 4-4 para verde.
3 G40-48   Una ficha verde va de 40 a 48. El par da otro tiro.
3 (1-2)    Un 1-2 para verde.
3 G24-25 G41-43 Una ficha verde va de 24 a 25. Una ficha verde va de 41 a 43. Cae una ficha amarilla en 43: va a la cárcel. El turno pasa a amarillo.
0 (2-6)    Un 2-6 para amarillo.
0 Y37-45   Una ficha amarilla va de 37 a 45. El turno pasa a azul.
1 (1-5)    Un 1-5 para azul.
1 B7-12 B13-14 Una ficha azul va de 7 a 12. Una ficha azul va de 13 a 14. El turno pasa a rojo.
2 (4-5)    Un 4-5 para rojo.
2 R46-51 R50-54 Una ficha roja va de 46 a 51. Una ficha roja va de 50 a 54. El turno pasa a verde.
3 (5-5)    Un 5-5 para verde.
3 G43-48 G48-c2 Una ficha verde va de 43 a 48. Una ficha verde va de 48 a c2. El par da otro tiro.
3 (4-5)    Un 4-5 para verde.
3 G25-30 Gc2-c6 Una ficha verde va de 25 a 30. Una ficha verde va de c2 a c6. El turno pasa a amarillo.
0 (5-6)    Un 5-6 para amarillo.
0 Y45-51 Yc3-m Una ficha amarilla va de 45 a 51. Una ficha amarilla va de c3 a m. Una ficha amarilla corona. El turno pasa a azul.
1 (4-5)    Un 4-5 para azul.
1 B12-16 B14-c2 Una ficha azul va de 12 a 16. Una ficha azul va de 14 a c2. El turno pasa a rojo.
2 (3-5)    Un 3-5 para rojo.
2 R51-54 R64-1 Una ficha roja va de 51 a 54. Una ficha roja va de 64 a 1. El turno pasa a verde.
3 (4-4)    Un 4-4 para verde.
3 G30-34 G48-c1 Una ficha verde va de 30 a 34. Una ficha verde va de 48 a c1. El par da otro tiro.
3 (2-3)    Un 2-3 para verde.
3 G34-39   Una ficha verde va de 34 a 39. El turno pasa a amarillo.
0 (6-6)    Un 6-6 para amarillo. Fichas amarillas que salen de la cárcel a 5: 1. El par da otro tiro.
0 (1-5)    Un 1-5 para amarillo.
0 Y5-10 Y51-52 Una ficha amarilla va de 5 a 10. Una ficha amarilla va de 51 a 52. El turno pasa a azul.
1 (2-3)    Un 2-3 para azul.
1 Bc2-c7   Una ficha azul va de c2 a c7. El turno pasa a rojo.
2 (3-4)    Un 3-4 para rojo.
2 R1-8     Una ficha roja va de 1 a 8. El turno pasa a verde.
3 (2-5)    Un 2-5 para verde.
3 G39-46   Una ficha verde va de 39 a 46. El turno pasa a amarillo.
0 (1-4)    Un 1-4 para amarillo.
0 Y52-57   Una ficha amarilla va de 52 a 57. El turno pasa a azul.
1 (4-6)    Un 4-6 para azul.
1 B22-32   Una ficha azul va de 22 a 32. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R54-60 R8-11 Una ficha roja va de 54 a 60. Una ficha roja va de 8 a 11. El turno pasa a verde.
3 (3-6)    Un 3-6 para verde.
3 G46-49 Gc1-c7 Una ficha verde va de 46 a 49. Una ficha verde va de c1 a c7. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo.
0 Y10-15   Una ficha amarilla va de 10 a 15. El turno pasa a azul.
1 (3-5)    Un 3-5 para azul.
1 B32-40   Una ficha azul va de 32 a 40. El turno pasa a rojo.
2 (1-6)    Un 1-6 para rojo.
2 R54-61   Una ficha roja va de 54 a 61. El turno pasa a verde.
3 (2-3)    Un 2-3 para verde.
3 G49-c3   Una ficha verde va de 49 a c3. El turno pasa a amarillo.
0 (2-4)    Un 2-4 para amarillo.
0 Y15-17 Y57-61 Una ficha amarilla va de 15 a 17. Una ficha amarilla va de 57 a 61. Cae una ficha roja en 61: va a la cárcel. El turno pasa a azul.
1 (2-5)    Un 2-5 para azul.
1 B40-45 B16-c1 Una ficha azul va de 40 a 45. Una ficha azul va de 16 a c1. El turno pasa a rojo.
2 (2-3)    Un 2-3 para rojo.
2 R60-62 R11-14 Una ficha roja va de 60 a 62. Una ficha roja va de 11 a 14. El turno pasa a verde.
3 (2-4)    Un 2-4 para verde.
3 Gc3-c7 Gc6-m Una ficha verde va de c3 a c7. Una ficha verde va de c6 a m. Una ficha verde corona. El turno pasa a amarillo.
0 (1-5)    Un 1-5 para amarillo.
0 Y17-18 Y61-66 Una ficha amarilla va de 17 a 18. Una ficha amarilla va de 61 a 66. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul.
1 B45-50 Bc1-c7 Una ficha azul va de 45 a 50. Una ficha azul va de c1 a c7. El turno pasa a rojo.
2 (1-6)    Un 1-6 para rojo.
2 R62-68 R14-15 Una ficha roja va de 62 a 68. Una ficha roja va de 14 a 15. El turno pasa a verde.
3 (5-6)    Un 5-6 para verde. Con 5-6 no se puede mover nada. El turno pasa a amarillo.
0 (3-3)    Un 3-3 para amarillo.
0 Y18-21 Y66-c1 Una ficha amarilla va de 18 a 21. Una ficha amarilla va de 66 a c1. El par da otro tiro.
0 (3-5)    Un 3-5 para amarillo.
0 Y21-24 Yc1-c6 Una ficha amarilla va de 21 a 24. Una ficha amarilla va de c1 a c6. El turno pasa a azul.
1 (1-2)    Un 1-2 para azul.
1 B50-53   Una ficha azul va de 50 a 53. El turno pasa a rojo.
2 (2-5)    Un 2-5 para rojo.
2 R68-5 R15-17 Una ficha roja va de 68 a 5. Una ficha roja va de 15 a 17. El turno pasa a verde.
3 (1-6)    Un 1-6 para verde. No se pueden usar los dos dados: se juega uno solo.
3 Gc7-m    Una ficha verde va de c7 a m. Una ficha verde corona. El turno pasa a amarillo.
0 (4-4)    Un 4-4 para amarillo.
0 Y24-32   Una ficha amarilla va de 24 a 32. El par da otro tiro.
0 (3-5)    Un 3-5 para amarillo.
0 Y32-40   Una ficha amarilla va de 32 a 40. El turno pasa a azul.
1 (3-4)    Un 3-4 para azul.
1 B53-60   Una ficha azul va de 53 a 60. El turno pasa a rojo.
2 (1-4)    Un 1-4 para rojo.
2 R5-6 R17-21 Una ficha roja va de 5 a 6. Una ficha roja va de 17 a 21. El turno pasa a verde.
3 (1-2)    Un 1-2 para verde. No se pueden usar los dos dados: se juega uno solo.
3 Gc7-m    Una ficha verde va de c7 a m. Una ficha verde corona. Todas coronaron: puesto 1 para verde. El turno pasa a amarillo.
0 (4-6)    Un 4-6 para amarillo.
0 Y40-50   Una ficha amarilla va de 40 a 50. El turno pasa a azul.
1 (4-5)    Un 4-5 para azul.
1 B60-1    Una ficha azul va de 60 a 1. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R6-15    Una ficha roja va de 6 a 15. El turno pasa a amarillo.
0 (2-5)    Un 2-5 para amarillo.
0 Y50-57   Una ficha amarilla va de 50 a 57. El turno pasa a azul.
1 (4-5)    Un 4-5 para azul.
1 B1-10    Una ficha azul va de 1 a 10. El turno pasa a rojo.
2 (6-6)    Un 6-6 para rojo. Fichas rojas que salen de la cárcel a 39: 1. El par da otro tiro.
2 (1-3)    Un 1-3 para rojo.
2 R39-43   Una ficha roja va de 39 a 43. El turno pasa a amarillo.
0 (5-6)    Un 5-6 para amarillo.
0 Y57-68   Una ficha amarilla va de 57 a 68. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul.
1 B10-c4   Una ficha azul va de 10 a c4. El turno pasa a rojo.
2 (1-6)    Un 1-6 para rojo.
2 R43-44 R15-21 Una ficha roja va de 43 a 44. Una ficha roja va de 15 a 21. El turno pasa a amarillo.
0 (1-5)    Un 1-5 para amarillo.
0 Y68-c6   Una ficha amarilla va de 68 a c6. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul. Con 5-6 no se puede mover nada. El turno pasa a rojo.
2 (5-6)    Un 5-6 para rojo.
2 R21-26 R21-27 Una ficha roja va de 21 a 26. Una ficha roja va de 21 a 27. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo. Con 3-6 no se puede mover nada. El turno pasa a azul.
1 (1-2)    Un 1-2 para azul.
1 Bc4-c6 Bc7-m Una ficha azul va de c4 a c6. Una ficha azul va de c7 a m. Una ficha azul corona. El turno pasa a rojo.
2 (2-2)    Un 2-2 para rojo.
2 R44-46 R26-28 Una ficha roja va de 44 a 46. Una ficha roja va de 26 a 28. El par da otro tiro.
2 (3-6)    Un 3-6 para rojo.
2 R28-c3   Una ficha roja va de 28 a c3. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc6-m    Una ficha amarilla va de c6 a m. Una ficha amarilla corona. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul. Con 5-6 no se puede mover nada. El turno pasa a rojo.
2 (2-3)    Un 2-3 para rojo.
2 R46-49 Rc3-c5 Una ficha roja va de 46 a 49. Una ficha roja va de c3 a c5. El turno pasa a amarillo.
0 (3-3)    Un 3-3 para amarillo. Con 3-3 no se puede mover nada. El par da otro tiro.
0 (3-4)    Un 3-4 para amarillo. Con 3-4 no se puede mover nada. El turno pasa a azul.
1 (4-5)    Un 4-5 para azul. Con 4-5 no se puede mover nada. El turno pasa a rojo.
2 (2-6)    Un 2-6 para rojo.
2 R49-51 R27-33 Una ficha roja va de 49 a 51. Una ficha roja va de 27 a 33. El turno pasa a amarillo.
0 (1-6)    Un 1-6 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc6-c7   Una ficha amarilla va de c6 a c7. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul. Con 5-6 no se puede mover nada. El turno pasa a rojo.
2 (2-5)    Un 2-5 para rojo.
2 R51-53 R33-c4 Una ficha roja va de 51 a 53. Una ficha roja va de 33 a c4. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo. Con 2-3 no se puede mover nada. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul. Con 5-6 no se puede mover nada. El turno pasa a rojo.
2 (1-6)    Un 1-6 para rojo.
2 R53-59 Rc4-c5 Una ficha roja va de 53 a 59. Una ficha roja va de c4 a c5. El turno pasa a amarillo.
0 (1-5)    Un 1-5 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla corona. Todas coronaron: puesto 2 para amarillo. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul. Con 3-6 no se puede mover nada. El turno pasa a rojo.
2 (5-6)    Un 5-6 para rojo.
2 R59-2    Una ficha roja va de 59 a 2. El turno pasa a azul.
1 (3-5)    Un 3-5 para azul. Con 3-5 no se puede mover nada. El turno pasa a rojo.
2 (2-5)    Un 2-5 para rojo.
2 R2-7 Rc5-c7 Una ficha roja va de 2 a 7. Una ficha roja va de c5 a c7. El turno pasa a azul.
1 (1-4)    Un 1-4 para azul. No se pueden usar los dos dados: se juega uno solo.
1 Bc6-c7   Una ficha azul va de c6 a c7. El turno pasa a rojo.
2 (1-6)    Un 1-6 para rojo.
2 R7-14    Una ficha roja va de 7 a 14. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul. Con 3-6 no se puede mover nada. El turno pasa a rojo.
2 (2-4)    Un 2-4 para rojo.
2 R14-20   Una ficha roja va de 14 a 20. El turno pasa a azul.
1 (3-4)    Un 3-4 para azul. Con 3-4 no se puede mover nada. El turno pasa a rojo.
2 (4-5)    Un 4-5 para rojo.
2 R20-29   Una ficha roja va de 20 a 29. El turno pasa a azul.
1 (2-5)    Un 2-5 para azul. Con 2-5 no se puede mover nada. El turno pasa a rojo.
2 (1-5)    Un 1-5 para rojo.
2 R29-34 Rc7-m Una ficha roja va de 29 a 34. Una ficha roja va de c7 a m. Una ficha roja corona. El turno pasa a azul.
1 (4-4)    Un 4-4 para azul. Con 4-4 no se puede mover nada. El par da otro tiro.
1 (1-2)    Un 1-2 para azul. No se pueden usar los dos dados: se juega uno solo.
1 Bc7-m    Una ficha azul va de c7 a m. Una ficha azul corona. El turno pasa a rojo.
2 (4-6)    Un 4-6 para rojo. No se pueden usar los dos dados: se juega uno solo.
2 R34-c4   Una ficha roja va de 34 a c4. El turno pasa a azul.
1 (3-5)    Un 3-5 para azul. Con 3-5 no se puede mover nada. El turno pasa a rojo.
2 (2-5)    Un 2-5 para rojo. No se pueden usar los dos dados: se juega uno solo.
2 Rc4-c6   Una ficha roja va de c4 a c6. El turno pasa a azul.
1 (3-5)    Un 3-5 para azul. Con 3-5 no se puede mover nada. El turno pasa a rojo.
2 (2-6)    Un 2-6 para rojo. No se pueden usar los dos dados: se juega uno solo.
2 Rc6-m    Una ficha roja va de c6 a m. Una ficha roja corona. El turno pasa a azul.
1 (6-6)    Un 6-6 para azul. Con 6-6 no se puede mover nada. El par da otro tiro.
1 (3-5)    Un 3-5 para azul. Con 3-5 no se puede mover nada. El turno pasa a rojo.
2 (4-6)    Un 4-6 para rojo. Con 4-6 no se puede mover nada. El turno pasa a azul.
1 (2-2)    Un 2-2 para azul. Con 2-2 no se puede mover nada. El par da otro tiro.
1 (3-6)    Un 3-6 para azul. Con 3-6 no se puede mover nada. El turno pasa a rojo.
2 (4-6)    Un 4-6 para rojo. Con 4-6 no se puede mover nada. El turno pasa a azul.
1 (1-3)    Un 1-3 para azul. No se pueden usar los dos dados: se juega uno solo.
1 Bc7-m    Una ficha azul va de c7 a m. Una ficha azul corona. Todas coronaron: puesto 3 para azul. Se acabó la partida: ganó verde.

Q-E2 Ganó verde, y los puestos quedaron así: verde, amarillo, azul y rojo.
