0 1@0,0:0  White places the king on 0,0.
1 8@1,-1:5 Black places tile 8 on 1,-1.
0 8@0,-1:4 White places tile 8 on 0,-1.
1 1@1,-2:0 Black places the king on 1,-2.
0 0,0-1,-1:0 White moves the king from 0,0 to 1,-1. It covers black's tile 8: now a tower of 2.
1 1,-2-0,-2:0 Black moves the king from 1,-2 to 0,-2.
0 1,-1-0,0:0 White moves the king from 1,-1 to 0,0. On 1,-1 black's tile 8 is uncovered.
1 0,-2-1,-2:0 Black moves the king from 0,-2 to 1,-2. This position occurs for the second time.
0 0,0-1,-1:0 White moves the king from 0,0 to 1,-1. It covers black's tile 8: now a tower of 2. This position occurs for the second time.
1 1,-2-0,-2:0 Black moves the king from 1,-2 to 0,-2. This position occurs for the second time.
0 1,-1-0,0:0 White moves the king from 1,-1 to 0,0. On 1,-1 black's tile 8 is uncovered. This position occurs for the second time.
1 0,-2-1,-2:0 Black moves the king from 0,-2 to 1,-2. The same position has occurred for the third time. The game is a draw.

X-E3 A draw: the same position has occurred for the third time.
