0 (1-6)    To see who starts, yellow throws 1-6: 7 in all.
1 (1-2)    To see who starts, red throws 1-2: 3 in all. Yellow starts.
0 (2-5)    Yellow throws 2-5. No pair: 2 throws are left.
0 (4-6)    Yellow throws 4-6. No pair: one throw is left.
0 (3-5)    Yellow throws 3-5. No pair: nobody comes out of jail. The turn passes to red.
1 (1-5)    Red throws 1-5. No pair: 2 throws are left.
1 (5-5)    Red throws 5-5. 2 red pieces come out to 39. For the pair, red throws again.
1 (1-2)    Red throws 1-2.
1 R39-40 R39-41 A red piece goes from 39 to 40. A red piece goes from 39 to 41. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5. No pair: 2 throws are left.
0 (2-5)    Yellow throws 2-5. No pair: one throw is left.
0 (2-3)    Yellow throws 2-3. No pair: nobody comes out of jail. The turn passes to red.
1 (3-3)    Red throws 3-3.
1 R41-47   A red piece goes from 41 to 47. For the pair, red throws again.
1 (1-5)    Red throws 1-5.
1 R47-53   A red piece goes from 47 to 53. The turn passes to yellow.
0 (3-3)    Yellow throws 3-3. 2 yellow pieces come out to 5. For the pair, yellow throws again.
0 (1-5)    Yellow throws 1-5.
0 Y5-6 Y5-10 A yellow piece goes from 5 to 6. A yellow piece goes from 5 to 10. The turn passes to red.
1 (4-6)    Red throws 4-6.
1 R40-50   A red piece goes from 40 to 50. The turn passes to yellow.
0 (2-4)    Yellow throws 2-4.
0 Y10-16   A yellow piece goes from 10 to 16. The turn passes to red.
1 (3-6)    Red throws 3-6.
1 R50-59   A red piece goes from 50 to 59. The turn passes to yellow.
0 (1-5)    Yellow throws 1-5.
0 Y6-11 Y16-17 A yellow piece goes from 6 to 11. A yellow piece goes from 16 to 17. The turn passes to red.
1 (1-3)    Red throws 1-3.
1 R53-54 R59-62 A red piece goes from 53 to 54. A red piece goes from 59 to 62. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y17-25   A yellow piece goes from 17 to 25. The turn passes to red.
1 (3-6)    Red throws 3-6.
1 R54-60 R62-65 A red piece goes from 54 to 60. A red piece goes from 62 to 65. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5.
0 Y11-16 Y25-29 A yellow piece goes from 11 to 16. A yellow piece goes from 25 to 29. The turn passes to red.
1 (2-5)    Red throws 2-5.
1 R60-67   A red piece goes from 60 to 67. The turn passes to yellow.
0 (4-6)    Yellow throws 4-6.
0 Y29-39   A yellow piece goes from 29 to 39. The turn passes to red.
1 (3-4)    Red throws 3-4.
1 R65-1 R67-2 A red piece goes from 65 to 1. A red piece goes from 67 to 2. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5.
0 Y16-21 Y39-42 A yellow piece goes from 16 to 21. A yellow piece goes from 39 to 42. The turn passes to red.
1 (4-6)    Red throws 4-6.
1 R2-12    A red piece goes from 2 to 12. The turn passes to yellow.
0 (3-4)    Yellow throws 3-4.
0 Y42-49   A yellow piece goes from 42 to 49. The turn passes to red.
1 (5-5)    Red throws 5-5.
1 R1-6 R12-17 A red piece goes from 1 to 6. A red piece goes from 12 to 17. For the pair, red throws again.
1 (1-2)    Red throws 1-2.
1 R6-7 R17-19 A red piece goes from 6 to 7. A red piece goes from 17 to 19. The turn passes to yellow.
0 (6-6)    Yellow throws 6-6.
0 Y49-61   A yellow piece goes from 49 to 61. For the pair, yellow throws again.
0 (1-1)    Yellow throws 1-1.
0 Y21-22 Y61-62 A yellow piece goes from 21 to 22. A yellow piece goes from 61 to 62. For the pair, yellow throws again.
0 (2-3)    Yellow throws 2-3.
0 Y22-24 Y62-65 A yellow piece goes from 22 to 24. A yellow piece goes from 62 to 65. The turn passes to red.
1 (1-1)    Red throws 1-1.
1 R7-9     A red piece goes from 7 to 9. For the pair, red throws again.
1 (2-5)    Red throws 2-5.
1 R9-16    A red piece goes from 9 to 16. Blown! The red piece on 19 could have captured and did not: it goes to jail. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3.
0 Y65-c2   A yellow piece goes from 65 to square 2 of the corridor. The turn passes to red.
1 (3-4)    Red throws 3-4.
1 R16-23   A red piece goes from 16 to 23. The turn passes to yellow.
0 (3-4)    Yellow throws 3-4.
0 Y24-27 Yc2-c6 A yellow piece goes from 24 to 27. A yellow piece goes up its corridor, from 2 to 6. The turn passes to red.
1 (1-4)    Red throws 1-4.
1 R23-28   A red piece goes from 23 to 28. The turn passes to yellow.
0 (2-5)    Yellow throws 2-5.
0 Y27-34   A yellow piece goes from 27 to 34. The turn passes to red.
1 (2-4)    Red throws 2-4.
1 R28-34   A red piece goes from 28 to 34. The turn passes to yellow.
0 (1-6)    Yellow throws 1-6.
0 Y34-40 Yc6-c7 A yellow piece goes from 34 to 40. A yellow piece goes up its corridor, from 6 to 7. The turn passes to red.
1 (3-3)    Red throws 3-3. A red piece comes out to 39. The piece came out with one 3: the other 3 is still to be moved.
1 R39-42   A red piece goes from 39 to 42. For the pair, red throws again.
1 (3-6)    Red throws 3-6.
1 R42-45 R34-c6 A red piece goes from 42 to 45. A red piece goes from 34 to square 6 of the corridor. The turn passes to yellow.
0 (1-5)    Yellow throws 1-5.
0 Y40-45 Yc7-m A yellow piece goes from 40 to 45. The red piece on 45 is captured and goes to jail. A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. The turn passes to red.
1 (2-5)    Red throws 2-5. The dice cannot both be used: only one is played.
1 Rc6-m    A red piece goes from its corridor to the arrival. Red has brought a piece in. The turn passes to yellow.
0 (4-6)    Yellow throws 4-6.
0 Y45-55   A yellow piece goes from 45 to 55. The turn passes to red.
1 (1-4)    Red throws 1-4. No pair: 2 throws are left.
1 (1-4)    Red throws 1-4. No pair: one throw is left.
1 (4-5)    Red throws 4-5. No pair: nobody comes out of jail. The turn passes to yellow.
0 (1-2)    Yellow throws 1-2.
0 Y55-58   A yellow piece goes from 55 to 58. The turn passes to red.
1 (2-4)    Red throws 2-4. No pair: 2 throws are left.
1 (2-2)    Red throws 2-2. A red piece comes out to 39. The piece came out with one 2: the other 2 is still to be moved.
1 R39-41   A red piece goes from 39 to 41. For the pair, red throws again.
1 (1-1)    Red throws 1-1.
1 R41-43   A red piece goes from 41 to 43. For the pair, red throws again.
1 (6-6)    Red throws 6-6. Third pair: red chooses a piece in play and takes it to the arrival.
1 R43-m    The prize: red takes the piece on 43 straight to the arrival. Red has brought all its pieces in and comes first. The game is over: red wins.

Q-E2 Red wins: all its pieces have arrived.
