0 1@0,0:0  El blanco coloca el rey en 0,0.
0 8'@-1,0:2 El blanco coloca la ficha 8 negra (otra cara) en -1,0.
0 10@-1,1:0 El blanco coloca la ficha 10 en -1,1.
1 swap     El negro cambia los colores: las fichas blancas pasan a ser negras, y las negras, blancas.
0 1@-2,1:0 El blanco coloca el rey en -2,1.
1 0,0--1,0:0 El negro mueve el rey de 0,0 a -1,0. Cubre la ficha 8 blanca (otra cara) y hace una torre de 2.
0 11@-2,2:0 El blanco coloca la ficha 11 en -2,2.
1 -1,0--2,1:0 El negro mueve el rey de -1,0 a -2,1. En -1,0 queda al descubierto la ficha 8 blanca (otra cara). ¡Captura al rey blanco! Fin de la partida: gana el negro.

X-E1 Gana el negro: ha capturado al rey blanco.
