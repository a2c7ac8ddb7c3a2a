0 9@0,0:0  White places tile 9 on 0,0.
1 8'@-1,0:3 Black places tile 8 (other face) on -1,0.
2 5@0,-1:2 Blue places tile 5 on 0,-1.
0 6@-1,1:1 White places tile 6 on -1,1.
1 4@-2,1:4 Black places tile 4 on -2,1.
2 8@-1,-1:4 Blue places tile 8 on -1,-1.
0 4@0,-2:5 White places tile 4 on 0,-2.
1 1@-2,2:0 Black places the king on -2,2.
2 2@-2,0:5 Blue places tile 2 on -2,0.
0 12@-3,1:1 White places tile 12 on -3,1.
1 12@-2,-1:5 Black places tile 12 on -2,-1.
2 4@1,-1:1 Blue places tile 4 on 1,-1.
0 10@0,1:0 White places tile 10 on 0,1.
1 -2,2--2,1:0 Black moves the king from -2,2 to -2,1. It covers black's tile 4: now a tower of 2.
2 9@-3,2:3 Blue places tile 9 on -3,2.
0 1@-1,2:0 White places the king on -1,2.
1 13@-4,2:0 Black places the queen on -4,2.
2 12@-2,2:1 Blue places tile 12 on -2,2.
0 -3,1--3,0:1 White moves tile 12 from -3,1 to -3,0.
1 -2,-1--3,-1:2 Black moves tile 12 from -2,-1 to -3,-1.
2 3@-3,3:3 Blue places tile 3 on -3,3.
0 0,0--1,0:2 White moves tile 9 from 0,0 to -1,0. It covers black's tile 8 (other face): now a tower of 2.
1 -3,-1--2,-1:1 Black moves tile 12 from -3,-1 to -2,-1.
2 10@-4,3:5 Blue places tile 10 on -4,3.
0 -1,0--2,1:0 White moves tile 9 from -1,0 to -2,1. On -1,0 black's tile 8 (other face) is uncovered. It captures black's king! The game is over: white wins.

X-E1 White wins: black's king has been captured.
