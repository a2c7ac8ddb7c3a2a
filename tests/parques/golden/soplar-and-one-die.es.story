0 (1-2)    Para ver quién empieza, el amarillo saca 1 y 2: suma 3.
1 (5-5)    Para ver quién empieza, el azul saca par de cincos: suma 10.
2 (3-5)    Para ver quién empieza, el rojo saca 3 y 5: suma 8. Arranca el azul.
1 (6-6)    El azul saca par de seises. Salen 2 fichas azules a la 22. Por el par, el azul lanza otra vez.
1 (3-4)    El azul saca 3 y 4.
1 B22-25 B22-26 Una ficha azul va de la 22 a la 25. Una ficha azul va de la 22 a la 26. El turno pasa al rojo.
2 (4-4)    El rojo saca par de cuatros. Salen 2 fichas rojas a la 39. Por el par, el rojo lanza otra vez.
2 (5-6)    El rojo saca 5 y 6.
2 R39-45-50 Una ficha roja va de la 39 a la 45. Una ficha roja va de la 45 a la 50. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5. No es par: quedan 2 tiros.
0 (1-6)    El amarillo saca 1 y 6. No es par: queda un tiro.
0 (3-6)    El amarillo saca 3 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al azul.
1 (3-5)    El azul saca 3 y 5.
1 B25-28 B26-31 Una ficha azul va de la 25 a la 28. Una ficha azul va de la 26 a la 31. El turno pasa al rojo.
2 (2-4)    El rojo saca 2 y 4.
2 R39-41-45 Una ficha roja va de la 39 a la 41. Una ficha roja va de la 41 a la 45. El turno pasa al amarillo.
0 (1-6)    El amarillo saca 1 y 6. No es par: quedan 2 tiros.
0 (3-6)    El amarillo saca 3 y 6. No es par: queda un tiro.
0 (3-4)    El amarillo saca 3 y 4. No hubo par: nadie sale de la cárcel. El turno pasa al azul.
1 (4-4)    El azul saca par de cuatros.
1 B28-32 B31-35 Una ficha azul va de la 28 a la 32. Una ficha azul va de la 31 a la 35. Por el par, el azul lanza otra vez.
1 (4-6)    El azul saca 4 y 6.
1 B32-38-42 Una ficha azul va de la 32 a la 38. Una ficha azul va de la 38 a la 42. ¡Soplada! La ficha azul de la 35 podía capturar y no capturó: va para la cárcel. El turno pasa al rojo.
2 (5-5)    El rojo saca par de cincos.
2 R45-50-55 Una ficha roja va de la 45 a la 50. Una ficha roja va de la 50 a la 55. Por el par, el rojo lanza otra vez.
2 (3-6)    El rojo saca 3 y 6.
2 R50-56-59 Una ficha roja va de la 50 a la 56. Una ficha roja va de la 56 a la 59. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5. No es par: quedan 2 tiros.
0 (4-5)    El amarillo saca 4 y 5. No es par: queda un tiro.
0 (1-6)    El amarillo saca 1 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al azul.
1 (1-2)    El azul saca 1 y 2.
1 B42-44-45 Una ficha azul va de la 42 a la 44. Una ficha azul va de la 44 a la 45. El turno pasa al rojo.
2 (5-5)    El rojo saca par de cincos.
2 R55-60 R59-64 Una ficha roja va de la 55 a la 60. Una ficha roja va de la 59 a la 64. Por el par, el rojo lanza otra vez.
2 (6-6)    El rojo saca par de seises.
2 R60-66 R64-2 Una ficha roja va de la 60 a la 66. Una ficha roja va de la 64 a la 2. Por el par, el rojo lanza otra vez.
2 (4-6)    El rojo saca 4 y 6.
2 R66-4-8  Una ficha roja va de la 66 a la 4. Una ficha roja va de la 4 a la 8. El turno pasa al amarillo.
0 (1-4)    El amarillo saca 1 y 4. No es par: quedan 2 tiros.
0 (3-6)    El amarillo saca 3 y 6. No es par: queda un tiro.
0 (5-5)    El amarillo saca par de cincos. Salen 2 fichas amarillas a la 5. Por el par, el amarillo lanza otra vez.
0 (1-6)    El amarillo saca 1 y 6.
0 Y5-6 Y5-11 Una ficha amarilla va de la 5 a la 6. Una ficha amarilla va de la 5 a la 11. El turno pasa al azul.
1 (1-5)    El azul saca 1 y 5.
1 B45-50-51 Una ficha azul va de la 45 a la 50. Una ficha azul va de la 50 a la 51. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R2-8-11  Una ficha roja va de la 2 a la 8. Una ficha roja va de la 8 a la 11. Capturada la ficha amarilla de la 11: va para la cárcel. Por capturar, el rojo lanza otra vez.
2 (1-6)    El rojo saca 1 y 6.
2 R11-12-18 Una ficha roja va de la 11 a la 12. Una ficha roja va de la 12 a la 18. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y6-9-15  Una ficha amarilla va de la 6 a la 9. Una ficha amarilla va de la 9 a la 15. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6.
1 B51-57-60 Una ficha azul va de la 51 a la 57. Una ficha azul va de la 57 a la 60. El turno pasa al rojo.
2 (2-5)    El rojo saca 2 y 5.
2 R8-10-15 Una ficha roja va de la 8 a la 10. Una ficha roja va de la 10 a la 15. Capturada la ficha amarilla de la 15: va para la cárcel. Por capturar, el rojo lanza otra vez.
2 (4-5)    El rojo saca 4 y 5.
2 R18-23-27 Una ficha roja va de la 18 a la 23. Una ficha roja va de la 23 a la 27. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6. No es par: quedan 2 tiros.
0 (2-5)    El amarillo saca 2 y 5. No es par: queda un tiro.
0 (2-3)    El amarillo saca 2 y 3. No hubo par: nadie sale de la cárcel. El turno pasa al azul.
1 (2-5)    El azul saca 2 y 5.
1 B60-62-67 Una ficha azul va de la 60 a la 62. Una ficha azul va de la 62 a la 67. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R27-30-c2 Una ficha roja va de la 27 a la 30. Una ficha roja va de la 30 a la 2 del corredor. El turno pasa al amarillo.
0 (1-4)    El amarillo saca 1 y 4. No es par: quedan 2 tiros.
0 (3-4)    El amarillo saca 3 y 4. No es par: queda un tiro.
0 (4-4)    El amarillo saca par de cuatros. Salen 2 fichas amarillas a la 5. Por el par, el amarillo lanza otra vez.
0 (3-3)    El amarillo saca par de treses.
0 Y5-8 Y5-8 Una ficha amarilla va de la 5 a la 8. Una ficha amarilla va de la 5 a la 8. Por el par, el amarillo lanza otra vez.
0 (3-4)    El amarillo saca 3 y 4.
0 Y8-11-15 Una ficha amarilla va de la 8 a la 11. Una ficha amarilla va de la 11 a la 15. Capturada la ficha roja de la 15: va para la cárcel. Por capturar, el amarillo lanza otra vez.
0 (3-6)    El amarillo saca 3 y 6.
0 Y8-11 Y15-21 Una ficha amarilla va de la 8 a la 11. Una ficha amarilla va de la 15 a la 21. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6.
1 B67-4-10 Una ficha azul va de la 67 a la 4. Una ficha azul va de la 4 a la 10. El turno pasa al rojo.
2 (2-3)    El rojo saca 2 y 3.
2 Rc2-c4-c7 Una ficha roja avanza por el corredor, de la 2 a la 4. Una ficha roja avanza por el corredor, de la 4 a la 7. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y21-27-30 Una ficha amarilla va de la 21 a la 27. Una ficha amarilla va de la 27 a la 30. El turno pasa al azul.
1 (3-5)    El azul saca 3 y 5.
1 B10-13-c1 Una ficha azul va de la 10 a la 13. Una ficha azul va de la 13 a la 1 del corredor. El turno pasa al rojo.
2 (4-5)    El rojo saca 4 y 5. Con 4 y 5 no se puede mover nada. El turno pasa al amarillo.
0 (1-2)    El amarillo saca 1 y 2.
0 Y11-13-14 Una ficha amarilla va de la 11 a la 13. Una ficha amarilla va de la 13 a la 14. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6. No se pueden usar los dos dados: se juega uno solo.
1 Bc1-c6   Una ficha azul avanza por el corredor, de la 1 a la 6. El turno pasa al rojo.
2 (1-4)    El rojo saca 1 y 4. No se pueden usar los dos dados: se juega uno solo.
2 Rc7-m    Una ficha roja va del corredor a la llegada. El rojo corona una ficha. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5.
0 Y30-35-38 Una ficha amarilla va de la 30 a la 35. Una ficha amarilla va de la 35 a la 38. El turno pasa al azul.
1 (5-5)    El azul saca par de cincos. Sale una ficha azul a la 22. Por el par, el azul lanza otra vez.
1 (5-6)    El azul saca 5 y 6.
1 B22-27-33 Una ficha azul va de la 22 a la 27. Una ficha azul va de la 27 a la 33. El turno pasa al rojo.
2 (2-5)    El rojo saca 2 y 5. No es par: quedan 2 tiros.
2 (2-4)    El rojo saca 2 y 4. No es par: queda un tiro.
2 (1-5)    El rojo saca 1 y 5. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (5-6)    El amarillo saca 5 y 6.
0 Y38-43-49 Una ficha amarilla va de la 38 a la 43. Una ficha amarilla va de la 43 a la 49. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6.
1 B33-36-42 Una ficha azul va de la 33 a la 36. Una ficha azul va de la 36 a la 42. El turno pasa al rojo.
2 (2-6)    El rojo saca 2 y 6. No es par: quedan 2 tiros.
2 (1-1)    El rojo saca par de unos. Sale una ficha roja a la 39. Por el par, el rojo lanza otra vez.
2 (1-6)    El rojo saca 1 y 6.
2 R39-45-46 Una ficha roja va de la 39 a la 45. Una ficha roja va de la 45 a la 46. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6.
0 Y14-20-22 Una ficha amarilla va de la 14 a la 20. Una ficha amarilla va de la 20 a la 22. El turno pasa al azul.
1 (1-6)    El azul saca 1 y 6.
1 B42-48-49 Una ficha azul va de la 42 a la 48. Una ficha azul va de la 48 a la 49. Capturada la ficha amarilla de la 49: va para la cárcel. Por capturar, el azul lanza otra vez.
1 (2-3)    El azul saca 2 y 3.
1 B49-52 Bc6-m Una ficha azul va de la 49 a la 52. Una ficha azul va del corredor a la llegada. El azul corona una ficha. El turno pasa al rojo.
2 (5-6)    El rojo saca 5 y 6.
2 R46-52-57 Una ficha roja va de la 46 a la 52. Capturada la ficha azul de la 52: va para la cárcel. Una ficha roja va de la 52 a la 57. Por capturar, el rojo lanza otra vez.
2 (3-6)    El rojo saca 3 y 6.
2 R57-60-66 Una ficha roja va de la 57 a la 60. Una ficha roja va de la 60 a la 66. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3.
0 Y22-24-27 Una ficha amarilla va de la 22 a la 24. Una ficha amarilla va de la 24 a la 27. El turno pasa al azul.
1 (4-6)    El azul saca 4 y 6. No es par: quedan 2 tiros.
1 (1-6)    El azul saca 1 y 6. No es par: queda un tiro.
1 (2-4)    El azul saca 2 y 4. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R66-4-7  Una ficha roja va de la 66 a la 4. Una ficha roja va de la 4 a la 7. El turno pasa al amarillo.
0 (1-4)    El amarillo saca 1 y 4.
0 Y27-31-32 Una ficha amarilla va de la 27 a la 31. Una ficha amarilla va de la 31 a la 32. El turno pasa al azul.
1 (2-6)    El azul saca 2 y 6. No es par: quedan 2 tiros.
1 (3-6)    El azul saca 3 y 6. No es par: queda un tiro.
1 (3-6)    El azul saca 3 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al rojo.
2 (3-3)    El rojo saca par de treses.
2 R7-10-13 Una ficha roja va de la 7 a la 10. Una ficha roja va de la 10 a la 13. Por el par, el rojo lanza otra vez.
2 (1-2)    El rojo saca 1 y 2.
2 R13-15-16 Una ficha roja va de la 13 a la 15. Una ficha roja va de la 15 a la 16. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5.
0 Y32-36-41 Una ficha amarilla va de la 32 a la 36. Una ficha amarilla va de la 36 a la 41. El turno pasa al azul.
1 (5-5)    El azul saca par de cincos. Sale una ficha azul a la 22. Por el par, el azul lanza otra vez.
1 (4-6)    El azul saca 4 y 6.
1 B22-26-32 Una ficha azul va de la 22 a la 26. Una ficha azul va de la 26 a la 32. El turno pasa al rojo.
2 (1-2)    El rojo saca 1 y 2.
2 R16-18-19 Una ficha roja va de la 16 a la 18. Una ficha roja va de la 18 a la 19. El turno pasa al amarillo.
0 (5-6)    El amarillo saca 5 y 6.
0 Y41-46-52 Una ficha amarilla va de la 41 a la 46. Una ficha amarilla va de la 46 a la 52. El turno pasa al azul.
1 (1-3)    El azul saca 1 y 3.
1 B32-35-36 Una ficha azul va de la 32 a la 35. Una ficha azul va de la 35 a la 36. El turno pasa al rojo.
2 (5-5)    El rojo saca par de cincos.
2 R19-24-29 Una ficha roja va de la 19 a la 24. Una ficha roja va de la 24 a la 29. Por el par, el rojo lanza otra vez.
2 (1-3)    El rojo saca 1 y 3.
2 R29-30-33 Una ficha roja va de la 29 a la 30. Una ficha roja va de la 30 a la 33. El turno pasa al amarillo.
0 (1-5)    El amarillo saca 1 y 5.
0 Y52-57-58 Una ficha amarilla va de la 52 a la 57. Una ficha amarilla va de la 57 a la 58. El turno pasa al azul.
1 (2-4)    El azul saca 2 y 4.
1 B36-40-42 Una ficha azul va de la 36 a la 40. Una ficha azul va de la 40 a la 42. El turno pasa al rojo.
2 (3-3)    El rojo saca par de treses.
2 R33-c2-c5 Una ficha roja va de la 33 a la 2 del corredor. Una ficha roja avanza por el corredor, de la 2 a la 5. Por el par, el rojo lanza otra vez.
2 (2)      El rojo saca un 2. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
2 Rc5-c7   Una ficha roja avanza por el corredor, de la 5 a la 7. El turno pasa al amarillo.
0 (5-6)    El amarillo saca 5 y 6.
0 Y58-63-c1 Una ficha amarilla va de la 58 a la 63. Una ficha amarilla va de la 63 a la 1 del corredor. El turno pasa al azul.
1 (1-2)    El azul saca 1 y 2.
1 B42-44-45 Una ficha azul va de la 42 a la 44. Una ficha azul va de la 44 a la 45. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 6 no se puede mover nada. El turno pasa al amarillo.
0 (2-6)    El amarillo saca 2 y 6. No se pueden usar los dos dados: se juega uno solo.
0 Yc1-c3   Una ficha amarilla avanza por el corredor, de la 1 a la 3. El turno pasa al azul.
1 (2-3)    El azul saca 2 y 3.
1 B45-48-50 Una ficha azul va de la 45 a la 48. Una ficha azul va de la 48 a la 50. El turno pasa al rojo.
2 (4)      El rojo saca un 4. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 4 no se puede mover nada. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6. No se pueden usar los dos dados: se juega uno solo.
0 Yc3-c6   Una ficha amarilla avanza por el corredor, de la 3 a la 6. El turno pasa al azul.
1 (3-3)    El azul saca par de treses.
1 B50-53-56 Una ficha azul va de la 50 a la 53. Una ficha azul va de la 53 a la 56. Por el par, el azul lanza otra vez.
1 (2-3)    El azul saca 2 y 3.
1 B56-59-61 Una ficha azul va de la 56 a la 59. Una ficha azul va de la 59 a la 61. El turno pasa al rojo.
2 (3)      El rojo saca un 3. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 3 no se puede mover nada. El turno pasa al amarillo.
0 (2-2)    El amarillo saca par de doses. Sale una ficha amarilla a la 5. Por el par, el amarillo lanza otra vez.
0 (3-5)    El amarillo saca 3 y 5.
0 Y5-10-13 Una ficha amarilla va de la 5 a la 10. Una ficha amarilla va de la 10 a la 13. El turno pasa al azul.
1 (1-6)    El azul saca 1 y 6.
1 B61-62-68 Una ficha azul va de la 61 a la 62. Una ficha azul va de la 62 a la 68. El turno pasa al rojo.
2 (5)      El rojo saca un 5. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 5 no se puede mover nada. El turno pasa al amarillo.
0 (4-4)    El amarillo saca par de cuatros.
0 Y13-17-21 Una ficha amarilla va de la 13 a la 17. Una ficha amarilla va de la 17 a la 21. Por el par, el amarillo lanza otra vez.
0 (4-4)    El amarillo saca par de cuatros.
0 Y21-25-29 Una ficha amarilla va de la 21 a la 25. Una ficha amarilla va de la 25 a la 29. Por el par, el amarillo lanza otra vez.
0 (2-3)    El amarillo saca 2 y 3.
0 Y29-32 Yc6-m Una ficha amarilla va de la 29 a la 32. Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El turno pasa al azul.
1 (1-4)    El azul saca 1 y 4.
1 B68-4-5  Una ficha azul va de la 68 a la 4. Una ficha azul va de la 4 a la 5. El turno pasa al rojo.
2 (2)      El rojo saca un 2. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 2 no se puede mover nada. El turno pasa al amarillo.
0 (3-3)    El amarillo saca par de treses.
0 Y32-35-38 Una ficha amarilla va de la 32 a la 35. Una ficha amarilla va de la 35 a la 38. Por el par, el amarillo lanza otra vez.
0 (1-2)    El amarillo saca 1 y 2.
0 Y38-40-41 Una ficha amarilla va de la 38 a la 40. Una ficha amarilla va de la 40 a la 41. El turno pasa al azul.
1 (4-5)    El azul saca 4 y 5.
1 B5-9-14  Una ficha azul va de la 5 a la 9. Una ficha azul va de la 9 a la 14. El turno pasa al rojo.
2 (2)      El rojo saca un 2. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 2 no se puede mover nada. El turno pasa al amarillo.
0 (1-1)    El amarillo saca par de unos.
0 Y41-42-43 Una ficha amarilla va de la 41 a la 42. Una ficha amarilla va de la 42 a la 43. Por el par, el amarillo lanza otra vez.
0 (3-5)    El amarillo saca 3 y 5.
0 Y43-46-51 Una ficha amarilla va de la 43 a la 46. Una ficha amarilla va de la 46 a la 51. El turno pasa al azul.
1 (1-6)    El azul saca 1 y 6.
1 B14-c3-c4 Una ficha azul va de la 14 a la 3 del corredor. Una ficha azul avanza por el corredor, de la 3 a la 4. El turno pasa al rojo.
2 (4)      El rojo saca un 4. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 4 no se puede mover nada. El turno pasa al amarillo.
0 (1-4)    El amarillo saca 1 y 4.
0 Y51-55-56 Una ficha amarilla va de la 51 a la 55. Una ficha amarilla va de la 55 a la 56. El turno pasa al azul.
1 (3)      El azul saca un 3. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
1 Bc4-c7   Una ficha azul avanza por el corredor, de la 4 a la 7. El turno pasa al rojo.
2 (4)      El rojo saca un 4. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 4 no se puede mover nada. El turno pasa al amarillo.
0 (6-6)    El amarillo saca par de seises.
0 Y56-62-68 Una ficha amarilla va de la 56 a la 62. Una ficha amarilla va de la 62 a la 68. Por el par, el amarillo lanza otra vez.
0 (4-6)    El amarillo saca 4 y 6. No se pueden usar los dos dados: se juega uno solo.
0 Y68-c4   Una ficha amarilla va de la 68 a la 4 del corredor. El turno pasa al azul.
1 (6)      El azul saca un 6. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 6 no se puede mover nada. El turno pasa al rojo.
2 (6)      El rojo saca un 6. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 6 no se puede mover nada. El turno pasa al amarillo.
0 (2)      El amarillo saca un 2. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
0 Yc4-c6   Una ficha amarilla avanza por el corredor, de la 4 a la 6. El turno pasa al azul.
1 (5)      El azul saca un 5. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 5 no se puede mover nada. El turno pasa al rojo.
2 (2)      El rojo saca un 2. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 2 no se puede mover nada. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
0 Yc6-c7   Una ficha amarilla avanza por el corredor, de la 6 a la 7. El turno pasa al azul.
1 (4)      El azul saca un 4. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 4 no se puede mover nada. El turno pasa al rojo.
2 (1)      El rojo saca un 1. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
2 Rc7-m    Una ficha roja va del corredor a la llegada. El rojo corona una ficha. El rojo coronó todas: queda de primero. El turno pasa al amarillo.
0 (6)      El amarillo saca un 6. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 6 no se puede mover nada. El turno pasa al azul.
1 (5)      El azul saca un 5. Con la última ficha tan cerca de la llegada, se lanza un solo dado. Con un 5 no se puede mover nada. El turno pasa al amarillo.
0 (1)      El amarillo saca un 1. Con la última ficha tan cerca de la llegada, se lanza un solo dado.
0 Yc7-m    Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El amarillo coronó todas: queda de segundo. Se acabó la partida: ganó el rojo.

Q-E2 Ganó el rojo. Del primero al último quedaron así: el rojo, el amarillo y el azul.
