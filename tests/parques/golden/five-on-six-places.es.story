0 (1-2)    Para ver quién empieza, el amarillo saca 1 y 2: suma 3.
1 (5-5)    Para ver quién empieza, el azul saca par de cincos: suma 10.
2 (3-5)    Para ver quién empieza, el rojo saca 3 y 5: suma 8.
3 (6-6)    Para ver quién empieza, el verde saca par de seises: suma 12.
4 (3-4)    Para ver quién empieza, el naranja saca 3 y 4: suma 7. Arranca el verde.
3 (4-4)    El verde saca par de cuatros. Sale una ficha verde a la 56. Por el par, el verde lanza otra vez.
3 (5-6)    El verde saca 5 y 6.
3 G56-67   Una ficha verde va de la 56 a la 67. El turno pasa al naranja.
4 (4-5)    El naranja saca 4 y 5. No es par: quedan 2 tiros.
4 (1-6)    El naranja saca 1 y 6. No es par: queda un tiro.
4 (3-6)    El naranja saca 3 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (3-5)    El amarillo saca 3 y 5. No es par: quedan 2 tiros.
0 (2-4)    El amarillo saca 2 y 4. No es par: queda un tiro.
0 (1-6)    El amarillo saca 1 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6. No es par: quedan 2 tiros.
1 (3-4)    El azul saca 3 y 4. No es par: queda un tiro.
1 (4-4)    El azul saca par de cuatros. Sale una ficha azul a la 22. Por el par, el azul lanza otra vez.
1 (4-6)    El azul saca 4 y 6.
1 B22-32   Una ficha azul va de la 22 a la 32. El turno pasa al rojo.
2 (5-5)    El rojo saca par de cincos. Sale una ficha roja a la 39. Por el par, el rojo lanza otra vez.
2 (3-6)    El rojo saca 3 y 6.
2 R39-48   Una ficha roja va de la 39 a la 48. El turno pasa al verde.
3 (3-5)    El verde saca 3 y 5.
3 G67-75   Una ficha verde va de la 67 a la 75. El turno pasa al naranja.
4 (4-5)    El naranja saca 4 y 5. No es par: quedan 2 tiros.
4 (1-6)    El naranja saca 1 y 6. No es par: queda un tiro.
4 (1-2)    El naranja saca 1 y 2. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (5-5)    El amarillo saca par de cincos. Sale una ficha amarilla a la 5. Por el par, el amarillo lanza otra vez.
0 (6-6)    El amarillo saca par de seises.
0 Y5-17    Una ficha amarilla va de la 5 a la 17. Por el par, el amarillo lanza otra vez.
0 (4-6)    El amarillo saca 4 y 6.
0 Y17-27   Una ficha amarilla va de la 17 a la 27. El turno pasa al azul.
1 (1-4)    El azul saca 1 y 4.
1 B32-37   Una ficha azul va de la 32 a la 37. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R48-57   Una ficha roja va de la 48 a la 57. El turno pasa al verde.
3 (5-5)    El verde saca par de cincos.
3 G75-85   Una ficha verde va de la 75 a la 85. Por el par, el verde lanza otra vez.
3 (1-6)    El verde saca 1 y 6.
3 G85-92   Una ficha verde va de la 85 a la 92. El turno pasa al naranja.
4 (1-5)    El naranja saca 1 y 5. No es par: quedan 2 tiros.
4 (3-6)    El naranja saca 3 y 6. No es par: queda un tiro.
4 (1-6)    El naranja saca 1 y 6. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y27-36   Una ficha amarilla va de la 27 a la 36. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6.
1 B37-46   Una ficha azul va de la 37 a la 46. El turno pasa al rojo.
2 (2-5)    El rojo saca 2 y 5.
2 R57-64   Una ficha roja va de la 57 a la 64. El turno pasa al verde.
3 (4-5)    El verde saca 4 y 5.
3 G92-101  Una ficha verde va de la 92 a la 101. El turno pasa al naranja.
4 (3-6)    El naranja saca 3 y 6. No es par: quedan 2 tiros.
4 (2-5)    El naranja saca 2 y 5. No es par: queda un tiro.
4 (2-3)    El naranja saca 2 y 3. No hubo par: nadie sale de la cárcel. El turno pasa al amarillo.
0 (2-5)    El amarillo saca 2 y 5.
0 Y36-43   Una ficha amarilla va de la 36 a la 43. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6.
1 B46-55   Una ficha azul va de la 46 a la 55. El turno pasa al rojo.
2 (1-4)    El rojo saca 1 y 4.
2 R64-69   Una ficha roja va de la 64 a la 69. El turno pasa al verde.
3 (3-4)    El verde saca 3 y 4.
3 G101-6   Una ficha verde va de la 101 a la 6. El turno pasa al naranja.
4 (4-4)    El naranja saca par de cuatros. Sale una ficha naranja a la 73. Por el par, el naranja lanza otra vez.
4 (3-3)    El naranja saca par de treses.
4 O73-79   Una ficha naranja va de la 73 a la 79. Por el par, el naranja lanza otra vez.
4 (3-4)    El naranja saca 3 y 4.
4 O79-86   Una ficha naranja va de la 79 a la 86. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y43-52   Una ficha amarilla va de la 43 a la 52. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6.
1 B55-66   Una ficha azul va de la 55 a la 66. El turno pasa al rojo.
2 (2-3)    El rojo saca 2 y 3.
2 R69-74   Una ficha roja va de la 69 a la 74. El turno pasa al verde.
3 (3-6)    El verde saca 3 y 6.
3 G6-15    Una ficha verde va de la 6 a la 15. El turno pasa al naranja.
4 (3-5)    El naranja saca 3 y 5.
4 O86-94   Una ficha naranja va de la 86 a la 94. El turno pasa al amarillo.
0 (4-5)    El amarillo saca 4 y 5.
0 Y52-61   Una ficha amarilla va de la 52 a la 61. El turno pasa al azul.
1 (1-2)    El azul saca 1 y 2.
1 B66-69   Una ficha azul va de la 66 a la 69. El turno pasa al rojo.
2 (5-6)    El rojo saca 5 y 6.
2 R74-85   Una ficha roja va de la 74 a la 85. El turno pasa al verde.
3 (1-4)    El verde saca 1 y 4.
3 G15-20   Una ficha verde va de la 15 a la 20. El turno pasa al naranja.
4 (3-5)    El naranja saca 3 y 5.
4 O94-102  Una ficha naranja va de la 94 a la 102. El turno pasa al amarillo.
0 (5-5)    El amarillo saca par de cincos.
0 Y61-71   Una ficha amarilla va de la 61 a la 71. Por el par, el amarillo lanza otra vez.
0 (5-6)    El amarillo saca 5 y 6.
0 Y71-82   Una ficha amarilla va de la 71 a la 82. El turno pasa al azul.
1 (2-5)    El azul saca 2 y 5.
1 B69-76   Una ficha azul va de la 69 a la 76. El turno pasa al rojo.
2 (2-4)    El rojo saca 2 y 4.
2 R85-91   Una ficha roja va de la 85 a la 91. El turno pasa al verde.
3 (1-5)    El verde saca 1 y 5.
3 G20-26   Una ficha verde va de la 20 a la 26. El turno pasa al naranja.
4 (5-6)    El naranja saca 5 y 6.
4 O102-11  Una ficha naranja va de la 102 a la 11. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6.
0 Y82-91   Una ficha amarilla va de la 82 a la 91. Capturada la ficha roja de la 91: va para la cárcel. El turno pasa al azul.
1 (2-6)    El azul saca 2 y 6.
1 B76-84   Una ficha azul va de la 76 a la 84. El turno pasa al rojo.
2 (1-1)    El rojo saca par de unos. Sale una ficha roja a la 39. Por el par, el rojo lanza otra vez.
2 (1-6)    El rojo saca 1 y 6.
2 R39-46   Una ficha roja va de la 39 a la 46. El turno pasa al verde.
3 (2-6)    El verde saca 2 y 6.
3 G26-34   Una ficha verde va de la 26 a la 34. El turno pasa al naranja.
4 (1-6)    El naranja saca 1 y 6.
4 O11-18   Una ficha naranja va de la 11 a la 18. El turno pasa al amarillo.
0 (2-3)    El amarillo saca 2 y 3.
0 Y91-96   Una ficha amarilla va de la 91 a la 96. El turno pasa al azul.
1 (5-6)    El azul saca 5 y 6.
1 B84-95   Una ficha azul va de la 84 a la 95. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R46-55   Una ficha roja va de la 46 a la 55. El turno pasa al verde.
3 (2-3)    El verde saca 2 y 3.
3 G34-39   Una ficha verde va de la 34 a la 39. El turno pasa al naranja.
4 (4-6)    El naranja saca 4 y 6.
4 O18-28   Una ficha naranja va de la 18 a la 28. El turno pasa al amarillo.
0 (1-6)    El amarillo saca 1 y 6.
0 Y96-c1   Una ficha amarilla va de la 96 a la 1 del corredor. El turno pasa al azul.
1 (2-4)    El azul saca 2 y 4.
1 B95-101  Una ficha azul va de la 95 a la 101. El turno pasa al rojo.
2 (3-6)    El rojo saca 3 y 6.
2 R55-64   Una ficha roja va de la 55 a la 64. El turno pasa al verde.
3 (1-4)    El verde saca 1 y 4.
3 G39-44   Una ficha verde va de la 39 a la 44. El turno pasa al naranja.
4 (2-6)    El naranja saca 2 y 6.
4 O28-36   Una ficha naranja va de la 28 a la 36. El turno pasa al amarillo.
0 (3-6)    El amarillo saca 3 y 6. No se pueden usar los dos dados: se juega uno solo.
0 Yc1-c7   Una ficha amarilla avanza por el corredor, de la 1 a la 7. El turno pasa al azul.
1 (3-6)    El azul saca 3 y 6.
1 B101-8   Una ficha azul va de la 101 a la 8. El turno pasa al rojo.
2 (3-3)    El rojo saca par de treses.
2 R64-70   Una ficha roja va de la 64 a la 70. Por el par, el rojo lanza otra vez.
2 (1-2)    El rojo saca 1 y 2.
2 R70-73   Una ficha roja va de la 70 a la 73. El turno pasa al verde.
3 (4-5)    El verde saca 4 y 5.
3 G44-c2   Una ficha verde va de la 44 a la 2 del corredor. El turno pasa al naranja.
4 (5-5)    El naranja saca par de cincos.
4 O36-46   Una ficha naranja va de la 36 a la 46. Por el par, el naranja lanza otra vez.
4 (4-6)    El naranja saca 4 y 6.
4 O46-56   Una ficha naranja va de la 46 a la 56. El turno pasa al amarillo.
0 (1-2)    El amarillo saca 1 y 2. No se pueden usar los dos dados: se juega uno solo.
0 Yc7-m    Una ficha amarilla va del corredor a la llegada. El amarillo corona una ficha. El amarillo coronó todas: queda de primero. Se acabó la partida: ganó el amarillo.

Q-E2 Ganó el amarillo: coronó todas sus fichas.
