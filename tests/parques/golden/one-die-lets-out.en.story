0 (1-6)    A 1-6 for yellow, to see who starts: 7.
1 (1-2)    A 1-2 for red, to see who starts: 3. The game begins with yellow.
0 (2-5)    A 2-5 for yellow. No pair; throws left: 2.
0 (4-6)    A 4-6 for yellow. No pair; throws left: 1.
0 (3-5)    A 3-5 for yellow. No pair: nobody comes out of jail. The turn passes to red.
1 (1-5)    A 1-5 for red. No pair; throws left: 2.
1 (5-5)    A 5-5 for red. Pieces of red that come out of jail to 39: 2. The pair gives another throw.
1 (1-2)    A 1-2 for red.
1 R39-40 R39-41 A red piece goes from 39 to 40. A red piece goes from 39 to 41. The turn passes to yellow.
0 (3-5)    A 3-5 for yellow. No pair; throws left: 2.
0 (2-5)    A 2-5 for yellow. No pair; throws left: 1.
0 (2-3)    A 2-3 for yellow. No pair: nobody comes out of jail. The turn passes to red.
1 (3-3)    A 3-3 for red.
1 R41-47   A red piece goes from 41 to 47. The pair gives another throw.
1 (1-5)    A 1-5 for red.
1 R47-53   A red piece goes from 47 to 53. The turn passes to yellow.
0 (3-3)    A 3-3 for yellow. Pieces of yellow that come out of jail to 5: 2. The pair gives another throw.
0 (1-5)    A 1-5 for yellow.
0 Y5-6 Y5-10 A yellow piece goes from 5 to 6. A yellow piece goes from 5 to 10. The turn passes to red.
1 (4-6)    A 4-6 for red.
1 R40-50   A red piece goes from 40 to 50. The turn passes to yellow.
0 (2-4)    A 2-4 for yellow.
0 Y10-16   A yellow piece goes from 10 to 16. The turn passes to red.
1 (3-6)    A 3-6 for red.
1 R50-59   A red piece goes from 50 to 59. The turn passes to yellow.
0 (1-5)    A 1-5 for yellow.
0 Y6-11 Y16-17 A yellow piece goes from 6 to 11. A yellow piece goes from 16 to 17. The turn passes to red.
1 (1-3)    A 1-3 for red.
1 R53-54 R59-62 A red piece goes from 53 to 54. A red piece goes from 59 to 62. The turn passes to yellow.
0 (2-6)    A 2-6 for yellow.
0 Y17-25   A yellow piece goes from 17 to 25. The turn passes to red.
1 (3-6)    A 3-6 for red.
1 R54-60 R62-65 A red piece goes from 54 to 60. A red piece goes from 62 to 65. The turn passes to yellow.
0 (4-5)    A 4-5 for yellow.
0 Y11-16 Y25-29 A yellow piece goes from 11 to 16. A yellow piece goes from 25 to 29. The turn passes to red.
1 (2-5)    A 2-5 for red.
1 R60-67   A red piece goes from 60 to 67. The turn passes to yellow.
0 (4-6)    A 4-6 for yellow.
0 Y29-39   A yellow piece goes from 29 to 39. The turn passes to red.
1 (3-4)    A 3-4 for red.
1 R65-1 R67-2 A red piece goes from 65 to 1. A red piece goes from 67 to 2. The turn passes to yellow.
0 (3-5)    A 3-5 for yellow.
0 Y16-21 Y39-42 A yellow piece goes from 16 to 21. A yellow piece goes from 39 to 42. The turn passes to red.
1 (4-6)    A 4-6 for red.
1 R2-12    A red piece goes from 2 to 12. The turn passes to yellow.
0 (3-4)    A 3-4 for yellow.
0 Y42-49   A yellow piece goes from 42 to 49. The turn passes to red.
1 (5-5)    A 5-5 for red.
1 R1-6 R12-17 A red piece goes from 1 to 6. A red piece goes from 12 to 17. The pair gives another throw.
1 (1-2)    A 1-2 for red.
1 R6-7 R17-19 A red piece goes from 6 to 7. A red piece goes from 17 to 19. The turn passes to yellow.
0 (6-6)    A 6-6 for yellow.
0 Y49-61   A yellow piece goes from 49 to 61. The pair gives another throw.
0 (1-1)    A 1-1 for yellow.
0 Y21-22 Y61-62 A yellow piece goes from 21 to 22. A yellow piece goes from 61 to 62. The pair gives another throw.
0 (2-3)    A 2-3 for yellow.
0 Y22-24 Y62-65 A yellow piece goes from 22 to 24. A yellow piece goes from 62 to 65. The turn passes to red.
1 (1-1)    A 1-1 for red.
1 R7-9     A red piece goes from 7 to 9. The pair gives another throw.
1 (2-5)    A 2-5 for red.
1 R9-16    A red piece goes from 9 to 16. Blown! The red piece from 19 could have captured: from 19 it goes to jail. The turn passes to yellow.
0 (2-3)    A 2-3 for yellow.
0 Y65-c2   A yellow piece goes from 65 to c2. The turn passes to red.
1 (3-4)    A 3-4 for red.
1 R16-23   A red piece goes from 16 to 23. The turn passes to yellow.
0 (3-4)    A 3-4 for yellow.
0 Y24-27 Yc2-c6 A yellow piece goes from 24 to 27. A yellow piece goes from c2 to c6. The turn passes to red.
1 (1-4)    A 1-4 for red.
1 R23-28   A red piece goes from 23 to 28. The turn passes to yellow.
0 (2-5)    A 2-5 for yellow.
0 Y27-34   A yellow piece goes from 27 to 34. The turn passes to red.
1 (2-4)    A 2-4 for red.
1 R28-34   A red piece goes from 28 to 34. The turn passes to yellow.
0 (1-6)    A 1-6 for yellow.
0 Y34-40 Yc6-c7 A yellow piece goes from 34 to 40. A yellow piece goes from c6 to c7. The turn passes to red.
1 (3-3)    A 3-3 for red. Pieces of red that come out of jail to 39: 1. The piece came out by one 3: the other 3 is to be moved.
1 R39-42   A red piece goes from 39 to 42. The pair gives another throw.
1 (3-6)    A 3-6 for red.
1 R42-45 R34-c6 A red piece goes from 42 to 45. A red piece goes from 34 to c6. The turn passes to yellow.
0 (1-5)    A 1-5 for yellow.
0 Y40-45 Yc7-m A yellow piece goes from 40 to 45. A red piece is captured on 45 and goes to jail. A yellow piece goes from c7 to m. A yellow piece arrives. The turn passes to red.
1 (2-5)    A 2-5 for red. Both dice cannot be used: only one is played.
1 Rc6-m    A red piece goes from c6 to m. A red piece arrives. The turn passes to yellow.
0 (4-6)    A 4-6 for yellow.
0 Y45-55   A yellow piece goes from 45 to 55. The turn passes to red.
1 (1-4)    A 1-4 for red. No pair; throws left: 2.
1 (1-4)    A 1-4 for red. No pair; throws left: 1.
1 (4-5)    A 4-5 for red. No pair: nobody comes out of jail. The turn passes to yellow.
0 (1-2)    A 1-2 for yellow.
0 Y55-58   A yellow piece goes from 55 to 58. The turn passes to red.
1 (2-4)    A 2-4 for red. No pair; throws left: 2.
1 (2-2)    A 2-2 for red. Pieces of red that come out of jail to 39: 1. The piece came out by one 2: the other 2 is to be moved.
1 R39-41   A red piece goes from 39 to 41. The pair gives another throw.
1 (1-1)    A 1-1 for red.
1 R41-43   A red piece goes from 41 to 43. The pair gives another throw.
1 (6-6)    A 6-6 for red. Third pair: a piece in play goes to the arrival.
1 R43-m    The red piece on 43 is taken to the arrival. All have arrived: place 1 for red. The game is over: victory for red.

Q-E2 Victory for red: all the pieces have arrived.
