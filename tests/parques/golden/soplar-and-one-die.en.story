0 (1-2)    To see who starts, yellow throws 1-2: 3 in all.
1 (5-5)    To see who starts, blue throws 5-5: 10 in all.
2 (3-5)    To see who starts, red throws 3-5: 8 in all. Blue starts.
1 (6-6)    Blue throws 6-6. 2 blue pieces come out to 22. For the pair, blue throws again.
1 (3-4)    Blue throws 3-4.
1 B22-25 B22-26 A blue piece goes from 22 to 25. A blue piece goes from 22 to 26. The turn passes to red.
2 (4-4)    Red throws 4-4. 2 red pieces come out to 39. For the pair, red throws again.
2 (5-6)    Red throws 5-6.
2 R39-45-50 A red piece goes from 39 to 45. A red piece goes from 45 to 50. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5. No pair: 2 throws are left.
0 (1-6)    Yellow throws 1-6. No pair: one throw is left.
0 (3-6)    Yellow throws 3-6. No pair: nobody comes out of jail. The turn passes to blue.
1 (3-5)    Blue throws 3-5.
1 B25-28 B26-31 A blue piece goes from 25 to 28. A blue piece goes from 26 to 31. The turn passes to red.
2 (2-4)    Red throws 2-4.
2 R39-41-45 A red piece goes from 39 to 41. A red piece goes from 41 to 45. The turn passes to yellow.
0 (1-6)    Yellow throws 1-6. No pair: 2 throws are left.
0 (3-6)    Yellow throws 3-6. No pair: one throw is left.
0 (3-4)    Yellow throws 3-4. No pair: nobody comes out of jail. The turn passes to blue.
1 (4-4)    Blue throws 4-4.
1 B28-32 B31-35 A blue piece goes from 28 to 32. A blue piece goes from 31 to 35. For the pair, blue throws again.
1 (4-6)    Blue throws 4-6.
1 B32-38-42 A blue piece goes from 32 to 38. A blue piece goes from 38 to 42. Blown! The blue piece on 35 could have captured and did not: it goes to jail. The turn passes to red.
2 (5-5)    Red throws 5-5.
2 R45-50-55 A red piece goes from 45 to 50. A red piece goes from 50 to 55. For the pair, red throws again.
2 (3-6)    Red throws 3-6.
2 R50-56-59 A red piece goes from 50 to 56. A red piece goes from 56 to 59. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5. No pair: 2 throws are left.
0 (4-5)    Yellow throws 4-5. No pair: one throw is left.
0 (1-6)    Yellow throws 1-6. No pair: nobody comes out of jail. The turn passes to blue.
1 (1-2)    Blue throws 1-2.
1 B42-44-45 A blue piece goes from 42 to 44. A blue piece goes from 44 to 45. The turn passes to red.
2 (5-5)    Red throws 5-5.
2 R55-60 R59-64 A red piece goes from 55 to 60. A red piece goes from 59 to 64. For the pair, red throws again.
2 (6-6)    Red throws 6-6.
2 R60-66 R64-2 A red piece goes from 60 to 66. A red piece goes from 64 to 2. For the pair, red throws again.
2 (4-6)    Red throws 4-6.
2 R66-4-8  A red piece goes from 66 to 4. A red piece goes from 4 to 8. The turn passes to yellow.
0 (1-4)    Yellow throws 1-4. No pair: 2 throws are left.
0 (3-6)    Yellow throws 3-6. No pair: one throw is left.
0 (5-5)    Yellow throws 5-5. 2 yellow pieces come out to 5. For the pair, yellow throws again.
0 (1-6)    Yellow throws 1-6.
0 Y5-6 Y5-11 A yellow piece goes from 5 to 6. A yellow piece goes from 5 to 11. The turn passes to blue.
1 (1-5)    Blue throws 1-5.
1 B45-50-51 A blue piece goes from 45 to 50. A blue piece goes from 50 to 51. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R2-8-11  A red piece goes from 2 to 8. A red piece goes from 8 to 11. The yellow piece on 11 is captured and goes to jail. For the capture, red throws again.
2 (1-6)    Red throws 1-6.
2 R11-12-18 A red piece goes from 11 to 12. A red piece goes from 12 to 18. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y6-9-15  A yellow piece goes from 6 to 9. A yellow piece goes from 9 to 15. The turn passes to blue.
1 (3-6)    Blue throws 3-6.
1 B51-57-60 A blue piece goes from 51 to 57. A blue piece goes from 57 to 60. The turn passes to red.
2 (2-5)    Red throws 2-5.
2 R8-10-15 A red piece goes from 8 to 10. A red piece goes from 10 to 15. The yellow piece on 15 is captured and goes to jail. For the capture, red throws again.
2 (4-5)    Red throws 4-5.
2 R18-23-27 A red piece goes from 18 to 23. A red piece goes from 23 to 27. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6. No pair: 2 throws are left.
0 (2-5)    Yellow throws 2-5. No pair: one throw is left.
0 (2-3)    Yellow throws 2-3. No pair: nobody comes out of jail. The turn passes to blue.
1 (2-5)    Blue throws 2-5.
1 B60-62-67 A blue piece goes from 60 to 62. A blue piece goes from 62 to 67. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R27-30-c2 A red piece goes from 27 to 30. A red piece goes from 30 to square 2 of the corridor. The turn passes to yellow.
0 (1-4)    Yellow throws 1-4. No pair: 2 throws are left.
0 (3-4)    Yellow throws 3-4. No pair: one throw is left.
0 (4-4)    Yellow throws 4-4. 2 yellow pieces come out to 5. For the pair, yellow throws again.
0 (3-3)    Yellow throws 3-3.
0 Y5-8 Y5-8 A yellow piece goes from 5 to 8. A yellow piece goes from 5 to 8. For the pair, yellow throws again.
0 (3-4)    Yellow throws 3-4.
0 Y8-11-15 A yellow piece goes from 8 to 11. A yellow piece goes from 11 to 15. The red piece on 15 is captured and goes to jail. For the capture, yellow throws again.
0 (3-6)    Yellow throws 3-6.
0 Y8-11 Y15-21 A yellow piece goes from 8 to 11. A yellow piece goes from 15 to 21. The turn passes to blue.
1 (5-6)    Blue throws 5-6.
1 B67-4-10 A blue piece goes from 67 to 4. A blue piece goes from 4 to 10. The turn passes to red.
2 (2-3)    Red throws 2-3.
2 Rc2-c4-c7 A red piece goes up its corridor, from 2 to 4. A red piece goes up its corridor, from 4 to 7. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y21-27-30 A yellow piece goes from 21 to 27. A yellow piece goes from 27 to 30. The turn passes to blue.
1 (3-5)    Blue throws 3-5.
1 B10-13-c1 A blue piece goes from 10 to 13. A blue piece goes from 13 to square 1 of the corridor. The turn passes to red.
2 (4-5)    Red throws 4-5. Nothing can be moved with 4-5. The turn passes to yellow.
0 (1-2)    Yellow throws 1-2.
0 Y11-13-14 A yellow piece goes from 11 to 13. A yellow piece goes from 13 to 14. The turn passes to blue.
1 (5-6)    Blue throws 5-6. The dice cannot both be used: only one is played.
1 Bc1-c6   A blue piece goes up its corridor, from 1 to 6. The turn passes to red.
2 (1-4)    Red throws 1-4. The dice cannot both be used: only one is played.
2 Rc7-m    A red piece goes from its corridor to the arrival. Red has brought a piece in. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5.
0 Y30-35-38 A yellow piece goes from 30 to 35. A yellow piece goes from 35 to 38. The turn passes to blue.
1 (5-5)    Blue throws 5-5. A blue piece comes out to 22. For the pair, blue throws again.
1 (5-6)    Blue throws 5-6.
1 B22-27-33 A blue piece goes from 22 to 27. A blue piece goes from 27 to 33. The turn passes to red.
2 (2-5)    Red throws 2-5. No pair: 2 throws are left.
2 (2-4)    Red throws 2-4. No pair: one throw is left.
2 (1-5)    Red throws 1-5. No pair: nobody comes out of jail. The turn passes to yellow.
0 (5-6)    Yellow throws 5-6.
0 Y38-43-49 A yellow piece goes from 38 to 43. A yellow piece goes from 43 to 49. The turn passes to blue.
1 (3-6)    Blue throws 3-6.
1 B33-36-42 A blue piece goes from 33 to 36. A blue piece goes from 36 to 42. The turn passes to red.
2 (2-6)    Red throws 2-6. No pair: 2 throws are left.
2 (1-1)    Red throws 1-1. A red piece comes out to 39. For the pair, red throws again.
2 (1-6)    Red throws 1-6.
2 R39-45-46 A red piece goes from 39 to 45. A red piece goes from 45 to 46. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y14-20-22 A yellow piece goes from 14 to 20. A yellow piece goes from 20 to 22. The turn passes to blue.
1 (1-6)    Blue throws 1-6.
1 B42-48-49 A blue piece goes from 42 to 48. A blue piece goes from 48 to 49. The yellow piece on 49 is captured and goes to jail. For the capture, blue throws again.
1 (2-3)    Blue throws 2-3.
1 B49-52 Bc6-m A blue piece goes from 49 to 52. A blue piece goes from its corridor to the arrival. Blue has brought a piece in. The turn passes to red.
2 (5-6)    Red throws 5-6.
2 R46-52-57 A red piece goes from 46 to 52. The blue piece on 52 is captured and goes to jail. A red piece goes from 52 to 57. For the capture, red throws again.
2 (3-6)    Red throws 3-6.
2 R57-60-66 A red piece goes from 57 to 60. A red piece goes from 60 to 66. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3.
0 Y22-24-27 A yellow piece goes from 22 to 24. A yellow piece goes from 24 to 27. The turn passes to blue.
1 (4-6)    Blue throws 4-6. No pair: 2 throws are left.
1 (1-6)    Blue throws 1-6. No pair: one throw is left.
1 (2-4)    Blue throws 2-4. No pair: nobody comes out of jail. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R66-4-7  A red piece goes from 66 to 4. A red piece goes from 4 to 7. The turn passes to yellow.
0 (1-4)    Yellow throws 1-4.
0 Y27-31-32 A yellow piece goes from 27 to 31. A yellow piece goes from 31 to 32. The turn passes to blue.
1 (2-6)    Blue throws 2-6. No pair: 2 throws are left.
1 (3-6)    Blue throws 3-6. No pair: one throw is left.
1 (3-6)    Blue throws 3-6. No pair: nobody comes out of jail. The turn passes to red.
2 (3-3)    Red throws 3-3.
2 R7-10-13 A red piece goes from 7 to 10. A red piece goes from 10 to 13. For the pair, red throws again.
2 (1-2)    Red throws 1-2.
2 R13-15-16 A red piece goes from 13 to 15. A red piece goes from 15 to 16. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5.
0 Y32-36-41 A yellow piece goes from 32 to 36. A yellow piece goes from 36 to 41. The turn passes to blue.
1 (5-5)    Blue throws 5-5. A blue piece comes out to 22. For the pair, blue throws again.
1 (4-6)    Blue throws 4-6.
1 B22-26-32 A blue piece goes from 22 to 26. A blue piece goes from 26 to 32. The turn passes to red.
2 (1-2)    Red throws 1-2.
2 R16-18-19 A red piece goes from 16 to 18. A red piece goes from 18 to 19. The turn passes to yellow.
0 (5-6)    Yellow throws 5-6.
0 Y41-46-52 A yellow piece goes from 41 to 46. A yellow piece goes from 46 to 52. The turn passes to blue.
1 (1-3)    Blue throws 1-3.
1 B32-35-36 A blue piece goes from 32 to 35. A blue piece goes from 35 to 36. The turn passes to red.
2 (5-5)    Red throws 5-5.
2 R19-24-29 A red piece goes from 19 to 24. A red piece goes from 24 to 29. For the pair, red throws again.
2 (1-3)    Red throws 1-3.
2 R29-30-33 A red piece goes from 29 to 30. A red piece goes from 30 to 33. The turn passes to yellow.
0 (1-5)    Yellow throws 1-5.
0 Y52-57-58 A yellow piece goes from 52 to 57. A yellow piece goes from 57 to 58. The turn passes to blue.
1 (2-4)    Blue throws 2-4.
1 B36-40-42 A blue piece goes from 36 to 40. A blue piece goes from 40 to 42. The turn passes to red.
2 (3-3)    Red throws 3-3.
2 R33-c2-c5 A red piece goes from 33 to square 2 of the corridor. A red piece goes up its corridor, from 2 to 5. For the pair, red throws again.
2 (2)      Red throws a 2. With the last piece so near the arrival, one die is thrown.
2 Rc5-c7   A red piece goes up its corridor, from 5 to 7. The turn passes to yellow.
0 (5-6)    Yellow throws 5-6.
0 Y58-63-c1 A yellow piece goes from 58 to 63. A yellow piece goes from 63 to square 1 of the corridor. The turn passes to blue.
1 (1-2)    Blue throws 1-2.
1 B42-44-45 A blue piece goes from 42 to 44. A blue piece goes from 44 to 45. The turn passes to red.
2 (6)      Red throws a 6. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 6. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6. The dice cannot both be used: only one is played.
0 Yc1-c3   A yellow piece goes up its corridor, from 1 to 3. The turn passes to blue.
1 (2-3)    Blue throws 2-3.
1 B45-48-50 A blue piece goes from 45 to 48. A blue piece goes from 48 to 50. The turn passes to red.
2 (4)      Red throws a 4. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 4. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6. The dice cannot both be used: only one is played.
0 Yc3-c6   A yellow piece goes up its corridor, from 3 to 6. The turn passes to blue.
1 (3-3)    Blue throws 3-3.
1 B50-53-56 A blue piece goes from 50 to 53. A blue piece goes from 53 to 56. For the pair, blue throws again.
1 (2-3)    Blue throws 2-3.
1 B56-59-61 A blue piece goes from 56 to 59. A blue piece goes from 59 to 61. The turn passes to red.
2 (3)      Red throws a 3. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 3. The turn passes to yellow.
0 (2-2)    Yellow throws 2-2. A yellow piece comes out to 5. For the pair, yellow throws again.
0 (3-5)    Yellow throws 3-5.
0 Y5-10-13 A yellow piece goes from 5 to 10. A yellow piece goes from 10 to 13. The turn passes to blue.
1 (1-6)    Blue throws 1-6.
1 B61-62-68 A blue piece goes from 61 to 62. A blue piece goes from 62 to 68. The turn passes to red.
2 (5)      Red throws a 5. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 5. The turn passes to yellow.
0 (4-4)    Yellow throws 4-4.
0 Y13-17-21 A yellow piece goes from 13 to 17. A yellow piece goes from 17 to 21. For the pair, yellow throws again.
0 (4-4)    Yellow throws 4-4.
0 Y21-25-29 A yellow piece goes from 21 to 25. A yellow piece goes from 25 to 29. For the pair, yellow throws again.
0 (2-3)    Yellow throws 2-3.
0 Y29-32 Yc6-m A yellow piece goes from 29 to 32. A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. The turn passes to blue.
1 (1-4)    Blue throws 1-4.
1 B68-4-5  A blue piece goes from 68 to 4. A blue piece goes from 4 to 5. The turn passes to red.
2 (2)      Red throws a 2. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 2. The turn passes to yellow.
0 (3-3)    Yellow throws 3-3.
0 Y32-35-38 A yellow piece goes from 32 to 35. A yellow piece goes from 35 to 38. For the pair, yellow throws again.
0 (1-2)    Yellow throws 1-2.
0 Y38-40-41 A yellow piece goes from 38 to 40. A yellow piece goes from 40 to 41. The turn passes to blue.
1 (4-5)    Blue throws 4-5.
1 B5-9-14  A blue piece goes from 5 to 9. A blue piece goes from 9 to 14. The turn passes to red.
2 (2)      Red throws a 2. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 2. The turn passes to yellow.
0 (1-1)    Yellow throws 1-1.
0 Y41-42-43 A yellow piece goes from 41 to 42. A yellow piece goes from 42 to 43. For the pair, yellow throws again.
0 (3-5)    Yellow throws 3-5.
0 Y43-46-51 A yellow piece goes from 43 to 46. A yellow piece goes from 46 to 51. The turn passes to blue.
1 (1-6)    Blue throws 1-6.
1 B14-c3-c4 A blue piece goes from 14 to square 3 of the corridor. A blue piece goes up its corridor, from 3 to 4. The turn passes to red.
2 (4)      Red throws a 4. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 4. The turn passes to yellow.
0 (1-4)    Yellow throws 1-4.
0 Y51-55-56 A yellow piece goes from 51 to 55. A yellow piece goes from 55 to 56. The turn passes to blue.
1 (3)      Blue throws a 3. With the last piece so near the arrival, one die is thrown.
1 Bc4-c7   A blue piece goes up its corridor, from 4 to 7. The turn passes to red.
2 (4)      Red throws a 4. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 4. The turn passes to yellow.
0 (6-6)    Yellow throws 6-6.
0 Y56-62-68 A yellow piece goes from 56 to 62. A yellow piece goes from 62 to 68. For the pair, yellow throws again.
0 (4-6)    Yellow throws 4-6. The dice cannot both be used: only one is played.
0 Y68-c4   A yellow piece goes from 68 to square 4 of the corridor. The turn passes to blue.
1 (6)      Blue throws a 6. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 6. The turn passes to red.
2 (6)      Red throws a 6. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 6. The turn passes to yellow.
0 (2)      Yellow throws a 2. With the last piece so near the arrival, one die is thrown.
0 Yc4-c6   A yellow piece goes up its corridor, from 4 to 6. The turn passes to blue.
1 (5)      Blue throws a 5. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 5. The turn passes to red.
2 (2)      Red throws a 2. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 2. The turn passes to yellow.
0 (1)      Yellow throws a 1. With the last piece so near the arrival, one die is thrown.
0 Yc6-c7   A yellow piece goes up its corridor, from 6 to 7. The turn passes to blue.
1 (4)      Blue throws a 4. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 4. The turn passes to red.
2 (1)      Red throws a 1. With the last piece so near the arrival, one die is thrown.
2 Rc7-m    A red piece goes from its corridor to the arrival. Red has brought a piece in. Red has brought all its pieces in and comes first. The turn passes to yellow.
0 (6)      Yellow throws a 6. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 6. The turn passes to blue.
1 (5)      Blue throws a 5. With the last piece so near the arrival, one die is thrown. Nothing can be moved with a 5. The turn passes to yellow.
0 (1)      Yellow throws a 1. With the last piece so near the arrival, one die is thrown.
0 Yc7-m    A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. Yellow has brought all its pieces in and comes second. The game is over: red wins.

Q-E2 Red wins. From first to last: red, yellow and blue.
