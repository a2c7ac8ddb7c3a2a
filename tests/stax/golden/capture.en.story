0 5@0,0:1  White places tile 5 on 0,0.
1 4@0,1:1  Black places tile 4 on 0,1.
0 2@-1,1:2 White places tile 2 on -1,1.
1 2@-1,2:0 Black places tile 2 on -1,2.
0 13@1,0:0 White places the queen on 1,0.
1 12@1,-1:0 Black places tile 12 on 1,-1.
0 9@-2,2:2 White places tile 9 on -2,2.
1 3@1,1:3  Black places tile 3 on 1,1.
0 8@2,0:4  White places tile 8 on 2,0.
1 8'@2,1:3 Black places tile 8 (other face) on 2,1.
0 10@-2,3:2 White places tile 10 on -2,3.
1 1@-3,3:0 Black places the king on -3,3.
0 4@1,2:0  White places tile 4 on 1,2.
1 -1,2-2,2:2 Black moves tile 2 from -1,2 to 2,2.
0 11@3,0:1 White places tile 11 on 3,0.
1 6@0,2:0  Black places tile 6 on 0,2.
0 12@-1,0:5 White places tile 12 on -1,0.
1 1,-1--1,-1:1 Black moves tile 12 from 1,-1 to -1,-1.
0 6@1,-1:4 White places tile 6 on 1,-1.
1 2,1-1,1:4 Black moves tile 8 (other face) from 2,1 to 1,1. It covers black's tile 3: now a tower of 2.
0 7@0,3:0  White places tile 7 on 0,3.
1 1,1-3,-1:0 Black moves tile 8 (other face) from 1,1 to 3,-1. On 1,1 black's tile 3 is uncovered.
0 3@2,1:0  White places tile 3 on 2,1.
1 5@3,1:1  Black places tile 5 on 3,1.
0 1@4,-1:0 White places the king on 4,-1.
1 -1,-1--1,1:4 Black moves tile 12 from -1,-1 to -1,1. It covers white's tile 2: now a tower of 2.
0 -2,3--3,3:0 White moves tile 10 from -2,3 to -3,3. It captures black's king! The game is over: white wins.

X-E1 White wins: black's king has been captured.
