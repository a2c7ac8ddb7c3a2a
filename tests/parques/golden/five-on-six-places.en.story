0 (1-2)    A 1-2 for yellow, to see who starts: 3.
1 (5-5)    A 5-5 for blue, to see who starts: 10.
2 (3-5)    A 3-5 for red, to see who starts: 8.
3 (6-6)    A 6-6 for green, to see who starts: 12.
4 (3-4)    A 3-4 for orange, to see who starts: 7. The game begins with green.
3 (4-4)    A 4-4 for green. Pieces of green that come out of jail to 56: 1. The pair gives another throw.
3 (5-6)    A 5-6 for green.
3 G56-67   A green piece goes from 56 to 67. The turn passes to orange.
4 (4-5)    A 4-5 for orange. No pair; throws left: 2.
4 (1-6)    A 1-6 for orange. No pair; throws left: 1.
4 (3-6)    A 3-6 for orange. No pair: nobody comes out of jail. The turn passes to yellow.
0 (3-5)    A 3-5 for yellow. No pair; throws left: 2.
0 (2-4)    A 2-4 for yellow. No pair; throws left: 1.
0 (1-6)    A 1-6 for yellow. No pair: nobody comes out of jail. The turn passes to blue.
1 (3-6)    A 3-6 for blue. No pair; throws left: 2.
1 (3-4)    A 3-4 for blue. No pair; throws left: 1.
1 (4-4)    A 4-4 for blue. Pieces of blue that come out of jail to 22: 1. The pair gives another throw.
1 (4-6)    A 4-6 for blue.
1 B22-32   A blue piece goes from 22 to 32. The turn passes to red.
2 (5-5)    A 5-5 for red. Pieces of red that come out of jail to 39: 1. The pair gives another throw.
2 (3-6)    A 3-6 for red.
2 R39-48   A red piece goes from 39 to 48. The turn passes to green.
3 (3-5)    A 3-5 for green.
3 G67-75   A green piece goes from 67 to 75. The turn passes to orange.
4 (4-5)    A 4-5 for orange. No pair; throws left: 2.
4 (1-6)    A 1-6 for orange. No pair; throws left: 1.
4 (1-2)    A 1-2 for orange. No pair: nobody comes out of jail. The turn passes to yellow.
0 (5-5)    A 5-5 for yellow. Pieces of yellow that come out of jail to 5: 1. The pair gives another throw.
0 (6-6)    A 6-6 for yellow.
0 Y5-17    A yellow piece goes from 5 to 17. The pair gives another throw.
0 (4-6)    A 4-6 for yellow.
0 Y17-27   A yellow piece goes from 17 to 27. The turn passes to blue.
1 (1-4)    A 1-4 for blue.
1 B32-37   A blue piece goes from 32 to 37. The turn passes to red.
2 (3-6)    A 3-6 for red.
2 R48-57   A red piece goes from 48 to 57. The turn passes to green.
3 (5-5)    A 5-5 for green.
3 G75-85   A green piece goes from 75 to 85. The pair gives another throw.
3 (1-6)    A 1-6 for green.
3 G85-92   A green piece goes from 85 to 92. The turn passes to orange.
4 (1-5)    A 1-5 for orange. No pair; throws left: 2.
4 (3-6)    A 3-6 for orange. No pair; throws left: 1.
4 (1-6)    A 1-6 for orange. No pair: nobody comes out of jail. The turn passes to yellow.
0 (3-6)    A 3-6 for yellow.
0 Y27-36   A yellow piece goes from 27 to 36. The turn passes to blue.
1 (3-6)    A 3-6 for blue.
1 B37-46   A blue piece goes from 37 to 46. The turn passes to red.
2 (2-5)    A 2-5 for red.
2 R57-64   A red piece goes from 57 to 64. The turn passes to green.
3 (4-5)    A 4-5 for green.
3 G92-101  A green piece goes from 92 to 101. The turn passes to orange.
4 (3-6)    A 3-6 for orange. No pair; throws left: 2.
4 (2-5)    A 2-5 for orange. No pair; throws left: 1.
4 (2-3)    A 2-3 for orange. No pair: nobody comes out of jail. The turn passes to yellow.
0 (2-5)    A 2-5 for yellow.
0 Y36-43   A yellow piece goes from 36 to 43. The turn passes to blue.
1 (3-6)    A 3-6 for blue.
1 B46-55   A blue piece goes from 46 to 55. The turn passes to red.
2 (1-4)    A 1-4 for red.
2 R64-69   A red piece goes from 64 to 69. The turn passes to green.
3 (3-4)    A 3-4 for green.
3 G101-6   A green piece goes from 101 to 6. The turn passes to orange.
4 (4-4)    A 4-4 for orange. Pieces of orange that come out of jail to 73: 1. The pair gives another throw.
4 (3-3)    A 3-3 for orange.
4 O73-79   A orange piece goes from 73 to 79. The pair gives another throw.
4 (3-4)    A 3-4 for orange.
4 O79-86   A orange piece goes from 79 to 86. The turn passes to yellow.
0 (3-6)    A 3-6 for yellow.
0 Y43-52   A yellow piece goes from 43 to 52. The turn passes to blue.
1 (5-6)    A 5-6 for blue.
1 B55-66   A blue piece goes from 55 to 66. The turn passes to red.
2 (2-3)    A 2-3 for red.
2 R69-74   A red piece goes from 69 to 74. The turn passes to green.
3 (3-6)    A 3-6 for green.
3 G6-15    A green piece goes from 6 to 15. The turn passes to orange.
4 (3-5)    A 3-5 for orange.
4 O86-94   A orange piece goes from 86 to 94. The turn passes to yellow.
0 (4-5)    A 4-5 for yellow.
0 Y52-61   A yellow piece goes from 52 to 61. The turn passes to blue.
1 (1-2)    A 1-2 for blue.
1 B66-69   A blue piece goes from 66 to 69. The turn passes to red.
2 (5-6)    A 5-6 for red.
2 R74-85   A red piece goes from 74 to 85. The turn passes to green.
3 (1-4)    A 1-4 for green.
3 G15-20   A green piece goes from 15 to 20. The turn passes to orange.
4 (3-5)    A 3-5 for orange.
4 O94-102  A orange piece goes from 94 to 102. The turn passes to yellow.
0 (5-5)    A 5-5 for yellow.
0 Y61-71   A yellow piece goes from 61 to 71. The pair gives another throw.
0 (5-6)    A 5-6 for yellow.
0 Y71-82   A yellow piece goes from 71 to 82. The turn passes to blue.
1 (2-5)    A 2-5 for blue.
1 B69-76   A blue piece goes from 69 to 76. The turn passes to red.
2 (2-4)    A 2-4 for red.
2 R85-91   A red piece goes from 85 to 91. The turn passes to green.
3 (1-5)    A 1-5 for green.
3 G20-26   A green piece goes from 20 to 26. The turn passes to orange.
4 (5-6)    A 5-6 for orange.
4 O102-11  A orange piece goes from 102 to 11. The turn passes to yellow.
0 (3-6)    A 3-6 for yellow.
0 Y82-91   A yellow piece goes from 82 to 91. A red piece is captured on 91 and goes to jail. The turn passes to blue.
1 (2-6)    A 2-6 for blue.
1 B76-84   A blue piece goes from 76 to 84. The turn passes to red.
2 (1-1)    A 1-1 for red. Pieces of red that come out of jail to 39: 1. The pair gives another throw.
2 (1-6)    A 1-6 for red.
2 R39-46   A red piece goes from 39 to 46. The turn passes to green.
3 (2-6)    A 2-6 for green.
3 G26-34   A green piece goes from 26 to 34. The turn passes to orange.
4 (1-6)    A 1-6 for orange.
4 O11-18   A orange piece goes from 11 to 18. The turn passes to yellow.
0 (2-3)    A 2-3 for yellow.
0 Y91-96   A yellow piece goes from 91 to 96. The turn passes to blue.
1 (5-6)    A 5-6 for blue.
1 B84-95   A blue piece goes from 84 to 95. The turn passes to red.
2 (3-6)    A 3-6 for red.
2 R46-55   A red piece goes from 46 to 55. The turn passes to green.
3 (2-3)    A 2-3 for green.
3 G34-39   A green piece goes from 34 to 39. The turn passes to orange.
4 (4-6)    A 4-6 for orange.
4 O18-28   A orange piece goes from 18 to 28. The turn passes to yellow.
0 (1-6)    A 1-6 for yellow.
0 Y96-c1   A yellow piece goes from 96 to c1. The turn passes to blue.
1 (2-4)    A 2-4 for blue.
1 B95-101  A blue piece goes from 95 to 101. The turn passes to red.
2 (3-6)    A 3-6 for red.
2 R55-64   A red piece goes from 55 to 64. The turn passes to green.
3 (1-4)    A 1-4 for green.
3 G39-44   A green piece goes from 39 to 44. The turn passes to orange.
4 (2-6)    A 2-6 for orange.
4 O28-36   A orange piece goes from 28 to 36. The turn passes to yellow.
0 (3-6)    A 3-6 for yellow. Both dice cannot be used: only one is played.
0 Yc1-c7   A yellow piece goes from c1 to c7. The turn passes to blue.
1 (3-6)    A 3-6 for blue.
1 B101-8   A blue piece goes from 101 to 8. The turn passes to red.
2 (3-3)    A 3-3 for red.
2 R64-70   A red piece goes from 64 to 70. The pair gives another throw.
2 (1-2)    A 1-2 for red.
2 R70-73   A red piece goes from 70 to 73. The turn passes to green.
3 (4-5)    A 4-5 for green.
3 G44-c2   A green piece goes from 44 to c2. The turn passes to orange.
4 (5-5)    A 5-5 for orange.
4 O36-46   A orange piece goes from 36 to 46. The pair gives another throw.
4 (4-6)    A 4-6 for orange.
4 O46-56   A orange piece goes from 46 to 56. The turn passes to yellow.
0 (1-2)    A 1-2 for yellow. Both dice cannot be used: only one is played.
0 Yc7-m    A yellow piece goes from c7 to m. A yellow piece arrives. All have arrived: place 1 for yellow. The game is over: victory for yellow.

Q-E2 Victory for yellow: all the pieces have arrived.
