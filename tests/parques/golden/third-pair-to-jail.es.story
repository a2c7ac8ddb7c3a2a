1 (3-4)    El rojo saca 3 y 4. No es par: queda un tiro.
1 (1-5)    El rojo saca 1 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (4-6)    El amarillo saca 4 y 6. No es par: queda un tiro.
0 (1-5)    El amarillo saca 1 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
1 (1-5)    El rojo saca 1 y 5. No es par: queda un tiro.
1 (2-5)    El rojo saca 2 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6. No es par: queda un tiro.
0 (2-6)    El amarillo saca 2 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
1 (1-5)    El rojo saca 1 y 5. No es par: queda un tiro.
1 (1-3)    El rojo saca 1 y 3. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6. No es par: queda un tiro.
0 (1-5)    El amarillo saca 1 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
1 (3-6)    El rojo saca 3 y 6. No es par: queda un tiro.
1 (4-6)    El rojo saca 4 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5. No es par: queda un tiro.
0 (2-5)    El amarillo saca 2 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
1 (4-6)    El rojo saca 4 y 6. No es par: queda un tiro.
1 (2-4)    El rojo saca 2 y 4. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5. No es par: queda un tiro.
0 (2-4)    El amarillo saca 2 y 4. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
1 (3-5)    El rojo saca 3 y 5. No es par: queda un tiro.
1 (2-3)    El rojo saca 2 y 3. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3. No es par: queda un tiro.
0 (2-6)    El amarillo saca 2 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
1 (1-3)    El rojo saca 1 y 3. No es par: queda un tiro.
1 (4-6)    El rojo saca 4 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (2-5)    El amarillo saca 2 y 5. No es par: queda un tiro.
0 (2-2)    El amarillo saca par de doses. Salen 2 fichas amarillas a la 5. Por el par, el amarillo lanza otra vez.
0 (2-4)    El amarillo saca 2 y 4.
0 Y5-11    Una ficha amarilla va de la 5 a la 11. El turno pasa al rojo.
1 (3-3)    El rojo saca par de treses. Salen 2 fichas rojas a la 39. Por el par, el rojo lanza otra vez.
1 (2-6)    El rojo saca 2 y 6.
1 R39-41 R39-45 Una ficha roja va de la 39 a la 41. Una ficha roja va de la 39 a la 45. El turno pasa al amarillo.
0 (1-3)    El amarillo saca 1 y 3.
0 Y11-15   Una ficha amarilla va de la 11 a la 15. El turno pasa al rojo.
1 (2-5)    El rojo saca 2 y 5.
1 R41-43 R45-50 Una ficha roja va de la 41 a la 43. Una ficha roja va de la 45 a la 50. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y5-13    Una ficha amarilla va de la 5 a la 13. El turno pasa al rojo.
1 (1-6)    El rojo saca 1 y 6.
1 R43-50   Una ficha roja va de la 43 a la 50. El turno pasa al amarillo.
0 (1-1)    El amarillo saca par de unos.
0 Y15-17   Una ficha amarilla va de la 15 a la 17. Por el par, el amarillo lanza otra vez.
0 (3-4)    El amarillo saca 3 y 4.
0 Y13-16 Y17-21 Una ficha amarilla va de la 13 a la 16. Una ficha amarilla va de la 17 a la 21. El turno pasa al rojo.
1 (4-5)    El rojo saca 4 y 5.
1 R50-59   Una ficha roja va de la 50 a la 59. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y21-29   Una ficha amarilla va de la 21 a la 29. El turno pasa al rojo.
1 (1-5)    El rojo saca 1 y 5.
1 R50-51 R59-64 Una ficha roja va de la 50 a la 51. Una ficha roja va de la 59 a la 64. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5.
0 Y29-38   Una ficha amarilla va de la 29 a la 38. El turno pasa al rojo.
1 (2-6)    El rojo saca 2 y 6.
1 R51-57 R64-66 Una ficha roja va de la 51 a la 57. Una ficha roja va de la 64 a la 66. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y16-18 Y38-44 Una ficha amarilla va de la 16 a la 18. Una ficha amarilla va de la 38 a la 44. El turno pasa al rojo.
1 (2-6)    El rojo saca 2 y 6.
1 R57-63 R66-68 Una ficha roja va de la 57 a la 63. Una ficha roja va de la 66 a la 68. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3.
0 Y18-23   Una ficha amarilla va de la 18 a la 23. El turno pasa al rojo.
1 (4-5)    El rojo saca 4 y 5.
1 R68-9    Una ficha roja va de la 68 a la 9. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y23-32   Una ficha amarilla va de la 23 a la 32. El turno pasa al rojo.
1 (3-6)    El rojo saca 3 y 6.
1 R63-4    Una ficha roja va de la 63 a la 4. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5.
0 Y32-37 Y44-48 Una ficha amarilla va de la 32 a la 37. Una ficha amarilla va de la 44 a la 48. El turno pasa al rojo.
1 (1-6)    El rojo saca 1 y 6.
1 R4-5 R9-15 Una ficha roja va de la 4 a la 5. Una ficha roja va de la 9 a la 15. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3.
0 Y37-42   Una ficha amarilla va de la 37 a la 42. El turno pasa al rojo.
1 (1-6)    El rojo saca 1 y 6.
1 R5-11 R15-16 Una ficha roja va de la 5 a la 11. Una ficha roja va de la 15 a la 16. El turno pasa al amarillo.
0 (3-3)    El amarillo saca par de treses.
0 Y42-45 Y48-51 Una ficha amarilla va de la 42 a la 45. Una ficha amarilla va de la 48 a la 51. Por el par, el amarillo lanza otra vez.
0 (6-6)    El amarillo saca par de seises.
0 Y51-63   Una ficha amarilla va de la 51 a la 63. Por el par, el amarillo lanza otra vez.
0 (1-2)    El amarillo saca 1 y 2.
0 Y63-66   Una ficha amarilla va de la 63 a la 66. El turno pasa al rojo.
1 (1-6)    El rojo saca 1 y 6.
1 R16-23   Una ficha roja va de la 16 a la 23. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y45-47 Y66-c4 Una ficha amarilla va de la 45 a la 47. Una ficha amarilla va de la 66 a la 4 del corredor. El turno pasa al rojo.
1 (1-2)    El rojo saca 1 y 2.
1 R11-14   Una ficha roja va de la 11 a la 14. El turno pasa al amarillo.
0 (1-3)    El amarillo saca 1 y 3.
0 Yc4-m    Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El turno pasa al rojo.
1 (4-6)    El rojo saca 4 y 6.
1 R14-18 R23-29 Una ficha roja va de la 14 a la 18. Una ficha roja va de la 23 a la 29. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y47-55   Una ficha amarilla va de la 47 a la 55. El turno pasa al rojo.
1 (3-6)    El rojo saca 3 y 6.
1 R18-21 R29-c1 Una ficha roja va de la 18 a la 21. Una ficha roja va de la 29 a la 1 del corredor. El turno pasa al amarillo.
0 (1-5)    El amarillo saca 1 y 5.
0 Y55-61   Una ficha amarilla va de la 55 a la 61. El turno pasa al rojo.
1 (5-5)    El rojo saca par de cincos.
1 R21-26 Rc1-c6 Una ficha roja va de la 21 a la 26. Una ficha roja avanza por el corredor, de la 1 a la 6. Por el par, el rojo lanza otra vez.
1 (3-3)    El rojo saca par de treses.
1 R26-32   Una ficha roja va de la 26 a la 32. Por el par, el rojo lanza otra vez.
1 (3-3)    El rojo saca par de treses. Tercer par: la ficha roja de la 32 va para la cárcel y se acaba el turno. El turno pasa al amarillo.
0 (1-4)    El amarillo saca 1 y 4.
0 Y61-66   Una ficha amarilla va de la 61 a la 66. El turno pasa al rojo.
1 (2-6)    El rojo saca 2 y 6. No se pueden usar los dos dados: se juega uno solo.
1 Rc6-m    Una ficha roja va del corredor a la llegada. El rojo corona una ficha. El turno pasa al amarillo.
0 (1-1)    El amarillo saca par de unos.
0 Y66-68   Una ficha amarilla va de la 66 a la 68. Por el par, el amarillo lanza otra vez.
0 (3-3)    El amarillo saca par de treses.
0 Y68-c6   Una ficha amarilla va de la 68 a la 6 del corredor. Por el par, el amarillo lanza otra vez.
0 (1-1)    El amarillo saca par de unos. Tercer par, pero no le toca a ninguna ficha: se acaba el turno. El turno pasa al rojo.
1 (1-4)    El rojo saca 1 y 4. No es par: queda un tiro.
1 (3-6)    El rojo saca 3 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (1-3)    El amarillo saca 1 y 3. No se pueden usar los dos dados: se juega uno solo.
0 Yc6-c7   Una ficha amarilla avanza por el corredor, de la 6 a la 7. El turno pasa al rojo.
1 (1-4)    El rojo saca 1 y 4. No es par: queda un tiro.
1 (4-5)    El rojo saca 4 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (3-4)    El amarillo saca 3 y 4. Con 3 y 4 no se puede mover nada. El turno pasa al rojo.
1 (1-3)    El rojo saca 1 y 3. No es par: queda un tiro.
1 (3-5)    El rojo saca 3 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (1-2)    El amarillo saca 1 y 2. No se pueden usar los dos dados: se juega uno solo.
0 Yc7-m    Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El amarillo coronó todas: queda de primero. Se acabó la partida: ganó el amarillo.

Q-E2 Ganó el amarillo: coronó todas sus fichas.
