0 5@0,0:1  Blanco coloca la ficha 5 en 0,0.
1 4@0,1:1  Negro coloca la ficha 4 en 0,1.
0 2@-1,1:2 Blanco coloca la ficha 2 en -1,1.
1 2@-1,2:0 Negro coloca la ficha 2 en -1,2.
0 13@1,0:0 Blanco coloca la reina en 1,0.
1 12@1,-1:0 Negro coloca la ficha 12 en 1,-1.
0 9@-2,2:2 Blanco coloca la ficha 9 en -2,2.
1 3@1,1:3  Negro coloca la ficha 3 en 1,1.
0 8@2,0:4  Blanco coloca la ficha 8 en 2,0.
1 8'@2,1:3 Negro coloca la ficha 8 (otra cara) en 2,1.
0 10@-2,3:2 Blanco coloca la ficha 10 en -2,3.
1 1@-3,3:0 Negro coloca el rey en -3,3.
0 4@1,2:0  Blanco coloca la ficha 4 en 1,2.
1 -1,2-2,2:2 Negro mueve la ficha 2 de -1,2 a 2,2.
0 11@3,0:1 Blanco coloca la ficha 11 en 3,0.
1 6@0,2:0  Negro coloca la ficha 6 en 0,2.
0 12@-1,0:5 Blanco coloca la ficha 12 en -1,0.
1 1,-1--1,-1:1 Negro mueve la ficha 12 de 1,-1 a -1,-1.
0 6@1,-1:4 Blanco coloca la ficha 6 en 1,-1.
1 2,1-1,1:4 Negro mueve la ficha 8 (otra cara) de 2,1 a 1,1. Cubre la ficha 3 de negro: una torre de 2.
0 7@0,3:0  Blanco coloca la ficha 7 en 0,3.
1 1,1-3,-1:0 Negro mueve la ficha 8 (otra cara) de 1,1 a 3,-1. En 1,1 queda libre la ficha 3 de negro.
0 3@2,1:0  Blanco coloca la ficha 3 en 2,1.
1 5@3,1:1  Negro coloca la ficha 5 en 3,1.
0 1@4,-1:0 Blanco coloca el rey en 4,-1.
1 -1,-1--1,1:4 Negro mueve la ficha 12 de -1,-1 a -1,1. Cubre la ficha 2 de blanco: una torre de 2.
0 -2,3--3,3:0 Blanco mueve la ficha 10 de -2,3 a -3,3. ¡Captura al rey de negro! Fin de la partida: victoria de blanco.

X-E1 Victoria de blanco: el rey de negro ha sido capturado.
