0 9@0,0:4  White places tile 9 on 0,0.
1 1@-1,0:0 Black places the king on -1,0.
0 6@0,-1:5 White places tile 6 on 0,-1.
1 8@1,-1:0 Black places tile 8 on 1,-1.
0 5@-1,-1:0 White places tile 5 on -1,-1.
1 1,-1-0,-1:0 Black moves tile 8 from 1,-1 to 0,-1. It covers white's tile 6: now a tower of 2.
0 1@0,-2:0 White places the king on 0,-2.
1 0,-1--1,-1:2 Black moves tile 8 from 0,-1 to -1,-1. On 0,-1 white's tile 6 is uncovered. It covers white's tile 5: now a tower of 2.
0 0,0-1,-1:0 White moves tile 9 from 0,0 to 1,-1.
1 -1,-1--2,-1:3 Black moves tile 8 from -1,-1 to -2,-1. On -1,-1 white's tile 5 is uncovered.
0 1,-1-0,-1:1 White moves tile 9 from 1,-1 to 0,-1. It covers white's tile 6: now a tower of 2.
1 -2,-1--1,-1:4 Black moves tile 8 from -2,-1 to -1,-1. It covers white's tile 5: now a tower of 2.
0 0,-2-0,-1:0 White moves the king from 0,-2 to 0,-1. It covers white's tile 9: now a tower of 3.
1 6@0,-2:0 Black places tile 6 on 0,-2.
0 11@0,0:1 White places tile 11 on 0,0.
1 -1,0-0,0:0 Black moves the king from -1,0 to 0,0. It covers white's tile 11: now a tower of 2.
0 8'@1,-2:1 White places tile 8 (other face) on 1,-2.
1 4@1,-1:4 Black places tile 4 on 1,-1.
0 1,-2-0,-2:3 White moves tile 8 (other face) from 1,-2 to 0,-2. It covers black's tile 6: now a tower of 2.
1 -1,-1-0,-2:2 Black moves tile 8 from -1,-1 to 0,-2. On -1,-1 white's tile 5 is uncovered. It covers white's tile 8 (other face): now a tower of 3.
0 2@-1,-2:0 White places tile 2 on -1,-2.
1 3@-1,0:5 Black places tile 3 on -1,0.
0 -1,-2-0,-2:4 White moves tile 2 from -1,-2 to 0,-2. It covers black's tile 8: now a tower of 4.
1 2@1,-2:1 Black places tile 2 on 1,-2.
0 7@-2,0:1 White places tile 7 on -2,0.
1 12@-1,-2:1 Black places tile 12 on -1,-2.
0 4@-2,1:0 White places tile 4 on -2,1.
1 -1,-2--3,0:3 Black moves tile 12 from -1,-2 to -3,0.
0 -1,-1--3,-1:2 White moves tile 5 from -1,-1 to -3,-1.
1 10@-1,-1:1 Black places tile 10 on -1,-1.
0 0,-2--1,-1:2 White moves tile 2 from 0,-2 to -1,-1. On 0,-2 black's tile 8 is uncovered. It covers black's tile 10: now a tower of 2.
1 7@-1,1:1 Black places tile 7 on -1,1.
0 10@0,1:3 White places tile 10 on 0,1.
1 0,0--1,1:0 Black moves the king from 0,0 to -1,1. On 0,0 white's tile 11 is uncovered. It covers black's tile 7: now a tower of 2.
0 0,-1-1,-1:0 White moves the king from 0,-1 to 1,-1. On 0,-1 white's tile 9 is uncovered. It covers black's tile 4: now a tower of 2.
1 5@1,0:0  Black places tile 5 on 1,0.
0 -3,-1--3,0:0 White moves tile 5 from -3,-1 to -3,0. It covers black's tile 12: now a tower of 2.
1 9@-1,-2:4 Black places tile 9 on -1,-2.
0 0,1-1,0:1 White moves tile 10 from 0,1 to 1,0. It covers black's tile 5: now a tower of 2.
1 -1,-2--1,-1:4 Black moves tile 9 from -1,-2 to -1,-1. It covers white's tile 2: now a tower of 3.
0 0,0-0,-2:1 White moves tile 11 from 0,0 to 0,-2. It covers black's tile 8: now a tower of 4.
1 -1,0-1,0:5 Black moves tile 3 from -1,0 to 1,0. It covers white's tile 10: now a tower of 3.
0 3@0,0:1  White places tile 3 on 0,0.
1 -1,1--2,1:0 Black moves the king from -1,1 to -2,1. On -1,1 black's tile 7 is uncovered. It covers white's tile 4: now a tower of 2.
0 12@-1,0:4 White places tile 12 on -1,0.
1 11@0,1:2 Black places tile 11 on 0,1.
0 0,-1--1,0:4 White moves tile 9 from 0,-1 to -1,0. On 0,-1 white's tile 6 is uncovered. It covers white's tile 12: now a tower of 2.
1 13@-1,-2:0 Black places the queen on -1,-2.
0 13@2,-1:0 White places the queen on 2,-1.
1 -1,-2--1,0:0 Black moves the queen from -1,-2 to -1,0. It covers white's tile 9: now a tower of 3.
0 -3,0--4,0:2 White moves tile 5 from -3,0 to -4,0. On -3,0 black's tile 12 is uncovered.
1 -1,1-0,0:0 Black moves tile 7 from -1,1 to 0,0. It covers white's tile 3: now a tower of 2.
0 1,-1-2,-2:0 White moves the king from 1,-1 to 2,-2. On 1,-1 black's tile 4 is uncovered.
1 -2,1--2,2:0 Black moves the king from -2,1 to -2,2. On -2,1 white's tile 4 is uncovered.
0 2,-2-1,-1:0 White moves the king from 2,-2 to 1,-1. It covers black's tile 4: now a tower of 2.
1 0,1-0,0:0 Black moves tile 11 from 0,1 to 0,0. It covers black's tile 7: now a tower of 3.
0 2,-1-1,0:0 White moves the queen from 2,-1 to 1,0. It covers black's tile 3: now a tower of 4.
1 -1,0--4,0:0 Black moves the queen from -1,0 to -4,0. On -1,0 white's tile 9 is uncovered. It covers white's tile 5: now a tower of 2.
0 1,0-0,0:0 White moves the queen from 1,0 to 0,0. On 1,0 black's tile 3 is uncovered. It covers black's tile 11: now a tower of 4.
1 -2,2--2,1:0 Black moves the king from -2,2 to -2,1. It covers white's tile 4: now a tower of 2.
0 0,0-1,0:0 White moves the queen from 0,0 to 1,0. On 0,0 black's tile 11 is uncovered. It covers black's tile 3: now a tower of 4.
1 -4,0--5,0:0 Black moves the queen from -4,0 to -5,0. On -4,0 white's tile 5 is uncovered.
0 1,0-0,0:0 White moves the queen from 1,0 to 0,0. On 1,0 black's tile 3 is uncovered. It covers black's tile 11: now a tower of 4.
1 -2,1--2,2:0 Black moves the king from -2,1 to -2,2. On -2,1 white's tile 4 is uncovered.
0 -1,0-0,-1:5 White moves tile 9 from -1,0 to 0,-1. On -1,0 white's tile 12 is uncovered. It covers white's tile 6: now a tower of 2.
1 -2,2--1,1:0 Black moves the king from -2,2 to -1,1.
0 -2,1--2,0:4 White moves tile 4 from -2,1 to -2,0. It covers white's tile 7: now a tower of 2.
1 -1,1--1,0:0 Black moves the king from -1,1 to -1,0. It covers white's tile 12: now a tower of 2.
0 0,-1-0,1:1 White moves tile 9 from 0,-1 to 0,1. On 0,-1 white's tile 6 is uncovered.
1 -5,0--4,0:0 Black moves the queen from -5,0 to -4,0. It covers white's tile 5: now a tower of 2.
0 0,1--2,1:2 White moves tile 9 from 0,1 to -2,1.
1 -1,0--1,1:0 Black moves the king from -1,0 to -1,1. On -1,0 white's tile 12 is uncovered.
0 -2,1--2,2:2 White moves tile 9 from -2,1 to -2,2.
1 -4,0--1,0:0 Black moves the queen from -4,0 to -1,0. On -4,0 white's tile 5 is uncovered. It covers white's tile 12: now a tower of 2.
0 -2,0--1,0:5 White moves tile 4 from -2,0 to -1,0. On -2,0 white's tile 7 is uncovered. It covers black's queen: now a tower of 3. Black can neither place nor move, and loses. The game is over: white wins.

X-E2 White wins: black can neither place nor move.
