0 1@0,0:0  White places the king on 0,0.
1 4@0,1:4  Black places tile 4 on 0,1.
0 8'@-1,1:4 White places tile 8 (other face) on -1,1.
1 1@-1,2:0 Black places the king on -1,2.
0 -1,1-0,1:1' White moves tile 8 (other face) from -1,1 to 0,1. It covers black's tile 4: now a tower of 2.
1 7@0,2:0  Black places tile 7 on 0,2.
0 3@-1,3:4 White places tile 3 on -1,3.
1 0,2--1,3:0 Black moves tile 7 from 0,2 to -1,3. It covers white's tile 3: now a tower of 2.
0 5@0,2:1  White places tile 5 on 0,2.
1 -1,2-0,2:0 Black moves the king from -1,2 to 0,2. It covers white's tile 5: now a tower of 2.
0 4@1,1:3  White places tile 4 on 1,1.
1 0,2-1,1:0 Black moves the king from 0,2 to 1,1. On 0,2 white's tile 5 is uncovered. It covers white's tile 4: now a tower of 2.
0 7@-1,1:0 White places tile 7 on -1,1.
1 6@0,3:2  Black places tile 6 on 0,3.
0 -1,1-0,1:0 White moves tile 7 from -1,1 to 0,1. It covers white's tile 8 (other face): now a tower of 3.
1 -1,3-0,3:0 Black moves tile 7 from -1,3 to 0,3. On -1,3 white's tile 3 is uncovered. It covers black's tile 6: now a tower of 2.
0 -1,3--1,4:2 White moves tile 3 from -1,3 to -1,4.
1 1,1-0,2:0 Black moves the king from 1,1 to 0,2. On 1,1 white's tile 4 is uncovered. It covers white's tile 5: now a tower of 2.
0 0,1-1,1:0 White moves tile 7 from 0,1 to 1,1. On 0,1 white's tile 8 (other face) is uncovered. It covers white's tile 4: now a tower of 2.
1 0,2-1,1:0 Black moves the king from 0,2 to 1,1. On 0,2 white's tile 5 is uncovered. It covers white's tile 7: now a tower of 3. The limit of 20 actions is reached. The game is a draw.

X-E3 A draw: the limit of 20 actions is reached.
