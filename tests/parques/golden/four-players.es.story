0 (2-5)    Para ver quién empieza, el amarillo saca 2 y 5: suma 7.
1 (3-4)    Para ver quién empieza, el azul saca 3 y 4: suma 7.
2 (1-5)    Para ver quién empieza, el rojo saca 1 y 5: suma 6.
3 (1-4)    Para ver quién empieza, el verde saca 1 y 4: suma 5. Empate: vuelven a lanzar el amarillo y el azul.
0 (4-4)    Para ver quién empieza, el amarillo saca par de cuatros: suma 8.
1 (1-5)    Para ver quién empieza, el azul saca 1 y 5: suma 6. Arranca el amarillo.
0 (3-6)    El amarillo saca 3 y 6. No es par: quedan 2 tiros.
0 (3-5)    El amarillo saca 3 y 5. No es par: queda un tiro.
0 (1-6)    El amarillo saca 1 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al azul.
1 (1-2)    El azul saca 1 y 2. No es par: quedan 2 tiros.
1 (1-2)    El azul saca 1 y 2. No es par: queda un tiro.
1 (2-5)    El azul saca 2 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
2 (5-5)    El rojo saca par de cincos. Salen 2 fichas rojas a la 39. Por el par, el rojo lanza otra vez.
2 (3-5)    El rojo saca 3 y 5.
2 R39-42 R39-44 Una ficha roja va de la 39 a la 42. Una ficha roja va de la 39 a la 44. El turno pasa al verde.
3 (2-4)    El verde saca 2 y 4. No es par: quedan 2 tiros.
3 (2-3)    El verde saca 2 y 3. No es par: queda un tiro.
3 (3-6)    El verde saca 3 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (1-4)    El amarillo saca 1 y 4. No es par: quedan 2 tiros.
0 (4-6)    El amarillo saca 4 y 6. No es par: queda un tiro.
0 (4-4)    El amarillo saca par de cuatros. Salen 2 fichas amarillas a la 5. Por el par, el amarillo lanza otra vez.
0 (2-2)    El amarillo saca par de doses. Salen 2 fichas amarillas a la 5. Por el par, el amarillo lanza otra vez.
0 (3-4)    El amarillo saca 3 y 4.
0 Y5-8 Y5-9 Una ficha amarilla va de la 5 a la 8. Una ficha amarilla va de la 5 a la 9. El turno pasa al azul.
1 (3-4)    El azul saca 3 y 4. No es par: quedan 2 tiros.
1 (3-4)    El azul saca 3 y 4. No es par: queda un tiro.
1 (3-5)    El azul saca 3 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
2 (2-6)    El rojo saca 2 y 6.
2 R42-44 R44-50 Una ficha roja va de la 42 a la 44. Una ficha roja va de la 44 a la 50. El turno pasa al verde.
3 (1-6)    El verde saca 1 y 6. No es par: quedan 2 tiros.
3 (5-5)    El verde saca par de cincos. Salen 2 fichas verdes a la 56. Por el par, el verde lanza otra vez.
3 (5-6)    El verde saca 5 y 6.
3 G56-67   Una ficha verde va de la 56 a la 67. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5.
0 Y5-9 Y9-14 Una ficha amarilla va de la 5 a la 9. Una ficha amarilla va de la 9 a la 14. El turno pasa al azul.
1 (1-2)    El azul saca 1 y 2. No es par: quedan 2 tiros.
1 (2-2)    El azul saca par de doses. Salen 2 fichas azules a la 22. Por el par, el azul lanza otra vez.
1 (2-6)    El azul saca 2 y 6.
1 B22-30   Una ficha azul va de la 22 a la 30. El turno pasa al rojo.
2 (2-5)    El rojo saca 2 y 5.
2 R44-51   Una ficha roja va de la 44 a la 51. El turno pasa al verde.
3 (4-6)    El verde saca 4 y 6.
3 G56-62 G67-3 Una ficha verde va de la 56 a la 62. Una ficha verde va de la 67 a la 3. El turno pasa al amarillo.
0 (1-1)    El amarillo saca par de unos.
0 Y14-16   Una ficha amarilla va de la 14 a la 16. Por el par, el amarillo lanza otra vez.
0 (3-4)    El amarillo saca 3 y 4.
0 Y5-8 Y9-13 Una ficha amarilla va de la 5 a la 8. Una ficha amarilla va de la 9 a la 13. El turno pasa al azul.
1 (2-3)    El azul saca 2 y 3.
1 B22-25 B30-32 Una ficha azul va de la 22 a la 25. Una ficha azul va de la 30 a la 32. El turno pasa al rojo.
2 (2-6)    El rojo saca 2 y 6.
2 R51-59   Una ficha roja va de la 51 a la 59. El turno pasa al verde.
3 (1-6)    El verde saca 1 y 6.
3 G3-10    Una ficha verde va de la 3 a la 10. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5.
0 Y13-22   Una ficha amarilla va de la 13 a la 22. El turno pasa al azul.
1 (2-4)    El azul saca 2 y 4.
1 B25-31   Una ficha azul va de la 25 a la 31. El turno pasa al rojo.
2 (4-6)    El rojo saca 4 y 6.
2 R59-1    Una ficha roja va de la 59 a la 1. El turno pasa al verde.
3 (1-6)    El verde saca 1 y 6.
3 G62-1    Una ficha verde va de la 62 a la 1. Capturada la ficha roja de la 1: va para la cárcel. El turno pasa al amarillo.
0 (1-1)    El amarillo saca par de unos.
0 Y8-9 Y8-9 Una ficha amarilla va de la 8 a la 9. Una ficha amarilla va de la 8 a la 9. Por el par, el amarillo lanza otra vez.
0 (1-3)    El amarillo saca 1 y 3.
0 Y9-10 Y9-12 Una ficha amarilla va de la 9 a la 10. Capturada la ficha verde de la 10: va para la cárcel. Una ficha amarilla va de la 9 a la 12. El turno pasa al azul.
1 (3-3)    El azul saca par de treses. Salen 2 fichas azules a la 22. Capturada la ficha amarilla de la 22: va para la cárcel. Por el par, el azul lanza otra vez.
1 (4-6)    El azul saca 4 y 6.
1 B22-32   Una ficha azul va de la 22 a la 32. El turno pasa al rojo.
2 (2-2)    El rojo saca par de doses. Salen 2 fichas rojas a la 39. Por el par, el rojo lanza otra vez.
2 (2-5)    El rojo saca 2 y 5.
2 R39-46   Una ficha roja va de la 39 a la 46. El turno pasa al verde.
3 (1-3)    El verde saca 1 y 3.
3 G1-5     Una ficha verde va de la 1 a la 5. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5.
0 Y12-17 Y16-19 Una ficha amarilla va de la 12 a la 17. Una ficha amarilla va de la 16 a la 19. El turno pasa al azul.
1 (1-6)    El azul saca 1 y 6.
1 B31-37 B32-33 Una ficha azul va de la 31 a la 37. Una ficha azul va de la 32 a la 33. El turno pasa al rojo.
2 (2-6)    El rojo saca 2 y 6.
2 R50-58   Una ficha roja va de la 50 a la 58. El turno pasa al verde.
3 (1-6)    El verde saca 1 y 6.
3 G5-12    Una ficha verde va de la 5 a la 12. El turno pasa al amarillo.
0 (2-5)    El amarillo saca 2 y 5.
0 Y19-26   Una ficha amarilla va de la 19 a la 26. El turno pasa al azul.
1 (4-6)    El azul saca 4 y 6.
1 B22-28 B37-41 Una ficha azul va de la 22 a la 28. Una ficha azul va de la 37 a la 41. El turno pasa al rojo.
2 (3-3)    El rojo saca par de treses. Sale una ficha roja a la 39. Por el par, el rojo lanza otra vez.
2 (3-4)    El rojo saca 3 y 4.
2 R39-43 R46-49 Una ficha roja va de la 39 a la 43. Una ficha roja va de la 46 a la 49. El turno pasa al verde.
3 (3-6)    El verde saca 3 y 6.
3 G12-21   Una ficha verde va de la 12 a la 21. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y10-12 Y17-23 Una ficha amarilla va de la 10 a la 12. Una ficha amarilla va de la 17 a la 23. El turno pasa al azul.
1 (2-2)    El azul saca par de doses.
1 B28-30 B41-43 Una ficha azul va de la 28 a la 30. Una ficha azul va de la 41 a la 43. Capturada la ficha roja de la 43: va para la cárcel. Por el par, el azul lanza otra vez.
1 (6-6)    El azul saca par de seises.
1 B32-38 B43-49 Una ficha azul va de la 32 a la 38. Una ficha azul va de la 43 a la 49. Capturada la ficha roja de la 49: va para la cárcel. Por el par, el azul lanza otra vez.
1 (1-1)    El azul saca par de unos. Tercer par: el azul escoge una ficha en juego y la corona.
1 B33-m    Premio: el azul corona de una vez la ficha de la 33. El turno pasa al rojo.
2 (3-3)    El rojo saca par de treses. Salen 2 fichas rojas a la 39. Por el par, el rojo lanza otra vez.
2 (1-4)    El rojo saca 1 y 4.
2 R39-40 R58-62 Una ficha roja va de la 39 a la 40. Una ficha roja va de la 58 a la 62. El turno pasa al verde.
3 (2-6)    El verde saca 2 y 6.
3 G21-29   Una ficha verde va de la 21 a la 29. El turno pasa al amarillo.
0 (5-6)    El amarillo saca 5 y 6.
0 Y26-37   Una ficha amarilla va de la 26 a la 37. El turno pasa al azul.
1 (1-3)    El azul saca 1 y 3.
1 B49-53   Una ficha azul va de la 49 a la 53. El turno pasa al rojo.
2 (1-3)    El rojo saca 1 y 3.
2 R39-40 R62-65 Una ficha roja va de la 39 a la 40. Una ficha roja va de la 62 a la 65. El turno pasa al verde.
3 (1-2)    El verde saca 1 y 2.
3 G29-32   Una ficha verde va de la 29 a la 32. El turno pasa al amarillo.
0 (3-4)    El amarillo saca 3 y 4.
0 Y23-27 Y37-40 Una ficha amarilla va de la 23 a la 27. Una ficha amarilla va de la 37 a la 40. Capturada la ficha roja de la 40: va para la cárcel. Capturada la ficha roja de la 40: va para la cárcel. El turno pasa al azul.
1 (2-2)    El azul saca par de doses.
1 B53-57   Una ficha azul va de la 53 a la 57. Por el par, el azul lanza otra vez.
1 (1-4)    El azul saca 1 y 4.
1 B57-62   Una ficha azul va de la 57 a la 62. El turno pasa al rojo.
2 (2-4)    El rojo saca 2 y 4.
2 R39-45   Una ficha roja va de la 39 a la 45. El turno pasa al verde.
3 (4-5)    El verde saca 4 y 5.
3 G32-41   Una ficha verde va de la 32 a la 41. El turno pasa al amarillo.
0 (1-6)    El amarillo saca 1 y 6.
0 Y27-28 Y40-46 Una ficha amarilla va de la 27 a la 28. Una ficha amarilla va de la 40 a la 46. El turno pasa al azul.
1 (1-5)    El azul saca 1 y 5.
1 B38-44   Una ficha azul va de la 38 a la 44. El turno pasa al rojo.
2 (5-6)    El rojo saca 5 y 6.
2 R45-51 R65-2 Una ficha roja va de la 45 a la 51. Una ficha roja va de la 65 a la 2. El turno pasa al verde.
3 (4-5)    El verde saca 4 y 5.
3 G41-50   Una ficha verde va de la 41 a la 50. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y28-37   Una ficha amarilla va de la 28 a la 37. El turno pasa al azul.
1 (1-4)    El azul saca 1 y 4.
1 B62-67   Una ficha azul va de la 62 a la 67. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R51-57 R2-5 Una ficha roja va de la 51 a la 57. Una ficha roja va de la 2 a la 5. El turno pasa al verde.
3 (2-6)    El verde saca 2 y 6.
3 G50-c7   Una ficha verde va de la 50 a la 7 del corredor. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y12-21   Una ficha amarilla va de la 12 a la 21. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6.
1 B44-53   Una ficha azul va de la 44 a la 53. El turno pasa al rojo.
2 (1-2)    El rojo saca 1 y 2.
2 R57-60   Una ficha roja va de la 57 a la 60. El turno pasa al verde.
3 (1-6)    El verde saca 1 y 6. No se pueden usar los dos dados: se juega uno solo.
3 Gc7-m    Una ficha verde va del corredor a la llegada. El verde corona una ficha. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5.
0 Y37-45   Una ficha amarilla va de la 37 a la 45. El turno pasa al azul.
1 (3-3)    El azul saca par de treses.
1 B30-36   Una ficha azul va de la 30 a la 36. Por el par, el azul lanza otra vez.
1 (1-5)    El azul saca 1 y 5.
1 B67-5    Una ficha azul va de la 67 a la 5. El turno pasa al rojo.
2 (1-5)    El rojo saca 1 y 5.
2 R5-11    Una ficha roja va de la 5 a la 11. El turno pasa al verde.
3 (1-1)    El verde saca par de unos. Salen 3 fichas verdes a la 56. Por el par, el verde lanza otra vez.
3 (3-3)    El verde saca par de treses.
3 G56-62   Una ficha verde va de la 56 a la 62. Por el par, el verde lanza otra vez.
3 (4-5)    El verde saca 4 y 5.
3 G56-60 G62-67 Una ficha verde va de la 56 a la 60. Capturada la ficha roja de la 60: va para la cárcel. Una ficha verde va de la 62 a la 67. El turno pasa al amarillo.
0 (6-6)    El amarillo saca par de seises. Sale una ficha amarilla a la 5. Capturada la ficha azul de la 5: va para la cárcel. Por el par, el amarillo lanza otra vez.
0 (2-2)    El amarillo saca par de doses.
0 Y21-23 Y46-48 Una ficha amarilla va de la 21 a la 23. Una ficha amarilla va de la 46 a la 48. Por el par, el amarillo lanza otra vez.
0 (1-2)    El amarillo saca 1 y 2.
0 Y5-7 Y48-49 Una ficha amarilla va de la 5 a la 7. Una ficha amarilla va de la 48 a la 49. El turno pasa al azul.
1 (6-6)    El azul saca par de seises. Sale una ficha azul a la 22. Por el par, el azul lanza otra vez.
1 (2-5)    El azul saca 2 y 5.
1 B22-29   Una ficha azul va de la 22 a la 29. El turno pasa al rojo.
2 (2-3)    El rojo saca 2 y 3.
2 R11-16   Una ficha roja va de la 11 a la 16. El turno pasa al verde.
3 (4-4)    El verde saca par de cuatros.
3 G56-64   Una ficha verde va de la 56 a la 64. Por el par, el verde lanza otra vez.
3 (1-5)    El verde saca 1 y 5.
3 G60-66   Una ficha verde va de la 60 a la 66. El turno pasa al amarillo.
0 (3-4)    El amarillo saca 3 y 4.
0 Y45-49 Y49-52 Una ficha amarilla va de la 45 a la 49. Una ficha amarilla va de la 49 a la 52. El turno pasa al azul.
1 (2-5)    El azul saca 2 y 5.
1 B29-36   Una ficha azul va de la 29 a la 36. El turno pasa al rojo.
2 (4-5)    El rojo saca 4 y 5.
2 R16-25   Una ficha roja va de la 16 a la 25. El turno pasa al verde.
3 (4-4)    El verde saca par de cuatros.
3 G66-2 G67-3 Una ficha verde va de la 66 a la 2. Una ficha verde va de la 67 a la 3. Por el par, el verde lanza otra vez.
3 (6-6)    El verde saca par de seises.
3 G2-14    Una ficha verde va de la 2 a la 14. Por el par, el verde lanza otra vez.
3 (2-6)    El verde saca 2 y 6.
3 G3-5 G14-20 Una ficha verde va de la 3 a la 5. Una ficha verde va de la 14 a la 20. El turno pasa al amarillo.
0 (1-3)    El amarillo saca 1 y 3.
0 Y7-8 Y52-55 Una ficha amarilla va de la 7 a la 8. Una ficha amarilla va de la 52 a la 55. El turno pasa al azul.
1 (5-5)    El azul saca par de cincos.
1 B36-46   Una ficha azul va de la 36 a la 46. Por el par, el azul lanza otra vez.
1 (2-6)    El azul saca 2 y 6.
1 B36-38 B46-52 Una ficha azul va de la 36 a la 38. Una ficha azul va de la 46 a la 52. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R25-34   Una ficha roja va de la 25 a la 34. El turno pasa al verde.
3 (2-6)    El verde saca 2 y 6.
3 G64-66 G20-26 Una ficha verde va de la 64 a la 66. Una ficha verde va de la 20 a la 26. El turno pasa al amarillo.
0 (1-1)    El amarillo saca par de unos.
0 Y8-9 Y23-24 Una ficha amarilla va de la 8 a la 9. Una ficha amarilla va de la 23 a la 24. Por el par, el amarillo lanza otra vez.
0 (3-4)    El amarillo saca 3 y 4.
0 Y9-12 Y49-53 Una ficha amarilla va de la 9 a la 12. Una ficha amarilla va de la 49 a la 53. Capturada la ficha azul de la 53: va para la cárcel. El turno pasa al azul.
1 (2-5)    El azul saca 2 y 5.
1 B38-45   Una ficha azul va de la 38 a la 45. El turno pasa al rojo.
2 (1-3)    El rojo saca 1 y 3.
2 R34-c4   Una ficha roja va de la 34 a la 4 del corredor. El turno pasa al verde.
3 (1-2)    El verde saca 1 y 2.
3 G66-67 G26-28 Una ficha verde va de la 66 a la 67. Una ficha verde va de la 26 a la 28. El turno pasa al amarillo.
0 (4-6)    El amarillo saca 4 y 6.
0 Y12-18 Y53-57 Una ficha amarilla va de la 12 a la 18. Una ficha amarilla va de la 53 a la 57. El turno pasa al azul.
1 (3-5)    El azul saca 3 y 5.
1 B45-53   Una ficha azul va de la 45 a la 53. El turno pasa al rojo.
2 (1-2)    El rojo saca 1 y 2.
2 Rc4-c7   Una ficha roja avanza por el corredor, de la 4 a la 7. El turno pasa al verde.
3 (2-5)    El verde saca 2 y 5.
3 G67-4 G28-30 Una ficha verde va de la 67 a la 4. Una ficha verde va de la 28 a la 30. El turno pasa al amarillo.
0 (1-2)    El amarillo saca 1 y 2.
0 Y18-19 Y55-57 Una ficha amarilla va de la 18 a la 19. Una ficha amarilla va de la 55 a la 57. El turno pasa al azul.
1 (3-4)    El azul saca 3 y 4.
1 B53-60   Una ficha azul va de la 53 a la 60. El turno pasa al rojo.
2 (1-4)    El rojo saca 1 y 4. No se pueden usar los dos dados: se juega uno solo.
2 Rc7-m    Una ficha roja va del corredor a la llegada. El rojo corona una ficha. El turno pasa al verde.
3 (1-4)    El verde saca 1 y 4.
3 G4-5 G5-9 Una ficha verde va de la 4 a la 5. Una ficha verde va de la 5 a la 9. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5.
0 Y24-28 Y57-62 Una ficha amarilla va de la 24 a la 28. Una ficha amarilla va de la 57 a la 62. El turno pasa al azul.
1 (2-5)    El azul saca 2 y 5.
1 B52-59   Una ficha azul va de la 52 a la 59. El turno pasa al rojo.
2 (3-4)    El rojo saca 3 y 4. No es par: quedan 2 tiros.
2 (3-3)    El rojo saca par de treses. Salen 2 fichas rojas a la 39. Por el par, el rojo lanza otra vez.
2 (2-3)    El rojo saca 2 y 3.
2 R39-41 R39-42 Una ficha roja va de la 39 a la 41. Una ficha roja va de la 39 a la 42. El turno pasa al verde.
3 (3-6)    El verde saca 3 y 6.
3 G5-11 G30-33 Una ficha verde va de la 5 a la 11. Una ficha verde va de la 30 a la 33. El turno pasa al amarillo.
0 (2-2)    El amarillo saca par de doses.
0 Y19-21 Y28-30 Una ficha amarilla va de la 19 a la 21. Una ficha amarilla va de la 28 a la 30. Por el par, el amarillo lanza otra vez.
0 (4-5)    El amarillo saca 4 y 5.
0 Y21-25 Y62-67 Una ficha amarilla va de la 21 a la 25. Una ficha amarilla va de la 62 a la 67. El turno pasa al azul.
1 (1-3)    El azul saca 1 y 3.
1 B59-60 B60-63 Una ficha azul va de la 59 a la 60. Una ficha azul va de la 60 a la 63. El turno pasa al rojo.
2 (4-4)    El rojo saca par de cuatros. Sale una ficha roja a la 39. Por el par, el rojo lanza otra vez.
2 (2-3)    El rojo saca 2 y 3.
2 R39-41 R42-45 Una ficha roja va de la 39 a la 41. Una ficha roja va de la 42 a la 45. El turno pasa al verde.
3 (5-6)    El verde saca 5 y 6.
3 G9-14 G11-17 Una ficha verde va de la 9 a la 14. Una ficha verde va de la 11 a la 17. El turno pasa al amarillo.
0 (1-6)    El amarillo saca 1 y 6.
0 Y25-26 Y57-63 Una ficha amarilla va de la 25 a la 26. Una ficha amarilla va de la 57 a la 63. El turno pasa al azul.
1 (1-3)    El azul saca 1 y 3.
1 B60-61 B63-66 Una ficha azul va de la 60 a la 61. Una ficha azul va de la 63 a la 66. El turno pasa al rojo.
2 (1-2)    El rojo saca 1 y 2.
2 R41-43 R45-46 Una ficha roja va de la 41 a la 43. Una ficha roja va de la 45 a la 46. El turno pasa al verde.
3 (2-2)    El verde saca par de doses.
3 G14-18   Una ficha verde va de la 14 a la 18. Por el par, el verde lanza otra vez.
3 (1-1)    El verde saca par de unos.
3 G17-18 G33-34 Una ficha verde va de la 17 a la 18. Una ficha verde va de la 33 a la 34. Por el par, el verde lanza otra vez.
3 (4-6)    El verde saca 4 y 6.
3 G18-22 G34-40 Una ficha verde va de la 18 a la 22. Una ficha verde va de la 34 a la 40. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y26-32 Y67-c2 Una ficha amarilla va de la 26 a la 32. Una ficha amarilla va de la 67 a la 2 del corredor. El turno pasa al azul.
1 (1-5)    El azul saca 1 y 5.
1 B61-62 B66-3 Una ficha azul va de la 61 a la 62. Una ficha azul va de la 66 a la 3. El turno pasa al rojo.
2 (2-4)    El rojo saca 2 y 4.
2 R43-47 R46-48 Una ficha roja va de la 43 a la 47. Una ficha roja va de la 46 a la 48. El turno pasa al verde.
3 (1-6)    El verde saca 1 y 6.
3 G18-19 G22-28 Una ficha verde va de la 18 a la 19. Una ficha verde va de la 22 a la 28. El turno pasa al amarillo.
0 (2-5)    El amarillo saca 2 y 5.
0 Y63-65 Yc2-c7 Una ficha amarilla va de la 63 a la 65. Una ficha amarilla avanza por el corredor, de la 2 a la 7. El turno pasa al azul.
1 (4-5)    El azul saca 4 y 5.
1 B62-67 B3-7 Una ficha azul va de la 62 a la 67. Una ficha azul va de la 3 a la 7. El turno pasa al rojo.
2 (4-5)    El rojo saca 4 y 5.
2 R41-46 R47-51 Una ficha roja va de la 41 a la 46. Una ficha roja va de la 47 a la 51. El turno pasa al verde.
3 (3-3)    El verde saca par de treses.
3 G19-22 G28-31 Una ficha verde va de la 19 a la 22. Una ficha verde va de la 28 a la 31. Por el par, el verde lanza otra vez.
3 (2-5)    El verde saca 2 y 5.
3 G22-24 G31-36 Una ficha verde va de la 22 a la 24. Una ficha verde va de la 31 a la 36. El turno pasa al amarillo.
0 (1-1)    El amarillo saca par de unos.
0 Y32-33 Yc7-m Una ficha amarilla va de la 32 a la 33. Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. Por el par, el amarillo lanza otra vez.
0 (3-5)    El amarillo saca 3 y 5.
0 Y30-33 Y65-c2 Una ficha amarilla va de la 30 a la 33. Una ficha amarilla va de la 65 a la 2 del corredor. El turno pasa al azul.
1 (1-5)    El azul saca 1 y 5.
1 B67-5    Una ficha azul va de la 67 a la 5. El turno pasa al rojo.
2 (2-4)    El rojo saca 2 y 4.
2 R48-50 R51-55 Una ficha roja va de la 48 a la 50. Una ficha roja va de la 51 a la 55. El turno pasa al verde.
3 (2-3)    El verde saca 2 y 3.
3 G36-41   Una ficha verde va de la 36 a la 41. El turno pasa al amarillo.
0 (4-4)    El amarillo saca par de cuatros.
0 Y33-37 Y33-37 Una ficha amarilla va de la 33 a la 37. Una ficha amarilla va de la 33 a la 37. Por el par, el amarillo lanza otra vez.
0 (1-6)    El amarillo saca 1 y 6.
0 Y37-43 Yc2-c3 Una ficha amarilla va de la 37 a la 43. Una ficha amarilla avanza por el corredor, de la 2 a la 3. El turno pasa al azul.
1 (5-5)    El azul saca par de cincos. Sale una ficha azul a la 22. Por el par, el azul lanza otra vez.
1 (3-5)    El azul saca 3 y 5.
1 B5-13    Una ficha azul va de la 5 a la 13. El turno pasa al rojo.
2 (4-5)    El rojo saca 4 y 5.
2 R55-64   Una ficha roja va de la 55 a la 64. El turno pasa al verde.
3 (4-4)    El verde saca par de cuatros.
3 G40-48   Una ficha verde va de la 40 a la 48. Por el par, el verde lanza otra vez.
3 (1-2)    El verde saca 1 y 2.
3 G24-25 G41-43 Una ficha verde va de la 24 a la 25. Una ficha verde va de la 41 a la 43. Capturada la ficha amarilla de la 43: va para la cárcel. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y37-45   Una ficha amarilla va de la 37 a la 45. El turno pasa al azul.
1 (1-5)    El azul saca 1 y 5.
1 B7-12 B13-14 Una ficha azul va de la 7 a la 12. Una ficha azul va de la 13 a la 14. El turno pasa al rojo.
2 (4-5)    El rojo saca 4 y 5.
2 R46-51 R50-54 Una ficha roja va de la 46 a la 51. Una ficha roja va de la 50 a la 54. El turno pasa al verde.
3 (5-5)    El verde saca par de cincos.
3 G43-48 G48-c2 Una ficha verde va de la 43 a la 48. Una ficha verde va de la 48 a la 2 del corredor. Por el par, el verde lanza otra vez.
3 (4-5)    El verde saca 4 y 5.
3 G25-30 Gc2-c6 Una ficha verde va de la 25 a la 30. Una ficha verde avanza por el corredor, de la 2 a la 6. El turno pasa al amarillo.
0 (5-6)    El amarillo saca 5 y 6.
0 Y45-51 Yc3-m Una ficha amarilla va de la 45 a la 51. Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El turno pasa al azul.
1 (4-5)    El azul saca 4 y 5.
1 B12-16 B14-c2 Una ficha azul va de la 12 a la 16. Una ficha azul va de la 14 a la 2 del corredor. El turno pasa al rojo.
2 (3-5)    El rojo saca 3 y 5.
2 R51-54 R64-1 Una ficha roja va de la 51 a la 54. Una ficha roja va de la 64 a la 1. El turno pasa al verde.
3 (4-4)    El verde saca par de cuatros.
3 G30-34 G48-c1 Una ficha verde va de la 30 a la 34. Una ficha verde va de la 48 a la 1 del corredor. Por el par, el verde lanza otra vez.
3 (2-3)    El verde saca 2 y 3.
3 G34-39   Una ficha verde va de la 34 a la 39. El turno pasa al amarillo.
0 (6-6)    El amarillo saca par de seises. Sale una ficha amarilla a la 5. Por el par, el amarillo lanza otra vez.
0 (1-5)    El amarillo saca 1 y 5.
0 Y5-10 Y51-52 Una ficha amarilla va de la 5 a la 10. Una ficha amarilla va de la 51 a la 52. El turno pasa al azul.
1 (2-3)    El azul saca 2 y 3.
1 Bc2-c7   Una ficha azul avanza por el corredor, de la 2 a la 7. El turno pasa al rojo.
2 (3-4)    El rojo saca 3 y 4.
2 R1-8     Una ficha roja va de la 1 a la 8. El turno pasa al verde.
3 (2-5)    El verde saca 2 y 5.
3 G39-46   Una ficha verde va de la 39 a la 46. El turno pasa al amarillo.
0 (1-4)    El amarillo saca 1 y 4.
0 Y52-57   Una ficha amarilla va de la 52 a la 57. El turno pasa al azul.
1 (4-6)    El azul saca 4 y 6.
1 B22-32   Una ficha azul va de la 22 a la 32. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R54-60 R8-11 Una ficha roja va de la 54 a la 60. Una ficha roja va de la 8 a la 11. El turno pasa al verde.
3 (3-6)    El verde saca 3 y 6.
3 G46-49 Gc1-c7 Una ficha verde va de la 46 a la 49. Una ficha verde avanza por el corredor, de la 1 a la 7. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3.
0 Y10-15   Una ficha amarilla va de la 10 a la 15. El turno pasa al azul.
1 (3-5)    El azul saca 3 y 5.
1 B32-40   Una ficha azul va de la 32 a la 40. El turno pasa al rojo.
2 (1-6)    El rojo saca 1 y 6.
2 R54-61   Una ficha roja va de la 54 a la 61. El turno pasa al verde.
3 (2-3)    El verde saca 2 y 3.
3 G49-c3   Una ficha verde va de la 49 a la 3 del corredor. El turno pasa al amarillo.
0 (2-4)    El amarillo saca 2 y 4.
0 Y15-17 Y57-61 Una ficha amarilla va de la 15 a la 17. Una ficha amarilla va de la 57 a la 61. Capturada la ficha roja de la 61: va para la cárcel. El turno pasa al azul.
1 (2-5)    El azul saca 2 y 5.
1 B40-45 B16-c1 Una ficha azul va de la 40 a la 45. Una ficha azul va de la 16 a la 1 del corredor. El turno pasa al rojo.
2 (2-3)    El rojo saca 2 y 3.
2 R60-62 R11-14 Una ficha roja va de la 60 a la 62. Una ficha roja va de la 11 a la 14. El turno pasa al verde.
3 (2-4)    El verde saca 2 y 4.
3 Gc3-c7 Gc6-m Una ficha verde avanza por el corredor, de la 3 a la 7. Una ficha verde va del corredor a la llegada. El verde corona una ficha. El turno pasa al amarillo.
0 (1-5)    El amarillo saca 1 y 5.
0 Y17-18 Y61-66 Una ficha amarilla va de la 17 a la 18. Una ficha amarilla va de la 61 a la 66. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6.
1 B45-50 Bc1-c7 Una ficha azul va de la 45 a la 50. Una ficha azul avanza por el corredor, de la 1 a la 7. El turno pasa al rojo.
2 (1-6)    El rojo saca 1 y 6.
2 R62-68 R14-15 Una ficha roja va de la 62 a la 68. Una ficha roja va de la 14 a la 15. El turno pasa al verde.
3 (5-6)    El verde saca 5 y 6. Con 5 y 6 no se puede mover nada. El turno pasa al amarillo.
0 (3-3)    El amarillo saca par de treses.
0 Y18-21 Y66-c1 Una ficha amarilla va de la 18 a la 21. Una ficha amarilla va de la 66 a la 1 del corredor. Por el par, el amarillo lanza otra vez.
0 (3-5)    El amarillo saca 3 y 5.
0 Y21-24 Yc1-c6 Una ficha amarilla va de la 21 a la 24. Una ficha amarilla avanza por el corredor, de la 1 a la 6. El turno pasa al azul.
1 (1-2)    El azul saca 1 y 2.
1 B50-53   Una ficha azul va de la 50 a la 53. El turno pasa al rojo.
2 (2-5)    El rojo saca 2 y 5.
2 R68-5 R15-17 Una ficha roja va de la 68 a la 5. Una ficha roja va de la 15 a la 17. El turno pasa al verde.
3 (1-6)    El verde saca 1 y 6. No se pueden usar los dos dados: se juega uno solo.
3 Gc7-m    Una ficha verde va del corredor a la llegada. El verde corona una ficha. El turno pasa al amarillo.
0 (4-4)    El amarillo saca par de cuatros.
0 Y24-32   Una ficha amarilla va de la 24 a la 32. Por el par, el amarillo lanza otra vez.
0 (3-5)    El amarillo saca 3 y 5.
0 Y32-40   Una ficha amarilla va de la 32 a la 40. El turno pasa al azul.
1 (3-4)    El azul saca 3 y 4.
1 B53-60   Una ficha azul va de la 53 a la 60. El turno pasa al rojo.
2 (1-4)    El rojo saca 1 y 4.
2 R5-6 R17-21 Una ficha roja va de la 5 a la 6. Una ficha roja va de la 17 a la 21. El turno pasa al verde.
3 (1-2)    El verde saca 1 y 2. No se pueden usar los dos dados: se juega uno solo.
3 Gc7-m    Una ficha verde va del corredor a la llegada. El verde corona una ficha. El verde coronó todas: queda de primero. El turno pasa al amarillo.
0 (4-6)    El amarillo saca 4 y 6.
0 Y40-50   Una ficha amarilla va de la 40 a la 50. El turno pasa al azul.
1 (4-5)    El azul saca 4 y 5.
1 B60-1    Una ficha azul va de la 60 a la 1. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R6-15    Una ficha roja va de la 6 a la 15. El turno pasa al amarillo.
0 (2-5)    El amarillo saca 2 y 5.
0 Y50-57   Una ficha amarilla va de la 50 a la 57. El turno pasa al azul.
1 (4-5)    El azul saca 4 y 5.
1 B1-10    Una ficha azul va de la 1 a la 10. El turno pasa al rojo.
2 (6-6)    El rojo saca par de seises. Sale una ficha roja a la 39. Por el par, el rojo lanza otra vez.
2 (1-3)    El rojo saca 1 y 3.
2 R39-43   Una ficha roja va de la 39 a la 43. El turno pasa al amarillo.
0 (5-6)    El amarillo saca 5 y 6.
0 Y57-68   Una ficha amarilla va de la 57 a la 68. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6.
1 B10-c4   Una ficha azul va de la 10 a la 4 del corredor. El turno pasa al rojo.
2 (1-6)    El rojo saca 1 y 6.
2 R43-44 R15-21 Una ficha roja va de la 43 a la 44. Una ficha roja va de la 15 a la 21. El turno pasa al amarillo.
0 (1-5)    El amarillo saca 1 y 5.
0 Y68-c6   Una ficha amarilla va de la 68 a la 6 del corredor. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6. Con 5 y 6 no se puede mover nada. El turno pasa al rojo.
2 (5-6)    El rojo saca 5 y 6.
2 R21-26 R21-27 Una ficha roja va de la 21 a la 26. Una ficha roja va de la 21 a la 27. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6. Con 3 y 6 no se puede mover nada. El turno pasa al azul.
1 (1-2)    El azul saca 1 y 2.
1 Bc4-c6 Bc7-m Una ficha azul avanza por el corredor, de la 4 a la 6. Una ficha azul va del corredor a la llegada. El azul corona una ficha. El turno pasa al rojo.
2 (2-2)    El rojo saca par de doses.
2 R44-46 R26-28 Una ficha roja va de la 44 a la 46. Una ficha roja va de la 26 a la 28. Por el par, el rojo lanza otra vez.
2 (3-6)    El rojo saca 3 y 6.
2 R28-c3   Una ficha roja va de la 28 a la 3 del corredor. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3. No se pueden usar los dos dados: se juega uno solo.
0 Yc6-m    Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6. Con 5 y 6 no se puede mover nada. El turno pasa al rojo.
2 (2-3)    El rojo saca 2 y 3.
2 R46-49 Rc3-c5 Una ficha roja va de la 46 a la 49. Una ficha roja avanza por el corredor, de la 3 a la 5. El turno pasa al amarillo.
0 (3-3)    El amarillo saca par de treses. Con par de treses no se puede mover nada. Por el par, el amarillo lanza otra vez.
0 (3-4)    El amarillo saca 3 y 4. Con 3 y 4 no se puede mover nada. El turno pasa al azul.
1 (4-5)    El azul saca 4 y 5. Con 4 y 5 no se puede mover nada. El turno pasa al rojo.
2 (2-6)    El rojo saca 2 y 6.
2 R49-51 R27-33 Una ficha roja va de la 49 a la 51. Una ficha roja va de la 27 a la 33. El turno pasa al amarillo.
0 (1-6)    El amarillo saca 1 y 6. No se pueden usar los dos dados: se juega uno solo.
0 Yc6-c7   Una ficha amarilla avanza por el corredor, de la 6 a la 7. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6. Con 5 y 6 no se puede mover nada. El turno pasa al rojo.
2 (2-5)    El rojo saca 2 y 5.
2 R51-53 R33-c4 Una ficha roja va de la 51 a la 53. Una ficha roja va de la 33 a la 4 del corredor. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3. Con 2 y 3 no se puede mover nada. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6. Con 5 y 6 no se puede mover nada. El turno pasa al rojo.
2 (1-6)    El rojo saca 1 y 6.
2 R53-59 Rc4-c5 Una ficha roja va de la 53 a la 59. Una ficha roja avanza por el corredor, de la 4 a la 5. El turno pasa al amarillo.
0 (1-5)    El amarillo saca 1 y 5. No se pueden usar los dos dados: se juega uno solo.
0 Yc7-m    Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El amarillo coronó todas: queda de segundo. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6. Con 3 y 6 no se puede mover nada. El turno pasa al rojo.
2 (5-6)    El rojo saca 5 y 6.
2 R59-2    Una ficha roja va de la 59 a la 2. El turno pasa al azul.
1 (3-5)    El azul saca 3 y 5. Con 3 y 5 no se puede mover nada. El turno pasa al rojo.
2 (2-5)    El rojo saca 2 y 5.
2 R2-7 Rc5-c7 Una ficha roja va de la 2 a la 7. Una ficha roja avanza por el corredor, de la 5 a la 7. El turno pasa al azul.
1 (1-4)    El azul saca 1 y 4. No se pueden usar los dos dados: se juega uno solo.
1 Bc6-c7   Una ficha azul avanza por el corredor, de la 6 a la 7. El turno pasa al rojo.
2 (1-6)    El rojo saca 1 y 6.
2 R7-14    Una ficha roja va de la 7 a la 14. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6. Con 3 y 6 no se puede mover nada. El turno pasa al rojo.
2 (2-4)    El rojo saca 2 y 4.
2 R14-20   Una ficha roja va de la 14 a la 20. El turno pasa al azul.
1 (3-4)    El azul saca 3 y 4. Con 3 y 4 no se puede mover nada. El turno pasa al rojo.
2 (4-5)    El rojo saca 4 y 5.
2 R20-29   Una ficha roja va de la 20 a la 29. El turno pasa al azul.
1 (2-5)    El azul saca 2 y 5. Con 2 y 5 no se puede mover nada. El turno pasa al rojo.
2 (1-5)    El rojo saca 1 y 5.
2 R29-34 Rc7-m Una ficha roja va de la 29 a la 34. Una ficha roja va del corredor a la llegada. El rojo corona una ficha. El turno pasa al azul.
1 (4-4)    El azul saca par de cuatros. Con par de cuatros no se puede mover nada. Por el par, el azul lanza otra vez.
1 (1-2)    El azul saca 1 y 2. No se pueden usar los dos dados: se juega uno solo.
1 Bc7-m    Una ficha azul va del corredor a la llegada. El azul corona una ficha. El turno pasa al rojo.
2 (4-6)    El rojo saca 4 y 6. No se pueden usar los dos dados: se juega uno solo.
2 R34-c4   Una ficha roja va de la 34 a la 4 del corredor. El turno pasa al azul.
1 (3-5)    El azul saca 3 y 5. Con 3 y 5 no se puede mover nada. El turno pasa al rojo.
2 (2-5)    El rojo saca 2 y 5. No se pueden usar los dos dados: se juega uno solo.
2 Rc4-c6   Una ficha roja avanza por el corredor, de la 4 a la 6. El turno pasa al azul.
1 (3-5)    El azul saca 3 y 5. Con 3 y 5 no se puede mover nada. El turno pasa al rojo.
2 (2-6)    El rojo saca 2 y 6. No se pueden usar los dos dados: se juega uno solo.
2 Rc6-m    Una ficha roja va del corredor a la llegada. El rojo corona una ficha. El turno pasa al azul.
1 (6-6)    El azul saca par de seises. Con par de seises no se puede mover nada. Por el par, el azul lanza otra vez.
1 (3-5)    El azul saca 3 y 5. Con 3 y 5 no se puede mover nada. El turno pasa al rojo.
2 (4-6)    El rojo saca 4 y 6. Con 4 y 6 no se puede mover nada. El turno pasa al azul.
1 (2-2)    El azul saca par de doses. Con par de doses no se puede mover nada. Por el par, el azul lanza otra vez.
1 (3-6)    El azul saca 3 y 6. Con 3 y 6 no se puede mover nada. El turno pasa al rojo.
2 (4-6)    El rojo saca 4 y 6. Con 4 y 6 no se puede mover nada. El turno pasa al azul.
1 (1-3)    El azul saca 1 y 3. No se pueden usar los dos dados: se juega uno solo.
1 Bc7-m    Una ficha azul va del corredor a la llegada. El azul corona una ficha. El azul coronó todas: queda de tercero. Se acabó la partida: ganó el verde.

Q-E2 Ganó el verde. Del primero al último quedaron así: el verde, el amarillo, el azul y el rojo.
