0 (3)      To see who starts, yellow and red throw a 3.
1 (3)      To see who starts, blue and green throw a 3. A tie: both throw again.
0 (3)      To see who starts, yellow and red throw a 3.
1 (2)      To see who starts, blue and green throw a 2. Yellow and red start.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (3)      Blue and green throw a 3. With a 3 no piece can move. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R39-40   A red piece goes from 39 to 40. The turn passes to blue and green.
1 (2)      Blue and green throw a 2. With a 2 no piece can move. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R40-43   A red piece goes from 40 to 43. The turn passes to blue and green.
1 (2)      Blue and green throw a 2. With a 2 no piece can move. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R43-46   A red piece goes from 43 to 46. The turn passes to blue and green.
1 (1)      Blue and green throw a 1. With a 1 no piece can move. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R46-52   A red piece goes from 46 to 52. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6.
0 R52-58   A red piece goes from 52 to 58. The 6 gives yellow and red another throw.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 Y5-11    A yellow piece goes from 5 to 11. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 Y11-12   A yellow piece goes from 11 to 12. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G56-57   A green piece goes from 56 to 57. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R58-62   A red piece goes from 58 to 62. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G57-63   A green piece goes from 57 to 63. The 6 gives blue and green another throw.
1 (1)      Blue and green throw a 1.
1 G63-64   A green piece goes from 63 to 64. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R62-66   A red piece goes from 62 to 66. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y12-14   A yellow piece goes from 12 to 14. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R66-1    A red piece goes from 66 to 1. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G64-65   A green piece goes from 64 to 65. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y14-17   A yellow piece goes from 14 to 17. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B25-29   A blue piece goes from 25 to 29. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R1-7     A red piece goes from 1 to 7. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6.
0 R7-13    A red piece goes from 7 to 13. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 Y17-18   A yellow piece goes from 17 to 18. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B29-31   A blue piece goes from 29 to 31. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R13-15   A red piece goes from 13 to 15. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G65-3    A green piece goes from 65 to 3. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 G3-5     A green piece goes from 3 to 5. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y18-19   A yellow piece goes from 18 to 19. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B31-35   A blue piece goes from 31 to 35. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R15-18   A red piece goes from 15 to 18. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G5-8     A green piece goes from 5 to 8. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R18-20   A red piece goes from 18 to 20. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B35-41   A blue piece goes from 35 to 41. The 6 gives blue and green another throw.
1 (1)      Blue and green throw a 1.
1 G8-9     A green piece goes from 8 to 9. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y19-22   A yellow piece goes from 19 to 22. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B41-47   A blue piece goes from 41 to 47. The 6 gives blue and green another throw.
1 (1)      Blue and green throw a 1.
1 G9-10    A green piece goes from 9 to 10. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y22-26   A yellow piece goes from 22 to 26. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G10-12   A green piece goes from 10 to 12. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R20-23   A red piece goes from 20 to 23. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B47-48   A blue piece goes from 47 to 48. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R23-27   A red piece goes from 23 to 27. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G12-13   A green piece goes from 12 to 13. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y26-29   A yellow piece goes from 26 to 29. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G13-19   A green piece goes from 13 to 19. The 6 gives blue and green another throw.
1 (1)      Blue and green throw a 1.
1 B48-49   A blue piece goes from 48 to 49. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y29-30   A yellow piece goes from 29 to 30. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y30-32   A yellow piece goes from 30 to 32. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R27-33   A red piece goes from 27 to 33. The 6 gives yellow and red another throw.
0 (2)      Yellow and red throw a 2.
0 Y32-34   A yellow piece goes from 32 to 34. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B49-53   A blue piece goes from 49 to 53. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G56-59   A green piece goes from 56 to 59. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y34-37   A yellow piece goes from 34 to 37. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G19-22   A green piece goes from 19 to 22. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 Y5-11    A yellow piece goes from 5 to 11. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 Y37-41   A yellow piece goes from 37 to 41. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B53-54   A blue piece goes from 53 to 54. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 Y11-17   A yellow piece goes from 11 to 17. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 Y41-42   A yellow piece goes from 41 to 42. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G22-25   A green piece goes from 22 to 25. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R33-34   A red piece goes from 33 to 34. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G59-61   A green piece goes from 59 to 61. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R34-c6   A red piece enters its corridor, from 34 to the corridor's square 6. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 Y17-21   A yellow piece goes from 17 to 21. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G61-62   A green piece goes from 61 to 62. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y5-9     A yellow piece goes from 5 to 9. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G62-63   A green piece goes from 62 to 63. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 Y9-15    A yellow piece goes from 9 to 15. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 Y21-25   A yellow piece goes from 21 to 25. It eats the green piece on 25, which goes home. That earns 20, to be moved with one piece.
0 Y15-35   A yellow piece goes from 15 to 35. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B22-25   A blue piece goes from 22 to 25. It eats the yellow piece on 25, which goes home. That earns 20, to be moved with one piece.
1 B25-45   A blue piece goes from 25 to 45. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y42-44   A yellow piece goes from 42 to 44. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B45-51   A blue piece goes from 45 to 51. The 6 gives blue and green another throw.
1 (1)      Blue and green throw a 1.
1 G56-57   A green piece goes from 56 to 57. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G57-58   A green piece goes from 57 to 58. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B51-53   A blue piece goes from 51 to 53. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With a 6 the barrier on 39 must be opened.
0 R39-45   A red piece goes from 39 to 45. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 Y35-39   A yellow piece goes from 35 to 39. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B25-31   A blue piece goes from 25 to 31. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 B53-55   A blue piece goes from 53 to 55. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y39-41   A yellow piece goes from 39 to 41. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B31-35   A blue piece goes from 31 to 35. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y41-43   A yellow piece goes from 41 to 43. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B35-41   A blue piece goes from 35 to 41. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 B55-57   A blue piece goes from 55 to 57. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y44-47   A yellow piece goes from 44 to 47. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B41-47   A blue piece goes from 41 to 47. It eats the yellow piece on 47, which goes home. That earns 20, to be moved with one piece.
1 B47-67   A blue piece goes from 47 to 67. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 G63-65   A green piece goes from 63 to 65. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y5-9     A yellow piece goes from 5 to 9. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B57-58   A blue piece goes from 57 to 58. It eats the green piece on 58, which goes home. That earns 20, to be moved with one piece.
1 B67-c2   A blue piece enters its corridor, from 67 to the corridor's square 2. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Rc6-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10, to be moved with one piece.
0 R45-55   A red piece goes from 45 to 55. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B54-57   A blue piece goes from 54 to 57. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y9-10    A yellow piece goes from 9 to 10. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G65-67   A green piece goes from 65 to 67. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R39-45   A red piece goes from 39 to 45. The 6 gives yellow and red another throw.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 Bc2-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10, to be moved with one piece.
1 G67-9    A green piece goes from 67 to 9. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 B57-59   A blue piece goes from 57 to 59. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y10-11   A yellow piece goes from 10 to 11. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R45-47   A red piece goes from 45 to 47. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B59-63   A blue piece goes from 59 to 63. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R55-61   A red piece goes from 55 to 61. The 6 gives yellow and red another throw.
0 (3)      Yellow and red throw a 3.
0 Y43-46   A yellow piece goes from 43 to 46. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G9-12    A green piece goes from 9 to 12. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y11-15   A yellow piece goes from 11 to 15. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G12-13   A green piece goes from 12 to 13. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7. With a 6 the barrier on 5 must be opened.
0 Y5-12    A yellow piece goes from 5 to 12. The 6 gives yellow and red another throw.
0 (5)      Yellow and red throw a 5.
0 Y12-17   A yellow piece goes from 12 to 17. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B25-31   A blue piece goes from 25 to 31. The 6 gives blue and green another throw.
1 (4)      Blue and green throw a 4.
1 B63-67   A blue piece goes from 63 to 67. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R61-62   A red piece goes from 61 to 62. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G13-17   A green piece goes from 13 to 17. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R47-50   A red piece goes from 47 to 50. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B67-2    A blue piece goes from 67 to 2. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R39-40   A red piece goes from 39 to 40. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B31-37   A blue piece goes from 31 to 37. The 6 gives blue and green another throw.
1 (3)      Blue and green throw a 3.
1 B37-40   A blue piece goes from 37 to 40. It eats the red piece on 40, which goes home. That earns 20, to be moved with one piece.
1 B40-60   A blue piece goes from 40 to 60. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y5-6     A yellow piece goes from 5 to 6. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B58-62   A blue piece goes from 58 to 62. It eats the red piece on 62, which goes home. That earns 20, to be moved with one piece.
1 B2-c5    A blue piece enters its corridor, from 2 to the corridor's square 5. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 Y46-52   A yellow piece goes from 46 to 52. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 Y52-53   A yellow piece goes from 52 to 53. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B62-68   A blue piece goes from 62 to 68. The 6 gives blue and green another throw.
1 (4)      Blue and green throw a 4.
1 B68-4    A blue piece goes from 68 to 4. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y17-19   A yellow piece goes from 17 to 19. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Bc5-c6   A blue piece goes up its corridor, from square 5 to square 6. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y15-18   A yellow piece goes from 15 to 18. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B4-6     A blue piece goes from 4 to 6. It eats the yellow piece on 6, which goes home. That earns 20, to be moved with one piece.
1 B60-12   A blue piece goes from 60 to 12. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B12-14   A blue piece goes from 12 to 14. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y18-21   A yellow piece goes from 18 to 21. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G17-21   A green piece goes from 17 to 21. It eats the yellow piece on 21, which goes home. That earns 20, to be moved with one piece.
1 G21-41   A green piece goes from 21 to 41. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y53-54   A yellow piece goes from 53 to 54. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B6-9     A blue piece goes from 6 to 9. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 Bc6-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10, to be moved with one piece.
1 G41-51   A green piece goes from 41 to 51. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R39-42   A red piece goes from 39 to 42. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B9-10    A blue piece goes from 9 to 10. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y54-58   A yellow piece goes from 54 to 58. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G51-c4   A green piece enters its corridor, from 51 to the corridor's square 4. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y5-6     A yellow piece goes from 5 to 6. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B10-13   A blue piece goes from 10 to 13. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R42-46   A red piece goes from 42 to 46. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R46-49   A red piece goes from 46 to 49. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 Gc4-c6   A green piece goes up its corridor, from square 4 to square 6. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R50-54   A red piece goes from 50 to 54. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B13-15   A blue piece goes from 13 to 15. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R54-58   A red piece goes from 54 to 58. It eats the yellow piece on 58, which goes home. That earns 20, to be moved with one piece.
0 R49-1    A red piece goes from 49 to 1. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B15-c1   A blue piece enters its corridor, from 15 to the corridor's square 1. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y6-8     A yellow piece goes from 6 to 8. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Bc1-c2   A blue piece goes up its corridor, from square 1 to square 2. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y19-20   A yellow piece goes from 19 to 20. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G56-57   A green piece goes from 56 to 57. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y20-21   A yellow piece goes from 20 to 21. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y21-23   A yellow piece goes from 21 to 23. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Bc2-c3   A blue piece goes up its corridor, from square 2 to square 3. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R1-4     A red piece goes from 1 to 4. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G56-59   A green piece goes from 56 to 59. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R4-5     A red piece goes from 4 to 5. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B14-c1   A blue piece enters its corridor, from 14 to the corridor's square 1. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y23-27   A yellow piece goes from 23 to 27. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 Bc1-c7   A blue piece goes up its corridor, from square 1 to square 7. The 6 gives blue and green another throw.
1 (6)      Blue and green throw a 6.
1 G59-65   A green piece goes from 59 to 65. The 6 gives blue and green another throw.
1 (6)      Blue and green throw a 6. The third 6 in a row does not count, and sends home the green piece on 65. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y8-11    A yellow piece goes from 8 to 11. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 Bc3-c6   A blue piece goes up its corridor, from square 3 to square 6. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y11-12   A yellow piece goes from 11 to 12. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Bc7-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10, to be moved with one piece.
1 G57-67   A green piece goes from 57 to 67. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y12-16   A yellow piece goes from 12 to 16. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y16-17   A yellow piece goes from 16 to 17. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R5-7     A red piece goes from 5 to 7. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G56-61   A green piece goes from 56 to 61. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y27-28   A yellow piece goes from 27 to 28. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G61-65   A green piece goes from 61 to 65. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R7-11    A red piece goes from 7 to 11. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With no piece at home the 6 counts 7.
1 G67-6    A green piece goes from 67 to 6. The 6 gives blue and green another throw.
1 (3)      Blue and green throw a 3.
1 G56-59   A green piece goes from 56 to 59. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y17-21   A yellow piece goes from 17 to 21. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With no piece at home the 6 counts 7.
1 G59-66   A green piece goes from 59 to 66. The 6 gives blue and green another throw.
1 (4)      Blue and green throw a 4.
1 G66-2    A green piece goes from 66 to 2. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G6-10    A green piece goes from 6 to 10. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y21-24   A yellow piece goes from 21 to 24. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G65-68   A green piece goes from 65 to 68. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G2-7     A green piece goes from 2 to 7. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R58-61   A red piece goes from 58 to 61. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With no piece at home the 6 counts 7.
1 G7-14    A green piece goes from 7 to 14. The 6 gives blue and green another throw.
1 (4)      Blue and green throw a 4.
1 G10-14   A green piece goes from 10 to 14. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y5-7     A yellow piece goes from 5 to 7. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G14-19   A green piece goes from 14 to 19. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R39-42   A red piece goes from 39 to 42. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G68-4    A green piece goes from 68 to 4. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R42-45   A red piece goes from 42 to 45. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 Gc6-m    A green piece goes from its corridor to the goal. The green piece arrives by exact count. That earns 10, to be moved with one piece.
1 G19-29   A green piece goes from 19 to 29. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y7-11    A yellow piece goes from 7 to 11. It eats the red piece on 11, which goes home. That earns 20, to be moved with one piece.
0 Y11-31   A yellow piece goes from 11 to 31. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G4-9     A green piece goes from 4 to 9. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 Y28-34   A yellow piece goes from 28 to 34. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 R61-62   A red piece goes from 61 to 62. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G9-12    A green piece goes from 9 to 12. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R45-51   A red piece goes from 45 to 51. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 Y34-38   A yellow piece goes from 34 to 38. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G14-15   A green piece goes from 14 to 15. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R62-64   A red piece goes from 62 to 64. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With no piece at home the 6 counts 7.
1 G29-36   A green piece goes from 29 to 36. The 6 gives blue and green another throw.
1 (4)      Blue and green throw a 4.
1 G36-40   A green piece goes from 36 to 40. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G40-45   A green piece goes from 40 to 45. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G12-14   A green piece goes from 12 to 14. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R39-46   A red piece goes from 39 to 46. The 6 gives yellow and red another throw.
0 (5)      Yellow and red throw a 5.
0 Y24-29   A yellow piece goes from 24 to 29. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 Bc6-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10, to be moved with one piece.
1 G45-c4   A green piece enters its corridor, from 45 to the corridor's square 4. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y29-30   A yellow piece goes from 29 to 30. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G15-17   A green piece goes from 15 to 17. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y38-40   A yellow piece goes from 38 to 40. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G17-19   A green piece goes from 17 to 19. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y31-33   A yellow piece goes from 31 to 33. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G19-24   A green piece goes from 19 to 24. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y33-34   A yellow piece goes from 33 to 34. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G24-29   A green piece goes from 24 to 29. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y34-36   A yellow piece goes from 34 to 36. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With no piece at home the 6 counts 7.
1 G29-36   A green piece goes from 29 to 36. It eats the yellow piece on 36, which goes home. That earns 20, to be moved with one piece.
1 G36-c5   A green piece enters its corridor, from 36 to the corridor's square 5. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 G14-16   A green piece goes from 14 to 16. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y5-6     A yellow piece goes from 5 to 6. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G16-17   A green piece goes from 16 to 17. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R64-67   A red piece goes from 64 to 67. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 Gc5-c7   A green piece goes up its corridor, from square 5 to square 7. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 Gc4-c7   A green piece goes up its corridor, from square 4 to square 7. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 Y40-47   A yellow piece goes from 40 to 47. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 Y47-48   A yellow piece goes from 47 to 48. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G17-20   A green piece goes from 17 to 20. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 Y48-53   A yellow piece goes from 48 to 53. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With no piece at home the 6 counts 7.
1 G20-27   A green piece goes from 20 to 27. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 G27-29   A green piece goes from 27 to 29. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R51-52   A red piece goes from 51 to 52. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G29-34   A green piece goes from 29 to 34. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R67-3    A red piece goes from 67 to 3. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G34-36   A green piece goes from 34 to 36. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R52-59   A red piece goes from 52 to 59. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 Y30-37   A yellow piece goes from 30 to 37. The 6 gives yellow and red another throw.
0 (3)      Yellow and red throw a 3.
0 Y5-8     A yellow piece goes from 5 to 8. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G36-39   A green piece goes from 36 to 39. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y8-10    A yellow piece goes from 8 to 10. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G39-40   A green piece goes from 39 to 40. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y10-12   A yellow piece goes from 10 to 12. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G40-43   A green piece goes from 40 to 43. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y6-9     A yellow piece goes from 6 to 9. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G43-48   A green piece goes from 43 to 48. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y12-16   A yellow piece goes from 12 to 16. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G48-50   A green piece goes from 48 to 50. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R46-48   A red piece goes from 46 to 48. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G50-c2   A green piece enters its corridor, from 50 to the corridor's square 2. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R59-60   A red piece goes from 59 to 60. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 Gc2-c5   A green piece goes up its corridor, from square 2 to square 5. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y37-41   A yellow piece goes from 37 to 41. The turn passes to blue and green.
1 (3)      Blue and green throw a 3. With a 3 no piece can move. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R48-51   A red piece goes from 48 to 51. The turn passes to blue and green.
1 (3)      Blue and green throw a 3. With a 3 no piece can move. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R60-67   A red piece goes from 60 to 67. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 R51-55   A red piece goes from 51 to 55. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Gc7-m    A green piece goes from its corridor to the goal. The green piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y53-55   A yellow piece goes from 53 to 55. It eats the red piece on 55, which goes home. That earns 20, to be moved with one piece.
0 Y41-61   A yellow piece goes from 41 to 61. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 no piece can move. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 Gc5-c7   A green piece goes up its corridor, from square 5 to square 7. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R3-6     A red piece goes from 3 to 6. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Gc7-m    A green piece goes from its corridor to the goal. The green piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R39-42   A red piece goes from 39 to 42. The turn passes to blue and green.
1 (3)      Blue and green throw a 3. With a 3 no piece can move. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y61-63   A yellow piece goes from 61 to 63. The turn passes to blue and green.
1 (2)      Blue and green throw a 2. With a 2 no piece can move. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R67-1    A red piece goes from 67 to 1. The turn passes to blue and green.
1 (2)      Blue and green throw a 2. With a 2 no piece can move. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R6-7     A red piece goes from 6 to 7. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Gc7-m    A green piece goes from its corridor to the goal. The green piece arrives by exact count. Blue and green have finished. The game is over, won by blue and green.

P-2d Blue and green win: all eight pieces are in the goal.
