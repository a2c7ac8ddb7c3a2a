0 9@0,0:4  Blanco coloca la ficha 9 en 0,0.
1 1@-1,0:0 Negro coloca el rey en -1,0.
0 6@0,-1:5 Blanco coloca la ficha 6 en 0,-1.
1 8@1,-1:0 Negro coloca la ficha 8 en 1,-1.
0 5@-1,-1:0 Blanco coloca la ficha 5 en -1,-1.
1 1,-1-0,-1:0 Negro mueve la ficha 8 de 1,-1 a 0,-1. Cubre la ficha 6 de blanco: una torre de 2.
0 1@0,-2:0 Blanco coloca el rey en 0,-2.
1 0,-1--1,-1:2 Negro mueve la ficha 8 de 0,-1 a -1,-1. En 0,-1 queda libre la ficha 6 de blanco. Cubre la ficha 5 de blanco: una torre de 2.
0 0,0-1,-1:0 Blanco mueve la ficha 9 de 0,0 a 1,-1.
1 -1,-1--2,-1:3 Negro mueve la ficha 8 de -1,-1 a -2,-1. En -1,-1 queda libre la ficha 5 de blanco.
0 1,-1-0,-1:1 Blanco mueve la ficha 9 de 1,-1 a 0,-1. Cubre la ficha 6 de blanco: una torre de 2.
1 -2,-1--1,-1:4 Negro mueve la ficha 8 de -2,-1 a -1,-1. Cubre la ficha 5 de blanco: una torre de 2.
0 0,-2-0,-1:0 Blanco mueve el rey de 0,-2 a 0,-1. Cubre la ficha 9 de blanco: una torre de 3.
1 6@0,-2:0 Negro coloca la ficha 6 en 0,-2.
0 11@0,0:1 Blanco coloca la ficha 11 en 0,0.
1 -1,0-0,0:0 Negro mueve el rey de -1,0 a 0,0. Cubre la ficha 11 de blanco: una torre de 2.
0 8'@1,-2:1 Blanco coloca la ficha 8 (otra cara) en 1,-2.
1 4@1,-1:4 Negro coloca la ficha 4 en 1,-1.
0 1,-2-0,-2:3 Blanco mueve la ficha 8 (otra cara) de 1,-2 a 0,-2. Cubre la ficha 6 de negro: una torre de 2.
1 -1,-1-0,-2:2 Negro mueve la ficha 8 de -1,-1 a 0,-2. En -1,-1 queda libre la ficha 5 de blanco. Cubre la ficha 8 (otra cara) de blanco: una torre de 3.
0 2@-1,-2:0 Blanco coloca la ficha 2 en -1,-2.
1 3@-1,0:5 Negro coloca la ficha 3 en -1,0.
0 -1,-2-0,-2:4 Blanco mueve la ficha 2 de -1,-2 a 0,-2. Cubre la ficha 8 de negro: una torre de 4.
1 2@1,-2:1 Negro coloca la ficha 2 en 1,-2.
0 7@-2,0:1 Blanco coloca la ficha 7 en -2,0.
1 12@-1,-2:1 Negro coloca la ficha 12 en -1,-2.
0 4@-2,1:0 Blanco coloca la ficha 4 en -2,1.
1 -1,-2--3,0:3 Negro mueve la ficha 12 de -1,-2 a -3,0.
0 -1,-1--3,-1:2 Blanco mueve la ficha 5 de -1,-1 a -3,-1.
1 10@-1,-1:1 Negro coloca la ficha 10 en -1,-1.
0 0,-2--1,-1:2 Blanco mueve la ficha 2 de 0,-2 a -1,-1. En 0,-2 queda libre la ficha 8 de negro. Cubre la ficha 10 de negro: una torre de 2.
1 7@-1,1:1 Negro coloca la ficha 7 en -1,1.
0 10@0,1:3 Blanco coloca la ficha 10 en 0,1.
1 0,0--1,1:0 Negro mueve el rey de 0,0 a -1,1. En 0,0 queda libre la ficha 11 de blanco. Cubre la ficha 7 de negro: una torre de 2.
0 0,-1-1,-1:0 Blanco mueve el rey de 0,-1 a 1,-1. En 0,-1 queda libre la ficha 9 de blanco. Cubre la ficha 4 de negro: una torre de 2.
1 5@1,0:0  Negro coloca la ficha 5 en 1,0.
0 -3,-1--3,0:0 Blanco mueve la ficha 5 de -3,-1 a -3,0. Cubre la ficha 12 de negro: una torre de 2.
1 9@-1,-2:4 Negro coloca la ficha 9 en -1,-2.
0 0,1-1,0:1 Blanco mueve la ficha 10 de 0,1 a 1,0. Cubre la ficha 5 de negro: una torre de 2.
1 -1,-2--1,-1:4 Negro mueve la ficha 9 de -1,-2 a -1,-1. Cubre la ficha 2 de blanco: una torre de 3.
0 0,0-0,-2:1 Blanco mueve la ficha 11 de 0,0 a 0,-2. Cubre la ficha 8 de negro: una torre de 4.
1 -1,0-1,0:5 Negro mueve la ficha 3 de -1,0 a 1,0. Cubre la ficha 10 de blanco: una torre de 3.
0 3@0,0:1  Blanco coloca la ficha 3 en 0,0.
1 -1,1--2,1:0 Negro mueve el rey de -1,1 a -2,1. En -1,1 queda libre la ficha 7 de negro. Cubre la ficha 4 de blanco: una torre de 2.
0 12@-1,0:4 Blanco coloca la ficha 12 en -1,0.
1 11@0,1:2 Negro coloca la ficha 11 en 0,1.
0 0,-1--1,0:4 Blanco mueve la ficha 9 de 0,-1 a -1,0. En 0,-1 queda libre la ficha 6 de blanco. Cubre la ficha 12 de blanco: una torre de 2.
1 13@-1,-2:0 Negro coloca la reina en -1,-2.
0 13@2,-1:0 Blanco coloca la reina en 2,-1.
1 -1,-2--1,0:0 Negro mueve la reina de -1,-2 a -1,0. Cubre la ficha 9 de blanco: una torre de 3.
0 -3,0--4,0:2 Blanco mueve la ficha 5 de -3,0 a -4,0. En -3,0 queda libre la ficha 12 de negro.
1 -1,1-0,0:0 Negro mueve la ficha 7 de -1,1 a 0,0. Cubre la ficha 3 de blanco: una torre de 2.
0 1,-1-2,-2:0 Blanco mueve el rey de 1,-1 a 2,-2. En 1,-1 queda libre la ficha 4 de negro.
1 -2,1--2,2:0 Negro mueve el rey de -2,1 a -2,2. En -2,1 queda libre la ficha 4 de blanco.
0 2,-2-1,-1:0 Blanco mueve el rey de 2,-2 a 1,-1. Cubre la ficha 4 de negro: una torre de 2.
1 0,1-0,0:0 Negro mueve la ficha 11 de 0,1 a 0,0. Cubre la ficha 7 de negro: una torre de 3.
0 2,-1-1,0:0 Blanco mueve la reina de 2,-1 a 1,0. Cubre la ficha 3 de negro: una torre de 4.
1 -1,0--4,0:0 Negro mueve la reina de -1,0 a -4,0. En -1,0 queda libre la ficha 9 de blanco. Cubre la ficha 5 de blanco: una torre de 2.
0 1,0-0,0:0 Blanco mueve la reina de 1,0 a 0,0. En 1,0 queda libre la ficha 3 de negro. Cubre la ficha 11 de negro: una torre de 4.
1 -2,2--2,1:0 Negro mueve el rey de -2,2 a -2,1. Cubre la ficha 4 de blanco: una torre de 2.
0 0,0-1,0:0 Blanco mueve la reina de 0,0 a 1,0. En 0,0 queda libre la ficha 11 de negro. Cubre la ficha 3 de negro: una torre de 4.
1 -4,0--5,0:0 Negro mueve la reina de -4,0 a -5,0. En -4,0 queda libre la ficha 5 de blanco.
0 1,0-0,0:0 Blanco mueve la reina de 1,0 a 0,0. En 1,0 queda libre la ficha 3 de negro. Cubre la ficha 11 de negro: una torre de 4.
1 -2,1--2,2:0 Negro mueve el rey de -2,1 a -2,2. En -2,1 queda libre la ficha 4 de blanco.
0 -1,0-0,-1:5 Blanco mueve la ficha 9 de -1,0 a 0,-1. En -1,0 queda libre la ficha 12 de blanco. Cubre la ficha 6 de blanco: una torre de 2.
1 -2,2--1,1:0 Negro mueve el rey de -2,2 a -1,1.
0 -2,1--2,0:4 Blanco mueve la ficha 4 de -2,1 a -2,0. Cubre la ficha 7 de blanco: una torre de 2.
1 -1,1--1,0:0 Negro mueve el rey de -1,1 a -1,0. Cubre la ficha 12 de blanco: una torre de 2.
0 0,-1-0,1:1 Blanco mueve la ficha 9 de 0,-1 a 0,1. En 0,-1 queda libre la ficha 6 de blanco.
1 -5,0--4,0:0 Negro mueve la reina de -5,0 a -4,0. Cubre la ficha 5 de blanco: una torre de 2.
0 0,1--2,1:2 Blanco mueve la ficha 9 de 0,1 a -2,1.
1 -1,0--1,1:0 Negro mueve el rey de -1,0 a -1,1. En -1,0 queda libre la ficha 12 de blanco.
0 -2,1--2,2:2 Blanco mueve la ficha 9 de -2,1 a -2,2.
1 -4,0--1,0:0 Negro mueve la reina de -4,0 a -1,0. En -4,0 queda libre la ficha 5 de blanco. Cubre la ficha 12 de blanco: una torre de 2.
0 -2,0--1,0:5 Blanco mueve la ficha 4 de -2,0 a -1,0. En -2,0 queda libre la ficha 7 de blanco. Cubre la reina de negro: una torre de 3. Negro no tiene ninguna acción posible, y pierde. Fin de la partida: victoria de blanco.

X-E2 Victoria de blanco: negro no tiene ninguna acción posible.
