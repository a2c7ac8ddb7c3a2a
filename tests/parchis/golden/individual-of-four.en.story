0 (1)      A 1 for yellow, to see who starts.
1 (5)      A 5 for blue, to see who starts.
2 (2)      A 2 for red, to see who starts.
3 (5)      A 5 for green, to see who starts. A tie: blue and green throw again.
1 (4)      A 4 for blue, to see who starts.
3 (2)      A 2 for green, to see who starts. The game begins with blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (5)      A 5 for red. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (2)      A 2 for green. No piece can move 2. The turn passes to yellow.
0 (1)      A 1 for yellow. No piece can move 1. The turn passes to blue.
1 (2)      A 2 for blue.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (4)      A 4 for red.
2 R39-43   A red piece goes from 39 to 43. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (1)      A 1 for yellow. No piece can move 1. The turn passes to blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (6)      A 6 for red.
2 R43-49   A red piece goes from 43 to 49. The 6 gives another throw.
2 (1)      A 1 for red.
2 R49-50   A red piece goes from 49 to 50. The turn passes to green.
3 (6)      A 6 for green.
3 G56-62   A green piece goes from 56 to 62. The 6 gives another throw.
3 (3)      A 3 for green.
3 G62-65   A green piece goes from 62 to 65. The turn passes to yellow.
0 (4)      A 4 for yellow. No piece can move 4. The turn passes to blue.
1 (1)      A 1 for blue.
1 B24-25   A blue piece goes from 24 to 25. The turn passes to red.
2 (3)      A 3 for red.
2 R50-53   A red piece goes from 50 to 53. The turn passes to green.
3 (2)      A 2 for green.
3 G65-67   A green piece goes from 65 to 67. The turn passes to yellow.
0 (1)      A 1 for yellow. No piece can move 1. The turn passes to blue.
1 (6)      A 6 for blue.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives another throw.
1 (3)      A 3 for blue.
1 B28-31   A blue piece goes from 28 to 31. The turn passes to red.
2 (4)      A 4 for red.
2 R53-57   A red piece goes from 53 to 57. The turn passes to green.
3 (2)      A 2 for green.
3 G67-1    A green piece goes from 67 to 1. The turn passes to yellow.
0 (3)      A 3 for yellow. No piece can move 3. The turn passes to blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (6)      A 6 for red.
2 R57-63   A red piece goes from 57 to 63. The 6 gives another throw.
2 (2)      A 2 for red.
2 R63-65   A red piece goes from 63 to 65. The turn passes to green.
3 (6)      A 6 for green.
3 G1-7     A green piece goes from 1 to 7. The 6 gives another throw.
3 (3)      A 3 for green.
3 G7-10    A green piece goes from 7 to 10. The turn passes to yellow.
0 (1)      A 1 for yellow. No piece can move 1. The turn passes to blue.
1 (3)      A 3 for blue.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to red.
2 (6)      A 6 for red.
2 R65-3    A red piece goes from 65 to 3. The 6 gives another throw.
2 (6)      A 6 for red.
2 R3-9     A red piece goes from 3 to 9. The 6 gives another throw.
2 (3)      A 3 for red.
2 R9-12    A red piece goes from 9 to 12. The turn passes to green.
3 (4)      A 4 for green.
3 G10-14   A green piece goes from 10 to 14. The turn passes to yellow.
0 (1)      A 1 for yellow. No piece can move 1. The turn passes to blue.
1 (4)      A 4 for blue.
1 B25-29   A blue piece goes from 25 to 29. The turn passes to red.
2 (1)      A 1 for red.
2 R12-13   A red piece goes from 12 to 13. The turn passes to green.
3 (4)      A 4 for green.
3 G14-18   A green piece goes from 14 to 18. The turn passes to yellow.
0 (6)      A 6 for yellow. No piece can move 6. The 6 gives another throw.
0 (3)      A 3 for yellow. No piece can move 3. The turn passes to blue.
1 (3)      A 3 for blue.
1 B29-32   A blue piece goes from 29 to 32. The turn passes to red.
2 (1)      A 1 for red.
2 R13-14   A red piece goes from 13 to 14. The turn passes to green.
3 (3)      A 3 for green.
3 G18-21   A green piece goes from 18 to 21. The turn passes to yellow.
0 (2)      A 2 for yellow. No piece can move 2. The turn passes to blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (1)      A 1 for red.
2 R14-15   A red piece goes from 14 to 15. The turn passes to green.
3 (4)      A 4 for green.
3 G21-25   A green piece goes from 21 to 25. It eats the blue piece on 25, which goes home. That earns 20 to move with a piece.
3 G25-45   A green piece goes from 25 to 45. The turn passes to yellow.
0 (3)      A 3 for yellow. No piece can move 3. The turn passes to blue.
1 (4)      A 4 for blue.
1 B31-35   A blue piece goes from 31 to 35. The turn passes to red.
2 (4)      A 4 for red.
2 R15-19   A red piece goes from 15 to 19. The turn passes to green.
3 (4)      A 4 for green.
3 G45-49   A green piece goes from 45 to 49. The turn passes to yellow.
0 (3)      A 3 for yellow. No piece can move 3. The turn passes to blue.
1 (3)      A 3 for blue.
1 B35-38   A blue piece goes from 35 to 38. The turn passes to red.
2 (6)      A 6 for red.
2 R19-25   A red piece goes from 19 to 25. The 6 gives another throw.
2 (6)      A 6 for red.
2 R25-31   A red piece goes from 25 to 31. The 6 gives another throw.
2 (5)      A 5 for red. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (2)      A 2 for green.
3 G49-51   A green piece goes from 49 to 51. The turn passes to yellow.
0 (3)      A 3 for yellow. No piece can move 3. The turn passes to blue.
1 (1)      A 1 for blue.
1 B38-39   A blue piece goes from 38 to 39. The turn passes to red.
2 (1)      A 1 for red.
2 R31-32   A red piece goes from 31 to 32. It eats the blue piece on 32, which goes home. That earns 20 to move with a piece.
2 R39-59   A red piece goes from 39 to 59. The turn passes to green.
3 (1)      A 1 for green.
3 G51-c1   A green piece goes from 51 to c1. The turn passes to yellow.
0 (6)      A 6 for yellow. No piece can move 6. The 6 gives another throw.
0 (5)      A 5 for yellow. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (2)      A 2 for blue.
1 B39-41   A blue piece goes from 39 to 41. The turn passes to red.
2 (1)      A 1 for red.
2 R32-33   A red piece goes from 32 to 33. The turn passes to green.
3 (6)      A 6 for green.
3 Gc1-c7   A green piece goes from c1 to c7. The 6 gives another throw.
3 (3)      A 3 for green. No piece can move 3. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Y5-6     A yellow piece goes from 5 to 6. The turn passes to blue.
1 (6)      A 6 for blue.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives another throw.
1 (2)      A 2 for blue.
1 B41-43   A blue piece goes from 41 to 43. The turn passes to red.
2 (6)      A 6 for red.
2 R59-65   A red piece goes from 59 to 65. The 6 gives another throw.
2 (5)      A 5 for red. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (3)      A 3 for green. No piece can move 3. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Y6-7     A yellow piece goes from 6 to 7. The turn passes to blue.
1 (2)      A 2 for blue.
1 B28-30   A blue piece goes from 28 to 30. The turn passes to red.
2 (2)      A 2 for red.
2 R33-c1   A red piece goes from 33 to c1. The turn passes to green.
3 (2)      A 2 for green. No piece can move 2. The turn passes to yellow.
0 (6)      A 6 for yellow.
0 Y7-13    A yellow piece goes from 7 to 13. The 6 gives another throw.
0 (1)      A 1 for yellow.
0 Y13-14   A yellow piece goes from 13 to 14. The turn passes to blue.
1 (3)      A 3 for blue.
1 B30-33   A blue piece goes from 30 to 33. The turn passes to red.
2 (2)      A 2 for red.
2 Rc1-c3   A red piece goes from c1 to c3. The turn passes to green.
3 (6)      A 6 for green. No piece can move 6. The 6 gives another throw.
3 (6)      A 6 for green. No piece can move 6. The 6 gives another throw.
3 (6)      A 6 for green. The third 6 in a row is not moved: no piece goes home, and the turn ends. The turn passes to yellow.
0 (5)      A 5 for yellow. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (2)      A 2 for blue.
1 B33-35   A blue piece goes from 33 to 35. The turn passes to red.
2 (5)      A 5 for red. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (1)      A 1 for green.
3 Gc7-m    A green piece goes from c7 to m. A green piece reaches the goal. That earns 10 to move with a piece. No piece can move the 10: they are lost. The turn passes to yellow.
0 (6)      A 6 for yellow.
0 Y5-11    A yellow piece goes from 5 to 11. The 6 gives another throw.
0 (4)      A 4 for yellow.
0 Y14-18   A yellow piece goes from 14 to 18. The turn passes to blue.
1 (2)      A 2 for blue.
1 B43-45   A blue piece goes from 43 to 45. The turn passes to red.
2 (1)      A 1 for red.
2 Rc3-c4   A red piece goes from c3 to c4. The turn passes to green.
3 (2)      A 2 for green. No piece can move 2. The turn passes to yellow.
0 (3)      A 3 for yellow.
0 Y11-14   A yellow piece goes from 11 to 14. The turn passes to blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (2)      A 2 for red.
2 R65-67   A red piece goes from 65 to 67. The turn passes to green.
3 (4)      A 4 for green. No piece can move 4. The turn passes to yellow.
0 (4)      A 4 for yellow.
0 Y14-18   A yellow piece goes from 14 to 18. The turn passes to blue.
1 (4)      A 4 for blue.
1 B45-49   A blue piece goes from 45 to 49. The turn passes to red.
2 (5)      A 5 for red.
2 R67-4    A red piece goes from 67 to 4. The turn passes to green.
3 (1)      A 1 for green. No piece can move 1. The turn passes to yellow.
0 (4)      A 4 for yellow.
0 Y18-22   A yellow piece goes from 18 to 22. The turn passes to blue.
1 (2)      A 2 for blue.
1 B35-37   A blue piece goes from 35 to 37. The turn passes to red.
2 (1)      A 1 for red.
2 Rc4-c5   A red piece goes from c4 to c5. The turn passes to green.
3 (1)      A 1 for green. No piece can move 1. The turn passes to yellow.
0 (3)      A 3 for yellow.
0 Y18-21   A yellow piece goes from 18 to 21. The turn passes to blue.
1 (1)      A 1 for blue.
1 B49-50   A blue piece goes from 49 to 50. The turn passes to red.
2 (3)      A 3 for red.
2 R39-42   A red piece goes from 39 to 42. The turn passes to green.
3 (2)      A 2 for green. No piece can move 2. The turn passes to yellow.
0 (6)      A 6 for yellow.
0 Y22-28   A yellow piece goes from 22 to 28. The 6 gives another throw.
0 (3)      A 3 for yellow.
0 Y21-24   A yellow piece goes from 21 to 24. The turn passes to blue.
1 (4)      A 4 for blue.
1 B37-41   A blue piece goes from 37 to 41. The turn passes to red.
2 (2)      A 2 for red.
2 R39-41   A red piece goes from 39 to 41. It eats the blue piece on 41, which goes home. That earns 20 to move with a piece.
2 R41-61   A red piece goes from 41 to 61. The turn passes to green.
3 (1)      A 1 for green. No piece can move 1. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Y24-25   A yellow piece goes from 24 to 25. The turn passes to blue.
1 (6)      A 6 for blue.
1 B50-56   A blue piece goes from 50 to 56. The 6 gives another throw.
1 (2)      A 2 for blue.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (6)      A 6 for red. With no piece at home the 6 counts 7.
2 R61-68   A red piece goes from 61 to 68. The 6 gives another throw.
2 (6)      A 6 for red. With no piece at home the 6 counts 7.
2 R4-11    A red piece goes from 4 to 11. The 6 gives another throw.
2 (1)      A 1 for red.
2 R42-43   A red piece goes from 42 to 43. The turn passes to green.
3 (2)      A 2 for green. No piece can move 2. The turn passes to yellow.
0 (4)      A 4 for yellow.
0 Y25-29   A yellow piece goes from 25 to 29. The turn passes to blue.
1 (1)      A 1 for blue.
1 B56-57   A blue piece goes from 56 to 57. The turn passes to red.
2 (3)      A 3 for red.
2 Rc5-m    A red piece goes from c5 to m. A red piece reaches the goal. That earns 10 to move with a piece.
2 R11-21   A red piece goes from 11 to 21. The turn passes to green.
3 (6)      A 6 for green. No piece can move 6. The 6 gives another throw.
3 (6)      A 6 for green. No piece can move 6. The 6 gives another throw.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y28-30   A yellow piece goes from 28 to 30. The turn passes to blue.
1 (4)      A 4 for blue.
1 B24-28   A blue piece goes from 24 to 28. The turn passes to red.
2 (4)      A 4 for red.
2 R68-4    A red piece goes from 68 to 4. The turn passes to green.
3 (6)      A 6 for green.
3 G56-62   A green piece goes from 56 to 62. The 6 gives another throw.
3 (2)      A 2 for green.
3 G62-64   A green piece goes from 62 to 64. The turn passes to yellow.
0 (3)      A 3 for yellow.
0 Y29-32   A yellow piece goes from 29 to 32. The turn passes to blue.
1 (6)      A 6 for blue.
1 B57-63   A blue piece goes from 57 to 63. The 6 gives another throw.
1 (1)      A 1 for blue.
1 B28-29   A blue piece goes from 28 to 29. The turn passes to red.
2 (1)      A 1 for red.
2 R21-22   A red piece goes from 21 to 22. The turn passes to green.
3 (2)      A 2 for green.
3 G64-66   A green piece goes from 64 to 66. The turn passes to yellow.
0 (6)      A 6 for yellow.
0 Y32-38   A yellow piece goes from 32 to 38. The 6 gives another throw.
0 (2)      A 2 for yellow.
0 Y30-32   A yellow piece goes from 30 to 32. The turn passes to blue.
1 (2)      A 2 for blue.
1 B63-65   A blue piece goes from 63 to 65. The turn passes to red.
2 (4)      A 4 for red.
2 R43-47   A red piece goes from 43 to 47. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (6)      A 6 for yellow.
0 Y32-38   A yellow piece goes from 32 to 38. The 6 gives another throw.
0 (4)      A 4 for yellow.
0 Y38-42   A yellow piece goes from 38 to 42. The turn passes to blue.
1 (6)      A 6 for blue.
1 B65-3    A blue piece goes from 65 to 3. The 6 gives another throw.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (3)      A 3 for red.
2 R47-50   A red piece goes from 47 to 50. The turn passes to green.
3 (3)      A 3 for green.
3 G66-1    A green piece goes from 66 to 1. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Y42-43   A yellow piece goes from 42 to 43. The turn passes to blue.
1 (3)      A 3 for blue.
1 B22-25   A blue piece goes from 22 to 25. The turn passes to red.
2 (6)      A 6 for red. With no piece at home the 6 counts 7.
2 R50-57   A red piece goes from 50 to 57. The 6 gives another throw.
2 (3)      A 3 for red.
2 R22-25   A red piece goes from 22 to 25. It eats the blue piece on 25, which goes home. That earns 20 to move with a piece.
2 R4-24    A red piece goes from 4 to 24. The turn passes to green.
3 (6)      A 6 for green.
3 G1-7     A green piece goes from 1 to 7. The 6 gives another throw.
3 (3)      A 3 for green.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (3)      A 3 for yellow.
0 Y43-46   A yellow piece goes from 43 to 46. The turn passes to blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (3)      A 3 for red.
2 R24-27   A red piece goes from 24 to 27. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (6)      A 6 for yellow.
0 Y38-44   A yellow piece goes from 38 to 44. The 6 gives another throw.
0 (1)      A 1 for yellow.
0 Y46-47   A yellow piece goes from 46 to 47. The turn passes to blue.
1 (6)      A 6 for blue.
1 B29-35   A blue piece goes from 29 to 35. The 6 gives another throw.
1 (6)      A 6 for blue.
1 B3-9     A blue piece goes from 3 to 9. The 6 gives another throw.
1 (6)      A 6 for blue. The third 6 in a row is not moved: the blue piece on 9 goes home. The turn passes to red.
2 (2)      A 2 for red.
2 R57-59   A red piece goes from 57 to 59. It eats the green piece on 59, which goes home. That earns 20 to move with a piece.
2 R59-11   A red piece goes from 59 to 11. The turn passes to green.
3 (2)      A 2 for green.
3 G7-9     A green piece goes from 7 to 9. The turn passes to yellow.
0 (3)      A 3 for yellow.
0 Y44-47   A yellow piece goes from 44 to 47. The turn passes to blue.
1 (6)      A 6 for blue.
1 B22-28   A blue piece goes from 22 to 28. The 6 gives another throw.
1 (1)      A 1 for blue.
1 B28-29   A blue piece goes from 28 to 29. The turn passes to red.
2 (2)      A 2 for red.
2 R25-27   A red piece goes from 25 to 27. The turn passes to green.
3 (3)      A 3 for green.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (6)      A 6 for yellow. With a 6 a barrier must be opened: on 47.
0 Y47-53   A yellow piece goes from 47 to 53. The 6 gives another throw.
0 (6)      A 6 for yellow.
0 Y53-59   A yellow piece goes from 53 to 59. It eats the green piece on 59, which goes home. That earns 20 to move with a piece.
0 Y47-67   A yellow piece goes from 47 to 67. The 6 gives another throw.
0 (5)      A 5 for yellow. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (6)      A 6 for blue.
1 B29-35   A blue piece goes from 29 to 35. The 6 gives another throw.
1 (4)      A 4 for blue.
1 B35-39   A blue piece goes from 35 to 39. The turn passes to red.
2 (4)      A 4 for red.
2 R11-15   A red piece goes from 11 to 15. The turn passes to green.
3 (4)      A 4 for green.
3 G9-13    A green piece goes from 9 to 13. The turn passes to yellow.
0 (4)      A 4 for yellow.
0 Y5-9     A yellow piece goes from 5 to 9. The turn passes to blue.
1 (3)      A 3 for blue.
1 B39-42   A blue piece goes from 39 to 42. The turn passes to red.
2 (3)      A 3 for red.
2 R15-18   A red piece goes from 15 to 18. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (3)      A 3 for yellow.
0 Y67-c2   A yellow piece goes from 67 to c2. The turn passes to blue.
1 (3)      A 3 for blue.
1 B35-38   A blue piece goes from 35 to 38. The turn passes to red.
2 (2)      A 2 for red.
2 R18-20   A red piece goes from 18 to 20. The turn passes to green.
3 (4)      A 4 for green.
3 G13-17   A green piece goes from 13 to 17. The turn passes to yellow.
0 (6)      A 6 for yellow.
0 Y9-15    A yellow piece goes from 9 to 15. The 6 gives another throw.
0 (5)      A 5 for yellow. With a 5 a piece must leave home.
0 Yh-5     A yellow piece leaves home to 5. The turn passes to blue.
1 (2)      A 2 for blue.
1 B38-40   A blue piece goes from 38 to 40. The turn passes to red.
2 (3)      A 3 for red.
2 R20-23   A red piece goes from 20 to 23. The turn passes to green.
3 (2)      A 2 for green.
3 G17-19   A green piece goes from 17 to 19. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y15-17   A yellow piece goes from 15 to 17. The turn passes to blue.
1 (6)      A 6 for blue.
1 B40-46   A blue piece goes from 40 to 46. The 6 gives another throw.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (2)      A 2 for red.
2 R27-29   A red piece goes from 27 to 29. The turn passes to green.
3 (3)      A 3 for green.
3 G19-22   A green piece goes from 19 to 22. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Y17-18   A yellow piece goes from 17 to 18. The turn passes to blue.
1 (2)      A 2 for blue.
1 B42-44   A blue piece goes from 42 to 44. The turn passes to red.
2 (2)      A 2 for red.
2 R29-31   A red piece goes from 29 to 31. The turn passes to green.
3 (1)      A 1 for green.
3 G56-57   A green piece goes from 56 to 57. The turn passes to yellow.
0 (3)      A 3 for yellow.
0 Y18-21   A yellow piece goes from 18 to 21. The turn passes to blue.
1 (1)      A 1 for blue.
1 B22-23   A blue piece goes from 22 to 23. It eats the red piece on 23, which goes home. That earns 20 to move with a piece.
1 B44-64   A blue piece goes from 44 to 64. The turn passes to red.
2 (2)      A 2 for red.
2 R27-29   A red piece goes from 27 to 29. The turn passes to green.
3 (3)      A 3 for green.
3 G57-60   A green piece goes from 57 to 60. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Y59-60   A yellow piece goes from 59 to 60. It eats the green piece on 60, which goes home. That earns 20 to move with a piece.
0 Y21-41   A yellow piece goes from 21 to 41. The turn passes to blue.
1 (4)      A 4 for blue.
1 B46-50   A blue piece goes from 46 to 50. The turn passes to red.
2 (3)      A 3 for red.
2 R31-34   A red piece goes from 31 to 34. The turn passes to green.
3 (2)      A 2 for green.
3 G22-24   A green piece goes from 22 to 24. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y41-43   A yellow piece goes from 41 to 43. The turn passes to blue.
1 (6)      A 6 for blue.
1 B64-2    A blue piece goes from 64 to 2. The 6 gives another throw.
1 (6)      A 6 for blue.
1 B23-29   A blue piece goes from 23 to 29. The 6 gives another throw.
1 (3)      A 3 for blue.
1 B2-5     A blue piece goes from 2 to 5. The turn passes to red.
2 (3)      A 3 for red.
2 R29-32   A red piece goes from 29 to 32. The turn passes to green.
3 (3)      A 3 for green.
3 G24-27   A green piece goes from 24 to 27. The turn passes to yellow.
0 (6)      A 6 for yellow. With no piece at home the 6 counts 7.
0 Y5-12    A yellow piece goes from 5 to 12. The 6 gives another throw.
0 (5)      A 5 for yellow.
0 Yc2-c7   A yellow piece goes from c2 to c7. The turn passes to blue.
1 (3)      A 3 for blue.
1 B5-8     A blue piece goes from 5 to 8. The turn passes to red.
2 (3)      A 3 for red.
2 R32-c1   A red piece goes from 32 to c1. The turn passes to green.
3 (1)      A 1 for green.
3 G27-28   A green piece goes from 27 to 28. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y12-14   A yellow piece goes from 12 to 14. The turn passes to blue.
1 (1)      A 1 for blue.
1 B8-9     A blue piece goes from 8 to 9. The turn passes to red.
2 (2)      A 2 for red.
2 R34-c2   A red piece goes from 34 to c2. The turn passes to green.
3 (4)      A 4 for green.
3 G28-32   A green piece goes from 28 to 32. The turn passes to yellow.
0 (6)      A 6 for yellow. With no piece at home the 6 counts 7.
0 Y60-67   A yellow piece goes from 60 to 67. The 6 gives another throw.
0 (3)      A 3 for yellow.
0 Y67-c2   A yellow piece goes from 67 to c2. The turn passes to blue.
1 (3)      A 3 for blue.
1 B50-53   A blue piece goes from 50 to 53. The turn passes to red.
2 (3)      A 3 for red.
2 Rc2-c5   A red piece goes from c2 to c5. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (4)      A 4 for yellow.
0 Y43-47   A yellow piece goes from 43 to 47. The turn passes to blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (4)      A 4 for red.
2 Rc1-c5   A red piece goes from c1 to c5. The turn passes to green.
3 (6)      A 6 for green.
3 G32-38   A green piece goes from 32 to 38. The 6 gives another throw.
3 (2)      A 2 for green.
3 G38-40   A green piece goes from 38 to 40. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Yc2-c4   A yellow piece goes from c2 to c4. The turn passes to blue.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B9-16    A blue piece goes from 9 to 16. The 6 gives another throw.
1 (2)      A 2 for blue.
1 B53-55   A blue piece goes from 53 to 55. The turn passes to red.
2 (4)      A 4 for red. No piece can move 4. The turn passes to green.
3 (1)      A 1 for green.
3 G40-41   A green piece goes from 40 to 41. The turn passes to yellow.
0 (5)      A 5 for yellow.
0 Y14-19   A yellow piece goes from 14 to 19. The turn passes to blue.
1 (5)      A 5 for blue.
1 B29-34   A blue piece goes from 29 to 34. The turn passes to red.
2 (3)      A 3 for red.
2 Rc5-m    A red piece goes from c5 to m. A red piece reaches the goal. That earns 10 to move with a piece. No piece can move the 10: they are lost. The turn passes to green.
3 (1)      A 1 for green.
3 G56-57   A green piece goes from 56 to 57. The turn passes to yellow.
0 (6)      A 6 for yellow. With no piece at home the 6 counts 7.
0 Y47-54   A yellow piece goes from 47 to 54. The 6 gives another throw.
0 (3)      A 3 for yellow.
0 Y19-22   A yellow piece goes from 19 to 22. The turn passes to blue.
1 (2)      A 2 for blue.
1 B55-57   A blue piece goes from 55 to 57. It eats the green piece on 57, which goes home. That earns 20 to move with a piece.
1 B57-9    A blue piece goes from 57 to 9. The turn passes to red.
2 (5)      A 5 for red. With a 5 a piece must leave home.
2 Rh-39    A red piece leaves home to 39. The turn passes to green.
3 (4)      A 4 for green.
3 G41-45   A green piece goes from 41 to 45. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Yc7-m    A yellow piece goes from c7 to m. A yellow piece reaches the goal. That earns 10 to move with a piece.
0 Y54-64   A yellow piece goes from 54 to 64. The turn passes to blue.
1 (1)      A 1 for blue.
1 B9-10    A blue piece goes from 9 to 10. The turn passes to red.
2 (5)      A 5 for red.
2 R39-44   A red piece goes from 39 to 44. The turn passes to green.
3 (4)      A 4 for green.
3 G45-49   A green piece goes from 45 to 49. The turn passes to yellow.
0 (6)      A 6 for yellow. With no piece at home the 6 counts 7.
0 Y22-29   A yellow piece goes from 22 to 29. The 6 gives another throw.
0 (4)      A 4 for yellow.
0 Y29-33   A yellow piece goes from 29 to 33. The turn passes to blue.
1 (2)      A 2 for blue.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to red.
2 (2)      A 2 for red.
2 Rc5-c7   A red piece goes from c5 to c7. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Y33-34   A yellow piece goes from 33 to 34. The turn passes to blue.
1 (1)      A 1 for blue.
1 B16-17   A blue piece goes from 16 to 17. The turn passes to red.
2 (5)      A 5 for red.
2 R44-49   A red piece goes from 44 to 49. It eats the green piece on 49, which goes home. That earns 20 to move with a piece.
2 R49-1    A red piece goes from 49 to 1. The turn passes to green.
3 (3)      A 3 for green.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y34-36   A yellow piece goes from 34 to 36. The turn passes to blue.
1 (5)      A 5 for blue.
1 B34-39   A blue piece goes from 34 to 39. The turn passes to red.
2 (2)      A 2 for red.
2 R1-3     A red piece goes from 1 to 3. The turn passes to green.
3 (6)      A 6 for green.
3 G59-65   A green piece goes from 59 to 65. The 6 gives another throw.
3 (3)      A 3 for green.
3 G65-68   A green piece goes from 65 to 68. The turn passes to yellow.
0 (4)      A 4 for yellow.
0 Yc4-m    A yellow piece goes from c4 to m. A yellow piece reaches the goal. That earns 10 to move with a piece.
0 Y64-c6   A yellow piece goes from 64 to c6. The turn passes to blue.
1 (4)      A 4 for blue.
1 B10-14   A blue piece goes from 10 to 14. The turn passes to red.
2 (5)      A 5 for red.
2 R3-8     A red piece goes from 3 to 8. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (5)      A 5 for yellow.
0 Y36-41   A yellow piece goes from 36 to 41. The turn passes to blue.
1 (1)      A 1 for blue.
1 B17-c1   A blue piece goes from 17 to c1. The turn passes to red.
2 (4)      A 4 for red.
2 R8-12    A red piece goes from 8 to 12. The turn passes to green.
3 (3)      A 3 for green.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y41-43   A yellow piece goes from 41 to 43. The turn passes to blue.
1 (1)      A 1 for blue.
1 B14-15   A blue piece goes from 14 to 15. The turn passes to red.
2 (1)      A 1 for red.
2 R12-13   A red piece goes from 12 to 13. The turn passes to green.
3 (6)      A 6 for green.
3 G59-65   A green piece goes from 59 to 65. The 6 gives another throw.
3 (1)      A 1 for green.
3 G65-66   A green piece goes from 65 to 66. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y43-45   A yellow piece goes from 43 to 45. The turn passes to blue.
1 (5)      A 5 for blue.
1 B24-29   A blue piece goes from 24 to 29. The turn passes to red.
2 (6)      A 6 for red. With no piece at home the 6 counts 7.
2 R13-20   A red piece goes from 13 to 20. The 6 gives another throw.
2 (4)      A 4 for red.
2 R20-24   A red piece goes from 20 to 24. The turn passes to green.
3 (6)      A 6 for green.
3 G68-6    A green piece goes from 68 to 6. The 6 gives another throw.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Yc6-m    A yellow piece goes from c6 to m. A yellow piece reaches the goal. That earns 10 to move with a piece.
0 Y45-55   A yellow piece goes from 45 to 55. The turn passes to blue.
1 (3)      A 3 for blue.
1 B29-32   A blue piece goes from 29 to 32. The turn passes to red.
2 (2)      A 2 for red.
2 R24-26   A red piece goes from 24 to 26. The turn passes to green.
3 (4)      A 4 for green.
3 G66-2    A green piece goes from 66 to 2. The turn passes to yellow.
0 (4)      A 4 for yellow.
0 Y55-59   A yellow piece goes from 55 to 59. The turn passes to blue.
1 (5)      A 5 for blue.
1 B32-37   A blue piece goes from 32 to 37. The turn passes to red.
2 (5)      A 5 for red.
2 R26-31   A red piece goes from 26 to 31. The turn passes to green.
3 (5)      A 5 for green.
3 G6-11    A green piece goes from 6 to 11. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y59-61   A yellow piece goes from 59 to 61. The turn passes to blue.
1 (1)      A 1 for blue.
1 B39-40   A blue piece goes from 39 to 40. The turn passes to red.
2 (4)      A 4 for red.
2 R31-c1   A red piece goes from 31 to c1. The turn passes to green.
3 (4)      A 4 for green.
3 G11-15   A green piece goes from 11 to 15. It eats the blue piece on 15, which goes home. That earns 20 to move with a piece.
3 G2-22    A green piece goes from 2 to 22. The turn passes to yellow.
0 (4)      A 4 for yellow.
0 Y61-65   A yellow piece goes from 61 to 65. The turn passes to blue.
1 (3)      A 3 for blue.
1 Bc1-c4   A blue piece goes from c1 to c4. The turn passes to red.
2 (4)      A 4 for red.
2 Rc1-c5   A red piece goes from c1 to c5. The turn passes to green.
3 (4)      A 4 for green.
3 G15-19   A green piece goes from 15 to 19. The turn passes to yellow.
0 (2)      A 2 for yellow.
0 Y65-67   A yellow piece goes from 65 to 67. The turn passes to blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to red.
2 (6)      A 6 for red. No piece can move 6. The 6 gives another throw.
2 (6)      A 6 for red. No piece can move 6. The 6 gives another throw.
2 (4)      A 4 for red. No piece can move 4. The turn passes to green.
3 (6)      A 6 for green. With no piece at home the 6 counts 7.
3 G22-29   A green piece goes from 22 to 29. The 6 gives another throw.
3 (3)      A 3 for green.
3 G56-59   A green piece goes from 56 to 59. The turn passes to yellow.
0 (6)      A 6 for yellow. With no piece at home the 6 counts 7.
0 Y67-c6   A yellow piece goes from 67 to c6. The 6 gives another throw.
0 (5)      A 5 for yellow. No piece can move 5. The turn passes to blue.
1 (2)      A 2 for blue.
1 Bc4-c6   A blue piece goes from c4 to c6. The turn passes to red.
2 (3)      A 3 for red.
2 Rc5-m    A red piece goes from c5 to m. A red piece reaches the goal. That earns 10 to move with a piece. No piece can move the 10: they are lost. The turn passes to green.
3 (1)      A 1 for green.
3 G19-20   A green piece goes from 19 to 20. The turn passes to yellow.
0 (5)      A 5 for yellow. No piece can move 5. The turn passes to blue.
1 (5)      A 5 for blue.
1 B40-45   A blue piece goes from 40 to 45. The turn passes to red.
2 (4)      A 4 for red. No piece can move 4. The turn passes to green.
3 (6)      A 6 for green. With no piece at home the 6 counts 7.
3 G29-36   A green piece goes from 29 to 36. The 6 gives another throw.
3 (1)      A 1 for green.
3 G59-60   A green piece goes from 59 to 60. The turn passes to yellow.
0 (4)      A 4 for yellow. No piece can move 4. The turn passes to blue.
1 (5)      A 5 for blue.
1 B45-50   A blue piece goes from 45 to 50. The turn passes to red.
2 (1)      A 1 for red.
2 Rc7-m    A red piece goes from c7 to m. A red piece reaches the goal. All in the goal: place 1 for red. The turn passes to green.
3 (5)      A 5 for green.
3 G20-25   A green piece goes from 20 to 25. The turn passes to yellow.
0 (4)      A 4 for yellow. No piece can move 4. The turn passes to blue.
1 (2)      A 2 for blue.
1 B37-39   A blue piece goes from 37 to 39. The turn passes to green.
3 (2)      A 2 for green.
3 G25-27   A green piece goes from 25 to 27. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Yc6-c7   A yellow piece goes from c6 to c7. The turn passes to blue.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B50-57   A blue piece goes from 50 to 57. The 6 gives another throw.
1 (5)      A 5 for blue.
1 B22-27   A blue piece goes from 22 to 27. It eats the green piece on 27, which goes home. That earns 20 to move with a piece.
1 B27-47   A blue piece goes from 27 to 47. The turn passes to green.
3 (2)      A 2 for green.
3 G36-38   A green piece goes from 36 to 38. The turn passes to yellow.
0 (3)      A 3 for yellow. No piece can move 3. The turn passes to blue.
1 (2)      A 2 for blue.
1 Bc6-m    A blue piece goes from c6 to m. A blue piece reaches the goal. That earns 10 to move with a piece.
1 B47-57   A blue piece goes from 47 to 57. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to yellow.
0 (4)      A 4 for yellow. No piece can move 4. The turn passes to blue.
1 (1)      A 1 for blue.
1 B57-58   A blue piece goes from 57 to 58. The turn passes to green.
3 (6)      A 6 for green. With no piece at home the 6 counts 7.
3 G60-67   A green piece goes from 60 to 67. The 6 gives another throw.
3 (2)      A 2 for green.
3 G67-1    A green piece goes from 67 to 1. The turn passes to yellow.
0 (5)      A 5 for yellow. No piece can move 5. The turn passes to blue.
1 (4)      A 4 for blue.
1 B39-43   A blue piece goes from 39 to 43. The turn passes to green.
3 (4)      A 4 for green.
3 G56-60   A green piece goes from 56 to 60. The turn passes to yellow.
0 (2)      A 2 for yellow. No piece can move 2. The turn passes to blue.
1 (2)      A 2 for blue.
1 B43-45   A blue piece goes from 43 to 45. The turn passes to green.
3 (3)      A 3 for green.
3 G60-63   A green piece goes from 60 to 63. The turn passes to yellow.
0 (5)      A 5 for yellow. No piece can move 5. The turn passes to blue.
1 (4)      A 4 for blue.
1 B58-62   A blue piece goes from 58 to 62. The turn passes to green.
3 (5)      A 5 for green.
3 G1-6     A green piece goes from 1 to 6. The turn passes to yellow.
0 (1)      A 1 for yellow.
0 Yc7-m    A yellow piece goes from c7 to m. A yellow piece reaches the goal. All in the goal: place 2 for yellow. The turn passes to blue.
1 (5)      A 5 for blue.
1 B62-67   A blue piece goes from 62 to 67. The turn passes to green.
3 (2)      A 2 for green.
3 G63-65   A green piece goes from 63 to 65. The turn passes to blue.
1 (4)      A 4 for blue.
1 B57-61   A blue piece goes from 57 to 61. The turn passes to green.
3 (6)      A 6 for green. With no piece at home the 6 counts 7.
3 G6-13    A green piece goes from 6 to 13. The 6 gives another throw.
3 (6)      A 6 for green. With no piece at home the 6 counts 7.
3 G38-45   A green piece goes from 38 to 45. It eats the blue piece on 45, which goes home. That earns 20 to move with a piece.
3 G13-33   A green piece goes from 13 to 33. The 6 gives another throw.
3 (6)      A 6 for green. The third 6 in a row is not moved: the green piece on 33 goes home. The turn passes to blue.
1 (6)      A 6 for blue.
1 B67-5    A blue piece goes from 67 to 5. The 6 gives another throw.
1 (1)      A 1 for blue.
1 B61-62   A blue piece goes from 61 to 62. The turn passes to green.
3 (1)      A 1 for green.
3 G45-46   A green piece goes from 45 to 46. The turn passes to blue.
1 (2)      A 2 for blue.
1 B5-7     A blue piece goes from 5 to 7. The turn passes to green.
3 (2)      A 2 for green.
3 G65-67   A green piece goes from 65 to 67. The turn passes to blue.
1 (4)      A 4 for blue.
1 B62-66   A blue piece goes from 62 to 66. The turn passes to green.
3 (4)      A 4 for green.
3 G67-3    A green piece goes from 67 to 3. The turn passes to blue.
1 (1)      A 1 for blue.
1 B7-8     A blue piece goes from 7 to 8. The turn passes to green.
3 (5)      A 5 for green. With a 5 a piece must leave home.
3 Gh-56    A green piece leaves home to 56. The turn passes to blue.
1 (2)      A 2 for blue.
1 B8-10    A blue piece goes from 8 to 10. The turn passes to green.
3 (2)      A 2 for green.
3 G56-58   A green piece goes from 56 to 58. The turn passes to blue.
1 (3)      A 3 for blue.
1 B66-1    A blue piece goes from 66 to 1. The turn passes to green.
3 (5)      A 5 for green.
3 G58-63   A green piece goes from 58 to 63. The turn passes to blue.
1 (5)      A 5 for blue. With a 5 a piece must leave home.
1 Bh-22    A blue piece leaves home to 22. The turn passes to green.
3 (1)      A 1 for green.
3 G3-4     A green piece goes from 3 to 4. The turn passes to blue.
1 (1)      A 1 for blue.
1 B10-11   A blue piece goes from 10 to 11. The turn passes to green.
3 (1)      A 1 for green.
3 G46-47   A green piece goes from 46 to 47. The turn passes to blue.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B1-8     A blue piece goes from 1 to 8. The 6 gives another throw.
1 (2)      A 2 for blue.
1 B22-24   A blue piece goes from 22 to 24. The turn passes to green.
3 (1)      A 1 for green.
3 G4-5     A green piece goes from 4 to 5. The turn passes to blue.
1 (3)      A 3 for blue.
1 B11-14   A blue piece goes from 11 to 14. The turn passes to green.
3 (1)      A 1 for green.
3 G5-6     A green piece goes from 5 to 6. The turn passes to blue.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B24-31   A blue piece goes from 24 to 31. The 6 gives another throw.
1 (2)      A 2 for blue.
1 B8-10    A blue piece goes from 8 to 10. The turn passes to green.
3 (6)      A 6 for green. With no piece at home the 6 counts 7.
3 G47-c3   A green piece goes from 47 to c3. The 6 gives another throw.
3 (5)      A 5 for green.
3 Gc3-m    A green piece goes from c3 to m. A green piece reaches the goal. That earns 10 to move with a piece.
3 G6-16    A green piece goes from 6 to 16. The turn passes to blue.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B14-c4   A blue piece goes from 14 to c4. The 6 gives another throw.
1 (1)      A 1 for blue.
1 B10-11   A blue piece goes from 10 to 11. The turn passes to green.
3 (2)      A 2 for green.
3 G16-18   A green piece goes from 16 to 18. The turn passes to blue.
1 (5)      A 5 for blue.
1 B11-16   A blue piece goes from 11 to 16. The turn passes to green.
3 (2)      A 2 for green.
3 G18-20   A green piece goes from 18 to 20. The turn passes to blue.
1 (4)      A 4 for blue.
1 Bc4-m    A blue piece goes from c4 to m. A blue piece reaches the goal. That earns 10 to move with a piece.
1 B31-41   A blue piece goes from 31 to 41. The turn passes to green.
3 (4)      A 4 for green.
3 G63-67   A green piece goes from 63 to 67. The turn passes to blue.
1 (2)      A 2 for blue.
1 B16-c1   A blue piece goes from 16 to c1. The turn passes to green.
3 (2)      A 2 for green.
3 G67-1    A green piece goes from 67 to 1. The turn passes to blue.
1 (5)      A 5 for blue.
1 Bc1-c6   A blue piece goes from c1 to c6. The turn passes to green.
3 (3)      A 3 for green.
3 G1-4     A green piece goes from 1 to 4. The turn passes to blue.
1 (3)      A 3 for blue.
1 B41-44   A blue piece goes from 41 to 44. The turn passes to green.
3 (4)      A 4 for green.
3 G4-8     A green piece goes from 4 to 8. The turn passes to blue.
1 (4)      A 4 for blue.
1 B44-48   A blue piece goes from 44 to 48. The turn passes to green.
3 (5)      A 5 for green.
3 G8-13    A green piece goes from 8 to 13. The turn passes to blue.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B48-55   A blue piece goes from 48 to 55. The 6 gives another throw.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B55-62   A blue piece goes from 55 to 62. The 6 gives another throw.
1 (5)      A 5 for blue.
1 B62-67   A blue piece goes from 62 to 67. The turn passes to green.
3 (3)      A 3 for green.
3 G20-23   A green piece goes from 20 to 23. The turn passes to blue.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B67-6    A blue piece goes from 67 to 6. The 6 gives another throw.
1 (3)      A 3 for blue.
1 B6-9     A blue piece goes from 6 to 9. The turn passes to green.
3 (5)      A 5 for green.
3 G13-18   A green piece goes from 13 to 18. The turn passes to blue.
1 (1)      A 1 for blue.
1 Bc6-c7   A blue piece goes from c6 to c7. The turn passes to green.
3 (4)      A 4 for green.
3 G18-22   A green piece goes from 18 to 22. The turn passes to blue.
1 (4)      A 4 for blue.
1 B9-13    A blue piece goes from 9 to 13. The turn passes to green.
3 (1)      A 1 for green.
3 G23-24   A green piece goes from 23 to 24. The turn passes to blue.
1 (6)      A 6 for blue. With no piece at home the 6 counts 7.
1 B13-c3   A blue piece goes from 13 to c3. The 6 gives another throw.
1 (2)      A 2 for blue.
1 Bc3-c5   A blue piece goes from c3 to c5. The turn passes to green.
3 (5)      A 5 for green.
3 G22-27   A green piece goes from 22 to 27. The turn passes to blue.
1 (6)      A 6 for blue. No piece can move 6. The 6 gives another throw.
1 (3)      A 3 for blue.
1 Bc5-m    A blue piece goes from c5 to m. A blue piece reaches the goal. That earns 10 to move with a piece. No piece can move the 10: they are lost. The turn passes to green.
3 (3)      A 3 for green.
3 G27-30   A green piece goes from 27 to 30. The turn passes to blue.
1 (4)      A 4 for blue. No piece can move 4. The turn passes to green.
3 (1)      A 1 for green.
3 G24-25   A green piece goes from 24 to 25. The turn passes to blue.
1 (6)      A 6 for blue. No piece can move 6. The 6 gives another throw.
1 (2)      A 2 for blue. No piece can move 2. The turn passes to green.
3 (5)      A 5 for green.
3 G25-30   A green piece goes from 25 to 30. The turn passes to blue.
1 (5)      A 5 for blue. No piece can move 5. The turn passes to green.
3 (3)      A 3 for green.
3 G30-33   A green piece goes from 30 to 33. The turn passes to blue.
1 (2)      A 2 for blue. No piece can move 2. The turn passes to green.
3 (2)      A 2 for green.
3 G33-35   A green piece goes from 33 to 35. The turn passes to blue.
1 (6)      A 6 for blue. No piece can move 6. The 6 gives another throw.
1 (1)      A 1 for blue.
1 Bc7-m    A blue piece goes from c7 to m. A blue piece reaches the goal. All in the goal: place 3 for blue. The game is over: victory for red.

P-E2 Victory for red, and all places are decided: red, yellow, blue and green.
