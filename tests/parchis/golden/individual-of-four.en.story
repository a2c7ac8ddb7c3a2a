0 (1)      To see who starts, yellow throws a 1.
1 (5)      To see who starts, blue throws a 5.
2 (2)      To see who starts, red throws a 2.
3 (5)      To see who starts, green throws a 5. A tie: blue and green throw again.
1 (4)      To see who starts, blue throws a 4.
3 (2)      To see who starts, green throws a 2. Blue starts.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (2)      Green throws a 2. With a 2 no piece can move. The turn passes to yellow.
0 (1)      Yellow throws a 1. With a 1 no piece can move. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (4)      Red throws a 4.
2 R39-43   A red piece goes from 39 to 43. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (1)      Yellow throws a 1. With a 1 no piece can move. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (6)      Red throws a 6.
2 R43-49   A red piece goes from 43 to 49. The 6 gives red another throw.
2 (1)      Red throws a 1.
2 R49-50   A red piece goes from 49 to 50. The turn passes to green.
3 (6)      Green throws a 6.
3 G56-62   A green piece goes from 56 to 62. The 6 gives green another throw.
3 (3)      Green throws a 3.
3 G62-65   A green piece goes from 62 to 65. The turn passes to yellow.
0 (4)      Yellow throws a 4. With a 4 no piece can move. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B24-25   A blue piece goes from 24 to 25. The turn passes to red.
2 (3)      Red throws a 3.
2 R50-53   A red piece goes from 50 to 53. The turn passes to green.
3 (2)      Green throws a 2.
3 G65-67   A green piece goes from 65 to 67. The turn passes to yellow.
0 (1)      Yellow throws a 1. With a 1 no piece can move. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives blue another throw.
1 (3)      Blue throws a 3.
1 B28-31   A blue piece goes from 28 to 31. The turn passes to red.
2 (4)      Red throws a 4.
2 R53-57   A red piece goes from 53 to 57. The turn passes to green.
3 (2)      Green throws a 2.
3 G67-1    A green piece goes from 67 to 1. The turn passes to yellow.
0 (3)      Yellow throws a 3. With a 3 no piece can move. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (6)      Red throws a 6.
2 R57-63   A red piece goes from 57 to 63. The 6 gives red another throw.
2 (2)      Red throws a 2.
2 R63-65   A red piece goes from 63 to 65. The turn passes to green.
3 (6)      Green throws a 6.
3 G1-7     A green piece goes from 1 to 7. The 6 gives green another throw.
3 (3)      Green throws a 3.
3 G7-10    A green piece goes from 7 to 10. The turn passes to yellow.
0 (1)      Yellow throws a 1. With a 1 no piece can move. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to red.
2 (6)      Red throws a 6.
2 R65-3    A red piece goes from 65 to 3. The 6 gives red another throw.
2 (6)      Red throws a 6.
2 R3-9     A red piece goes from 3 to 9. The 6 gives red another throw.
2 (3)      Red throws a 3.
2 R9-12    A red piece goes from 9 to 12. The turn passes to green.
3 (4)      Green throws a 4.
3 G10-14   A green piece goes from 10 to 14. The turn passes to yellow.
0 (1)      Yellow throws a 1. With a 1 no piece can move. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B25-29   A blue piece goes from 25 to 29. The turn passes to red.
2 (1)      Red throws a 1.
2 R12-13   A red piece goes from 12 to 13. The turn passes to green.
3 (4)      Green throws a 4.
3 G14-18   A green piece goes from 14 to 18. The turn passes to yellow.
0 (6)      Yellow throws a 6. With a 6 no piece can move. The 6 gives yellow another throw.
0 (3)      Yellow throws a 3. With a 3 no piece can move. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B29-32   A blue piece goes from 29 to 32. The turn passes to red.
2 (1)      Red throws a 1.
2 R13-14   A red piece goes from 13 to 14. The turn passes to green.
3 (3)      Green throws a 3.
3 G18-21   A green piece goes from 18 to 21. The turn passes to yellow.
0 (2)      Yellow throws a 2. With a 2 no piece can move. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (1)      Red throws a 1.
2 R14-15   A red piece goes from 14 to 15. The turn passes to green.
3 (4)      Green throws a 4.
3 G21-25   A green piece goes from 21 to 25. It eats the blue piece on 25, which goes home. That earns 20, to be moved with one piece.
3 G25-45   A green piece goes from 25 to 45. The turn passes to yellow.
0 (3)      Yellow throws a 3. With a 3 no piece can move. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B31-35   A blue piece goes from 31 to 35. The turn passes to red.
2 (4)      Red throws a 4.
2 R15-19   A red piece goes from 15 to 19. The turn passes to green.
3 (4)      Green throws a 4.
3 G45-49   A green piece goes from 45 to 49. The turn passes to yellow.
0 (3)      Yellow throws a 3. With a 3 no piece can move. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B35-38   A blue piece goes from 35 to 38. The turn passes to red.
2 (6)      Red throws a 6.
2 R19-25   A red piece goes from 19 to 25. The 6 gives red another throw.
2 (6)      Red throws a 6.
2 R25-31   A red piece goes from 25 to 31. The 6 gives red another throw.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (2)      Green throws a 2.
3 G49-51   A green piece goes from 49 to 51. The turn passes to yellow.
0 (3)      Yellow throws a 3. With a 3 no piece can move. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B38-39   A blue piece goes from 38 to 39. The turn passes to red.
2 (1)      Red throws a 1.
2 R31-32   A red piece goes from 31 to 32. It eats the blue piece on 32, which goes home. That earns 20, to be moved with one piece.
2 R39-59   A red piece goes from 39 to 59. The turn passes to green.
3 (1)      Green throws a 1.
3 G51-c1   A green piece enters its corridor, from 51 to the corridor's square 1. The turn passes to yellow.
0 (6)      Yellow throws a 6. With a 6 no piece can move. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B39-41   A blue piece goes from 39 to 41. The turn passes to red.
2 (1)      Red throws a 1.
2 R32-33   A red piece goes from 32 to 33. The turn passes to green.
3 (6)      Green throws a 6.
3 Gc1-c7   A green piece goes up its corridor, from square 1 to square 7. The 6 gives green another throw.
3 (3)      Green throws a 3. With a 3 no piece can move. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y5-6     A yellow piece goes from 5 to 6. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives blue another throw.
1 (2)      Blue throws a 2.
1 B41-43   A blue piece goes from 41 to 43. The turn passes to red.
2 (6)      Red throws a 6.
2 R59-65   A red piece goes from 59 to 65. The 6 gives red another throw.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (3)      Green throws a 3. With a 3 no piece can move. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y6-7     A yellow piece goes from 6 to 7. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B28-30   A blue piece goes from 28 to 30. The turn passes to red.
2 (2)      Red throws a 2.
2 R33-c1   A red piece enters its corridor, from 33 to the corridor's square 1. The turn passes to green.
3 (2)      Green throws a 2. With a 2 no piece can move. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y7-13    A yellow piece goes from 7 to 13. The 6 gives yellow another throw.
0 (1)      Yellow throws a 1.
0 Y13-14   A yellow piece goes from 13 to 14. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B30-33   A blue piece goes from 30 to 33. The turn passes to red.
2 (2)      Red throws a 2.
2 Rc1-c3   A red piece goes up its corridor, from square 1 to square 3. The turn passes to green.
3 (6)      Green throws a 6. With a 6 no piece can move. The 6 gives green another throw.
3 (6)      Green throws a 6. With a 6 no piece can move. The 6 gives green another throw.
3 (6)      Green throws a 6. The third 6 in a row does not count: no piece goes home, but the turn ends. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B33-35   A blue piece goes from 33 to 35. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (1)      Green throws a 1.
3 Gc7-m    A green piece goes from its corridor to the goal. The green piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y5-11    A yellow piece goes from 5 to 11. The 6 gives yellow another throw.
0 (4)      Yellow throws a 4.
0 Y14-18   A yellow piece goes from 14 to 18. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B43-45   A blue piece goes from 43 to 45. The turn passes to red.
2 (1)      Red throws a 1.
2 Rc3-c4   A red piece goes up its corridor, from square 3 to square 4. The turn passes to green.
3 (2)      Green throws a 2. With a 2 no piece can move. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y11-14   A yellow piece goes from 11 to 14. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (2)      Red throws a 2.
2 R65-67   A red piece goes from 65 to 67. The turn passes to green.
3 (4)      Green throws a 4. With a 4 no piece can move. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y14-18   A yellow piece goes from 14 to 18. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B45-49   A blue piece goes from 45 to 49. The turn passes to red.
2 (5)      Red throws a 5.
2 R67-4    A red piece goes from 67 to 4. The turn passes to green.
3 (1)      Green throws a 1. With a 1 no piece can move. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y18-22   A yellow piece goes from 18 to 22. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B35-37   A blue piece goes from 35 to 37. The turn passes to red.
2 (1)      Red throws a 1.
2 Rc4-c5   A red piece goes up its corridor, from square 4 to square 5. The turn passes to green.
3 (1)      Green throws a 1. With a 1 no piece can move. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y18-21   A yellow piece goes from 18 to 21. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B49-50   A blue piece goes from 49 to 50. The turn passes to red.
2 (3)      Red throws a 3.
2 R39-42   A red piece goes from 39 to 42. The turn passes to green.
3 (2)      Green throws a 2. With a 2 no piece can move. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y22-28   A yellow piece goes from 22 to 28. The 6 gives yellow another throw.
0 (3)      Yellow throws a 3.
0 Y21-24   A yellow piece goes from 21 to 24. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B37-41   A blue piece goes from 37 to 41. The turn passes to red.
2 (2)      Red throws a 2.
2 R39-41   A red piece goes from 39 to 41. It eats the blue piece on 41, which goes home. That earns 20, to be moved with one piece.
2 R41-61   A red piece goes from 41 to 61. The turn passes to green.
3 (1)      Green throws a 1. With a 1 no piece can move. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y24-25   A yellow piece goes from 24 to 25. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B50-56   A blue piece goes from 50 to 56. The 6 gives blue another throw.
1 (2)      Blue throws a 2.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R61-68   A red piece goes from 61 to 68. The 6 gives red another throw.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R4-11    A red piece goes from 4 to 11. The 6 gives red another throw.
2 (1)      Red throws a 1.
2 R42-43   A red piece goes from 42 to 43. The turn passes to green.
3 (2)      Green throws a 2. With a 2 no piece can move. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y25-29   A yellow piece goes from 25 to 29. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B56-57   A blue piece goes from 56 to 57. The turn passes to red.
2 (3)      Red throws a 3.
2 Rc5-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10, to be moved with one piece.
2 R11-21   A red piece goes from 11 to 21. The turn passes to green.
3 (6)      Green throws a 6. With a 6 no piece can move. The 6 gives green another throw.
3 (6)      Green throws a 6. With a 6 no piece can move. The 6 gives green another throw.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y28-30   A yellow piece goes from 28 to 30. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B24-28   A blue piece goes from 24 to 28. The turn passes to red.
2 (4)      Red throws a 4.
2 R68-4    A red piece goes from 68 to 4. The turn passes to green.
3 (6)      Green throws a 6.
3 G56-62   A green piece goes from 56 to 62. The 6 gives green another throw.
3 (2)      Green throws a 2.
3 G62-64   A green piece goes from 62 to 64. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y29-32   A yellow piece goes from 29 to 32. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B57-63   A blue piece goes from 57 to 63. The 6 gives blue another throw.
1 (1)      Blue throws a 1.
1 B28-29   A blue piece goes from 28 to 29. The turn passes to red.
2 (1)      Red throws a 1.
2 R21-22   A red piece goes from 21 to 22. The turn passes to green.
3 (2)      Green throws a 2.
3 G64-66   A green piece goes from 64 to 66. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y32-38   A yellow piece goes from 32 to 38. The 6 gives yellow another throw.
0 (2)      Yellow throws a 2.
0 Y30-32   A yellow piece goes from 30 to 32. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B63-65   A blue piece goes from 63 to 65. The turn passes to red.
2 (4)      Red throws a 4.
2 R43-47   A red piece goes from 43 to 47. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y32-38   A yellow piece goes from 32 to 38. The 6 gives yellow another throw.
0 (4)      Yellow throws a 4.
0 Y38-42   A yellow piece goes from 38 to 42. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B65-3    A blue piece goes from 65 to 3. The 6 gives blue another throw.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (3)      Red throws a 3.
2 R47-50   A red piece goes from 47 to 50. The turn passes to green.
3 (3)      Green throws a 3.
3 G66-1    A green piece goes from 66 to 1. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y42-43   A yellow piece goes from 42 to 43. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to red.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R50-57   A red piece goes from 50 to 57. The 6 gives red another throw.
2 (3)      Red throws a 3.
2 R22-25   A red piece goes from 22 to 25. It eats the blue piece on 25, which goes home. That earns 20, to be moved with one piece.
2 R4-24    A red piece goes from 4 to 24. The turn passes to green.
3 (6)      Green throws a 6.
3 G1-7     A green piece goes from 1 to 7. The 6 gives green another throw.
3 (3)      Green throws a 3.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y43-46   A yellow piece goes from 43 to 46. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (3)      Red throws a 3.
2 R24-27   A red piece goes from 24 to 27. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y38-44   A yellow piece goes from 38 to 44. The 6 gives yellow another throw.
0 (1)      Yellow throws a 1.
0 Y46-47   A yellow piece goes from 46 to 47. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B29-35   A blue piece goes from 29 to 35. The 6 gives blue another throw.
1 (6)      Blue throws a 6.
1 B3-9     A blue piece goes from 3 to 9. The 6 gives blue another throw.
1 (6)      Blue throws a 6. The third 6 in a row does not count, and sends home the blue piece on 9. The turn passes to red.
2 (2)      Red throws a 2.
2 R57-59   A red piece goes from 57 to 59. It eats the green piece on 59, which goes home. That earns 20, to be moved with one piece.
2 R59-11   A red piece goes from 59 to 11. The turn passes to green.
3 (2)      Green throws a 2.
3 G7-9     A green piece goes from 7 to 9. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y44-47   A yellow piece goes from 44 to 47. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives blue another throw.
1 (1)      Blue throws a 1.
1 B28-29   A blue piece goes from 28 to 29. The turn passes to red.
2 (2)      Red throws a 2.
2 R25-27   A red piece goes from 25 to 27. The turn passes to green.
3 (3)      Green throws a 3.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (6)      Yellow throws a 6. With a 6 the barrier on 47 must be opened.
0 Y47-53   A yellow piece goes from 47 to 53. The 6 gives yellow another throw.
0 (6)      Yellow throws a 6.
0 Y53-59   A yellow piece goes from 53 to 59. It eats the green piece on 59, which goes home. That earns 20, to be moved with one piece.
0 Y47-67   A yellow piece goes from 47 to 67. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B29-35   A blue piece goes from 29 to 35. The 6 gives blue another throw.
1 (4)      Blue throws a 4.
1 B35-39   A blue piece goes from 35 to 39. The turn passes to red.
2 (4)      Red throws a 4.
2 R11-15   A red piece goes from 11 to 15. The turn passes to green.
3 (4)      Green throws a 4.
3 G9-13    A green piece goes from 9 to 13. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y5-9     A yellow piece goes from 5 to 9. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B39-42   A blue piece goes from 39 to 42. The turn passes to red.
2 (3)      Red throws a 3.
2 R15-18   A red piece goes from 15 to 18. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y67-c2   A yellow piece enters its corridor, from 67 to the corridor's square 2. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B35-38   A blue piece goes from 35 to 38. The turn passes to red.
2 (2)      Red throws a 2.
2 R18-20   A red piece goes from 18 to 20. The turn passes to green.
3 (4)      Green throws a 4.
3 G13-17   A green piece goes from 13 to 17. The turn passes to yellow.
0 (6)      Yellow throws a 6.
0 Y9-15    A yellow piece goes from 9 to 15. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B38-40   A blue piece goes from 38 to 40. The turn passes to red.
2 (3)      Red throws a 3.
2 R20-23   A red piece goes from 20 to 23. The turn passes to green.
3 (2)      Green throws a 2.
3 G17-19   A green piece goes from 17 to 19. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y15-17   A yellow piece goes from 15 to 17. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B40-46   A blue piece goes from 40 to 46. The 6 gives blue another throw.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (2)      Red throws a 2.
2 R27-29   A red piece goes from 27 to 29. The turn passes to green.
3 (3)      Green throws a 3.
3 G19-22   A green piece goes from 19 to 22. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y17-18   A yellow piece goes from 17 to 18. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B42-44   A blue piece goes from 42 to 44. The turn passes to red.
2 (2)      Red throws a 2.
2 R29-31   A red piece goes from 29 to 31. The turn passes to green.
3 (1)      Green throws a 1.
3 G56-57   A green piece goes from 56 to 57. The turn passes to yellow.
0 (3)      Yellow throws a 3.
0 Y18-21   A yellow piece goes from 18 to 21. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B22-23   A blue piece goes from 22 to 23. It eats the red piece on 23, which goes home. That earns 20, to be moved with one piece.
1 B44-64   A blue piece goes from 44 to 64. The turn passes to red.
2 (2)      Red throws a 2.
2 R27-29   A red piece goes from 27 to 29. The turn passes to green.
3 (3)      Green throws a 3.
3 G57-60   A green piece goes from 57 to 60. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y59-60   A yellow piece goes from 59 to 60. It eats the green piece on 60, which goes home. That earns 20, to be moved with one piece.
0 Y21-41   A yellow piece goes from 21 to 41. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B46-50   A blue piece goes from 46 to 50. The turn passes to red.
2 (3)      Red throws a 3.
2 R31-34   A red piece goes from 31 to 34. The turn passes to green.
3 (2)      Green throws a 2.
3 G22-24   A green piece goes from 22 to 24. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y41-43   A yellow piece goes from 41 to 43. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B64-2    A blue piece goes from 64 to 2. The 6 gives blue another throw.
1 (6)      Blue throws a 6.
1 B23-29   A blue piece goes from 23 to 29. The 6 gives blue another throw.
1 (3)      Blue throws a 3.
1 B2-5     A blue piece goes from 2 to 5. The turn passes to red.
2 (3)      Red throws a 3.
2 R29-32   A red piece goes from 29 to 32. The turn passes to green.
3 (3)      Green throws a 3.
3 G24-27   A green piece goes from 24 to 27. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y5-12    A yellow piece goes from 5 to 12. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5.
0 Yc2-c7   A yellow piece goes up its corridor, from square 2 to square 7. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B5-8     A blue piece goes from 5 to 8. The turn passes to red.
2 (3)      Red throws a 3.
2 R32-c1   A red piece enters its corridor, from 32 to the corridor's square 1. The turn passes to green.
3 (1)      Green throws a 1.
3 G27-28   A green piece goes from 27 to 28. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y12-14   A yellow piece goes from 12 to 14. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B8-9     A blue piece goes from 8 to 9. The turn passes to red.
2 (2)      Red throws a 2.
2 R34-c2   A red piece enters its corridor, from 34 to the corridor's square 2. The turn passes to green.
3 (4)      Green throws a 4.
3 G28-32   A green piece goes from 28 to 32. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y60-67   A yellow piece goes from 60 to 67. The 6 gives yellow another throw.
0 (3)      Yellow throws a 3.
0 Y67-c2   A yellow piece enters its corridor, from 67 to the corridor's square 2. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B50-53   A blue piece goes from 50 to 53. The turn passes to red.
2 (3)      Red throws a 3.
2 Rc2-c5   A red piece goes up its corridor, from square 2 to square 5. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y43-47   A yellow piece goes from 43 to 47. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (4)      Red throws a 4.
2 Rc1-c5   A red piece goes up its corridor, from square 1 to square 5. The turn passes to green.
3 (6)      Green throws a 6.
3 G32-38   A green piece goes from 32 to 38. The 6 gives green another throw.
3 (2)      Green throws a 2.
3 G38-40   A green piece goes from 38 to 40. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Yc2-c4   A yellow piece goes up its corridor, from square 2 to square 4. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B9-16    A blue piece goes from 9 to 16. The 6 gives blue another throw.
1 (2)      Blue throws a 2.
1 B53-55   A blue piece goes from 53 to 55. The turn passes to red.
2 (4)      Red throws a 4. With a 4 no piece can move. The turn passes to green.
3 (1)      Green throws a 1.
3 G40-41   A green piece goes from 40 to 41. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y14-19   A yellow piece goes from 14 to 19. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B29-34   A blue piece goes from 29 to 34. The turn passes to red.
2 (3)      Red throws a 3.
2 Rc5-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to green.
3 (1)      Green throws a 1.
3 G56-57   A green piece goes from 56 to 57. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y47-54   A yellow piece goes from 47 to 54. The 6 gives yellow another throw.
0 (3)      Yellow throws a 3.
0 Y19-22   A yellow piece goes from 19 to 22. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B55-57   A blue piece goes from 55 to 57. It eats the green piece on 57, which goes home. That earns 20, to be moved with one piece.
1 B57-9    A blue piece goes from 57 to 9. The turn passes to red.
2 (5)      Red throws a 5. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (4)      Green throws a 4.
3 G41-45   A green piece goes from 41 to 45. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Yc7-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10, to be moved with one piece.
0 Y54-64   A yellow piece goes from 54 to 64. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B9-10    A blue piece goes from 9 to 10. The turn passes to red.
2 (5)      Red throws a 5.
2 R39-44   A red piece goes from 39 to 44. The turn passes to green.
3 (4)      Green throws a 4.
3 G45-49   A green piece goes from 45 to 49. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y22-29   A yellow piece goes from 22 to 29. The 6 gives yellow another throw.
0 (4)      Yellow throws a 4.
0 Y29-33   A yellow piece goes from 29 to 33. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (2)      Red throws a 2.
2 Rc5-c7   A red piece goes up its corridor, from square 5 to square 7. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Y33-34   A yellow piece goes from 33 to 34. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B16-17   A blue piece goes from 16 to 17. The turn passes to red.
2 (5)      Red throws a 5.
2 R44-49   A red piece goes from 44 to 49. It eats the green piece on 49, which goes home. That earns 20, to be moved with one piece.
2 R49-1    A red piece goes from 49 to 1. The turn passes to green.
3 (3)      Green throws a 3.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y34-36   A yellow piece goes from 34 to 36. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B34-39   A blue piece goes from 34 to 39. The turn passes to red.
2 (2)      Red throws a 2.
2 R1-3     A red piece goes from 1 to 3. The turn passes to green.
3 (6)      Green throws a 6.
3 G59-65   A green piece goes from 59 to 65. The 6 gives green another throw.
3 (3)      Green throws a 3.
3 G65-68   A green piece goes from 65 to 68. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Yc4-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10, to be moved with one piece.
0 Y64-c6   A yellow piece enters its corridor, from 64 to the corridor's square 6. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B10-14   A blue piece goes from 10 to 14. The turn passes to red.
2 (5)      Red throws a 5.
2 R3-8     A red piece goes from 3 to 8. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (5)      Yellow throws a 5.
0 Y36-41   A yellow piece goes from 36 to 41. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B17-c1   A blue piece enters its corridor, from 17 to the corridor's square 1. The turn passes to red.
2 (4)      Red throws a 4.
2 R8-12    A red piece goes from 8 to 12. The turn passes to green.
3 (3)      Green throws a 3.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y41-43   A yellow piece goes from 41 to 43. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B14-15   A blue piece goes from 14 to 15. The turn passes to red.
2 (1)      Red throws a 1.
2 R12-13   A red piece goes from 12 to 13. The turn passes to green.
3 (6)      Green throws a 6.
3 G59-65   A green piece goes from 59 to 65. The 6 gives green another throw.
3 (1)      Green throws a 1.
3 G65-66   A green piece goes from 65 to 66. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y43-45   A yellow piece goes from 43 to 45. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B24-29   A blue piece goes from 24 to 29. The turn passes to red.
2 (6)      Red throws a 6. With no piece at home the 6 counts 7.
2 R13-20   A red piece goes from 13 to 20. The 6 gives red another throw.
2 (4)      Red throws a 4.
2 R20-24   A red piece goes from 20 to 24. The turn passes to green.
3 (6)      Green throws a 6.
3 G68-6    A green piece goes from 68 to 6. The 6 gives green another throw.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Yc6-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. That earns 10, to be moved with one piece.
0 Y45-55   A yellow piece goes from 45 to 55. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B29-32   A blue piece goes from 29 to 32. The turn passes to red.
2 (2)      Red throws a 2.
2 R24-26   A red piece goes from 24 to 26. The turn passes to green.
3 (4)      Green throws a 4.
3 G66-2    A green piece goes from 66 to 2. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y55-59   A yellow piece goes from 55 to 59. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B32-37   A blue piece goes from 32 to 37. The turn passes to red.
2 (5)      Red throws a 5.
2 R26-31   A red piece goes from 26 to 31. The turn passes to green.
3 (5)      Green throws a 5.
3 G6-11    A green piece goes from 6 to 11. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y59-61   A yellow piece goes from 59 to 61. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B39-40   A blue piece goes from 39 to 40. The turn passes to red.
2 (4)      Red throws a 4.
2 R31-c1   A red piece enters its corridor, from 31 to the corridor's square 1. The turn passes to green.
3 (4)      Green throws a 4.
3 G11-15   A green piece goes from 11 to 15. It eats the blue piece on 15, which goes home. That earns 20, to be moved with one piece.
3 G2-22    A green piece goes from 2 to 22. The turn passes to yellow.
0 (4)      Yellow throws a 4.
0 Y61-65   A yellow piece goes from 61 to 65. The turn passes to blue.
1 (3)      Blue throws a 3.
1 Bc1-c4   A blue piece goes up its corridor, from square 1 to square 4. The turn passes to red.
2 (4)      Red throws a 4.
2 Rc1-c5   A red piece goes up its corridor, from square 1 to square 5. The turn passes to green.
3 (4)      Green throws a 4.
3 G15-19   A green piece goes from 15 to 19. The turn passes to yellow.
0 (2)      Yellow throws a 2.
0 Y65-67   A yellow piece goes from 65 to 67. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (6)      Red throws a 6. With a 6 no piece can move. The 6 gives red another throw.
2 (6)      Red throws a 6. With a 6 no piece can move. The 6 gives red another throw.
2 (4)      Red throws a 4. With a 4 no piece can move. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G22-29   A green piece goes from 22 to 29. The 6 gives green another throw.
3 (3)      Green throws a 3.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (6)      Yellow throws a 6. With no piece at home the 6 counts 7.
0 Y67-c6   A yellow piece enters its corridor, from 67 to the corridor's square 6. The 6 gives yellow another throw.
0 (5)      Yellow throws a 5. With a 5 no piece can move. The turn passes to blue.
1 (2)      Blue throws a 2.
1 Bc4-c6   A blue piece goes up its corridor, from square 4 to square 6. The turn passes to red.
2 (3)      Red throws a 3.
2 Rc5-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to green.
3 (1)      Green throws a 1.
3 G19-20   A green piece goes from 19 to 20. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 no piece can move. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B40-45   A blue piece goes from 40 to 45. The turn passes to red.
2 (4)      Red throws a 4. With a 4 no piece can move. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G29-36   A green piece goes from 29 to 36. The 6 gives green another throw.
3 (1)      Green throws a 1.
3 G59-60   A green piece goes from 59 to 60. The turn passes to yellow.
0 (4)      Yellow throws a 4. With a 4 no piece can move. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B45-50   A blue piece goes from 45 to 50. The turn passes to red.
2 (1)      Red throws a 1.
2 Rc7-m    A red piece goes from its corridor to the goal. The red piece arrives by exact count. Red has all pieces in the goal and comes first. The turn passes to green.
3 (5)      Green throws a 5.
3 G20-25   A green piece goes from 20 to 25. The turn passes to yellow.
0 (4)      Yellow throws a 4. With a 4 no piece can move. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B37-39   A blue piece goes from 37 to 39. The turn passes to green.
3 (2)      Green throws a 2.
3 G25-27   A green piece goes from 25 to 27. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Yc6-c7   A yellow piece goes up its corridor, from square 6 to square 7. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B50-57   A blue piece goes from 50 to 57. The 6 gives blue another throw.
1 (5)      Blue throws a 5.
1 B22-27   A blue piece goes from 22 to 27. It eats the green piece on 27, which goes home. That earns 20, to be moved with one piece.
1 B27-47   A blue piece goes from 27 to 47. The turn passes to green.
3 (2)      Green throws a 2.
3 G36-38   A green piece goes from 36 to 38. The turn passes to yellow.
0 (3)      Yellow throws a 3. With a 3 no piece can move. The turn passes to blue.
1 (2)      Blue throws a 2.
1 Bc6-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10, to be moved with one piece.
1 B47-57   A blue piece goes from 47 to 57. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (4)      Yellow throws a 4. With a 4 no piece can move. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B57-58   A blue piece goes from 57 to 58. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G60-67   A green piece goes from 60 to 67. The 6 gives green another throw.
3 (2)      Green throws a 2.
3 G67-1    A green piece goes from 67 to 1. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 no piece can move. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B39-43   A blue piece goes from 39 to 43. The turn passes to green.
3 (4)      Green throws a 4.
3 G56-60   A green piece goes from 56 to 60. The turn passes to yellow.
0 (2)      Yellow throws a 2. With a 2 no piece can move. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B43-45   A blue piece goes from 43 to 45. The turn passes to green.
3 (3)      Green throws a 3.
3 G60-63   A green piece goes from 60 to 63. The turn passes to yellow.
0 (5)      Yellow throws a 5. With a 5 no piece can move. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B58-62   A blue piece goes from 58 to 62. The turn passes to green.
3 (5)      Green throws a 5.
3 G1-6     A green piece goes from 1 to 6. The turn passes to yellow.
0 (1)      Yellow throws a 1.
0 Yc7-m    A yellow piece goes from its corridor to the goal. The yellow piece arrives by exact count. Yellow has all pieces in the goal and comes second. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B62-67   A blue piece goes from 62 to 67. The turn passes to green.
3 (2)      Green throws a 2.
3 G63-65   A green piece goes from 63 to 65. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B57-61   A blue piece goes from 57 to 61. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G6-13    A green piece goes from 6 to 13. The 6 gives green another throw.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G38-45   A green piece goes from 38 to 45. It eats the blue piece on 45, which goes home. That earns 20, to be moved with one piece.
3 G13-33   A green piece goes from 13 to 33. The 6 gives green another throw.
3 (6)      Green throws a 6. The third 6 in a row does not count, and sends home the green piece on 33. The turn passes to blue.
1 (6)      Blue throws a 6.
1 B67-5    A blue piece goes from 67 to 5. The 6 gives blue another throw.
1 (1)      Blue throws a 1.
1 B61-62   A blue piece goes from 61 to 62. The turn passes to green.
3 (1)      Green throws a 1.
3 G45-46   A green piece goes from 45 to 46. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B5-7     A blue piece goes from 5 to 7. The turn passes to green.
3 (2)      Green throws a 2.
3 G65-67   A green piece goes from 65 to 67. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B62-66   A blue piece goes from 62 to 66. The turn passes to green.
3 (4)      Green throws a 4.
3 G67-3    A green piece goes from 67 to 3. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B7-8     A blue piece goes from 7 to 8. The turn passes to green.
3 (5)      Green throws a 5. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B8-10    A blue piece goes from 8 to 10. The turn passes to green.
3 (2)      Green throws a 2.
3 G56-58   A green piece goes from 56 to 58. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B66-1    A blue piece goes from 66 to 1. The turn passes to green.
3 (5)      Green throws a 5.
3 G58-63   A green piece goes from 58 to 63. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to green.
3 (1)      Green throws a 1.
3 G3-4     A green piece goes from 3 to 4. The turn passes to blue.
1 (1)      Blue throws a 1.
1 B10-11   A blue piece goes from 10 to 11. The turn passes to green.
3 (1)      Green throws a 1.
3 G46-47   A green piece goes from 46 to 47. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B1-8     A blue piece goes from 1 to 8. The 6 gives blue another throw.
1 (2)      Blue throws a 2.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to green.
3 (1)      Green throws a 1.
3 G4-5     A green piece goes from 4 to 5. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B11-14   A blue piece goes from 11 to 14. The turn passes to green.
3 (1)      Green throws a 1.
3 G5-6     A green piece goes from 5 to 6. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B24-31   A blue piece goes from 24 to 31. The 6 gives blue another throw.
1 (2)      Blue throws a 2.
1 B8-10    A blue piece goes from 8 to 10. The turn passes to green.
3 (6)      Green throws a 6. With no piece at home the 6 counts 7.
3 G47-c3   A green piece enters its corridor, from 47 to the corridor's square 3. The 6 gives green another throw.
3 (5)      Green throws a 5.
3 Gc3-m    A green piece goes from its corridor to the goal. The green piece arrives by exact count. That earns 10, to be moved with one piece.
3 G6-16    A green piece goes from 6 to 16. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B14-c4   A blue piece enters its corridor, from 14 to the corridor's square 4. The 6 gives blue another throw.
1 (1)      Blue throws a 1.
1 B10-11   A blue piece goes from 10 to 11. The turn passes to green.
3 (2)      Green throws a 2.
3 G16-18   A green piece goes from 16 to 18. The turn passes to blue.
1 (5)      Blue throws a 5.
1 B11-16   A blue piece goes from 11 to 16. The turn passes to green.
3 (2)      Green throws a 2.
3 G18-20   A green piece goes from 18 to 20. The turn passes to blue.
1 (4)      Blue throws a 4.
1 Bc4-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10, to be moved with one piece.
1 B31-41   A blue piece goes from 31 to 41. The turn passes to green.
3 (4)      Green throws a 4.
3 G63-67   A green piece goes from 63 to 67. The turn passes to blue.
1 (2)      Blue throws a 2.
1 B16-c1   A blue piece enters its corridor, from 16 to the corridor's square 1. The turn passes to green.
3 (2)      Green throws a 2.
3 G67-1    A green piece goes from 67 to 1. The turn passes to blue.
1 (5)      Blue throws a 5.
1 Bc1-c6   A blue piece goes up its corridor, from square 1 to square 6. The turn passes to green.
3 (3)      Green throws a 3.
3 G1-4     A green piece goes from 1 to 4. The turn passes to blue.
1 (3)      Blue throws a 3.
1 B41-44   A blue piece goes from 41 to 44. The turn passes to green.
3 (4)      Green throws a 4.
3 G4-8     A green piece goes from 4 to 8. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B44-48   A blue piece goes from 44 to 48. The turn passes to green.
3 (5)      Green throws a 5.
3 G8-13    A green piece goes from 8 to 13. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B48-55   A blue piece goes from 48 to 55. The 6 gives blue another throw.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B55-62   A blue piece goes from 55 to 62. The 6 gives blue another throw.
1 (5)      Blue throws a 5.
1 B62-67   A blue piece goes from 62 to 67. The turn passes to green.
3 (3)      Green throws a 3.
3 G20-23   A green piece goes from 20 to 23. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B67-6    A blue piece goes from 67 to 6. The 6 gives blue another throw.
1 (3)      Blue throws a 3.
1 B6-9     A blue piece goes from 6 to 9. The turn passes to green.
3 (5)      Green throws a 5.
3 G13-18   A green piece goes from 13 to 18. The turn passes to blue.
1 (1)      Blue throws a 1.
1 Bc6-c7   A blue piece goes up its corridor, from square 6 to square 7. The turn passes to green.
3 (4)      Green throws a 4.
3 G18-22   A green piece goes from 18 to 22. The turn passes to blue.
1 (4)      Blue throws a 4.
1 B9-13    A blue piece goes from 9 to 13. The turn passes to green.
3 (1)      Green throws a 1.
3 G23-24   A green piece goes from 23 to 24. The turn passes to blue.
1 (6)      Blue throws a 6. With no piece at home the 6 counts 7.
1 B13-c3   A blue piece enters its corridor, from 13 to the corridor's square 3. The 6 gives blue another throw.
1 (2)      Blue throws a 2.
1 Bc3-c5   A blue piece goes up its corridor, from square 3 to square 5. The turn passes to green.
3 (5)      Green throws a 5.
3 G22-27   A green piece goes from 22 to 27. The turn passes to blue.
1 (6)      Blue throws a 6. With a 6 no piece can move. The 6 gives blue another throw.
1 (3)      Blue throws a 3.
1 Bc5-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. That earns 10. No piece can move 10: the bonus is lost. The turn passes to green.
3 (3)      Green throws a 3.
3 G27-30   A green piece goes from 27 to 30. The turn passes to blue.
1 (4)      Blue throws a 4. With a 4 no piece can move. The turn passes to green.
3 (1)      Green throws a 1.
3 G24-25   A green piece goes from 24 to 25. The turn passes to blue.
1 (6)      Blue throws a 6. With a 6 no piece can move. The 6 gives blue another throw.
1 (2)      Blue throws a 2. With a 2 no piece can move. The turn passes to green.
3 (5)      Green throws a 5.
3 G25-30   A green piece goes from 25 to 30. The turn passes to blue.
1 (5)      Blue throws a 5. With a 5 no piece can move. The turn passes to green.
3 (3)      Green throws a 3.
3 G30-33   A green piece goes from 30 to 33. The turn passes to blue.
1 (2)      Blue throws a 2. With a 2 no piece can move. The turn passes to green.
3 (2)      Green throws a 2.
3 G33-35   A green piece goes from 33 to 35. The turn passes to blue.
1 (6)      Blue throws a 6. With a 6 no piece can move. The 6 gives blue another throw.
1 (1)      Blue throws a 1.
1 Bc7-m    A blue piece goes from its corridor to the goal. The blue piece arrives by exact count. Blue has all pieces in the goal and comes third. The game is over, won by red.

P-E2 Red wins. The places: red, yellow, blue and green.
