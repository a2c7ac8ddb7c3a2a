0 1@0,0:0  El blanco coloca el rey en 0,0.
1 4@0,1:4  El negro coloca la ficha 4 en 0,1.
0 8'@-1,1:4 El blanco coloca la ficha 8 (otra cara) en -1,1.
1 1@-1,2:0 El negro coloca el rey en -1,2.
0 -1,1-0,1:1' El blanco mueve la ficha 8 (otra cara) de -1,1 a 0,1. Cubre la ficha 4 negra y hace una torre de 2.
1 7@0,2:0  El negro coloca la ficha 7 en 0,2.
0 3@-1,3:4 El blanco coloca la ficha 3 en -1,3.
1 0,2--1,3:0 El negro mueve la ficha 7 de 0,2 a -1,3. Cubre la ficha 3 blanca y hace una torre de 2.
0 5@0,2:1  El blanco coloca la ficha 5 en 0,2.
1 -1,2-0,2:0 El negro mueve el rey de -1,2 a 0,2. Cubre la ficha 5 blanca y hace una torre de 2.
0 4@1,1:3  El blanco coloca la ficha 4 en 1,1.
1 0,2-1,1:0 El negro mueve el rey de 0,2 a 1,1. En 0,2 queda al descubierto la ficha 5 blanca. Cubre la ficha 4 blanca y hace una torre de 2.
0 7@-1,1:0 El blanco coloca la ficha 7 en -1,1.
1 6@0,3:2  El negro coloca la ficha 6 en 0,3.
0 -1,1-0,1:0 El blanco mueve la ficha 7 de -1,1 a 0,1. Cubre la ficha 8 blanca (otra cara) y hace una torre de 3.
1 -1,3-0,3:0 El negro mueve la ficha 7 de -1,3 a 0,3. En -1,3 queda al descubierto la ficha 3 blanca. Cubre la ficha 6 negra y hace una torre de 2.
0 -1,3--1,4:2 El blanco mueve la ficha 3 de -1,3 a -1,4.
1 1,1-0,2:0 El negro mueve el rey de 1,1 a 0,2. En 1,1 queda al descubierto la ficha 4 blanca. Cubre la ficha 5 blanca y hace una torre de 2.
0 0,1-1,1:0 El blanco mueve la ficha 7 de 0,1 a 1,1. En 0,1 queda al descubierto la ficha 8 blanca (otra cara). Cubre la ficha 4 blanca y hace una torre de 2.
1 0,2-1,1:0 El negro mueve el rey de 0,2 a 1,1. En 0,2 queda al descubierto la ficha 5 blanca. Cubre la ficha 7 blanca y hace una torre de 3. Se ha llegado al límite de 20 jugadas. La partida acaba en tablas.

X-E3 Tablas: se ha llegado al límite de 20 jugadas.
