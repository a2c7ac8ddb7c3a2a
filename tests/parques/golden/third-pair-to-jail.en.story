1 (3-4)    Red throws 3-4. No pair: one throw is left.
1 (1-5)    Red throws 1-5. No pair: nobody comes out of jail. The turn passes to yellow.
0 (4-6)    Yellow throws 4-6. No pair: one throw is left.
0 (1-5)    Yellow throws 1-5. No pair: nobody comes out of jail. The turn passes to red.
1 (1-5)    Red throws 1-5. No pair: one throw is left.
1 (2-5)    Red throws 2-5. No pair: nobody comes out of jail. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6. No pair: one throw is left.
0 (2-6)    Yellow throws 2-6. No pair: nobody comes out of jail. The turn passes to red.
1 (1-5)    Red throws 1-5. No pair: one throw is left.
1 (1-3)    Red throws 1-3. No pair: nobody comes out of jail. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6. No pair: one throw is left.
0 (1-5)    Yellow throws 1-5. No pair: nobody comes out of jail. The turn passes to red.
1 (3-6)    Red throws 3-6. No pair: one throw is left.
1 (4-6)    Red throws 4-6. No pair: nobody comes out of jail. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5. No pair: one throw is left.
0 (2-5)    Yellow throws 2-5. No pair: nobody comes out of jail. The turn passes to red.
1 (4-6)    Red throws 4-6. No pair: one throw is left.
1 (2-4)    Red throws 2-4. No pair: nobody comes out of jail. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5. No pair: one throw is left.
0 (2-4)    Yellow throws 2-4. No pair: nobody comes out of jail. The turn passes to red.
1 (3-5)    Red throws 3-5. No pair: one throw is left.
1 (2-3)    Red throws 2-3. No pair: nobody comes out of jail. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3. No pair: one throw is left.
0 (2-6)    Yellow throws 2-6. No pair: nobody comes out of jail. The turn passes to red.
1 (1-3)    Red throws 1-3. No pair: one throw is left.
1 (4-6)    Red throws 4-6. No pair: nobody comes out of jail. The turn passes to yellow.
0 (2-5)    Yellow throws 2-5. No pair: one throw is left.
0 (2-2)    Yellow throws 2-2. 2 yellow pieces come out to 5. For the pair, yellow throws again.
0 (2-4)    Yellow throws 2-4.
0 Y5-11    A yellow piece goes from 5 to 11. The turn passes to red.
1 (3-3)    Red throws 3-3. 2 red pieces come out to 39. For the pair, red throws again.
1 (2-6)    Red throws 2-6.
1 R39-41 R39-45 A red piece goes from 39 to 41. A red piece goes from 39 to 45. The turn passes to yellow.
0 (1-3)    Yellow throws 1-3.
0 Y11-15   A yellow piece goes from 11 to 15. The turn passes to red.
1 (2-5)    Red throws 2-5.
1 R41-43 R45-50 A red piece goes from 41 to 43. A red piece goes from 45 to 50. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y5-13    A yellow piece goes from 5 to 13. The turn passes to red.
1 (1-6)    Red throws 1-6.
1 R43-50   A red piece goes from 43 to 50. The turn passes to yellow.
0 (1-1)    Yellow throws 1-1.
0 Y15-17   A yellow piece goes from 15 to 17. For the pair, yellow throws again.
0 (3-4)    Yellow throws 3-4.
0 Y13-16 Y17-21 A yellow piece goes from 13 to 16. A yellow piece goes from 17 to 21. The turn passes to red.
1 (4-5)    Red throws 4-5.
1 R50-59   A red piece goes from 50 to 59. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y21-29   A yellow piece goes from 21 to 29. The turn passes to red.
1 (1-5)    Red throws 1-5.
1 R50-51 R59-64 A red piece goes from 50 to 51. A red piece goes from 59 to 64. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5.
0 Y29-38   A yellow piece goes from 29 to 38. The turn passes to red.
1 (2-6)    Red throws 2-6.
1 R51-57 R64-66 A red piece goes from 51 to 57. A red piece goes from 64 to 66. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y16-18 Y38-44 A yellow piece goes from 16 to 18. A yellow piece goes from 38 to 44. The turn passes to red.
1 (2-6)    Red throws 2-6.
1 R57-63 R66-68 A red piece goes from 57 to 63. A red piece goes from 66 to 68. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3.
0 Y18-23   A yellow piece goes from 18 to 23. The turn passes to red.
1 (4-5)    Red throws 4-5.
1 R68-9    A red piece goes from 68 to 9. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y23-32   A yellow piece goes from 23 to 32. The turn passes to red.
1 (3-6)    Red throws 3-6.
1 R63-4    A red piece goes from 63 to 4. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5.
0 Y32-37 Y44-48 A yellow piece goes from 32 to 37. A yellow piece goes from 44 to 48. The turn passes to red.
1 (1-6)    Red throws 1-6.
1 R4-5 R9-15 A red piece goes from 4 to 5. A red piece goes from 9 to 15. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3.
0 Y37-42   A yellow piece goes from 37 to 42. The turn passes to red.
1 (1-6)    Red throws 1-6.
1 R5-11 R15-16 A red piece goes from 5 to 11. A red piece goes from 15 to 16. The turn passes to yellow.
0 (3-3)    Yellow throws 3-3.
0 Y42-45 Y48-51 A yellow piece goes from 42 to 45. A yellow piece goes from 48 to 51. For the pair, yellow throws again.
0 (6-6)    Yellow throws 6-6.
0 Y51-63   A yellow piece goes from 51 to 63. For the pair, yellow throws again.
0 (1-2)    Yellow throws 1-2.
0 Y63-66   A yellow piece goes from 63 to 66. The turn passes to red.
1 (1-6)    Red throws 1-6.
1 R16-23   A red piece goes from 16 to 23. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y45-47 Y66-c4 A yellow piece goes from 45 to 47. A yellow piece goes from 66 to square 4 of the corridor. The turn passes to red.
1 (1-2)    Red throws 1-2.
1 R11-14   A red piece goes from 11 to 14. The turn passes to yellow.
0 (1-3)    Yellow throws 1-3.
0 Yc4-m    A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. The turn passes to red.
1 (4-6)    Red throws 4-6.
1 R14-18 R23-29 A red piece goes from 14 to 18. A red piece goes from 23 to 29. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y47-55   A yellow piece goes from 47 to 55. The turn passes to red.
1 (3-6)    Red throws 3-6.
1 R18-21 R29-c1 A red piece goes from 18 to 21. A red piece goes from 29 to square 1 of the corridor. The turn passes to yellow.
0 (1-5)    Yellow throws 1-5.
0 Y55-61   A yellow piece goes from 55 to 61. The turn passes to red.
1 (5-5)    Red throws 5-5.
1 R21-26 Rc1-c6 A red piece goes from 21 to 26. A red piece goes up its corridor, from 1 to 6. For the pair, red throws again.
1 (3-3)    Red throws 3-3.
1 R26-32   A red piece goes from 26 to 32. For the pair, red throws again.
1 (3-3)    Red throws 3-3. Third pair: the red piece on 32 goes to jail, and the turn ends. The turn passes to yellow.
0 (1-4)    Yellow throws 1-4.
0 Y61-66   A yellow piece goes from 61 to 66. The turn passes to red.
1 (2-6)    Red throws 2-6. The dice cannot both be used: only one is played.
1 Rc6-m    A red piece goes from its corridor to the arrival. Red has brought a piece in. The turn passes to yellow.
0 (1-1)    Yellow throws 1-1.
0 Y66-68   A yellow piece goes from 66 to 68. For the pair, yellow throws again.
0 (3-3)    Yellow throws 3-3.
0 Y68-c6   A yellow piece goes from 68 to square 6 of the corridor. For the pair, yellow throws again.
0 (1-1)    Yellow throws 1-1. Third pair, but there is no piece for it: the turn ends. The turn passes to red.
1 (1-4)    Red throws 1-4. No pair: one throw is left.
1 (3-6)    Red throws 3-6. No pair: nobody comes out of jail. The turn passes to yellow.
0 (1-3)    Yellow throws 1-3. The dice cannot both be used: only one is played.
0 Yc6-c7   A yellow piece goes up its corridor, from 6 to 7. The turn passes to red.
1 (1-4)    Red throws 1-4. No pair: one throw is left.
1 (4-5)    Red throws 4-5. No pair: nobody comes out of jail. The turn passes to yellow.
0 (3-4)    Yellow throws 3-4. Nothing can be moved with 3-4. The turn passes to red.
1 (1-3)    Red throws 1-3. No pair: one throw is left.
1 (3-5)    Red throws 3-5. No pair: nobody comes out of jail. The turn passes to yellow.
0 (1-2)    Yellow throws 1-2. The dice cannot both be used: only one is played.
0 Yc7-m    A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. Yellow has brought all its pieces in and comes first. The game is over: yellow wins.

Q-E2 Yellow wins: all its pieces have arrived.
