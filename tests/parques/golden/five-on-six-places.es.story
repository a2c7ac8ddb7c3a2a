0 (1-2)    Un 1-2 para amarillo, a ver quién empieza: 3.
1 (5-5)    Un 5-5 para azul, a ver quién empieza: 10.
2 (3-5)    Un 3-5 para rojo, a ver quién empieza: 8.
3 (6-6)    Un 6-6 para verde, a ver quién empieza: 12.
4 (3-4)    Un 3-4 para naranja, a ver quién empieza: 7. Arranca verde.
3 (4-4)    Un 4-4 para verde. Fichas verdes que salen de la cárcel a 56: 1. El par da otro tiro.
3 (5-6)    Un 5-6 para verde.
3 G56-67   Una ficha verde va de 56 a 67. El turno pasa a naranja.
4 (4-5)    Un 4-5 para naranja. No es par; tiros que quedan: 2.
4 (1-6)    Un 1-6 para naranja. No es par; tiros que quedan: 1.
4 (3-6)    Un 3-6 para naranja. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (3-5)    Un 3-5 para amarillo. No es par; tiros que quedan: 2.
0 (2-4)    Un 2-4 para amarillo. No es par; tiros que quedan: 1.
0 (1-6)    Un 1-6 para amarillo. No hubo par: nadie sale de la cárcel. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul. No es par; tiros que quedan: 2.
1 (3-4)    Un 3-4 para azul. No es par; tiros que quedan: 1.
1 (4-4)    Un 4-4 para azul. Fichas azules que salen de la cárcel a 22: 1. El par da otro tiro.
1 (4-6)    Un 4-6 para azul.
1 B22-32   Una ficha azul va de 22 a 32. El turno pasa a rojo.
2 (5-5)    Un 5-5 para rojo. Fichas rojas que salen de la cárcel a 39: 1. El par da otro tiro.
2 (3-6)    Un 3-6 para rojo.
2 R39-48   Una ficha roja va de 39 a 48. El turno pasa a verde.
3 (3-5)    Un 3-5 para verde.
3 G67-75   Una ficha verde va de 67 a 75. El turno pasa a naranja.
4 (4-5)    Un 4-5 para naranja. No es par; tiros que quedan: 2.
4 (1-6)    Un 1-6 para naranja. No es par; tiros que quedan: 1.
4 (1-2)    Un 1-2 para naranja. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (5-5)    Un 5-5 para amarillo. Fichas amarillas que salen de la cárcel a 5: 1. El par da otro tiro.
0 (6-6)    Un 6-6 para amarillo.
0 Y5-17    Una ficha amarilla va de 5 a 17. El par da otro tiro.
0 (4-6)    Un 4-6 para amarillo.
0 Y17-27   Una ficha amarilla va de 17 a 27. El turno pasa a azul.
1 (1-4)    Un 1-4 para azul.
1 B32-37   Una ficha azul va de 32 a 37. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R48-57   Una ficha roja va de 48 a 57. El turno pasa a verde.
3 (5-5)    Un 5-5 para verde.
3 G75-85   Una ficha verde va de 75 a 85. El par da otro tiro.
3 (1-6)    Un 1-6 para verde.
3 G85-92   Una ficha verde va de 85 a 92. El turno pasa a naranja.
4 (1-5)    Un 1-5 para naranja. No es par; tiros que quedan: 2.
4 (3-6)    Un 3-6 para naranja. No es par; tiros que quedan: 1.
4 (1-6)    Un 1-6 para naranja. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y27-36   Una ficha amarilla va de 27 a 36. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul.
1 B37-46   Una ficha azul va de 37 a 46. El turno pasa a rojo.
2 (2-5)    Un 2-5 para rojo.
2 R57-64   Una ficha roja va de 57 a 64. El turno pasa a verde.
3 (4-5)    Un 4-5 para verde.
3 G92-101  Una ficha verde va de 92 a 101. El turno pasa a naranja.
4 (3-6)    Un 3-6 para naranja. No es par; tiros que quedan: 2.
4 (2-5)    Un 2-5 para naranja. No es par; tiros que quedan: 1.
4 (2-3)    Un 2-3 para naranja. No hubo par: nadie sale de la cárcel. El turno pasa a amarillo.
0 (2-5)    Un 2-5 para amarillo.
0 Y36-43   Una ficha amarilla va de 36 a 43. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul.
1 B46-55   Una ficha azul va de 46 a 55. El turno pasa a rojo.
2 (1-4)    Un 1-4 para rojo.
2 R64-69   Una ficha roja va de 64 a 69. El turno pasa a verde.
3 (3-4)    Un 3-4 para verde.
3 G101-6   Una ficha verde va de 101 a 6. El turno pasa a naranja.
4 (4-4)    Un 4-4 para naranja. Fichas naranjas que salen de la cárcel a 73: 1. El par da otro tiro.
4 (3-3)    Un 3-3 para naranja.
4 O73-79   Una ficha naranja va de 73 a 79. El par da otro tiro.
4 (3-4)    Un 3-4 para naranja.
4 O79-86   Una ficha naranja va de 79 a 86. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y43-52   Una ficha amarilla va de 43 a 52. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul.
1 B55-66   Una ficha azul va de 55 a 66. El turno pasa a rojo.
2 (2-3)    Un 2-3 para rojo.
2 R69-74   Una ficha roja va de 69 a 74. El turno pasa a verde.
3 (3-6)    Un 3-6 para verde.
3 G6-15    Una ficha verde va de 6 a 15. El turno pasa a naranja.
4 (3-5)    Un 3-5 para naranja.
4 O86-94   Una ficha naranja va de 86 a 94. El turno pasa a amarillo.
0 (4-5)    Un 4-5 para amarillo.
0 Y52-61   Una ficha amarilla va de 52 a 61. El turno pasa a azul.
1 (1-2)    Un 1-2 para azul.
1 B66-69   Una ficha azul va de 66 a 69. El turno pasa a rojo.
2 (5-6)    Un 5-6 para rojo.
2 R74-85   Una ficha roja va de 74 a 85. El turno pasa a verde.
3 (1-4)    Un 1-4 para verde.
3 G15-20   Una ficha verde va de 15 a 20. El turno pasa a naranja.
4 (3-5)    Un 3-5 para naranja.
4 O94-102  Una ficha naranja va de 94 a 102. El turno pasa a amarillo.
0 (5-5)    Un 5-5 para amarillo.
0 Y61-71   Una ficha amarilla va de 61 a 71. El par da otro tiro.
0 (5-6)    Un 5-6 para amarillo.
0 Y71-82   Una ficha amarilla va de 71 a 82. El turno pasa a azul.
1 (2-5)    Un 2-5 para azul.
1 B69-76   Una ficha azul va de 69 a 76. El turno pasa a rojo.
2 (2-4)    Un 2-4 para rojo.
2 R85-91   Una ficha roja va de 85 a 91. El turno pasa a verde.
3 (1-5)    Un 1-5 para verde.
3 G20-26   Una ficha verde va de 20 a 26. El turno pasa a naranja.
4 (5-6)    Un 5-6 para naranja.
4 O102-11  Una ficha naranja va de 102 a 11. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo.
0 Y82-91   Una ficha amarilla va de 82 a 91. Cae una ficha roja en 91: va a la cárcel. El turno pasa a azul.
1 (2-6)    Un 2-6 para azul.
1 B76-84   Una ficha azul va de 76 a 84. El turno pasa a rojo.
2 (1-1)    Un 1-1 para rojo. Fichas rojas que salen de la cárcel a 39: 1. El par da otro tiro.
2 (1-6)    Un 1-6 para rojo.
2 R39-46   Una ficha roja va de 39 a 46. El turno pasa a verde.
3 (2-6)    Un 2-6 para verde.
3 G26-34   Una ficha verde va de 26 a 34. El turno pasa a naranja.
4 (1-6)    Un 1-6 para naranja.
4 O11-18   Una ficha naranja va de 11 a 18. El turno pasa a amarillo.
0 (2-3)    Un 2-3 para amarillo.
0 Y91-96   Una ficha amarilla va de 91 a 96. El turno pasa a azul.
1 (5-6)    Un 5-6 para azul.
1 B84-95   Una ficha azul va de 84 a 95. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R46-55   Una ficha roja va de 46 a 55. El turno pasa a verde.
3 (2-3)    Un 2-3 para verde.
3 G34-39   Una ficha verde va de 34 a 39. El turno pasa a naranja.
4 (4-6)    Un 4-6 para naranja.
4 O18-28   Una ficha naranja va de 18 a 28. El turno pasa a amarillo.
0 (1-6)    Un 1-6 para amarillo.
0 Y96-c1   Una ficha amarilla va de 96 a c1. El turno pasa a azul.
1 (2-4)    Un 2-4 para azul.
1 B95-101  Una ficha azul va de 95 a 101. El turno pasa a rojo.
2 (3-6)    Un 3-6 para rojo.
2 R55-64   Una ficha roja va de 55 a 64. El turno pasa a verde.
3 (1-4)    Un 1-4 para verde.
3 G39-44   Una ficha verde va de 39 a 44. El turno pasa a naranja.
4 (2-6)    Un 2-6 para naranja.
4 O28-36   Una ficha naranja va de 28 a 36. El turno pasa a amarillo.
0 (3-6)    Un 3-6 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc1-c7   Una ficha amarilla va de c1 a c7. El turno pasa a azul.
1 (3-6)    Un 3-6 para azul.
1 B101-8   Una ficha azul va de 101 a 8. El turno pasa a rojo.
2 (3-3)    Un 3-3 para rojo.
2 R64-70   Una ficha roja va de 64 a 70. El par da otro tiro.
2 (1-2)    Un 1-2 para rojo.
2 R70-73   Una ficha roja va de 70 a 73. El turno pasa a verde.
3 (4-5)    Un 4-5 para verde.
3 G44-c2   Una ficha verde va de 44 a c2. El turno pasa a naranja.
4 (5-5)    Un 5-5 para naranja.
4 O36-46   Una ficha naranja va de 36 a 46. El par da otro tiro.
4 (4-6)    Un 4-6 para naranja.
4 O46-56   Una ficha naranja va de 46 a 56. El turno pasa a amarillo.
0 (1-2)    Un 1-2 para amarillo. No se pueden usar los dos dados: se juega uno solo.
0 Yc7-m    Una ficha amarilla va de c7 a m. Una ficha amarilla corona. Todas coronaron: puesto 1 para amarillo. Se acabó la partida: ganó amarillo.

Q-E2 Ganó amarillo: todas sus fichas coronaron.
