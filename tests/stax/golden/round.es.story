0 9@0,0:0  El blanco coloca la ficha 9 en 0,0.
1 8'@-1,0:3 El negro coloca la ficha 8 (otra cara) en -1,0.
2 5@0,-1:2 El azul coloca la ficha 5 en 0,-1.
0 6@-1,1:1 El blanco coloca la ficha 6 en -1,1.
1 4@-2,1:4 El negro coloca la ficha 4 en -2,1.
2 8@-1,-1:4 El azul coloca la ficha 8 en -1,-1.
0 4@0,-2:5 El blanco coloca la ficha 4 en 0,-2.
1 1@-2,2:0 El negro coloca el rey en -2,2.
2 2@-2,0:5 El azul coloca la ficha 2 en -2,0.
0 12@-3,1:1 El blanco coloca la ficha 12 en -3,1.
1 12@-2,-1:5 El negro coloca la ficha 12 en -2,-1.
2 4@1,-1:1 El azul coloca la ficha 4 en 1,-1.
0 10@0,1:0 El blanco coloca la ficha 10 en 0,1.
1 -2,2--2,1:0 El negro mueve el rey de -2,2 a -2,1. Cubre la ficha 4 negra y hace una torre de 2.
2 9@-3,2:3 El azul coloca la ficha 9 en -3,2.
0 1@-1,2:0 El blanco coloca el rey en -1,2.
1 13@-4,2:0 El negro coloca la reina en -4,2.
2 12@-2,2:1 El azul coloca la ficha 12 en -2,2.
0 -3,1--3,0:1 El blanco mueve la ficha 12 de -3,1 a -3,0.
1 -2,-1--3,-1:2 El negro mueve la ficha 12 de -2,-1 a -3,-1.
2 3@-3,3:3 El azul coloca la ficha 3 en -3,3.
0 0,0--1,0:2 El blanco mueve la ficha 9 de 0,0 a -1,0. Cubre la ficha 8 negra (otra cara) y hace una torre de 2.
1 -3,-1--2,-1:1 El negro mueve la ficha 12 de -3,-1 a -2,-1.
2 10@-4,3:5 El azul coloca la ficha 10 en -4,3.
0 -1,0--2,1:0 El blanco mueve la ficha 9 de -1,0 a -2,1. En -1,0 queda al descubierto la ficha 8 negra (otra cara). ¡Captura al rey negro! Fin de la partida: gana el blanco.

X-E1 Gana el blanco: ha capturado al rey negro.
