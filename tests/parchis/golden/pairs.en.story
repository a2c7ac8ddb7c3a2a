0 (2)      To see who starts, yellow throws a 2.
1 (5)      To see who starts, blue throws a 5.
2 (5)      To see who starts, red throws a 5.
3 (5)      To see who starts, green throws a 5. A tie: blue, red and green throw again.
1 (4)      To see who starts, blue throws a 4.
2 (3)      To see who starts, red throws a 3.
3 (6)      To see who starts, green throws a 6. Green starts.
3 (6)      Green throws a 6. With a 6 no piece can move. The 6 gives green another throw.
3 (3)      Green throws a 3. With a 3 no piece can move. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (4)      Red throws a 4. With a 4 no piece can move. The turn passes to green.
3 (3)      Green throws a 3. With a 3 no piece can move. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B22-23   A blue piece goes from 22 to 23. The turn passes to red.
2 (2)      Red throws a 2. With a 2 no piece can move. The turn passes to green.
3 (6)      Green throws a 6. With a 6 no piece can move. The 6 gives green another throw.
3 (2)      Green throws a 2. With a 2 no piece can move. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y5-8     A yellow piece goes from 5 to 8. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B23-26   A blue piece goes from 23 to 26. The turn passes to red.
2 (3)      Red throws a 3. With a 3 no piece can move. The turn passes to green.
3 (6)      Green throws a 6. With a 6 no piece can move. The 6 gives green another throw.
3 (6)      Green throws a 6. With a 6 no piece can move. The 6 gives green another throw.
3 (6)      Green throws a 6. The third 6 in a row does not count: no piece goes home, but the turn ends. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y8-14    A yellow piece goes from 8 to 14. The 6 gives yellow another throw.
0 (3)      Yellow throws a 3.
0 Y14-17   A yellow piece goes from 14 to 17. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B26-32   A blue piece goes from 26 to 32. The 6 gives blue another throw.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (6)      Red throws a 6. With a 6 no piece can move. The 6 gives red another throw.
2 (2)      Red throws a 2. With a 2 no piece can move. The turn passes to green.
3 (2)      Green throws a 2. With a 2 no piece can move. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y17-20   A yellow piece goes from 17 to 20. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B32-33   A blue piece goes from 32 to 33. The turn passes to red.
2 (2)      Red throws a 2. With a 2 no piece can move. The turn passes to green.
3 (4)      Green throws a 4. With a 4 no piece can move. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y20-21   A yellow piece goes from 20 to 21. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives blue another throw.
1 (6)      Blue throws a 6.
1 B28-34   A blue piece goes from 28 to 34. The 6 gives blue another throw.
1 (6)      Blue throws a 6. The third 6 in a row does not count, and sends home the blue piece on 34. The turn passes to red.
2 (1)      Red throws a 1. With a 1 no piece can move. The turn passes to green.
3 (2)      Green throws a 2. With a 2 no piece can move. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y5-8     A yellow piece goes from 5 to 8. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (4)      Red throws a 4. With a 4 no piece can move. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y8-9     A yellow piece goes from 8 to 9. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives blue another throw.
1 (4)      Blue throws a 4.
1 B28-32   A blue piece goes from 28 to 32. The turn passes to red.
2 (2)      Red throws a 2. With a 2 no piece can move. The turn passes to green.
3 (3)      Green throws a 3.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y9-12    A yellow piece goes from 9 to 12. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B33-39   A blue piece goes from 33 to 39. The 6 gives blue another throw.
1 (4)      Blue throws a 4.
1 B39-43   A blue piece goes from 39 to 43. The turn passes to red.
2 (6)      Red throws a 6. With a 6 no piece can move. The 6 gives red another throw.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (4)      Green throws a 4.
3 G59-63   A green piece goes from 59 to 63. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B43-46   A blue piece goes from 43 to 46. The turn passes to red.
2 (2)      Red throws a 2.
2 R39-41   A red piece goes from 39 to 41. The turn passes to green.
3 (4)      Green throws a 4.
3 G63-67   A green piece goes from 63 to 67. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y5-9     A yellow piece goes from 5 to 9. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B32-35   A blue piece goes from 32 to 35. The turn passes to red.
2 (3)      Red throws a 3.
2 R41-44   A red piece goes from 41 to 44. The turn passes to green.
3 (4)      Green throws a 4.
3 G67-3    A green piece goes from 67 to 3. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y9-10    A yellow piece goes from 9 to 10. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B46-52   A blue piece goes from 46 to 52. The 6 gives blue another throw.
1 (6)      Blue throws a 6.
1 B52-58   A blue piece goes from 52 to 58. The 6 gives blue another throw.
1 (6)      Blue throws a 6. The third 6 in a row does not count, and sends home the blue piece on 58. The turn passes to red.
2 (1)      Red throws a 1.
2 R44-45   A red piece goes from 44 to 45. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y21-23   A yellow piece goes from 21 to 23. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B35-39   A blue piece goes from 35 to 39. The turn passes to red.
2 (4)      Red throws a 4.
2 R45-49   A red piece goes from 45 to 49. The turn passes to green.
3 (4)      Green throws a 4.
3 G3-7     A green piece goes from 3 to 7. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y23-29   A yellow piece goes from 23 to 29. The 6 gives yellow another throw.
0 (3)      Yellow throws a 3.
0 Y10-13   A yellow piece goes from 10 to 13. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B39-42   A blue piece goes from 39 to 42. The turn passes to red.
2 (1)      Red throws a 1.
2 R49-50   A red piece goes from 49 to 50. The turn passes to green.
3 (1)      Green throws a 1.
3 G7-8     A green piece goes from 7 to 8. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B42-45   A blue piece goes from 42 to 45. The turn passes to red.
2 (2)      Red throws a 2.
2 R50-52   A red piece goes from 50 to 52. The turn passes to green.
3 (3)      Green throws a 3.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y13-17   A yellow piece goes from 13 to 17. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B45-48   A blue piece goes from 45 to 48. The turn passes to red.
2 (1)      Red throws a 1.
2 R52-53   A red piece goes from 52 to 53. The turn passes to green.
3 (1)      Green throws a 1.
3 G59-60   A green piece goes from 59 to 60. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y29-31   A yellow piece goes from 29 to 31. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B48-50   A blue piece goes from 48 to 50. The turn passes to red.
2 (1)      Red throws a 1.
2 R53-54   A red piece goes from 53 to 54. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y5-8     A yellow piece goes from 5 to 8. It eats the green piece on 8, which goes home. That earns 20, to be moved with one piece.
0 Y31-51   A yellow piece goes from 31 to 51. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (6)      Red throws a 6.
2 R54-60   A red piece goes from 54 to 60. It eats the green piece on 60, which goes home. That earns 20, to be moved with one piece.
2 R60-12   A red piece goes from 60 to 12. The 6 gives red another throw.
2 (2)      Red throws a 2.
2 R12-14   A red piece goes from 12 to 14. The turn passes to green.
3 (1)      Green throws a 1.
3 G56-57   A green piece goes from 56 to 57. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y8-15    A yellow piece goes from 8 to 15. The 6 gives yellow another throw.
0 (2)      Yellow throws a 2.
0 Y12-14   A yellow piece goes from 12 to 14. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B22-23   A blue piece goes from 22 to 23. The turn passes to red.
2 (2)      Red throws a 2.
2 R14-16   A red piece goes from 14 to 16. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y17-19   A yellow piece goes from 17 to 19. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B23-26   A blue piece goes from 23 to 26. The turn passes to red.
2 (2)      Red throws a 2.
2 R16-18   A red piece goes from 16 to 18. The turn passes to green.
3 (1)      Green throws a 1.
3 G57-58   A green piece goes from 57 to 58. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y14-21   A yellow piece goes from 14 to 21. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5.
0 Y15-20   A yellow piece goes from 15 to 20. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B26-28   A blue piece goes from 26 to 28. The turn passes to red.
2 (1)      Red throws a 1.
2 R18-19   A red piece goes from 18 to 19. The turn passes to green.
3 (2)      Green throws a 2.
3 G56-58   A green piece goes from 56 to 58. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y51-52   A yellow piece goes from 51 to 52. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B50-52   A blue piece goes from 50 to 52. It eats the yellow piece on 52, which goes home. That earns 20, to be moved with one piece.
1 B28-48   A blue piece goes from 28 to 48. The turn passes to red.
2 (4)      Red throws a 4.
2 R19-23   A red piece goes from 19 to 23. The turn passes to green.
3 (6)      Green throws a 6. With a 6 the barrier on 58 must be opened.
3 G58-64   A green piece goes from 58 to 64. The 6 gives green another throw.
3 (3)      Green throws a 3.
3 G64-67   A green piece goes from 64 to 67. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B52-56   A blue piece goes from 52 to 56. The turn passes to red.
2 (1)      Red throws a 1.
2 R23-24   A red piece goes from 23 to 24. The turn passes to green.
3 (1)      Green throws a 1.
3 G67-68   A green piece goes from 67 to 68. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y21-28   A yellow piece goes from 21 to 28. The 6 gives yellow another throw.
0 (4)      Yellow throws a 4.
0 Y28-32   A yellow piece goes from 28 to 32. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B56-58   A blue piece goes from 56 to 58. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (1)      Green throws a 1.
3 G68-1    A green piece goes from 68 to 1. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y32-36   A yellow piece goes from 32 to 36. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (2)      Red throws a 2.
2 R24-26   A red piece goes from 24 to 26. The turn passes to green.
3 (2)      Green throws a 2.
3 G1-3     A green piece goes from 1 to 3. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y20-24   A yellow piece goes from 20 to 24. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B58-62   A blue piece goes from 58 to 62. The turn passes to red.
2 (2)      Red throws a 2.
2 R26-28   A red piece goes from 26 to 28. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y5-9     A yellow piece goes from 5 to 9. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B48-52   A blue piece goes from 48 to 52. The turn passes to red.
2 (3)      Red throws a 3.
2 R28-31   A red piece goes from 28 to 31. The turn passes to green.
3 (3)      Green throws a 3.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y36-41   A yellow piece goes from 36 to 41. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B62-65   A blue piece goes from 62 to 65. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (2)      Green throws a 2.
3 G58-60   A green piece goes from 58 to 60. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y24-28   A yellow piece goes from 24 to 28. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B52-55   A blue piece goes from 52 to 55. The turn passes to red.
2 (4)      Red throws a 4.
2 R31-c1   A red piece enters its corridor, from 31 to the corridor's square 1. The turn passes to green.
3 (4)      Green throws a 4.
3 G3-7     A green piece goes from 3 to 7. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y28-32   A yellow piece goes from 28 to 32. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B65-66   A blue piece goes from 65 to 66. The turn passes to red.
2 (3)      Red throws a 3.
2 Rc1-c4   A red piece goes up its corridor, from square 1 to square 4. The turn passes to green.
3 (3)      Green throws a 3.
3 G7-10    A green piece goes from 7 to 10. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y41-44   A yellow piece goes from 41 to 44. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives blue another throw.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (3)      Red throws a 3.
2 R39-42   A red piece goes from 39 to 42. The turn passes to green.
3 (1)      Green throws a 1.
3 G60-61   A green piece goes from 60 to 61. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y32-37   A yellow piece goes from 32 to 37. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B66-5    A blue piece goes from 66 to 5. The 6 gives blue another throw.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B55-62   A blue piece goes from 55 to 62. The 6 gives blue another throw.
1 (5)      Blue throws a 5.
1 B62-67   A blue piece goes from 62 to 67. The turn passes to red.
2 (2)      Red throws a 2.
2 R39-41   A red piece goes from 39 to 41. The turn passes to green.
3 (6)      Green throws a 6.
3 G61-67   A green piece goes from 61 to 67. The 6 gives green another throw.
3 (4)      Green throws a 4.
3 G59-63   A green piece goes from 59 to 63. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y37-42   A yellow piece goes from 37 to 42. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B67-4    A blue piece goes from 67 to 4. The turn passes to red.
2 (6)      Red throws a 6. With a 6 the barrier on 42 must be opened.
2 R42-48   A red piece goes from 42 to 48. The 6 gives red another throw.
2 (2)      Red throws a 2.
2 R48-50   A red piece goes from 48 to 50. The turn passes to green.
3 (1)      Green throws a 1.
3 G67-68   A green piece goes from 67 to 68. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y9-16    A yellow piece goes from 9 to 16. The 6 gives yellow another throw.
0 (3)      Yellow throws a 3.
0 Y16-19   A yellow piece goes from 16 to 19. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B28-31   A blue piece goes from 28 to 31. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (4)      Green throws a 4.
3 G10-14   A green piece goes from 10 to 14. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y19-21   A yellow piece goes from 19 to 21. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B4-9     A blue piece goes from 4 to 9. The turn passes to red.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R39-46   A red piece goes from 39 to 46. The 6 gives red another throw.
2 (1)      Red throws a 1.
2 R50-51   A red piece goes from 50 to 51. The turn passes to green.
3 (1)      Green throws a 1.
3 G63-64   A green piece goes from 63 to 64. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y44-48   A yellow piece goes from 44 to 48. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B22-27   A blue piece goes from 22 to 27. The turn passes to red.
2 (3)      Red throws a 3.
2 R41-44   A red piece goes from 41 to 44. The turn passes to green.
3 (6)      Green throws a 6.
3 G14-20   A green piece goes from 14 to 20. The 6 gives green another throw.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y42-46   A yellow piece goes from 42 to 46. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B31-35   A blue piece goes from 31 to 35. The turn passes to red.
2 (1)      Red throws a 1.
2 Rc4-c5   A red piece goes up its corridor, from square 4 to square 5. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G64-3    A green piece goes from 64 to 3. The 6 gives green another throw.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G56-63   A green piece goes from 56 to 63. The 6 gives green another throw.
3 (2)      Green throws a 2.
3 G3-5     A green piece goes from 3 to 5. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y21-22   A yellow piece goes from 21 to 22. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B9-11    A blue piece goes from 9 to 11. The turn passes to red.
2 (4)      Red throws a 4.
2 R51-55   A red piece goes from 51 to 55. The turn passes to green.
3 (5)      Green throws a 5.
3 G63-68   A green piece goes from 63 to 68. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y19-20   A yellow piece goes from 19 to 20. It eats the green piece on 20, which goes home. That earns 20, to be moved with one piece.
0 Y20-40   A yellow piece goes from 20 to 40. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B35-36   A blue piece goes from 35 to 36. The turn passes to red.
2 (3)      Red throws a 3.
2 R55-58   A red piece goes from 55 to 58. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y46-50   A yellow piece goes from 46 to 50. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B5-10    A blue piece goes from 5 to 10. The turn passes to red.
2 (2)      Red throws a 2.
2 R44-46   A red piece goes from 44 to 46. The turn passes to green.
3 (2)      Green throws a 2.
3 G5-7     A green piece goes from 5 to 7. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y48-52   A yellow piece goes from 48 to 52. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B36-38   A blue piece goes from 36 to 38. The turn passes to red.
2 (4)      Red throws a 4.
2 R58-62   A red piece goes from 58 to 62. The turn passes to green.
3 (5)      Green throws a 5.
3 G68-5    A green piece goes from 68 to 5. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y50-55   A yellow piece goes from 50 to 55. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B11-13   A blue piece goes from 11 to 13. The turn passes to red.
2 (2)      Red throws a 2.
2 R62-64   A red piece goes from 62 to 64. The turn passes to green.
3 (2)      Green throws a 2.
3 G7-9     A green piece goes from 7 to 9. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y52-56   A yellow piece goes from 52 to 56. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B13-16   A blue piece goes from 13 to 16. The turn passes to red.
2 (3)      Red throws a 3.
2 Rc5-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10, to be moved with one piece.
2 R64-6    A red piece goes from 64 to 6. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G56-63   A green piece goes from 56 to 63. The 6 gives green another throw.
3 (2)      Green throws a 2.
3 G9-11    A green piece goes from 9 to 11. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y40-42   A yellow piece goes from 40 to 42. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B38-42   A blue piece goes from 38 to 42. It eats the yellow piece on 42, which goes home. That earns 20. No piece can move 20: the bonus is lost. The turn passes to red.
2 (4)      Red throws a 4.
2 R46-50   A red piece goes from 46 to 50. The turn passes to green.
3 (1)      Green throws a 1.
3 G11-12   A green piece goes from 11 to 12. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y56-60   A yellow piece goes from 56 to 60. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B16-c3   A blue piece enters its corridor, from 16 to the corridor's square 3. The turn passes to red.
2 (4)      Red throws a 4.
2 R6-10    A red piece goes from 6 to 10. It eats the blue piece on 10, which goes home. That earns 20, to be moved with one piece.
2 R10-30   A red piece goes from 10 to 30. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G68-7    A green piece goes from 68 to 7. The 6 gives green another throw.
3 (1)      Green throws a 1.
3 G63-64   A green piece goes from 63 to 64. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y60-61   A yellow piece goes from 60 to 61. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B42-45   A blue piece goes from 42 to 45. The turn passes to red.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R30-c3   A red piece enters its corridor, from 30 to the corridor's square 3. The 6 gives red another throw.
2 (2)      Red throws a 2.
2 Rc3-c5   A red piece goes up its corridor, from square 3 to square 5. The turn passes to green.
3 (3)      Green throws a 3.
3 G7-10    A green piece goes from 7 to 10. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y61-63   A yellow piece goes from 61 to 63. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (2)      Red throws a 2.
2 R46-48   A red piece goes from 46 to 48. The turn passes to green.
3 (3)      Green throws a 3.
3 G64-67   A green piece goes from 64 to 67. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y63-67   A yellow piece goes from 63 to 67. It eats the green piece on 67, which goes home. That earns 20, to be moved with one piece.
0 Y55-c7   A yellow piece enters its corridor, from 55 to the corridor's square 7. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (2)      Red throws a 2.
2 R48-50   A red piece goes from 48 to 50. The turn passes to green.
3 (1)      Green throws a 1.
3 G5-6     A green piece goes from 5 to 6. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y22-23   A yellow piece goes from 22 to 23. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B27-30   A blue piece goes from 27 to 30. The turn passes to red.
2 (1)      Red throws a 1.
2 Rc5-c6   A red piece goes up its corridor, from square 5 to square 6. The turn passes to green.
3 (4)      Green throws a 4.
3 G12-16   A green piece goes from 12 to 16. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B24-28   A blue piece goes from 24 to 28. The turn passes to red.
2 (1)      Red throws a 1.
2 Rc6-c7   A red piece goes up its corridor, from square 6 to square 7. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y5-8     A yellow piece goes from 5 to 8. The turn passes to blue.
1 (5)      Blue throws a 5.
1 Bc3-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10, to be moved with one piece.
1 B30-40   A blue piece goes from 30 to 40. The turn passes to red.
2 (1)      Red throws a 1.
2 R50-51   A red piece goes from 50 to 51. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G56-63   A green piece goes from 56 to 63. The 6 gives green another throw.
3 (5)      Green throws a 5.
3 G16-21   A green piece goes from 16 to 21. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y8-10    A yellow piece goes from 8 to 10. It eats the green piece on 10, which goes home. That earns 20, to be moved with one piece.
0 Y10-30   A yellow piece goes from 10 to 30. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B40-42   A blue piece goes from 40 to 42. The turn passes to red.
2 (2)      Red throws a 2.
2 R50-52   A red piece goes from 50 to 52. The turn passes to green.
3 (6)      Green throws a 6.
3 G6-12    A green piece goes from 6 to 12. The 6 gives green another throw.
3 (6)      Green throws a 6.
3 G21-27   A green piece goes from 21 to 27. The 6 gives green another throw.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y23-28   A yellow piece goes from 23 to 28. It eats the blue piece on 28, which goes home. That earns 20, to be moved with one piece.
0 Y30-50   A yellow piece goes from 30 to 50. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B42-48   A blue piece goes from 42 to 48. The 6 gives blue another throw.
1 (4)      Blue throws a 4.
1 B45-49   A blue piece goes from 45 to 49. The turn passes to red.
2 (5)      Red throws a 5.
2 R51-56   A red piece goes from 51 to 56. The turn passes to green.
3 (1)      Green throws a 1.
3 G56-57   A green piece goes from 56 to 57. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y28-30   A yellow piece goes from 28 to 30. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B48-49   A blue piece goes from 48 to 49. The turn passes to red.
2 (3)      Red throws a 3.
2 R56-59   A red piece goes from 56 to 59. The turn passes to green.
3 (1)      Green throws a 1.
3 G63-64   A green piece goes from 63 to 64. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y30-33   A yellow piece goes from 30 to 33. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (3)      Red throws a 3.
2 R59-62   A red piece goes from 59 to 62. The turn passes to green.
3 (2)      Green throws a 2.
3 G57-59   A green piece goes from 57 to 59. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y50-54   A yellow piece goes from 50 to 54. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (3)      Red throws a 3.
2 R62-65   A red piece goes from 62 to 65. The turn passes to green.
3 (4)      Green throws a 4.
3 G27-31   A green piece goes from 27 to 31. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y33-40   A yellow piece goes from 33 to 40. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5.
0 Y54-59   A yellow piece goes from 54 to 59. It eats the green piece on 59, which goes home. That earns 20. No piece can move 20: the bonus is lost. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B49-52   A blue piece goes from 49 to 52. It eats the red piece on 52, which goes home. That earns 20, to be moved with one piece.
1 B24-44   A blue piece goes from 24 to 44. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (1)      Green throws a 1.
3 G64-65   A green piece goes from 64 to 65. It eats the red piece on 65, which goes home. That earns 20, to be moved with one piece.
3 G65-17   A green piece goes from 65 to 17. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y40-44   A yellow piece goes from 40 to 44. It eats the blue piece on 44, which goes home. That earns 20, to be moved with one piece.
0 Y44-64   A yellow piece goes from 44 to 64. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y67-c2   A yellow piece enters its corridor, from 67 to the corridor's square 2. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (5)      Red throws a 5.
2 R39-44   A red piece goes from 39 to 44. The turn passes to green.
3 (3)      Green throws a 3.
3 G17-20   A green piece goes from 17 to 20. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y59-66   A yellow piece goes from 59 to 66. The 6 gives yellow another throw.
0 (2)      Yellow throws a 2.
0 Y66-68   A yellow piece goes from 66 to 68. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B24-27   A blue piece goes from 24 to 27. The turn passes to red.
2 (3)      Red throws a 3.
2 R44-47   A red piece goes from 44 to 47. The turn passes to green.
3 (5)      Green throws a 5.
3 G31-36   A green piece goes from 31 to 36. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Yc7-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10, to be moved with one piece.
0 Y64-c6   A yellow piece enters its corridor, from 64 to the corridor's square 6. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B49-52   A blue piece goes from 49 to 52. The turn passes to red.
2 (2)      Red throws a 2.
2 R47-49   A red piece goes from 47 to 49. The turn passes to green.
3 (5)      Green throws a 5.
3 G12-17   A green piece goes from 12 to 17. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Yc2-c5   A yellow piece goes up its corridor, from square 2 to square 5. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B52-56   A blue piece goes from 52 to 56. The turn passes to red.
2 (1)      Red throws a 1.
2 R39-40   A red piece goes from 39 to 40. The turn passes to green.
3 (2)      Green throws a 2.
3 G17-19   A green piece goes from 17 to 19. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y68-c3   A yellow piece enters its corridor, from 68 to the corridor's square 3. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7. With a 6 the barrier on 56 must be opened.
1 B56-63   A blue piece goes from 56 to 63. The 6 gives blue another throw.
1 (1)      Blue throws a 1.
1 B27-28   A blue piece goes from 27 to 28. The turn passes to red.
2 (1)      Red throws a 1.
2 Rc7-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10, to be moved with one piece.
2 R40-50   A red piece goes from 40 to 50. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G56-63   A green piece goes from 56 to 63. The 6 gives green another throw.
3 (3)      Green throws a 3.
3 G20-23   A green piece goes from 20 to 23. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Yc5-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B63-65   A blue piece goes from 63 to 65. The turn passes to red.
2 (5)      Red throws a 5.
2 R50-55   A red piece goes from 50 to 55. The turn passes to green.
3 (2)      Green throws a 2.
3 G63-65   A green piece goes from 63 to 65. The turn passes to yellow.
0 (6)      Yellow throws a 6. With a 6 no piece can move. The 6 gives yellow another throw.
0 (2)      Yellow throws a 2.
0 Yc6-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B28-32   A blue piece goes from 28 to 32. The turn passes to red.
2 (1)      Red throws a 1.
2 R55-56   A red piece goes from 55 to 56. The turn passes to green.
3 (5)      Green throws a 5.
3 G36-41   A green piece goes from 36 to 41. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Yc3-c5   A yellow piece goes up its corridor, from square 3 to square 5. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B52-55   A blue piece goes from 52 to 55. The turn passes to red.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R56-63   A red piece goes from 56 to 63. The 6 gives red another throw.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R49-56   A red piece goes from 49 to 56. The 6 gives red another throw.
2 (6)      Red throws a 6. The third 6 in a row does not count, and sends home the red piece on 56. The turn passes to green.
3 (2)      Green throws a 2.
3 G65-67   A green piece goes from 65 to 67. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Yc5-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. Yellow has all pieces in the goal. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B32-35   A blue piece goes from 32 to 35. The turn passes to red.
2 (4)      Red throws a 4.
2 R63-67   A red piece goes from 63 to 67. It eats the green piece on 67, which goes home. That earns 20, to be moved with one piece.
2 R67-19   A red piece goes from 67 to 19. It eats the green piece on 19, which goes home. That earns 20, to be moved with one piece.
2 R19-c5   A red piece enters its corridor, from 19 to the corridor's square 5. The turn passes to green.
3 (4)      Green throws a 4.
3 G23-27   A green piece goes from 23 to 27. The turn passes to yellow.
0 (2)      Yellow throws a 2. Yellow has finished and plays with the red pieces.
0 Rc5-c7   A red piece goes up its corridor, from square 5 to square 7. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B35-37   A blue piece goes from 35 to 37. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (2)      Green throws a 2.
3 G41-43   A green piece goes from 41 to 43. The turn passes to yellow.
0 (3)      Yellow throws a 3. Yellow has finished and plays with the red pieces.
0 R39-42   A red piece goes from 39 to 42. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B65-1    A blue piece goes from 65 to 1. The turn passes to red.
2 (3)      Red throws a 3.
2 R42-45   A red piece goes from 42 to 45. The turn passes to green.
3 (2)      Green throws a 2.
3 G27-29   A green piece goes from 27 to 29. The turn passes to yellow.
0 (4)      Yellow throws a 4. Yellow has finished and plays with the red pieces.
0 R45-49   A red piece goes from 45 to 49. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B1-5     A blue piece goes from 1 to 5. The turn passes to red.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R49-56   A red piece goes from 49 to 56. The 6 gives red another throw.
2 (1)      Red throws a 1.
2 Rc7-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10, to be moved with one piece.
2 R56-66   A red piece goes from 56 to 66. The turn passes to green.
3 (4)      Green throws a 4.
3 G43-47   A green piece goes from 43 to 47. The turn passes to yellow.
0 (4)      Yellow throws a 4. Yellow has finished and plays with the red pieces.
0 R66-2    A red piece goes from 66 to 2. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B5-8     A blue piece goes from 5 to 8. The turn passes to red.
2 (4)      Red throws a 4.
2 R2-6     A red piece goes from 2 to 6. The turn passes to green.
3 (2)      Green throws a 2.
3 G47-49   A green piece goes from 47 to 49. The turn passes to yellow.
0 (1)      Yellow throws a 1. Yellow has finished and plays with the red pieces.
0 R6-7     A red piece goes from 6 to 7. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B37-39   A blue piece goes from 37 to 39. The turn passes to red.
2 (2)      Red throws a 2.
2 R7-9     A red piece goes from 7 to 9. The turn passes to green.
3 (3)      Green throws a 3.
3 G29-32   A green piece goes from 29 to 32. The turn passes to yellow.
0 (3)      Yellow throws a 3. Yellow has finished and plays with the red pieces.
0 R9-12    A red piece goes from 9 to 12. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B8-13    A blue piece goes from 8 to 13. The turn passes to red.
2 (2)      Red throws a 2.
2 R12-14   A red piece goes from 12 to 14. The turn passes to green.
3 (3)      Green throws a 3.
3 G49-c1   A green piece enters its corridor, from 49 to the corridor's square 1. The turn passes to yellow.
0 (1)      Yellow throws a 1. Yellow has finished and plays with the red pieces.
0 R14-15   A red piece goes from 14 to 15. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B39-44   A blue piece goes from 39 to 44. The turn passes to red.
2 (2)      Red throws a 2.
2 R15-17   A red piece goes from 15 to 17. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (5)      Yellow throws a 5. Yellow has finished and plays with the red pieces.
0 R17-22   A red piece goes from 17 to 22. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B44-46   A blue piece goes from 44 to 46. The turn passes to red.
2 (4)      Red throws a 4.
2 R22-26   A red piece goes from 22 to 26. The turn passes to green.
3 (6)      Green throws a 6.
3 Gc1-c7   A green piece goes up its corridor, from square 1 to square 7. The 6 gives green another throw.
3 (6)      Green throws a 6.
3 G32-38   A green piece goes from 32 to 38. The 6 gives green another throw.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (5)      Yellow throws a 5. Yellow has finished and plays with the red pieces.
0 R26-31   A red piece goes from 26 to 31. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B46-51   A blue piece goes from 46 to 51. The turn passes to red.
2 (3)      Red throws a 3.
2 R31-34   A red piece goes from 31 to 34. The turn passes to green.
3 (5)      Green throws a 5.
3 G56-61   A green piece goes from 56 to 61. The turn passes to yellow.
0 (4)      Yellow throws a 4. Yellow has finished and plays with the red pieces.
0 R34-c4   A red piece enters its corridor, from 34 to the corridor's square 4. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B13-17   A blue piece goes from 13 to 17. The turn passes to red.
2 (3)      Red throws a 3.
2 Rc4-c7   A red piece goes up its corridor, from square 4 to square 7. The turn passes to green.
3 (1)      Green throws a 1.
3 G38-39   A green piece goes from 38 to 39. The turn passes to yellow.
0 (4)      Yellow throws a 4. Yellow has finished and plays with the red pieces. With a 4 no piece can move. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B17-c7   A blue piece enters its corridor, from 17 to the corridor's square 7. The 6 gives blue another throw.
1 (5)      Blue throws a 5.
1 B51-56   A blue piece goes from 51 to 56. The turn passes to red.
2 (1)      Red throws a 1.
2 Rc7-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. Red has all pieces in the goal. The game is over, won by yellow and red.

P-4d The pair of yellow and red wins.
