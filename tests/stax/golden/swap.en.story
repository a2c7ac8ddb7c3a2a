0 1@0,0:0  White places the king on 0,0.
0 8'@-1,0:2 White places black's tile 8 (other face) on -1,0.
0 10@-1,1:0 White places tile 10 on -1,1.
1 swap     Black swaps the colours: white tiles become black, and black ones white.
0 1@-2,1:0 White places the king on -2,1.
1 0,0--1,0:0 Black moves the king from 0,0 to -1,0. It covers white's tile 8 (other face): now a tower of 2.
0 11@-2,2:0 White places tile 11 on -2,2.
1 -1,0--2,1:0 Black moves the king from -1,0 to -2,1. On -1,0 white's tile 8 (other face) is uncovered. It captures white's king! The game is over: black wins.

X-E1 Black wins: white's king has been captured.
