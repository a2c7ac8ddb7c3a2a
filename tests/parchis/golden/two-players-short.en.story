1 (1)      Red throws a 1.
1 R39-40   A red piece goes from 39 to 40. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y5-10    A yellow piece goes from 5 to 10. The turn passes to red.
1 (5)      Red throws a 5. With a 5 a piece must leave home.
1 Rh-39    A red piece leaves home to 39. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y10-14   A yellow piece goes from 10 to 14. The turn passes to red.
1 (2)      Red throws a 2.
1 R39-41   A red piece goes from 39 to 41. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y14-20   A yellow piece goes from 14 to 20. The 6 gives yellow another throw.
0 (4)      Yellow throws a 4.
0 Y20-24   A yellow piece goes from 20 to 24. The turn passes to red.
1 (3)      Red throws a 3.
1 R40-43   A red piece goes from 40 to 43. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y24-25   A yellow piece goes from 24 to 25. The turn passes to red.
1 (5)      Red throws a 5. With a 5 a piece must leave home.
1 Rh-39    A red piece leaves home to 39. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y25-28   A yellow piece goes from 25 to 28. The turn passes to red.
1 (2)      Red throws a 2.
1 R41-43   A red piece goes from 41 to 43. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y28-32   A yellow piece goes from 28 to 32. The turn passes to red.
1 (2)      Red throws a 2.
1 R43-45   A red piece goes from 43 to 45. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y5-7     A yellow piece goes from 5 to 7. The turn passes to red.
1 (1)      Red throws a 1.
1 R45-46   A red piece goes from 45 to 46. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y32-38   A yellow piece goes from 32 to 38. The 6 gives yellow another throw.
0 (6)      Yellow throws a 6.
0 Y7-13    A yellow piece goes from 7 to 13. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to red.
1 (1)      Red throws a 1.
1 R46-47   A red piece goes from 46 to 47. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to red.
1 (6)      Red throws a 6. With no piece at home the 6 counts 12. With a 6 the barrier on 39 must be opened.
1 R39-51   A red piece goes from 39 to 51. The 6 gives red another throw.
1 (4)      Red throws a 4.
1 R39-43   A red piece goes from 39 to 43. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y13-16   A yellow piece goes from 13 to 16. The turn passes to red.
1 (4)      Red throws a 4.
1 R47-51   A red piece goes from 47 to 51. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12. With a 6 the barrier on 5 must be opened.
0 Y5-17    A yellow piece goes from 5 to 17. The 6 gives yellow another throw.
0 (2)      Yellow throws a 2.
0 Y5-7     A yellow piece goes from 5 to 7. The turn passes to red.
1 (5)      Red throws a 5.
1 R51-56   A red piece goes from 51 to 56. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12.
0 Y7-19    A yellow piece goes from 7 to 19. The 6 gives yellow another throw.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12.
0 Y19-31   A yellow piece goes from 19 to 31. The 6 gives yellow another throw.
0 (2)      Yellow throws a 2.
0 Y31-33   A yellow piece goes from 31 to 33. The turn passes to red.
1 (5)      Red throws a 5.
1 R43-48   A red piece goes from 43 to 48. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y33-35   A yellow piece goes from 33 to 35. The turn passes to red.
1 (3)      Red throws a 3.
1 R51-54   A red piece goes from 51 to 54. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y16-17   A yellow piece goes from 16 to 17. The turn passes to red.
1 (5)      Red throws a 5.
1 R54-59   A red piece goes from 54 to 59. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y38-42   A yellow piece goes from 38 to 42. The turn passes to red.
1 (1)      Red throws a 1.
1 R56-57   A red piece goes from 56 to 57. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12. With a 6 the barrier on 17 must be opened.
0 Y17-29   A yellow piece goes from 17 to 29. The 6 gives yellow another throw.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12.
0 Y42-54   A yellow piece goes from 42 to 54. The 6 gives yellow another throw.
0 (4)      Yellow throws a 4.
0 Y29-33   A yellow piece goes from 29 to 33. The turn passes to red.
1 (6)      Red throws a 6. With no piece at home the 6 counts 12.
1 R43-55   A red piece goes from 43 to 55. The 6 gives red another throw.
1 (2)      Red throws a 2.
1 R48-50   A red piece goes from 48 to 50. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y35-39   A yellow piece goes from 35 to 39. The turn passes to red.
1 (2)      Red throws a 2.
1 R50-52   A red piece goes from 50 to 52. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y17-22   A yellow piece goes from 17 to 22. The turn passes to red.
1 (5)      Red throws a 5.
1 R55-60   A red piece goes from 55 to 60. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y22-26   A yellow piece goes from 22 to 26. The turn passes to red.
1 (5)      Red throws a 5.
1 R52-57   A red piece goes from 52 to 57. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y33-37   A yellow piece goes from 33 to 37. The turn passes to red.
1 (2)      Red throws a 2.
1 R57-59   A red piece goes from 57 to 59. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y26-31   A yellow piece goes from 26 to 31. The turn passes to red.
1 (5)      Red throws a 5.
1 R60-65   A red piece goes from 60 to 65. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y39-40   A yellow piece goes from 39 to 40. The turn passes to red.
1 (4)      Red throws a 4.
1 R65-1    A red piece goes from 65 to 1. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y37-41   A yellow piece goes from 37 to 41. The turn passes to red.
1 (6)      Red throws a 6. With no piece at home the 6 counts 12. With a 6 the barrier on 59 must be opened.
1 R59-3    A red piece goes from 59 to 3. The 6 gives red another throw.
1 (6)      Red throws a 6. With no piece at home the 6 counts 12.
1 R3-15    A red piece goes from 3 to 15. The 6 gives red another throw.
1 (6)      Red throws a 6. The third 6 in a row does not count, and the turn ends. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y54-59   A yellow piece goes from 54 to 59. It eats the red piece on 59, which goes home. That earns 20, to be moved with one piece.
0 Y41-61   A yellow piece goes from 41 to 61. The turn passes to red.
1 (3)      Red throws a 3.
1 R1-4     A red piece goes from 1 to 4. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y59-60   A yellow piece goes from 59 to 60. The turn passes to red.
1 (2)      Red throws a 2.
1 R15-17   A red piece goes from 15 to 17. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y61-65   A yellow piece goes from 61 to 65. The turn passes to red.
1 (2)      Red throws a 2.
1 R4-6     A red piece goes from 4 to 6. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12.
0 Y40-52   A yellow piece goes from 40 to 52. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5.
0 Y31-36   A yellow piece goes from 31 to 36. The turn passes to red.
1 (1)      Red throws a 1.
1 R57-58   A red piece goes from 57 to 58. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y65-66   A yellow piece goes from 65 to 66. The turn passes to red.
1 (4)      Red throws a 4.
1 R6-10    A red piece goes from 6 to 10. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y66-c2   A yellow piece enters its corridor, from 66 to the corridor's square 2. The turn passes to red.
1 (5)      Red throws a 5. With a 5 a piece must leave home.
1 Rh-39    A red piece leaves home to 39. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12.
0 Y36-48   A yellow piece goes from 36 to 48. The 6 gives yellow another throw.
0 (1)      Yellow throws a 1.
0 Y52-53   A yellow piece goes from 52 to 53. The turn passes to red.
1 (3)      Red throws a 3.
1 R39-42   A red piece goes from 39 to 42. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12.
0 Y60-c4   A yellow piece enters its corridor, from 60 to the corridor's square 4. The 6 gives yellow another throw.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12.
0 Y53-65   A yellow piece goes from 53 to 65. The 6 gives yellow another throw.
0 (3)      Yellow throws a 3.
0 Yc2-c5   A yellow piece goes up its corridor, from square 2 to square 5. The turn passes to red.
1 (1)      Red throws a 1.
1 R58-59   A red piece goes from 58 to 59. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y65-c2   A yellow piece enters its corridor, from 65 to the corridor's square 2. The turn passes to red.
1 (5)      Red throws a 5.
1 R17-22   A red piece goes from 17 to 22. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y48-50   A yellow piece goes from 48 to 50. The turn passes to red.
1 (1)      Red throws a 1.
1 R42-43   A red piece goes from 42 to 43. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Yc2-c7   A yellow piece goes up its corridor, from square 2 to square 7. The turn passes to red.
1 (2)      Red throws a 2.
1 R22-24   A red piece goes from 22 to 24. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Yc4-c6   A yellow piece goes up its corridor, from square 4 to square 6. The turn passes to red.
1 (3)      Red throws a 3.
1 R24-27   A red piece goes from 24 to 27. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Yc7-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10, to be moved with one piece.
0 Y50-60   A yellow piece goes from 50 to 60. The turn passes to red.
1 (2)      Red throws a 2.
1 R27-29   A red piece goes from 27 to 29. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 12.
0 Y60-c4   A yellow piece enters its corridor, from 60 to the corridor's square 4. The 6 gives yellow another throw.
0 (4)      Yellow throws a 4.
0 Yc4-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to red.
1 (1)      Red throws a 1.
1 R43-44   A red piece goes from 43 to 44. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Yc6-c7   A yellow piece goes up its corridor, from square 6 to square 7. The turn passes to red.
1 (4)      Red throws a 4.
1 R10-14   A red piece goes from 10 to 14. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Yc7-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to red.
1 (6)      Red throws a 6. With no piece at home the 6 counts 12.
1 R59-3    A red piece goes from 59 to 3. The 6 gives red another throw.
1 (5)      Red throws a 5.
1 R44-49   A red piece goes from 44 to 49. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 no piece can move. The turn passes to red.
1 (1)      Red throws a 1.
1 R3-4     A red piece goes from 3 to 4. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Yc5-c6   A yellow piece goes up its corridor, from square 5 to square 6. The turn passes to red.
1 (4)      Red throws a 4.
1 R14-18   A red piece goes from 14 to 18. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Yc6-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. Yellow has all pieces in the goal and comes first. The game is over, won by yellow.

P-E1 Yellow wins: all the yellow pieces are in the goal.
