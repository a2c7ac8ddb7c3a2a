0 (3)      To see who starts, yellow and red throw a 3.
1 (1)      To see who starts, blue and green throw a 1. Yellow and red start.
0 (4)      Yellow and red throw a 4. With a 4 no piece can move. The turn passes to blue and green.
1 (4)      Blue and green throw a 4. With a 4 no piece can move. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (3)      Blue and green throw a 3. With a 3 no piece can move. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (4)      Blue and green throw a 4. With a 4 no piece can move. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R39-41   A red piece goes from 39 to 41. The turn passes to blue and green.
1 (3)      Blue and green throw a 3. With a 3 no piece can move. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y5-7     A yellow piece goes from 5 to 7. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With a 6 no piece can move. With no piece in play the 6 does not give another throw. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y7-8     A yellow piece goes from 7 to 8. The turn passes to blue and green.
1 (1)      Blue and green throw a 1. With a 1 no piece can move. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R41-44   A red piece goes from 41 to 44. The turn passes to blue and green.
1 (3)      Blue and green throw a 3. With a 3 no piece can move. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R44-50   A red piece goes from 44 to 50. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6.
0 R50-56   A red piece goes from 50 to 56. The 6 gives yellow and red another throw.
0 (2)      Yellow and red throw a 2.
0 Y8-10    A yellow piece goes from 8 to 10. The turn passes to blue and green.
1 (1)      Blue and green throw a 1. With a 1 no piece can move. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With a 6 no piece can move. With no piece in play the 6 does not give another throw. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (4)      Blue and green throw a 4. With a 4 no piece can move. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R39-40   A red piece goes from 39 to 40. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y10-13   A yellow piece goes from 10 to 13. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y5-8     A yellow piece goes from 5 to 8. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G56-57   A green piece goes from 56 to 57. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G57-60   A green piece goes from 57 to 60. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R40-42   A red piece goes from 40 to 42. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G60-61   A green piece goes from 60 to 61. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 Y13-19   A yellow piece goes from 13 to 19. The 6 gives yellow and red another throw.
0 (3)      Yellow and red throw a 3.
0 Y19-22   A yellow piece goes from 19 to 22. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G61-64   A green piece goes from 61 to 64. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G64-2    A green piece goes from 64 to 2. The 6 gives blue and green another throw.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G56-59   A green piece goes from 56 to 59. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y8-10    A yellow piece goes from 8 to 10. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G59-62   A green piece goes from 59 to 62. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With a 6 the barrier on 5 must be opened.
0 Y5-11    A yellow piece goes from 5 to 11. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 Y5-9     A yellow piece goes from 5 to 9. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G2-6     A green piece goes from 2 to 6. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 Y9-15    A yellow piece goes from 9 to 15. The 6 gives yellow and red another throw.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B22-26   A blue piece goes from 22 to 26. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y11-13   A yellow piece goes from 11 to 13. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G62-64   A green piece goes from 62 to 64. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R39-40   A red piece goes from 39 to 40. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G64-2    A green piece goes from 64 to 2. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 B26-28   A blue piece goes from 26 to 28. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R40-43   A red piece goes from 40 to 43. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G6-12    A green piece goes from 6 to 12. The 6 gives blue and green another throw.
1 (4)      Blue and green throw a 4.
1 G12-16   A green piece goes from 12 to 16. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R56-58   A red piece goes from 56 to 58. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R58-59   A red piece goes from 58 to 59. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 R42-47   A red piece goes from 42 to 47. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. It eats the yellow piece on 22, which goes home. That earns 20, to be moved with one piece.
1 B22-42   A blue piece goes from 22 to 42. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6.
0 R39-45   A red piece goes from 39 to 45. The 6 gives yellow and red another throw.
0 (2)      Yellow and red throw a 2.
0 Y13-15   A yellow piece goes from 13 to 15. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y10-12   A yellow piece goes from 10 to 12. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R45-46   A red piece goes from 45 to 46. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With no piece at home the 6 counts 7. With a 6 the barrier on 56 must be opened.
1 G56-63   A green piece goes from 56 to 63. The 6 gives blue and green another throw.
1 (4)      Blue and green throw a 4.
1 B28-32   A blue piece goes from 28 to 32. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R43-45   A red piece goes from 43 to 45. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G63-67   A green piece goes from 63 to 67. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R47-50   A red piece goes from 47 to 50. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B32-36   A blue piece goes from 32 to 36. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y5-8     A yellow piece goes from 5 to 8. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B24-26   A blue piece goes from 24 to 26. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 R46-51   A red piece goes from 46 to 51. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B36-38   A blue piece goes from 36 to 38. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R59-61   A red piece goes from 59 to 61. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B42-44   A blue piece goes from 42 to 44. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7. With a 6 the barrier on 15 must be opened.
0 Y15-22   A yellow piece goes from 15 to 22. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R45-52   A red piece goes from 45 to 52. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 R52-53   A red piece goes from 52 to 53. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G16-18   A green piece goes from 16 to 18. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y22-26   A yellow piece goes from 22 to 26. It eats the blue piece on 26, which goes home. That earns 20, to be moved with one piece.
0 R50-2    A red piece goes from 50 to 2. It eats the green piece on 2, which goes home. That earns 20, to be moved with one piece.
0 Y15-35   A yellow piece goes from 15 to 35. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G67-5    A green piece goes from 67 to 5. The 6 gives blue and green another throw.
1 (6)      Blue and green throw a 6.
1 G5-11    A green piece goes from 5 to 11. The 6 gives blue and green another throw.
1 (4)      Blue and green throw a 4.
1 B38-42   A blue piece goes from 38 to 42. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y12-13   A yellow piece goes from 12 to 13. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B44-46   A blue piece goes from 44 to 46. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R2-9     A red piece goes from 2 to 9. The 6 gives yellow and red another throw.
0 (2)      Yellow and red throw a 2.
0 R51-53   A red piece goes from 51 to 53. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 B42-48   A blue piece goes from 42 to 48. The 6 gives blue and green another throw.
1 (1)      Blue and green throw a 1.
1 G18-19   A green piece goes from 18 to 19. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R61-65   A red piece goes from 61 to 65. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7. With a 6 the barrier on 53 must be opened.
0 R53-60   A red piece goes from 53 to 60. The 6 gives yellow and red another throw.
0 (2)      Yellow and red throw a 2.
0 R9-11    A red piece goes from 9 to 11. It eats the green piece on 11, which goes home. That earns 20, to be moved with one piece.
0 R53-5    A red piece goes from 53 to 5. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B48-49   A blue piece goes from 48 to 49. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 R5-10    A red piece goes from 5 to 10. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y8-10    A yellow piece goes from 8 to 10. It eats the red piece on 10, which goes home. That earns 20, to be moved with one piece.
0 Y26-46   A yellow piece goes from 26 to 46. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With a 6 one of the barriers on 22 and 56 must be opened.
1 G56-62   A green piece goes from 56 to 62. The 6 gives blue and green another throw.
1 (6)      Blue and green throw a 6. With a 6 the barrier on 22 must be opened.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives blue and green another throw.
1 (6)      Blue and green throw a 6. The third 6 in a row does not count, and sends home the blue piece on 28. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y13-14   A yellow piece goes from 13 to 14. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B22-23   A blue piece goes from 22 to 23. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y35-39   A yellow piece goes from 35 to 39. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G56-59   A green piece goes from 56 to 59. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y46-47   A yellow piece goes from 46 to 47. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G62-68   A green piece goes from 62 to 68. The 6 gives blue and green another throw.
1 (3)      Blue and green throw a 3.
1 B46-49   A blue piece goes from 46 to 49. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G68-2    A green piece goes from 68 to 2. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 R65-2    A red piece goes from 65 to 2. It eats the green piece on 2, which goes home. That earns 20, to be moved with one piece.
0 Y14-34   A yellow piece goes from 14 to 34. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G59-62   A green piece goes from 59 to 62. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R60-64   A red piece goes from 60 to 64. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R64-68   A red piece goes from 64 to 68. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G62-64   A green piece goes from 62 to 64. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y10-13   A yellow piece goes from 10 to 13. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B49-50   A blue piece goes from 49 to 50. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R11-18   A red piece goes from 11 to 18. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R18-25   A red piece goes from 18 to 25. The 6 gives yellow and red another throw.
0 (5)      Yellow and red throw a 5.
0 R39-44   A red piece goes from 39 to 44. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B49-53   A blue piece goes from 49 to 53. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R2-6     A red piece goes from 2 to 6. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Gh-56    A green piece leaves home to 56. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R6-9     A red piece goes from 6 to 9. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With a 6 the barrier on 56 must be opened.
1 G56-62   A green piece goes from 56 to 62. The 6 gives blue and green another throw.
1 (6)      Blue and green throw a 6.
1 G64-2    A green piece goes from 64 to 2. The 6 gives blue and green another throw.
1 (1)      Blue and green throw a 1.
1 B50-51   A blue piece goes from 50 to 51. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 R25-30   A red piece goes from 25 to 30. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B23-27   A blue piece goes from 23 to 27. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 R9-11    A red piece goes from 9 to 11. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G19-21   A green piece goes from 19 to 21. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 Y13-20   A yellow piece goes from 13 to 20. The 6 gives yellow and red another throw.
0 (3)      Yellow and red throw a 3.
0 Y20-23   A yellow piece goes from 20 to 23. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G56-58   A green piece goes from 56 to 58. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y34-36   A yellow piece goes from 34 to 36. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B27-31   A blue piece goes from 27 to 31. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R68-3    A red piece goes from 68 to 3. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B31-35   A blue piece goes from 31 to 35. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y39-40   A yellow piece goes from 39 to 40. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B35-37   A blue piece goes from 35 to 37. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R30-33   A red piece goes from 30 to 33. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G21-25   A green piece goes from 21 to 25. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R33-c2   A red piece enters its corridor, from 33 to the corridor's square 2. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Rc2-c6   A red piece goes up its corridor, from square 2 to square 6. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G2-6     A green piece goes from 2 to 6. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R11-14   A red piece goes from 11 to 14. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G25-27   A green piece goes from 25 to 27. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 Y40-47   A yellow piece goes from 40 to 47. The 6 gives yellow and red another throw.
0 (3)      Yellow and red throw a 3.
0 Y47-50   A yellow piece goes from 47 to 50. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G27-31   A green piece goes from 27 to 31. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 Y50-55   A yellow piece goes from 50 to 55. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 G62-67   A green piece goes from 62 to 67. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R3-10    A red piece goes from 3 to 10. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R44-51   A red piece goes from 44 to 51. The 6 gives yellow and red another throw.
0 (3)      Yellow and red throw a 3.
0 R51-54   A red piece goes from 51 to 54. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 B51-56   A blue piece goes from 51 to 56. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R10-13   A red piece goes from 10 to 13. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B56-60   A blue piece goes from 56 to 60. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 Y47-52   A yellow piece goes from 47 to 52. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R13-16   A red piece goes from 13 to 16. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B60-61   A blue piece goes from 60 to 61. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R14-21   A red piece goes from 14 to 21. The 6 gives yellow and red another throw.
0 (2)      Yellow and red throw a 2.
0 Rc6-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10, to be moved with one piece.
0 Y23-33   A yellow piece goes from 23 to 33. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With no piece at home the 6 counts 7.
1 B37-44   A blue piece goes from 37 to 44. The 6 gives blue and green another throw.
1 (5)      Blue and green throw a 5.
1 G58-63   A green piece goes from 58 to 63. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y55-59   A yellow piece goes from 55 to 59. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B61-64   A blue piece goes from 61 to 64. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 R16-21   A red piece goes from 16 to 21. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G63-65   A green piece goes from 63 to 65. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 Y33-38   A yellow piece goes from 33 to 38. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B25-28   A blue piece goes from 25 to 28. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R54-58   A red piece goes from 54 to 58. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B44-45   A blue piece goes from 44 to 45. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7. With a 6 the barrier on 21 must be opened.
0 R21-28   A red piece goes from 21 to 28. It eats the blue piece on 28, which goes home. That earns 20, to be moved with one piece.
0 Y38-58   A yellow piece goes from 38 to 58. It eats the red piece on 58, which goes home. That earns 20, to be moved with one piece.
0 R21-c7   A red piece enters its corridor, from 21 to the corridor's square 7. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 Y59-60   A yellow piece goes from 59 to 60. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 B53-54   A blue piece goes from 53 to 54. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 a piece must leave home.
0 Rh-39    A red piece leaves home to 39. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G67-3    A green piece goes from 67 to 3. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y60-63   A yellow piece goes from 60 to 63. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G31-34   A green piece goes from 31 to 34. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y52-53   A yellow piece goes from 52 to 53. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B64-67   A blue piece goes from 64 to 67. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y53-54   A yellow piece goes from 53 to 54. It eats the blue piece on 54, which goes home. That earns 20, to be moved with one piece.
0 Y36-56   A yellow piece goes from 36 to 56. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G6-9     A green piece goes from 6 to 9. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Y56-60   A yellow piece goes from 56 to 60. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G3-9     A green piece goes from 3 to 9. The 6 gives blue and green another throw.
1 (6)      Blue and green throw a 6. With a 6 the barrier on 9 must be opened.
1 G9-15    A green piece goes from 9 to 15. The 6 gives blue and green another throw.
1 (3)      Blue and green throw a 3.
1 B45-48   A blue piece goes from 45 to 48. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R28-32   A red piece goes from 28 to 32. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G65-68   A green piece goes from 65 to 68. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 Y63-c2   A yellow piece enters its corridor, from 63 to the corridor's square 2. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 R32-c2   A red piece enters its corridor, from 32 to the corridor's square 2. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 Yc2-c6   A yellow piece goes up its corridor, from square 2 to square 6. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G15-16   A green piece goes from 15 to 16. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 Rc2-c7   A red piece goes up its corridor, from square 2 to square 7. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 B48-50   A blue piece goes from 48 to 50. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 Y60-63   A yellow piece goes from 60 to 63. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G9-12    A green piece goes from 9 to 12. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 Y63-c2   A yellow piece enters its corridor, from 63 to the corridor's square 2. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 Y54-55   A yellow piece goes from 54 to 55. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G16-20   A green piece goes from 16 to 20. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Y55-57   A yellow piece goes from 55 to 57. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 B50-54   A blue piece goes from 50 to 54. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R39-43   A red piece goes from 39 to 43. The turn passes to blue and green.
1 (2)      Blue and green throw a 2.
1 G12-14   A green piece goes from 12 to 14. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 Y58-65   A yellow piece goes from 58 to 65. The 6 gives yellow and red another throw.
0 (1)      Yellow and red throw a 1.
0 Yc6-c7   A yellow piece goes up its corridor, from square 6 to square 7. The turn passes to blue and green.
1 (5)      Blue and green throw a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Y57-58   A yellow piece goes from 57 to 58. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G68-4    A green piece goes from 68 to 4. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 Y58-65   A yellow piece goes from 58 to 65. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7. With a 6 the barrier on 65 must be opened.
0 Y65-c4   A yellow piece enters its corridor, from 65 to the corridor's square 4. The 6 gives yellow and red another throw.
0 (5)      Yellow and red throw a 5.
0 Yc2-c7   A yellow piece goes up its corridor, from square 2 to square 7. The turn passes to blue and green.
1 (5)      Blue and green throw a 5.
1 B67-4    A blue piece goes from 67 to 4. It eats the green piece on 4, which goes home. That earns 20, to be moved with one piece.
1 B4-c7    A blue piece enters its corridor, from 4 to the corridor's square 7. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 R43-44   A red piece goes from 43 to 44. The turn passes to blue and green.
1 (6)      Blue and green throw a 6. With a 6 the barrier on 22 must be opened.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives blue and green another throw.
1 (2)      Blue and green throw a 2.
1 B28-30   A blue piece goes from 28 to 30. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Yc7-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10, to be moved with one piece.
0 R44-54   A red piece goes from 44 to 54. It eats the blue piece on 54, which goes home. That earns 20, to be moved with one piece.
0 R54-6    A red piece goes from 54 to 6. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G34-37   A green piece goes from 34 to 37. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R6-13    A red piece goes from 6 to 13. The 6 gives yellow and red another throw.
0 (5)      Yellow and red throw a 5.
0 R13-18   A red piece goes from 13 to 18. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G20-23   A green piece goes from 20 to 23. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 R18-23   A red piece goes from 18 to 23. It eats the green piece on 23, which goes home. That earns 20. No piece can move 20: the bonus is lost. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G14-18   A green piece goes from 14 to 18. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Yc4-c6   A yellow piece goes up its corridor, from square 4 to square 6. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Bc7-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10, to be moved with one piece.
1 G37-47   A green piece goes from 37 to 47. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R23-26   A red piece goes from 23 to 26. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G47-51   A green piece goes from 47 to 51. The turn passes to yellow and red.
0 (4)      Yellow and red throw a 4.
0 R26-30   A red piece goes from 26 to 30. It eats the blue piece on 30, which goes home. That earns 20. No piece can move 20: the bonus is lost. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3.
0 R30-33   A red piece goes from 30 to 33. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G51-c4   A green piece enters its corridor, from 51 to the corridor's square 4. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With no piece at home the 6 counts 7.
0 R33-c6   A red piece enters its corridor, from 33 to the corridor's square 6. The 6 gives yellow and red another throw.
0 (2)      Yellow and red throw a 2.
0 Y65-67   A yellow piece goes from 65 to 67. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 Gc4-c7   A green piece goes up its corridor, from square 4 to square 7. The turn passes to yellow and red.
0 (2)      Yellow and red throw a 2.
0 Yc6-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 B25-28   A blue piece goes from 25 to 28. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Rc7-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to blue and green.
1 (3)      Blue and green throw a 3.
1 G18-21   A green piece goes from 18 to 21. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5.
0 Y67-c4   A yellow piece enters its corridor, from 67 to the corridor's square 4. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 Gc7-m    A green piece goes from its corridor to the goal. The green piece arrives by exact count. That earns 10, to be moved with one piece.
1 G21-31   A green piece goes from 21 to 31. The turn passes to yellow and red.
0 (5)      Yellow and red throw a 5. With a 5 no piece can move. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G31-32   A green piece goes from 31 to 32. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With a 6 no piece can move. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4.
0 Yc4-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to blue and green.
1 (1)      Blue and green throw a 1.
1 G32-33   A green piece goes from 32 to 33. The turn passes to yellow and red.
0 (3)      Yellow and red throw a 3. With a 3 no piece can move. The turn passes to blue and green.
1 (4)      Blue and green throw a 4.
1 G33-37   A green piece goes from 33 to 37. The turn passes to yellow and red.
0 (6)      Yellow and red throw a 6. With a 6 no piece can move. The 6 gives yellow and red another throw.
0 (6)      Yellow and red throw a 6. With a 6 no piece can move. The 6 gives yellow and red another throw.
0 (4)      Yellow and red throw a 4. With a 4 no piece can move. The turn passes to blue and green.
1 (6)      Blue and green throw a 6.
1 G37-43   A green piece goes from 37 to 43. The 6 gives blue and green another throw.
1 (1)      Blue and green throw a 1.
1 B28-29   A blue piece goes from 28 to 29. The turn passes to yellow and red.
0 (1)      Yellow and red throw a 1.
0 Yc7-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. Yellow and red have finished. The game is over, won by yellow and red.

P-2d Yellow and red win: all pieces of one colour are in the goal.
