0 1@0,0:0  El blanco coloca el rey en 0,0.
1 8@1,-1:5 El negro coloca la ficha 8 en 1,-1.
0 8@0,-1:4 El blanco coloca la ficha 8 en 0,-1.
1 1@1,-2:0 El negro coloca el rey en 1,-2.
0 0,0-1,-1:0 El blanco mueve el rey de 0,0 a 1,-1. Cubre la ficha 8 negra y hace una torre de 2.
1 1,-2-0,-2:0 El negro mueve el rey de 1,-2 a 0,-2.
0 1,-1-0,0:0 El blanco mueve el rey de 1,-1 a 0,0. En 1,-1 queda al descubierto la ficha 8 negra.
1 0,-2-1,-2:0 El negro mueve el rey de 0,-2 a 1,-2. Esta posición se da por segunda vez.
0 0,0-1,-1:0 El blanco mueve el rey de 0,0 a 1,-1. Cubre la ficha 8 negra y hace una torre de 2. Esta posición se da por segunda vez.
1 1,-2-0,-2:0 El negro mueve el rey de 1,-2 a 0,-2. Esta posición se da por segunda vez.
0 1,-1-0,0:0 El blanco mueve el rey de 1,-1 a 0,0. En 1,-1 queda al descubierto la ficha 8 negra. Esta posición se da por segunda vez.
1 0,-2-1,-2:0 El negro mueve el rey de 0,-2 a 1,-2. La misma posición se ha dado por tercera vez. La partida acaba en tablas.

X-E3 Tablas: la misma posición se ha dado por tercera vez.
