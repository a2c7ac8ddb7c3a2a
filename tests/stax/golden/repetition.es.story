0 1@0,0:0  Blanco coloca el rey en 0,0.
1 8@1,-1:5 Negro coloca la ficha 8 en 1,-1.
0 8@0,-1:4 Blanco coloca la ficha 8 en 0,-1.
1 1@1,-2:0 Negro coloca el rey en 1,-2.
0 0,0-1,-1:0 Blanco mueve el rey de 0,0 a 1,-1. Cubre la ficha 8 de negro: una torre de 2.
1 1,-2-0,-2:0 Negro mueve el rey de 1,-2 a 0,-2.
0 1,-1-0,0:0 Blanco mueve el rey de 1,-1 a 0,0. En 1,-1 queda libre la ficha 8 de negro.
1 0,-2-1,-2:0 Negro mueve el rey de 0,-2 a 1,-2. Esta posición ya se había dado; veces en total: 2.
0 0,0-1,-1:0 Blanco mueve el rey de 0,0 a 1,-1. Cubre la ficha 8 de negro: una torre de 2. Esta posición ya se había dado; veces en total: 2.
1 1,-2-0,-2:0 Negro mueve el rey de 1,-2 a 0,-2. Esta posición ya se había dado; veces en total: 2.
0 1,-1-0,0:0 Blanco mueve el rey de 1,-1 a 0,0. En 1,-1 queda libre la ficha 8 de negro. Esta posición ya se había dado; veces en total: 2.
1 0,-2-1,-2:0 Negro mueve el rey de 0,-2 a 1,-2. La misma posición se ha dado 3 veces. Fin de la partida: tablas.

X-E3 Tablas: la misma posición se ha dado 3 veces.
