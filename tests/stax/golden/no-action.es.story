0 9@0,0:4  El blanco coloca la ficha 9 en 0,0.
1 1@-1,0:0 El negro coloca el rey en -1,0.
0 6@0,-1:5 El blanco coloca la ficha 6 en 0,-1.
1 8@1,-1:0 El negro coloca la ficha 8 en 1,-1.
0 5@-1,-1:0 El blanco coloca la ficha 5 en -1,-1.
1 1,-1-0,-1:0 El negro mueve la ficha 8 de 1,-1 a 0,-1. Cubre la ficha 6 blanca y hace una torre de 2.
0 1@0,-2:0 El blanco coloca el rey en 0,-2.
1 0,-1--1,-1:2 El negro mueve la ficha 8 de 0,-1 a -1,-1. En 0,-1 queda al descubierto la ficha 6 blanca. Cubre la ficha 5 blanca y hace una torre de 2.
0 0,0-1,-1:0 El blanco mueve la ficha 9 de 0,0 a 1,-1.
1 -1,-1--2,-1:3 El negro mueve la ficha 8 de -1,-1 a -2,-1. En -1,-1 queda al descubierto la ficha 5 blanca.
0 1,-1-0,-1:1 El blanco mueve la ficha 9 de 1,-1 a 0,-1. Cubre la ficha 6 blanca y hace una torre de 2.
1 -2,-1--1,-1:4 El negro mueve la ficha 8 de -2,-1 a -1,-1. Cubre la ficha 5 blanca y hace una torre de 2.
0 0,-2-0,-1:0 El blanco mueve el rey de 0,-2 a 0,-1. Cubre la ficha 9 blanca y hace una torre de 3.
1 6@0,-2:0 El negro coloca la ficha 6 en 0,-2.
0 11@0,0:1 El blanco coloca la ficha 11 en 0,0.
1 -1,0-0,0:0 El negro mueve el rey de -1,0 a 0,0. Cubre la ficha 11 blanca y hace una torre de 2.
0 8'@1,-2:1 El blanco coloca la ficha 8 (otra cara) en 1,-2.
1 4@1,-1:4 El negro coloca la ficha 4 en 1,-1.
0 1,-2-0,-2:3 El blanco mueve la ficha 8 (otra cara) de 1,-2 a 0,-2. Cubre la ficha 6 negra y hace una torre de 2.
1 -1,-1-0,-2:2 El negro mueve la ficha 8 de -1,-1 a 0,-2. En -1,-1 queda al descubierto la ficha 5 blanca. Cubre la ficha 8 blanca (otra cara) y hace una torre de 3.
0 2@-1,-2:0 El blanco coloca la ficha 2 en -1,-2.
1 3@-1,0:5 El negro coloca la ficha 3 en -1,0.
0 -1,-2-0,-2:4 El blanco mueve la ficha 2 de -1,-2 a 0,-2. Cubre la ficha 8 negra y hace una torre de 4.
1 2@1,-2:1 El negro coloca la ficha 2 en 1,-2.
0 7@-2,0:1 El blanco coloca la ficha 7 en -2,0.
1 12@-1,-2:1 El negro coloca la ficha 12 en -1,-2.
0 4@-2,1:0 El blanco coloca la ficha 4 en -2,1.
1 -1,-2--3,0:3 El negro mueve la ficha 12 de -1,-2 a -3,0.
0 -1,-1--3,-1:2 El blanco mueve la ficha 5 de -1,-1 a -3,-1.
1 10@-1,-1:1 El negro coloca la ficha 10 en -1,-1.
0 0,-2--1,-1:2 El blanco mueve la ficha 2 de 0,-2 a -1,-1. En 0,-2 queda al descubierto la ficha 8 negra. Cubre la ficha 10 negra y hace una torre de 2.
1 7@-1,1:1 El negro coloca la ficha 7 en -1,1.
0 10@0,1:3 El blanco coloca la ficha 10 en 0,1.
1 0,0--1,1:0 El negro mueve el rey de 0,0 a -1,1. En 0,0 queda al descubierto la ficha 11 blanca. Cubre la ficha 7 negra y hace una torre de 2.
0 0,-1-1,-1:0 El blanco mueve el rey de 0,-1 a 1,-1. En 0,-1 queda al descubierto la ficha 9 blanca. Cubre la ficha 4 negra y hace una torre de 2.
1 5@1,0:0  El negro coloca la ficha 5 en 1,0.
0 -3,-1--3,0:0 El blanco mueve la ficha 5 de -3,-1 a -3,0. Cubre la ficha 12 negra y hace una torre de 2.
1 9@-1,-2:4 El negro coloca la ficha 9 en -1,-2.
0 0,1-1,0:1 El blanco mueve la ficha 10 de 0,1 a 1,0. Cubre la ficha 5 negra y hace una torre de 2.
1 -1,-2--1,-1:4 El negro mueve la ficha 9 de -1,-2 a -1,-1. Cubre la ficha 2 blanca y hace una torre de 3.
0 0,0-0,-2:1 El blanco mueve la ficha 11 de 0,0 a 0,-2. Cubre la ficha 8 negra y hace una torre de 4.
1 -1,0-1,0:5 El negro mueve la ficha 3 de -1,0 a 1,0. Cubre la ficha 10 blanca y hace una torre de 3.
0 3@0,0:1  El blanco coloca la ficha 3 en 0,0.
1 -1,1--2,1:0 El negro mueve el rey de -1,1 a -2,1. En -1,1 queda al descubierto la ficha 7 negra. Cubre la ficha 4 blanca y hace una torre de 2.
0 12@-1,0:4 El blanco coloca la ficha 12 en -1,0.
1 11@0,1:2 El negro coloca la ficha 11 en 0,1.
0 0,-1--1,0:4 El blanco mueve la ficha 9 de 0,-1 a -1,0. En 0,-1 queda al descubierto la ficha 6 blanca. Cubre la ficha 12 blanca y hace una torre de 2.
1 13@-1,-2:0 El negro coloca la reina en -1,-2.
0 13@2,-1:0 El blanco coloca la reina en 2,-1.
1 -1,-2--1,0:0 El negro mueve la reina de -1,-2 a -1,0. Cubre la ficha 9 blanca y hace una torre de 3.
0 -3,0--4,0:2 El blanco mueve la ficha 5 de -3,0 a -4,0. En -3,0 queda al descubierto la ficha 12 negra.
1 -1,1-0,0:0 El negro mueve la ficha 7 de -1,1 a 0,0. Cubre la ficha 3 blanca y hace una torre de 2.
0 1,-1-2,-2:0 El blanco mueve el rey de 1,-1 a 2,-2. En 1,-1 queda al descubierto la ficha 4 negra.
1 -2,1--2,2:0 El negro mueve el rey de -2,1 a -2,2. En -2,1 queda al descubierto la ficha 4 blanca.
0 2,-2-1,-1:0 El blanco mueve el rey de 2,-2 a 1,-1. Cubre la ficha 4 negra y hace una torre de 2.
1 0,1-0,0:0 El negro mueve la ficha 11 de 0,1 a 0,0. Cubre la ficha 7 negra y hace una torre de 3.
0 2,-1-1,0:0 El blanco mueve la reina de 2,-1 a 1,0. Cubre la ficha 3 negra y hace una torre de 4.
1 -1,0--4,0:0 El negro mueve la reina de -1,0 a -4,0. En -1,0 queda al descubierto la ficha 9 blanca. Cubre la ficha 5 blanca y hace una torre de 2.
0 1,0-0,0:0 El blanco mueve la reina de 1,0 a 0,0. En 1,0 queda al descubierto la ficha 3 negra. Cubre la ficha 11 negra y hace una torre de 4.
1 -2,2--2,1:0 El negro mueve el rey de -2,2 a -2,1. Cubre la ficha 4 blanca y hace una torre de 2.
0 0,0-1,0:0 El blanco mueve la reina de 0,0 a 1,0. En 0,0 queda al descubierto la ficha 11 negra. Cubre la ficha 3 negra y hace una torre de 4.
1 -4,0--5,0:0 El negro mueve la reina de -4,0 a -5,0. En -4,0 queda al descubierto la ficha 5 blanca.
0 1,0-0,0:0 El blanco mueve la reina de 1,0 a 0,0. En 1,0 queda al descubierto la ficha 3 negra. Cubre la ficha 11 negra y hace una torre de 4.
1 -2,1--2,2:0 El negro mueve el rey de -2,1 a -2,2. En -2,1 queda al descubierto la ficha 4 blanca.
0 -1,0-0,-1:5 El blanco mueve la ficha 9 de -1,0 a 0,-1. En -1,0 queda al descubierto la ficha 12 blanca. Cubre la ficha 6 blanca y hace una torre de 2.
1 -2,2--1,1:0 El negro mueve el rey de -2,2 a -1,1.
0 -2,1--2,0:4 El blanco mueve la ficha 4 de -2,1 a -2,0. Cubre la ficha 7 blanca y hace una torre de 2.
1 -1,1--1,0:0 El negro mueve el rey de -1,1 a -1,0. Cubre la ficha 12 blanca y hace una torre de 2.
0 0,-1-0,1:1 El blanco mueve la ficha 9 de 0,-1 a 0,1. En 0,-1 queda al descubierto la ficha 6 blanca.
1 -5,0--4,0:0 El negro mueve la reina de -5,0 a -4,0. Cubre la ficha 5 blanca y hace una torre de 2.
0 0,1--2,1:2 El blanco mueve la ficha 9 de 0,1 a -2,1.
1 -1,0--1,1:0 El negro mueve el rey de -1,0 a -1,1. En -1,0 queda al descubierto la ficha 12 blanca.
0 -2,1--2,2:2 El blanco mueve la ficha 9 de -2,1 a -2,2.
1 -4,0--1,0:0 El negro mueve la reina de -4,0 a -1,0. En -4,0 queda al descubierto la ficha 5 blanca. Cubre la ficha 12 blanca y hace una torre de 2.
0 -2,0--1,0:5 El blanco mueve la ficha 4 de -2,0 a -1,0. En -2,0 queda al descubierto la ficha 7 blanca. Cubre la reina negra y hace una torre de 3. El negro no puede colocar ni mover nada, y pierde. Fin de la partida: gana el blanco.

X-E2 Gana el blanco: el negro no puede colocar ni mover nada.
