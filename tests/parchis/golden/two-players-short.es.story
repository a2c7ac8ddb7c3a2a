1 (1)      El rojo saca un 1.
1 R39-40   Una ficha roja va de la 39 a la 40. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y5-10    Una ficha amarilla va de la 5 a la 10. El turno pasa al rojo.
1 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y10-14   Una ficha amarilla va de la 10 a la 14. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R39-41   Una ficha roja va de la 39 a la 41. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y14-20   Una ficha amarilla va de la 14 a la 20. El 6 le da otra tirada al amarillo.
0 (4)      El amarillo saca un 4.
0 Y20-24   Una ficha amarilla va de la 20 a la 24. El turno pasa al rojo.
1 (3)      El rojo saca un 3.
1 R40-43   Una ficha roja va de la 40 a la 43. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y24-25   Una ficha amarilla va de la 24 a la 25. El turno pasa al rojo.
1 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y25-28   Una ficha amarilla va de la 25 a la 28. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R41-43   Una ficha roja va de la 41 a la 43. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y28-32   Una ficha amarilla va de la 28 a la 32. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R43-45   Una ficha roja va de la 43 a la 45. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y5-7     Una ficha amarilla va de la 5 a la 7. El turno pasa al rojo.
1 (1)      El rojo saca un 1.
1 R45-46   Una ficha roja va de la 45 a la 46. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6.
0 Y32-38   Una ficha amarilla va de la 32 a la 38. El 6 le da otra tirada al amarillo.
0 (6)      El amarillo saca un 6.
0 Y7-13    Una ficha amarilla va de la 7 a la 13. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al rojo.
1 (1)      El rojo saca un 1.
1 R46-47   Una ficha roja va de la 46 a la 47. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 hay que sacar una ficha de casa.
0 Yh-5     Una ficha amarilla sale de casa a la 5. El turno pasa al rojo.
1 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 12. Con un 6 hay que abrir la barrera de la 39.
1 R39-51   Una ficha roja va de la 39 a la 51. El 6 le da otra tirada al rojo.
1 (4)      El rojo saca un 4.
1 R39-43   Una ficha roja va de la 39 a la 43. El turno pasa al amarillo.
0 (3)      El amarillo saca un 3.
0 Y13-16   Una ficha amarilla va de la 13 a la 16. El turno pasa al rojo.
1 (4)      El rojo saca un 4.
1 R47-51   Una ficha roja va de la 47 a la 51. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12. Con un 6 hay que abrir la barrera de la 5.
0 Y5-17    Una ficha amarilla va de la 5 a la 17. El 6 le da otra tirada al amarillo.
0 (2)      El amarillo saca un 2.
0 Y5-7     Una ficha amarilla va de la 5 a la 7. El turno pasa al rojo.
1 (5)      El rojo saca un 5.
1 R51-56   Una ficha roja va de la 51 a la 56. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
0 Y7-19    Una ficha amarilla va de la 7 a la 19. El 6 le da otra tirada al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
0 Y19-31   Una ficha amarilla va de la 19 a la 31. El 6 le da otra tirada al amarillo.
0 (2)      El amarillo saca un 2.
0 Y31-33   Una ficha amarilla va de la 31 a la 33. El turno pasa al rojo.
1 (5)      El rojo saca un 5.
1 R43-48   Una ficha roja va de la 43 a la 48. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y33-35   Una ficha amarilla va de la 33 a la 35. El turno pasa al rojo.
1 (3)      El rojo saca un 3.
1 R51-54   Una ficha roja va de la 51 a la 54. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y16-17   Una ficha amarilla va de la 16 a la 17. El turno pasa al rojo.
1 (5)      El rojo saca un 5.
1 R54-59   Una ficha roja va de la 54 a la 59. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y38-42   Una ficha amarilla va de la 38 a la 42. El turno pasa al rojo.
1 (1)      El rojo saca un 1.
1 R56-57   Una ficha roja va de la 56 a la 57. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12. Con un 6 hay que abrir la barrera de la 17.
0 Y17-29   Una ficha amarilla va de la 17 a la 29. El 6 le da otra tirada al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
0 Y42-54   Una ficha amarilla va de la 42 a la 54. El 6 le da otra tirada al amarillo.
0 (4)      El amarillo saca un 4.
0 Y29-33   Una ficha amarilla va de la 29 a la 33. El turno pasa al rojo.
1 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
1 R43-55   Una ficha roja va de la 43 a la 55. El 6 le da otra tirada al rojo.
1 (2)      El rojo saca un 2.
1 R48-50   Una ficha roja va de la 48 a la 50. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y35-39   Una ficha amarilla va de la 35 a la 39. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R50-52   Una ficha roja va de la 50 a la 52. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y17-22   Una ficha amarilla va de la 17 a la 22. El turno pasa al rojo.
1 (5)      El rojo saca un 5.
1 R55-60   Una ficha roja va de la 55 a la 60. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y22-26   Una ficha amarilla va de la 22 a la 26. El turno pasa al rojo.
1 (5)      El rojo saca un 5.
1 R52-57   Una ficha roja va de la 52 a la 57. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y33-37   Una ficha amarilla va de la 33 a la 37. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R57-59   Una ficha roja va de la 57 a la 59. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y26-31   Una ficha amarilla va de la 26 a la 31. El turno pasa al rojo.
1 (5)      El rojo saca un 5.
1 R60-65   Una ficha roja va de la 60 a la 65. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y39-40   Una ficha amarilla va de la 39 a la 40. El turno pasa al rojo.
1 (4)      El rojo saca un 4.
1 R65-1    Una ficha roja va de la 65 a la 1. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y37-41   Una ficha amarilla va de la 37 a la 41. El turno pasa al rojo.
1 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 12. Con un 6 hay que abrir la barrera de la 59.
1 R59-3    Una ficha roja va de la 59 a la 3. El 6 le da otra tirada al rojo.
1 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
1 R3-15    Una ficha roja va de la 3 a la 15. El 6 le da otra tirada al rojo.
1 (6)      El rojo saca un 6. El tercer 6 seguido no se cuenta, y se acaba el turno. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y54-59   Una ficha amarilla va de la 54 a la 59. Se come la ficha roja de la 59, que se va a casa. Cuenta 20 con una de sus fichas.
0 Y41-61   Una ficha amarilla va de la 41 a la 61. El turno pasa al rojo.
1 (3)      El rojo saca un 3.
1 R1-4     Una ficha roja va de la 1 a la 4. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y59-60   Una ficha amarilla va de la 59 a la 60. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R15-17   Una ficha roja va de la 15 a la 17. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y61-65   Una ficha amarilla va de la 61 a la 65. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R4-6     Una ficha roja va de la 4 a la 6. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
0 Y40-52   Una ficha amarilla va de la 40 a la 52. El 6 le da otra tirada al amarillo.
0 (5)      El amarillo saca un 5.
0 Y31-36   Una ficha amarilla va de la 31 a la 36. El turno pasa al rojo.
1 (1)      El rojo saca un 1.
1 R57-58   Una ficha roja va de la 57 a la 58. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Y65-66   Una ficha amarilla va de la 65 a la 66. El turno pasa al rojo.
1 (4)      El rojo saca un 4.
1 R6-10    Una ficha roja va de la 6 a la 10. El turno pasa al amarillo.
0 (4)      El amarillo saca un 4.
0 Y66-c2   Una ficha amarilla entra en el pasillo, de la 66 a la 2.ª casilla. El turno pasa al rojo.
1 (5)      El rojo saca un 5. Con un 5 hay que sacar una ficha de casa.
1 Rh-39    Una ficha roja sale de casa a la 39. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
0 Y36-48   Una ficha amarilla va de la 36 a la 48. El 6 le da otra tirada al amarillo.
0 (1)      El amarillo saca un 1.
0 Y52-53   Una ficha amarilla va de la 52 a la 53. El turno pasa al rojo.
1 (3)      El rojo saca un 3.
1 R39-42   Una ficha roja va de la 39 a la 42. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
0 Y60-c4   Una ficha amarilla entra en el pasillo, de la 60 a la 4.ª casilla. El 6 le da otra tirada al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
0 Y53-65   Una ficha amarilla va de la 53 a la 65. El 6 le da otra tirada al amarillo.
0 (3)      El amarillo saca un 3.
0 Yc2-c5   Una ficha amarilla avanza por el pasillo, de la 2.ª casilla a la 5.ª. El turno pasa al rojo.
1 (1)      El rojo saca un 1.
1 R58-59   Una ficha roja va de la 58 a la 59. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Y65-c2   Una ficha amarilla entra en el pasillo, de la 65 a la 2.ª casilla. El turno pasa al rojo.
1 (5)      El rojo saca un 5.
1 R17-22   Una ficha roja va de la 17 a la 22. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Y48-50   Una ficha amarilla va de la 48 a la 50. El turno pasa al rojo.
1 (1)      El rojo saca un 1.
1 R42-43   Una ficha roja va de la 42 a la 43. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5.
0 Yc2-c7   Una ficha amarilla avanza por el pasillo, de la 2.ª casilla a la 7.ª. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R22-24   Una ficha roja va de la 22 a la 24. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Yc4-c6   Una ficha amarilla avanza por el pasillo, de la 4.ª casilla a la 6.ª. El turno pasa al rojo.
1 (3)      El rojo saca un 3.
1 R24-27   Una ficha roja va de la 24 a la 27. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Yc7-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Cuenta 10 con una de sus fichas.
0 Y50-60   Una ficha amarilla va de la 50 a la 60. El turno pasa al rojo.
1 (2)      El rojo saca un 2.
1 R27-29   Una ficha roja va de la 27 a la 29. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
0 Y60-c4   Una ficha amarilla entra en el pasillo, de la 60 a la 4.ª casilla. El 6 le da otra tirada al amarillo.
0 (4)      El amarillo saca un 4.
0 Yc4-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al rojo.
1 (1)      El rojo saca un 1.
1 R43-44   Una ficha roja va de la 43 a la 44. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Yc6-c7   Una ficha amarilla avanza por el pasillo, de la 6.ª casilla a la 7.ª. El turno pasa al rojo.
1 (4)      El rojo saca un 4.
1 R10-14   Una ficha roja va de la 10 a la 14. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Yc7-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. Gana 10 de premio. Ninguna ficha puede contar 10: el premio se pierde. El turno pasa al rojo.
1 (6)      El rojo saca un 6. Con todas fuera de casa, el 6 cuenta 12.
1 R59-3    Una ficha roja va de la 59 a la 3. El 6 le da otra tirada al rojo.
1 (5)      El rojo saca un 5.
1 R44-49   Una ficha roja va de la 44 a la 49. El turno pasa al amarillo.
0 (5)      El amarillo saca un 5. Con un 5 no se puede mover ninguna ficha. El turno pasa al rojo.
1 (1)      El rojo saca un 1.
1 R3-4     Una ficha roja va de la 3 a la 4. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1.
0 Yc5-c6   Una ficha amarilla avanza por el pasillo, de la 5.ª casilla a la 6.ª. El turno pasa al rojo.
1 (4)      El rojo saca un 4.
1 R14-18   Una ficha roja va de la 14 a la 18. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2.
0 Yc6-m    Una ficha amarilla va del pasillo a la meta. La ficha amarilla llega con el número justo. El amarillo mete todas: queda 1.º. Fin de la partida: gana el amarillo.

P-E1 Gana el amarillo: tiene todas sus fichas en la meta.
