0 (1-6)    Para ver quién empieza, el amarillo saca 1 y 6: suma 7.
1 (1-2)    Para ver quién empieza, el rojo saca 1 y 2: suma 3. Arranca el amarillo.
0 (2-5)    El amarillo saca 2 y 5. No es par: quedan 2 tiros.
0 (4-6)    El amarillo saca 4 y 6. No es par: queda un tiro.
0 (3-5)    El amarillo saca 3 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
1 (1-5)    El rojo saca 1 y 5. No es par: quedan 2 tiros.
1 (5-5)    El rojo saca par de cincos. Salen 2 fichas rojas a la 39. Por el par, el rojo lanza otra vez.
1 (1-2)    El rojo saca 1 y 2.
1 R39-40 R39-41 Una ficha roja va de la 39 a la 40. Una ficha roja va de la 39 a la 41. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5. No es par: quedan 2 tiros.
0 (2-5)    El amarillo saca 2 y 5. No es par: queda un tiro.
0 (2-3)    El amarillo saca 2 y 3. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
1 (3-3)    El rojo saca par de treses.
1 R41-47   Una ficha roja va de la 41 a la 47. Por el par, el rojo lanza otra vez.
1 (1-5)    El rojo saca 1 y 5.
1 R47-53   Una ficha roja va de la 47 a la 53. El turno pasa al amarillo.
0 (3-3)    El amarillo saca par de treses. Salen 2 fichas amarillas a la 5. Por el par, el amarillo lanza otra vez.
0 (1-5)    El amarillo saca 1 y 5.
0 Y5-6 Y5-10 Una ficha amarilla va de la 5 a la 6. Una ficha amarilla va de la 5 a la 10. El turno pasa al rojo.
1 (4-6)    El rojo saca 4 y 6.
1 R40-50   Una ficha roja va de la 40 a la 50. El turno pasa al amarillo.
0 (2-4)    El amarillo saca 2 y 4.
0 Y10-16   Una ficha amarilla va de la 10 a la 16. El turno pasa al rojo.
1 (3-6)    El rojo saca 3 y 6.
1 R50-59   Una ficha roja va de la 50 a la 59. El turno pasa al amarillo.
0 (1-5)    El amarillo saca 1 y 5.
0 Y6-11 Y16-17 Una ficha amarilla va de la 6 a la 11. Una ficha amarilla va de la 16 a la 17. El turno pasa al rojo.
1 (1-3)    El rojo saca 1 y 3.
1 R53-54 R59-62 Una ficha roja va de la 53 a la 54. Una ficha roja va de la 59 a la 62. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y17-25   Una ficha amarilla va de la 17 a la 25. El turno pasa al rojo.
1 (3-6)    El rojo saca 3 y 6.
1 R54-60 R62-65 Una ficha roja va de la 54 a la 60. Una ficha roja va de la 62 a la 65. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5.
0 Y11-16 Y25-29 Una ficha amarilla va de la 11 a la 16. Una ficha amarilla va de la 25 a la 29. El turno pasa al rojo.
1 (2-5)    El rojo saca 2 y 5.
1 R60-67   Una ficha roja va de la 60 a la 67. El turno pasa al amarillo.
0 (4-6)    El amarillo saca 4 y 6.
0 Y29-39   Una ficha amarilla va de la 29 a la 39. El turno pasa al rojo.
1 (3-4)    El rojo saca 3 y 4.
1 R65-1 R67-2 Una ficha roja va de la 65 a la 1. Una ficha roja va de la 67 a la 2. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5.
0 Y16-21 Y39-42 Una ficha amarilla va de la 16 a la 21. Una ficha amarilla va de la 39 a la 42. El turno pasa al rojo.
1 (4-6)    El rojo saca 4 y 6.
1 R2-12    Una ficha roja va de la 2 a la 12. El turno pasa al amarillo.
0 (3-4)    El amarillo saca 3 y 4.
0 Y42-49   Una ficha amarilla va de la 42 a la 49. El turno pasa al rojo.
1 (5-5)    El rojo saca par de cincos.
1 R1-6 R12-17 Una ficha roja va de la 1 a la 6. Una ficha roja va de la 12 a la 17. Por el par, el rojo lanza otra vez.
1 (1-2)    El rojo saca 1 y 2.
1 R6-7 R17-19 Una ficha roja va de la 6 a la 7. Una ficha roja va de la 17 a la 19. El turno pasa al amarillo.
0 (6-6)    El amarillo saca par de seises.
0 Y49-61   Una ficha amarilla va de la 49 a la 61. Por el par, el amarillo lanza otra vez.
0 (1-1)    El amarillo saca par de unos.
0 Y21-22 Y61-62 Una ficha amarilla va de la 21 a la 22. Una ficha amarilla va de la 61 a la 62. Por el par, el amarillo lanza otra vez.
0 (2-3)    El amarillo saca 2 y 3.
0 Y22-24 Y62-65 Una ficha amarilla va de la 22 a la 24. Una ficha amarilla va de la 62 a la 65. El turno pasa al rojo.
1 (1-1)    El rojo saca par de unos.
1 R7-9     Una ficha roja va de la 7 a la 9. Por el par, el rojo lanza otra vez.
1 (2-5)    El rojo saca 2 y 5.
1 R9-16    Una ficha roja va de la 9 a la 16. ¡Soplada! La ficha roja de la 19 podía capturar y no capturó: va para la cárcel. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3.
0 Y65-c2   Una ficha amarilla va de la 65 a la 2 del corredor. El turno pasa al rojo.
1 (3-4)    El rojo saca 3 y 4.
1 R16-23   Una ficha roja va de la 16 a la 23. El turno pasa al amarillo.
0 (3-4)    El amarillo saca 3 y 4.
0 Y24-27 Yc2-c6 Una ficha amarilla va de la 24 a la 27. Una ficha amarilla avanza por el corredor, de la 2 a la 6. El turno pasa al rojo.
1 (1-4)    El rojo saca 1 y 4.
1 R23-28   Una ficha roja va de la 23 a la 28. El turno pasa al amarillo.
0 (2-5)    El amarillo saca 2 y 5.
0 Y27-34   Una ficha amarilla va de la 27 a la 34. El turno pasa al rojo.
1 (2-4)    El rojo saca 2 y 4.
1 R28-34   Una ficha roja va de la 28 a la 34. El turno pasa al amarillo.
0 (1-6)    El amarillo saca 1 y 6.
0 Y34-40 Yc6-c7 Una ficha amarilla va de la 34 a la 40. Una ficha amarilla avanza por el corredor, de la 6 a la 7. El turno pasa al rojo.
1 (3-3)    El rojo saca par de treses. Sale una ficha roja a la 39. La ficha salió con un 3: falta mover el otro 3.
1 R39-42   Una ficha roja va de la 39 a la 42. Por el par, el rojo lanza otra vez.
1 (3-6)    El rojo saca 3 y 6.
1 R42-45 R34-c6 Una ficha roja va de la 42 a la 45. Una ficha roja va de la 34 a la 6 del corredor. El turno pasa al amarillo.
0 (1-5)    El amarillo saca 1 y 5.
0 Y40-45 Yc7-m Una ficha amarilla va de la 40 a la 45. Capturada la ficha roja de la 45: va para la cárcel. Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El turno pasa al rojo.
1 (2-5)    El rojo saca 2 y 5. No se pueden usar los dos dados: se juega uno solo.
1 Rc6-m    Una ficha roja va del corredor a la llegada. El rojo corona una ficha. El turno pasa al amarillo.
0 (4-6)    El amarillo saca 4 y 6.
0 Y45-55   Una ficha amarilla va de la 45 a la 55. El turno pasa al rojo.
1 (1-4)    El rojo saca 1 y 4. No es par: quedan 2 tiros.
1 (1-4)    El rojo saca 1 y 4. No es par: queda un tiro.
1 (4-5)    El rojo saca 4 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (1-2)    El amarillo saca 1 y 2.
0 Y55-58   Una ficha amarilla va de la 55 a la 58. El turno pasa al rojo.
1 (2-4)    El rojo saca 2 y 4. No es par: quedan 2 tiros.
1 (2-2)    El rojo saca par de doses. Sale una ficha roja a la 39. La ficha salió con un 2: falta mover el otro 2.
1 R39-41   Una ficha roja va de la 39 a la 41. Por el par, el rojo lanza otra vez.
1 (1-1)    El rojo saca par de unos.
1 R41-43   Una ficha roja va de la 41 a la 43. Por el par, el rojo lanza otra vez.
1 (6-6)    El rojo saca par de seises. Tercer par: el rojo escoge una ficha en juego y la corona.
1 R43-m    Premio: el rojo corona de una vez la ficha de la 43. El rojo coronó todas: queda de primero. Se acabó la partida: ganó el rojo.

Q-E2 Ganó el rojo: coronó todas sus fichas.
