0 5@0,0:1  El blanco coloca la ficha 5 en 0,0.
1 4@0,1:1  El negro coloca la ficha 4 en 0,1.
0 2@-1,1:2 El blanco coloca la ficha 2 en -1,1.
1 2@-1,2:0 El negro coloca la ficha 2 en -1,2.
0 13@1,0:0 El blanco coloca la reina en 1,0.
1 12@1,-1:0 El negro coloca la ficha 12 en 1,-1.
0 9@-2,2:2 El blanco coloca la ficha 9 en -2,2.
1 3@1,1:3  El negro coloca la ficha 3 en 1,1.
0 8@2,0:4  El blanco coloca la ficha 8 en 2,0.
1 8'@2,1:3 El negro coloca la ficha 8 (otra cara) en 2,1.
0 10@-2,3:2 El blanco coloca la ficha 10 en -2,3.
1 1@-3,3:0 El negro coloca el rey en -3,3.
0 4@1,2:0  El blanco coloca la ficha 4 en 1,2.
1 -1,2-2,2:2 El negro mueve la ficha 2 de -1,2 a 2,2.
0 11@3,0:1 El blanco coloca la ficha 11 en 3,0.
1 6@0,2:0  El negro coloca la ficha 6 en 0,2.
0 12@-1,0:5 El blanco coloca la ficha 12 en -1,0.
1 1,-1--1,-1:1 El negro mueve la ficha 12 de 1,-1 a -1,-1.
0 6@1,-1:4 El blanco coloca la ficha 6 en 1,-1.
1 2,1-1,1:4 El negro mueve la ficha 8 (otra cara) de 2,1 a 1,1. Cubre la ficha 3 negra y hace una torre de 2.
0 7@0,3:0  El blanco coloca la ficha 7 en 0,3.
1 1,1-3,-1:0 El negro mueve la ficha 8 (otra cara) de 1,1 a 3,-1. En 1,1 queda al descubierto la ficha 3 negra.
0 3@2,1:0  El blanco coloca la ficha 3 en 2,1.
1 5@3,1:1  El negro coloca la ficha 5 en 3,1.
0 1@4,-1:0 El blanco coloca el rey en 4,-1.
1 -1,-1--1,1:4 El negro mueve la ficha 12 de -1,-1 a -1,1. Cubre la ficha 2 blanca y hace una torre de 2.
0 -2,3--3,3:0 El blanco mueve la ficha 10 de -2,3 a -3,3. ¡Captura al rey negro! Fin de la partida: gana el blanco.

X-E1 Gana el blanco: ha capturado al rey negro.
