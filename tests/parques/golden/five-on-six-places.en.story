0 (1-2)    To see who starts, yellow throws 1-2: 3 in all.
1 (5-5)    To see who starts, blue throws 5-5: 10 in all.
2 (3-5)    To see who starts, red throws 3-5: 8 in all.
3 (6-6)    To see who starts, green throws 6-6: 12 in all.
4 (3-4)    To see who starts, orange throws 3-4: 7 in all. Green starts.
3 (4-4)    Green throws 4-4. A green piece comes out to 56. For the pair, green throws again.
3 (5-6)    Green throws 5-6.
3 G56-67   A green piece goes from 56 to 67. The turn passes to orange.
4 (4-5)    Orange throws 4-5. No pair: 2 throws are left.
4 (1-6)    Orange throws 1-6. No pair: one throw is left.
4 (3-6)    Orange throws 3-6. No pair: nobody comes out of jail. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5. No pair: 2 throws are left.
0 (2-4)    Yellow throws 2-4. No pair: one throw is left.
0 (1-6)    Yellow throws 1-6. No pair: nobody comes out of jail. The turn passes to blue.
1 (3-6)    Blue throws 3-6. No pair: 2 throws are left.
1 (3-4)    Blue throws 3-4. No pair: one throw is left.
1 (4-4)    Blue throws 4-4. A blue piece comes out to 22. For the pair, blue throws again.
1 (4-6)    Blue throws 4-6.
1 B22-32   A blue piece goes from 22 to 32. The turn passes to red.
2 (5-5)    Red throws 5-5. A red piece comes out to 39. For the pair, red throws again.
2 (3-6)    Red throws 3-6.
2 R39-48   A red piece goes from 39 to 48. The turn passes to green.
3 (3-5)    Green throws 3-5.
3 G67-75   A green piece goes from 67 to 75. The turn passes to orange.
4 (4-5)    Orange throws 4-5. No pair: 2 throws are left.
4 (1-6)    Orange throws 1-6. No pair: one throw is left.
4 (1-2)    Orange throws 1-2. No pair: nobody comes out of jail. The turn passes to yellow.
0 (5-5)    Yellow throws 5-5. A yellow piece comes out to 5. For the pair, yellow throws again.
0 (6-6)    Yellow throws 6-6.
0 Y5-17    A yellow piece goes from 5 to 17. For the pair, yellow throws again.
0 (4-6)    Yellow throws 4-6.
0 Y17-27   A yellow piece goes from 17 to 27. The turn passes to blue.
1 (1-4)    Blue throws 1-4.
1 B32-37   A blue piece goes from 32 to 37. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R48-57   A red piece goes from 48 to 57. The turn passes to green.
3 (5-5)    Green throws 5-5.
3 G75-85   A green piece goes from 75 to 85. For the pair, green throws again.
3 (1-6)    Green throws 1-6.
3 G85-92   A green piece goes from 85 to 92. The turn passes to orange.
4 (1-5)    Orange throws 1-5. No pair: 2 throws are left.
4 (3-6)    Orange throws 3-6. No pair: one throw is left.
4 (1-6)    Orange throws 1-6. No pair: nobody comes out of jail. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y27-36   A yellow piece goes from 27 to 36. The turn passes to blue.
1 (3-6)    Blue throws 3-6.
1 B37-46   A blue piece goes from 37 to 46. The turn passes to red.
2 (2-5)    Red throws 2-5.
2 R57-64   A red piece goes from 57 to 64. The turn passes to green.
3 (4-5)    Green throws 4-5.
3 G92-101  A green piece goes from 92 to 101. The turn passes to orange.
4 (3-6)    Orange throws 3-6. No pair: 2 throws are left.
4 (2-5)    Orange throws 2-5. No pair: one throw is left.
4 (2-3)    Orange throws 2-3. No pair: nobody comes out of jail. The turn passes to yellow.
0 (2-5)    Yellow throws 2-5.
0 Y36-43   A yellow piece goes from 36 to 43. The turn passes to blue.
1 (3-6)    Blue throws 3-6.
1 B46-55   A blue piece goes from 46 to 55. The turn passes to red.
2 (1-4)    Red throws 1-4.
2 R64-69   A red piece goes from 64 to 69. The turn passes to green.
3 (3-4)    Green throws 3-4.
3 G101-6   A green piece goes from 101 to 6. The turn passes to orange.
4 (4-4)    Orange throws 4-4. An orange piece comes out to 73. For the pair, orange throws again.
4 (3-3)    Orange throws 3-3.
4 O73-79   An orange piece goes from 73 to 79. For the pair, orange throws again.
4 (3-4)    Orange throws 3-4.
4 O79-86   An orange piece goes from 79 to 86. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y43-52   A yellow piece goes from 43 to 52. The turn passes to blue.
1 (5-6)    Blue throws 5-6.
1 B55-66   A blue piece goes from 55 to 66. The turn passes to red.
2 (2-3)    Red throws 2-3.
2 R69-74   A red piece goes from 69 to 74. The turn passes to green.
3 (3-6)    Green throws 3-6.
3 G6-15    A green piece goes from 6 to 15. The turn passes to orange.
4 (3-5)    Orange throws 3-5.
4 O86-94   An orange piece goes from 86 to 94. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5.
0 Y52-61   A yellow piece goes from 52 to 61. The turn passes to blue.
1 (1-2)    Blue throws 1-2.
1 B66-69   A blue piece goes from 66 to 69. The turn passes to red.
2 (5-6)    Red throws 5-6.
2 R74-85   A red piece goes from 74 to 85. The turn passes to green.
3 (1-4)    Green throws 1-4.
3 G15-20   A green piece goes from 15 to 20. The turn passes to orange.
4 (3-5)    Orange throws 3-5.
4 O94-102  An orange piece goes from 94 to 102. The turn passes to yellow.
0 (5-5)    Yellow throws 5-5.
0 Y61-71   A yellow piece goes from 61 to 71. For the pair, yellow throws again.
0 (5-6)    Yellow throws 5-6.
0 Y71-82   A yellow piece goes from 71 to 82. The turn passes to blue.
1 (2-5)    Blue throws 2-5.
1 B69-76   A blue piece goes from 69 to 76. The turn passes to red.
2 (2-4)    Red throws 2-4.
2 R85-91   A red piece goes from 85 to 91. The turn passes to green.
3 (1-5)    Green throws 1-5.
3 G20-26   A green piece goes from 20 to 26. The turn passes to orange.
4 (5-6)    Orange throws 5-6.
4 O102-11  An orange piece goes from 102 to 11. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y82-91   A yellow piece goes from 82 to 91. The red piece on 91 is captured and goes to jail. The turn passes to blue.
1 (2-6)    Blue throws 2-6.
1 B76-84   A blue piece goes from 76 to 84. The turn passes to red.
2 (1-1)    Red throws 1-1. A red piece comes out to 39. For the pair, red throws again.
2 (1-6)    Red throws 1-6.
2 R39-46   A red piece goes from 39 to 46. The turn passes to green.
3 (2-6)    Green throws 2-6.
3 G26-34   A green piece goes from 26 to 34. The turn passes to orange.
4 (1-6)    Orange throws 1-6.
4 O11-18   An orange piece goes from 11 to 18. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3.
0 Y91-96   A yellow piece goes from 91 to 96. The turn passes to blue.
1 (5-6)    Blue throws 5-6.
1 B84-95   A blue piece goes from 84 to 95. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R46-55   A red piece goes from 46 to 55. The turn passes to green.
3 (2-3)    Green throws 2-3.
3 G34-39   A green piece goes from 34 to 39. The turn passes to orange.
4 (4-6)    Orange throws 4-6.
4 O18-28   An orange piece goes from 18 to 28. The turn passes to yellow.
0 (1-6)    Yellow throws 1-6.
0 Y96-c1   A yellow piece goes from 96 to square 1 of the corridor. The turn passes to blue.
1 (2-4)    Blue throws 2-4.
1 B95-101  A blue piece goes from 95 to 101. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R55-64   A red piece goes from 55 to 64. The turn passes to green.
3 (1-4)    Green throws 1-4.
3 G39-44   A green piece goes from 39 to 44. The turn passes to orange.
4 (2-6)    Orange throws 2-6.
4 O28-36   An orange piece goes from 28 to 36. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6. The dice cannot both be used: only one is played.
0 Yc1-c7   A yellow piece goes up its corridor, from 1 to 7. The turn passes to blue.
1 (3-6)    Blue throws 3-6.
1 B101-8   A blue piece goes from 101 to 8. The turn passes to red.
2 (3-3)    Red throws 3-3.
2 R64-70   A red piece goes from 64 to 70. For the pair, red throws again.
2 (1-2)    Red throws 1-2.
2 R70-73   A red piece goes from 70 to 73. The turn passes to green.
3 (4-5)    Green throws 4-5.
3 G44-c2   A green piece goes from 44 to square 2 of the corridor. The turn passes to orange.
4 (5-5)    Orange throws 5-5.
4 O36-46   An orange piece goes from 36 to 46. For the pair, orange throws again.
4 (4-6)    Orange throws 4-6.
4 O46-56   An orange piece goes from 46 to 56. The turn passes to yellow.
0 (1-2)    Yellow throws 1-2. The dice cannot both be used: only one is played.
0 Yc7-m    A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. Yellow has brought all its pieces in and comes first. The game is over: yellow wins.

Q-E2 Yellow wins: all its pieces have arrived.
