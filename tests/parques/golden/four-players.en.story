0 (2-5)    To see who starts, yellow throws 2-5: 7 in all.
1 (3-4)    To see who starts, blue throws 3-4: 7 in all.
2 (1-5)    To see who starts, red throws 1-5: 6 in all.
3 (1-4)    To see who starts, green throws 1-4: 5 in all. A tie: yellow and blue throw again.
0 (4-4)    To see who starts, yellow throws 4-4: 8 in all.
1 (1-5)    To see who starts, blue throws 1-5: 6 in all. Yellow starts.
0 (3-6)    Yellow throws 3-6. No pair: 2 throws are left.
0 (3-5)    Yellow throws 3-5. No pair: one throw is left.
0 (1-6)    Yellow throws 1-6. No pair: nobody comes out of jail. The turn passes to blue.
1 (1-2)    Blue throws 1-2. No pair: 2 throws are left.
1 (1-2)    Blue throws 1-2. No pair: one throw is left.
1 (2-5)    Blue throws 2-5. No pair: nobody comes out of jail. The turn passes to red.
2 (5-5)    Red throws 5-5. 2 red pieces come out to 39. For the pair, red throws again.
2 (3-5)    Red throws 3-5.
2 R39-42 R39-44 A red piece goes from 39 to 42. A red piece goes from 39 to 44. The turn passes to green.
3 (2-4)    Green throws 2-4. No pair: 2 throws are left.
3 (2-3)    Green throws 2-3. No pair: one throw is left.
3 (3-6)    Green throws 3-6. No pair: nobody comes out of jail. The turn passes to yellow.
0 (1-4)    Yellow throws 1-4. No pair: 2 throws are left.
0 (4-6)    Yellow throws 4-6. No pair: one throw is left.
0 (4-4)    Yellow throws 4-4. 2 yellow pieces come out to 5. For the pair, yellow throws again.
0 (2-2)    Yellow throws 2-2. 2 yellow pieces come out to 5. For the pair, yellow throws again.
0 (3-4)    Yellow throws 3-4.
0 Y5-8 Y5-9 A yellow piece goes from 5 to 8. A yellow piece goes from 5 to 9. The turn passes to blue.
1 (3-4)    Blue throws 3-4. No pair: 2 throws are left.
1 (3-4)    Blue throws 3-4. No pair: one throw is left.
1 (3-5)    Blue throws 3-5. No pair: nobody comes out of jail. The turn passes to red.
2 (2-6)    Red throws 2-6.
2 R42-44 R44-50 A red piece goes from 42 to 44. A red piece goes from 44 to 50. The turn passes to green.
3 (1-6)    Green throws 1-6. No pair: 2 throws are left.
3 (5-5)    Green throws 5-5. 2 green pieces come out to 56. For the pair, green throws again.
3 (5-6)    Green throws 5-6.
3 G56-67   A green piece goes from 56 to 67. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5.
0 Y5-9 Y9-14 A yellow piece goes from 5 to 9. A yellow piece goes from 9 to 14. The turn passes to blue.
1 (1-2)    Blue throws 1-2. No pair: 2 throws are left.
1 (2-2)    Blue throws 2-2. 2 blue pieces come out to 22. For the pair, blue throws again.
1 (2-6)    Blue throws 2-6.
1 B22-30   A blue piece goes from 22 to 30. The turn passes to red.
2 (2-5)    Red throws 2-5.
2 R44-51   A red piece goes from 44 to 51. The turn passes to green.
3 (4-6)    Green throws 4-6.
3 G56-62 G67-3 A green piece goes from 56 to 62. A green piece goes from 67 to 3. The turn passes to yellow.
0 (1-1)    Yellow throws 1-1.
0 Y14-16   A yellow piece goes from 14 to 16. For the pair, yellow throws again.
0 (3-4)    Yellow throws 3-4.
0 Y5-8 Y9-13 A yellow piece goes from 5 to 8. A yellow piece goes from 9 to 13. The turn passes to blue.
1 (2-3)    Blue throws 2-3.
1 B22-25 B30-32 A blue piece goes from 22 to 25. A blue piece goes from 30 to 32. The turn passes to red.
2 (2-6)    Red throws 2-6.
2 R51-59   A red piece goes from 51 to 59. The turn passes to green.
3 (1-6)    Green throws 1-6.
3 G3-10    A green piece goes from 3 to 10. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5.
0 Y13-22   A yellow piece goes from 13 to 22. The turn passes to blue.
1 (2-4)    Blue throws 2-4.
1 B25-31   A blue piece goes from 25 to 31. The turn passes to red.
2 (4-6)    Red throws 4-6.
2 R59-1    A red piece goes from 59 to 1. The turn passes to green.
3 (1-6)    Green throws 1-6.
3 G62-1    A green piece goes from 62 to 1. The red piece on 1 is captured and goes to jail. The turn passes to yellow.
0 (1-1)    Yellow throws 1-1.
0 Y8-9 Y8-9 A yellow piece goes from 8 to 9. A yellow piece goes from 8 to 9. For the pair, yellow throws again.
0 (1-3)    Yellow throws 1-3.
0 Y9-10 Y9-12 A yellow piece goes from 9 to 10. The green piece on 10 is captured and goes to jail. A yellow piece goes from 9 to 12. The turn passes to blue.
1 (3-3)    Blue throws 3-3. 2 blue pieces come out to 22. The yellow piece on 22 is captured and goes to jail. For the pair, blue throws again.
1 (4-6)    Blue throws 4-6.
1 B22-32   A blue piece goes from 22 to 32. The turn passes to red.
2 (2-2)    Red throws 2-2. 2 red pieces come out to 39. For the pair, red throws again.
2 (2-5)    Red throws 2-5.
2 R39-46   A red piece goes from 39 to 46. The turn passes to green.
3 (1-3)    Green throws 1-3.
3 G1-5     A green piece goes from 1 to 5. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5.
0 Y12-17 Y16-19 A yellow piece goes from 12 to 17. A yellow piece goes from 16 to 19. The turn passes to blue.
1 (1-6)    Blue throws 1-6.
1 B31-37 B32-33 A blue piece goes from 31 to 37. A blue piece goes from 32 to 33. The turn passes to red.
2 (2-6)    Red throws 2-6.
2 R50-58   A red piece goes from 50 to 58. The turn passes to green.
3 (1-6)    Green throws 1-6.
3 G5-12    A green piece goes from 5 to 12. The turn passes to yellow.
0 (2-5)    Yellow throws 2-5.
0 Y19-26   A yellow piece goes from 19 to 26. The turn passes to blue.
1 (4-6)    Blue throws 4-6.
1 B22-28 B37-41 A blue piece goes from 22 to 28. A blue piece goes from 37 to 41. The turn passes to red.
2 (3-3)    Red throws 3-3. A red piece comes out to 39. For the pair, red throws again.
2 (3-4)    Red throws 3-4.
2 R39-43 R46-49 A red piece goes from 39 to 43. A red piece goes from 46 to 49. The turn passes to green.
3 (3-6)    Green throws 3-6.
3 G12-21   A green piece goes from 12 to 21. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y10-12 Y17-23 A yellow piece goes from 10 to 12. A yellow piece goes from 17 to 23. The turn passes to blue.
1 (2-2)    Blue throws 2-2.
1 B28-30 B41-43 A blue piece goes from 28 to 30. A blue piece goes from 41 to 43. The red piece on 43 is captured and goes to jail. For the pair, blue throws again.
1 (6-6)    Blue throws 6-6.
1 B32-38 B43-49 A blue piece goes from 32 to 38. A blue piece goes from 43 to 49. The red piece on 49 is captured and goes to jail. For the pair, blue throws again.
1 (1-1)    Blue throws 1-1. Third pair: blue chooses a piece in play and takes it to the arrival.
1 B33-m    The prize: blue takes the piece on 33 straight to the arrival. The turn passes to red.
2 (3-3)    Red throws 3-3. 2 red pieces come out to 39. For the pair, red throws again.
2 (1-4)    Red throws 1-4.
2 R39-40 R58-62 A red piece goes from 39 to 40. A red piece goes from 58 to 62. The turn passes to green.
3 (2-6)    Green throws 2-6.
3 G21-29   A green piece goes from 21 to 29. The turn passes to yellow.
0 (5-6)    Yellow throws 5-6.
0 Y26-37   A yellow piece goes from 26 to 37. The turn passes to blue.
1 (1-3)    Blue throws 1-3.
1 B49-53   A blue piece goes from 49 to 53. The turn passes to red.
2 (1-3)    Red throws 1-3.
2 R39-40 R62-65 A red piece goes from 39 to 40. A red piece goes from 62 to 65. The turn passes to green.
3 (1-2)    Green throws 1-2.
3 G29-32   A green piece goes from 29 to 32. The turn passes to yellow.
0 (3-4)    Yellow throws 3-4.
0 Y23-27 Y37-40 A yellow piece goes from 23 to 27. A yellow piece goes from 37 to 40. The red piece on 40 is captured and goes to jail. The red piece on 40 is captured and goes to jail. The turn passes to blue.
1 (2-2)    Blue throws 2-2.
1 B53-57   A blue piece goes from 53 to 57. For the pair, blue throws again.
1 (1-4)    Blue throws 1-4.
1 B57-62   A blue piece goes from 57 to 62. The turn passes to red.
2 (2-4)    Red throws 2-4.
2 R39-45   A red piece goes from 39 to 45. The turn passes to green.
3 (4-5)    Green throws 4-5.
3 G32-41   A green piece goes from 32 to 41. The turn passes to yellow.
0 (1-6)    Yellow throws 1-6.
0 Y27-28 Y40-46 A yellow piece goes from 27 to 28. A yellow piece goes from 40 to 46. The turn passes to blue.
1 (1-5)    Blue throws 1-5.
1 B38-44   A blue piece goes from 38 to 44. The turn passes to red.
2 (5-6)    Red throws 5-6.
2 R45-51 R65-2 A red piece goes from 45 to 51. A red piece goes from 65 to 2. The turn passes to green.
3 (4-5)    Green throws 4-5.
3 G41-50   A green piece goes from 41 to 50. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y28-37   A yellow piece goes from 28 to 37. The turn passes to blue.
1 (1-4)    Blue throws 1-4.
1 B62-67   A blue piece goes from 62 to 67. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R51-57 R2-5 A red piece goes from 51 to 57. A red piece goes from 2 to 5. The turn passes to green.
3 (2-6)    Green throws 2-6.
3 G50-c7   A green piece goes from 50 to square 7 of the corridor. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y12-21   A yellow piece goes from 12 to 21. The turn passes to blue.
1 (3-6)    Blue throws 3-6.
1 B44-53   A blue piece goes from 44 to 53. The turn passes to red.
2 (1-2)    Red throws 1-2.
2 R57-60   A red piece goes from 57 to 60. The turn passes to green.
3 (1-6)    Green throws 1-6. The dice cannot both be used: only one is played.
3 Gc7-m    A green piece goes from its corridor to the arrival. Green has brought a piece in. The turn passes to yellow.
0 (3-5)    Yellow throws 3-5.
0 Y37-45   A yellow piece goes from 37 to 45. The turn passes to blue.
1 (3-3)    Blue throws 3-3.
1 B30-36   A blue piece goes from 30 to 36. For the pair, blue throws again.
1 (1-5)    Blue throws 1-5.
1 B67-5    A blue piece goes from 67 to 5. The turn passes to red.
2 (1-5)    Red throws 1-5.
2 R5-11    A red piece goes from 5 to 11. The turn passes to green.
3 (1-1)    Green throws 1-1. 3 green pieces come out to 56. For the pair, green throws again.
3 (3-3)    Green throws 3-3.
3 G56-62   A green piece goes from 56 to 62. For the pair, green throws again.
3 (4-5)    Green throws 4-5.
3 G56-60 G62-67 A green piece goes from 56 to 60. The red piece on 60 is captured and goes to jail. A green piece goes from 62 to 67. The turn passes to yellow.
0 (6-6)    Yellow throws 6-6. A yellow piece comes out to 5. The blue piece on 5 is captured and goes to jail. For the pair, yellow throws again.
0 (2-2)    Yellow throws 2-2.
0 Y21-23 Y46-48 A yellow piece goes from 21 to 23. A yellow piece goes from 46 to 48. For the pair, yellow throws again.
0 (1-2)    Yellow throws 1-2.
0 Y5-7 Y48-49 A yellow piece goes from 5 to 7. A yellow piece goes from 48 to 49. The turn passes to blue.
1 (6-6)    Blue throws 6-6. A blue piece comes out to 22. For the pair, blue throws again.
1 (2-5)    Blue throws 2-5.
1 B22-29   A blue piece goes from 22 to 29. The turn passes to red.
2 (2-3)    Red throws 2-3.
2 R11-16   A red piece goes from 11 to 16. The turn passes to green.
3 (4-4)    Green throws 4-4.
3 G56-64   A green piece goes from 56 to 64. For the pair, green throws again.
3 (1-5)    Green throws 1-5.
3 G60-66   A green piece goes from 60 to 66. The turn passes to yellow.
0 (3-4)    Yellow throws 3-4.
0 Y45-49 Y49-52 A yellow piece goes from 45 to 49. A yellow piece goes from 49 to 52. The turn passes to blue.
1 (2-5)    Blue throws 2-5.
1 B29-36   A blue piece goes from 29 to 36. The turn passes to red.
2 (4-5)    Red throws 4-5.
2 R16-25   A red piece goes from 16 to 25. The turn passes to green.
3 (4-4)    Green throws 4-4.
3 G66-2 G67-3 A green piece goes from 66 to 2. A green piece goes from 67 to 3. For the pair, green throws again.
3 (6-6)    Green throws 6-6.
3 G2-14    A green piece goes from 2 to 14. For the pair, green throws again.
3 (2-6)    Green throws 2-6.
3 G3-5 G14-20 A green piece goes from 3 to 5. A green piece goes from 14 to 20. The turn passes to yellow.
0 (1-3)    Yellow throws 1-3.
0 Y7-8 Y52-55 A yellow piece goes from 7 to 8. A yellow piece goes from 52 to 55. The turn passes to blue.
1 (5-5)    Blue throws 5-5.
1 B36-46   A blue piece goes from 36 to 46. For the pair, blue throws again.
1 (2-6)    Blue throws 2-6.
1 B36-38 B46-52 A blue piece goes from 36 to 38. A blue piece goes from 46 to 52. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R25-34   A red piece goes from 25 to 34. The turn passes to green.
3 (2-6)    Green throws 2-6.
3 G64-66 G20-26 A green piece goes from 64 to 66. A green piece goes from 20 to 26. The turn passes to yellow.
0 (1-1)    Yellow throws 1-1.
0 Y8-9 Y23-24 A yellow piece goes from 8 to 9. A yellow piece goes from 23 to 24. For the pair, yellow throws again.
0 (3-4)    Yellow throws 3-4.
0 Y9-12 Y49-53 A yellow piece goes from 9 to 12. A yellow piece goes from 49 to 53. The blue piece on 53 is captured and goes to jail. The turn passes to blue.
1 (2-5)    Blue throws 2-5.
1 B38-45   A blue piece goes from 38 to 45. The turn passes to red.
2 (1-3)    Red throws 1-3.
2 R34-c4   A red piece goes from 34 to square 4 of the corridor. The turn passes to green.
3 (1-2)    Green throws 1-2.
3 G66-67 G26-28 A green piece goes from 66 to 67. A green piece goes from 26 to 28. The turn passes to yellow.
0 (4-6)    Yellow throws 4-6.
0 Y12-18 Y53-57 A yellow piece goes from 12 to 18. A yellow piece goes from 53 to 57. The turn passes to blue.
1 (3-5)    Blue throws 3-5.
1 B45-53   A blue piece goes from 45 to 53. The turn passes to red.
2 (1-2)    Red throws 1-2.
2 Rc4-c7   A red piece goes up its corridor, from 4 to 7. The turn passes to green.
3 (2-5)    Green throws 2-5.
3 G67-4 G28-30 A green piece goes from 67 to 4. A green piece goes from 28 to 30. The turn passes to yellow.
0 (1-2)    Yellow throws 1-2.
0 Y18-19 Y55-57 A yellow piece goes from 18 to 19. A yellow piece goes from 55 to 57. The turn passes to blue.
1 (3-4)    Blue throws 3-4.
1 B53-60   A blue piece goes from 53 to 60. The turn passes to red.
2 (1-4)    Red throws 1-4. The dice cannot both be used: only one is played.
2 Rc7-m    A red piece goes from its corridor to the arrival. Red has brought a piece in. The turn passes to green.
3 (1-4)    Green throws 1-4.
3 G4-5 G5-9 A green piece goes from 4 to 5. A green piece goes from 5 to 9. The turn passes to yellow.
0 (4-5)    Yellow throws 4-5.
0 Y24-28 Y57-62 A yellow piece goes from 24 to 28. A yellow piece goes from 57 to 62. The turn passes to blue.
1 (2-5)    Blue throws 2-5.
1 B52-59   A blue piece goes from 52 to 59. The turn passes to red.
2 (3-4)    Red throws 3-4. No pair: 2 throws are left.
2 (3-3)    Red throws 3-3. 2 red pieces come out to 39. For the pair, red throws again.
2 (2-3)    Red throws 2-3.
2 R39-41 R39-42 A red piece goes from 39 to 41. A red piece goes from 39 to 42. The turn passes to green.
3 (3-6)    Green throws 3-6.
3 G5-11 G30-33 A green piece goes from 5 to 11. A green piece goes from 30 to 33. The turn passes to yellow.
0 (2-2)    Yellow throws 2-2.
0 Y19-21 Y28-30 A yellow piece goes from 19 to 21. A yellow piece goes from 28 to 30. For the pair, yellow throws again.
0 (4-5)    Yellow throws 4-5.
0 Y21-25 Y62-67 A yellow piece goes from 21 to 25. A yellow piece goes from 62 to 67. The turn passes to blue.
1 (1-3)    Blue throws 1-3.
1 B59-60 B60-63 A blue piece goes from 59 to 60. A blue piece goes from 60 to 63. The turn passes to red.
2 (4-4)    Red throws 4-4. A red piece comes out to 39. For the pair, red throws again.
2 (2-3)    Red throws 2-3.
2 R39-41 R42-45 A red piece goes from 39 to 41. A red piece goes from 42 to 45. The turn passes to green.
3 (5-6)    Green throws 5-6.
3 G9-14 G11-17 A green piece goes from 9 to 14. A green piece goes from 11 to 17. The turn passes to yellow.
0 (1-6)    Yellow throws 1-6.
0 Y25-26 Y57-63 A yellow piece goes from 25 to 26. A yellow piece goes from 57 to 63. The turn passes to blue.
1 (1-3)    Blue throws 1-3.
1 B60-61 B63-66 A blue piece goes from 60 to 61. A blue piece goes from 63 to 66. The turn passes to red.
2 (1-2)    Red throws 1-2.
2 R41-43 R45-46 A red piece goes from 41 to 43. A red piece goes from 45 to 46. The turn passes to green.
3 (2-2)    Green throws 2-2.
3 G14-18   A green piece goes from 14 to 18. For the pair, green throws again.
3 (1-1)    Green throws 1-1.
3 G17-18 G33-34 A green piece goes from 17 to 18. A green piece goes from 33 to 34. For the pair, green throws again.
3 (4-6)    Green throws 4-6.
3 G18-22 G34-40 A green piece goes from 18 to 22. A green piece goes from 34 to 40. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6.
0 Y26-32 Y67-c2 A yellow piece goes from 26 to 32. A yellow piece goes from 67 to square 2 of the corridor. The turn passes to blue.
1 (1-5)    Blue throws 1-5.
1 B61-62 B66-3 A blue piece goes from 61 to 62. A blue piece goes from 66 to 3. The turn passes to red.
2 (2-4)    Red throws 2-4.
2 R43-47 R46-48 A red piece goes from 43 to 47. A red piece goes from 46 to 48. The turn passes to green.
3 (1-6)    Green throws 1-6.
3 G18-19 G22-28 A green piece goes from 18 to 19. A green piece goes from 22 to 28. The turn passes to yellow.
0 (2-5)    Yellow throws 2-5.
0 Y63-65 Yc2-c7 A yellow piece goes from 63 to 65. A yellow piece goes up its corridor, from 2 to 7. The turn passes to blue.
1 (4-5)    Blue throws 4-5.
1 B62-67 B3-7 A blue piece goes from 62 to 67. A blue piece goes from 3 to 7. The turn passes to red.
2 (4-5)    Red throws 4-5.
2 R41-46 R47-51 A red piece goes from 41 to 46. A red piece goes from 47 to 51. The turn passes to green.
3 (3-3)    Green throws 3-3.
3 G19-22 G28-31 A green piece goes from 19 to 22. A green piece goes from 28 to 31. For the pair, green throws again.
3 (2-5)    Green throws 2-5.
3 G22-24 G31-36 A green piece goes from 22 to 24. A green piece goes from 31 to 36. The turn passes to yellow.
0 (1-1)    Yellow throws 1-1.
0 Y32-33 Yc7-m A yellow piece goes from 32 to 33. A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. For the pair, yellow throws again.
0 (3-5)    Yellow throws 3-5.
0 Y30-33 Y65-c2 A yellow piece goes from 30 to 33. A yellow piece goes from 65 to square 2 of the corridor. The turn passes to blue.
1 (1-5)    Blue throws 1-5.
1 B67-5    A blue piece goes from 67 to 5. The turn passes to red.
2 (2-4)    Red throws 2-4.
2 R48-50 R51-55 A red piece goes from 48 to 50. A red piece goes from 51 to 55. The turn passes to green.
3 (2-3)    Green throws 2-3.
3 G36-41   A green piece goes from 36 to 41. The turn passes to yellow.
0 (4-4)    Yellow throws 4-4.
0 Y33-37 Y33-37 A yellow piece goes from 33 to 37. A yellow piece goes from 33 to 37. For the pair, yellow throws again.
0 (1-6)    Yellow throws 1-6.
0 Y37-43 Yc2-c3 A yellow piece goes from 37 to 43. A yellow piece goes up its corridor, from 2 to 3. The turn passes to blue.
1 (5-5)    Blue throws 5-5. A blue piece comes out to 22. For the pair, blue throws again.
1 (3-5)    Blue throws 3-5.
1 B5-13    A blue piece goes from 5 to 13. The turn passes to red.
2 (4-5)    Red throws 4-5.
2 R55-64   A red piece goes from 55 to 64. The turn passes to green.
3 (4-4)    Green throws 4-4.
3 G40-48   A green piece goes from 40 to 48. For the pair, green throws again.
3 (1-2)    Green throws 1-2.
3 G24-25 G41-43 A green piece goes from 24 to 25. A green piece goes from 41 to 43. The yellow piece on 43 is captured and goes to jail. The turn passes to yellow.
0 (2-6)    Yellow throws 2-6.
0 Y37-45   A yellow piece goes from 37 to 45. The turn passes to blue.
1 (1-5)    Blue throws 1-5.
1 B7-12 B13-14 A blue piece goes from 7 to 12. A blue piece goes from 13 to 14. The turn passes to red.
2 (4-5)    Red throws 4-5.
2 R46-51 R50-54 A red piece goes from 46 to 51. A red piece goes from 50 to 54. The turn passes to green.
3 (5-5)    Green throws 5-5.
3 G43-48 G48-c2 A green piece goes from 43 to 48. A green piece goes from 48 to square 2 of the corridor. For the pair, green throws again.
3 (4-5)    Green throws 4-5.
3 G25-30 Gc2-c6 A green piece goes from 25 to 30. A green piece goes up its corridor, from 2 to 6. The turn passes to yellow.
0 (5-6)    Yellow throws 5-6.
0 Y45-51 Yc3-m A yellow piece goes from 45 to 51. A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. The turn passes to blue.
1 (4-5)    Blue throws 4-5.
1 B12-16 B14-c2 A blue piece goes from 12 to 16. A blue piece goes from 14 to square 2 of the corridor. The turn passes to red.
2 (3-5)    Red throws 3-5.
2 R51-54 R64-1 A red piece goes from 51 to 54. A red piece goes from 64 to 1. The turn passes to green.
3 (4-4)    Green throws 4-4.
3 G30-34 G48-c1 A green piece goes from 30 to 34. A green piece goes from 48 to square 1 of the corridor. For the pair, green throws again.
3 (2-3)    Green throws 2-3.
3 G34-39   A green piece goes from 34 to 39. The turn passes to yellow.
0 (6-6)    Yellow throws 6-6. A yellow piece comes out to 5. For the pair, yellow throws again.
0 (1-5)    Yellow throws 1-5.
0 Y5-10 Y51-52 A yellow piece goes from 5 to 10. A yellow piece goes from 51 to 52. The turn passes to blue.
1 (2-3)    Blue throws 2-3.
1 Bc2-c7   A blue piece goes up its corridor, from 2 to 7. The turn passes to red.
2 (3-4)    Red throws 3-4.
2 R1-8     A red piece goes from 1 to 8. The turn passes to green.
3 (2-5)    Green throws 2-5.
3 G39-46   A green piece goes from 39 to 46. The turn passes to yellow.
0 (1-4)    Yellow throws 1-4.
0 Y52-57   A yellow piece goes from 52 to 57. The turn passes to blue.
1 (4-6)    Blue throws 4-6.
1 B22-32   A blue piece goes from 22 to 32. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R54-60 R8-11 A red piece goes from 54 to 60. A red piece goes from 8 to 11. The turn passes to green.
3 (3-6)    Green throws 3-6.
3 G46-49 Gc1-c7 A green piece goes from 46 to 49. A green piece goes up its corridor, from 1 to 7. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3.
0 Y10-15   A yellow piece goes from 10 to 15. The turn passes to blue.
1 (3-5)    Blue throws 3-5.
1 B32-40   A blue piece goes from 32 to 40. The turn passes to red.
2 (1-6)    Red throws 1-6.
2 R54-61   A red piece goes from 54 to 61. The turn passes to green.
3 (2-3)    Green throws 2-3.
3 G49-c3   A green piece goes from 49 to square 3 of the corridor. The turn passes to yellow.
0 (2-4)    Yellow throws 2-4.
0 Y15-17 Y57-61 A yellow piece goes from 15 to 17. A yellow piece goes from 57 to 61. The red piece on 61 is captured and goes to jail. The turn passes to blue.
1 (2-5)    Blue throws 2-5.
1 B40-45 B16-c1 A blue piece goes from 40 to 45. A blue piece goes from 16 to square 1 of the corridor. The turn passes to red.
2 (2-3)    Red throws 2-3.
2 R60-62 R11-14 A red piece goes from 60 to 62. A red piece goes from 11 to 14. The turn passes to green.
3 (2-4)    Green throws 2-4.
3 Gc3-c7 Gc6-m A green piece goes up its corridor, from 3 to 7. A green piece goes from its corridor to the arrival. Green has brought a piece in. The turn passes to yellow.
0 (1-5)    Yellow throws 1-5.
0 Y17-18 Y61-66 A yellow piece goes from 17 to 18. A yellow piece goes from 61 to 66. The turn passes to blue.
1 (5-6)    Blue throws 5-6.
1 B45-50 Bc1-c7 A blue piece goes from 45 to 50. A blue piece goes up its corridor, from 1 to 7. The turn passes to red.
2 (1-6)    Red throws 1-6.
2 R62-68 R14-15 A red piece goes from 62 to 68. A red piece goes from 14 to 15. The turn passes to green.
3 (5-6)    Green throws 5-6. Nothing can be moved with 5-6. The turn passes to yellow.
0 (3-3)    Yellow throws 3-3.
0 Y18-21 Y66-c1 A yellow piece goes from 18 to 21. A yellow piece goes from 66 to square 1 of the corridor. For the pair, yellow throws again.
0 (3-5)    Yellow throws 3-5.
0 Y21-24 Yc1-c6 A yellow piece goes from 21 to 24. A yellow piece goes up its corridor, from 1 to 6. The turn passes to blue.
1 (1-2)    Blue throws 1-2.
1 B50-53   A blue piece goes from 50 to 53. The turn passes to red.
2 (2-5)    Red throws 2-5.
2 R68-5 R15-17 A red piece goes from 68 to 5. A red piece goes from 15 to 17. The turn passes to green.
3 (1-6)    Green throws 1-6. The dice cannot both be used: only one is played.
3 Gc7-m    A green piece goes from its corridor to the arrival. Green has brought a piece in. The turn passes to yellow.
0 (4-4)    Yellow throws 4-4.
0 Y24-32   A yellow piece goes from 24 to 32. For the pair, yellow throws again.
0 (3-5)    Yellow throws 3-5.
0 Y32-40   A yellow piece goes from 32 to 40. The turn passes to blue.
1 (3-4)    Blue throws 3-4.
1 B53-60   A blue piece goes from 53 to 60. The turn passes to red.
2 (1-4)    Red throws 1-4.
2 R5-6 R17-21 A red piece goes from 5 to 6. A red piece goes from 17 to 21. The turn passes to green.
3 (1-2)    Green throws 1-2. The dice cannot both be used: only one is played.
3 Gc7-m    A green piece goes from its corridor to the arrival. Green has brought a piece in. Green has brought all its pieces in and comes first. The turn passes to yellow.
0 (4-6)    Yellow throws 4-6.
0 Y40-50   A yellow piece goes from 40 to 50. The turn passes to blue.
1 (4-5)    Blue throws 4-5.
1 B60-1    A blue piece goes from 60 to 1. The turn passes to red.
2 (3-6)    Red throws 3-6.
2 R6-15    A red piece goes from 6 to 15. The turn passes to yellow.
0 (2-5)    Yellow throws 2-5.
0 Y50-57   A yellow piece goes from 50 to 57. The turn passes to blue.
1 (4-5)    Blue throws 4-5.
1 B1-10    A blue piece goes from 1 to 10. The turn passes to red.
2 (6-6)    Red throws 6-6. A red piece comes out to 39. For the pair, red throws again.
2 (1-3)    Red throws 1-3.
2 R39-43   A red piece goes from 39 to 43. The turn passes to yellow.
0 (5-6)    Yellow throws 5-6.
0 Y57-68   A yellow piece goes from 57 to 68. The turn passes to blue.
1 (5-6)    Blue throws 5-6.
1 B10-c4   A blue piece goes from 10 to square 4 of the corridor. The turn passes to red.
2 (1-6)    Red throws 1-6.
2 R43-44 R15-21 A red piece goes from 43 to 44. A red piece goes from 15 to 21. The turn passes to yellow.
0 (1-5)    Yellow throws 1-5.
0 Y68-c6   A yellow piece goes from 68 to square 6 of the corridor. The turn passes to blue.
1 (5-6)    Blue throws 5-6. Nothing can be moved with 5-6. The turn passes to red.
2 (5-6)    Red throws 5-6.
2 R21-26 R21-27 A red piece goes from 21 to 26. A red piece goes from 21 to 27. The turn passes to yellow.
0 (3-6)    Yellow throws 3-6. Nothing can be moved with 3-6. The turn passes to blue.
1 (1-2)    Blue throws 1-2.
1 Bc4-c6 Bc7-m A blue piece goes up its corridor, from 4 to 6. A blue piece goes from its corridor to the arrival. Blue has brought a piece in. The turn passes to red.
2 (2-2)    Red throws 2-2.
2 R44-46 R26-28 A red piece goes from 44 to 46. A red piece goes from 26 to 28. For the pair, red throws again.
2 (3-6)    Red throws 3-6.
2 R28-c3   A red piece goes from 28 to square 3 of the corridor. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3. The dice cannot both be used: only one is played.
0 Yc6-m    A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. The turn passes to blue.
1 (5-6)    Blue throws 5-6. Nothing can be moved with 5-6. The turn passes to red.
2 (2-3)    Red throws 2-3.
2 R46-49 Rc3-c5 A red piece goes from 46 to 49. A red piece goes up its corridor, from 3 to 5. The turn passes to yellow.
0 (3-3)    Yellow throws 3-3. Nothing can be moved with 3-3. For the pair, yellow throws again.
0 (3-4)    Yellow throws 3-4. Nothing can be moved with 3-4. The turn passes to blue.
1 (4-5)    Blue throws 4-5. Nothing can be moved with 4-5. The turn passes to red.
2 (2-6)    Red throws 2-6.
2 R49-51 R27-33 A red piece goes from 49 to 51. A red piece goes from 27 to 33. The turn passes to yellow.
0 (1-6)    Yellow throws 1-6. The dice cannot both be used: only one is played.
0 Yc6-c7   A yellow piece goes up its corridor, from 6 to 7. The turn passes to blue.
1 (5-6)    Blue throws 5-6. Nothing can be moved with 5-6. The turn passes to red.
2 (2-5)    Red throws 2-5.
2 R51-53 R33-c4 A red piece goes from 51 to 53. A red piece goes from 33 to square 4 of the corridor. The turn passes to yellow.
0 (2-3)    Yellow throws 2-3. Nothing can be moved with 2-3. The turn passes to blue.
1 (5-6)    Blue throws 5-6. Nothing can be moved with 5-6. The turn passes to red.
2 (1-6)    Red throws 1-6.
2 R53-59 Rc4-c5 A red piece goes from 53 to 59. A red piece goes up its corridor, from 4 to 5. The turn passes to yellow.
0 (1-5)    Yellow throws 1-5. The dice cannot both be used: only one is played.
0 Yc7-m    A yellow piece goes from its corridor to the arrival. Yellow has brought a piece in. Yellow has brought all its pieces in and comes second. The turn passes to blue.
1 (3-6)    Blue throws 3-6. Nothing can be moved with 3-6. The turn passes to red.
2 (5-6)    Red throws 5-6.
2 R59-2    A red piece goes from 59 to 2. The turn passes to blue.
1 (3-5)    Blue throws 3-5. Nothing can be moved with 3-5. The turn passes to red.
2 (2-5)    Red throws 2-5.
2 R2-7 Rc5-c7 A red piece goes from 2 to 7. A red piece goes up its corridor, from 5 to 7. The turn passes to blue.
1 (1-4)    Blue throws 1-4. The dice cannot both be used: only one is played.
1 Bc6-c7   A blue piece goes up its corridor, from 6 to 7. The turn passes to red.
2 (1-6)    Red throws 1-6.
2 R7-14    A red piece goes from 7 to 14. The turn passes to blue.
1 (3-6)    Blue throws 3-6. Nothing can be moved with 3-6. The turn passes to red.
2 (2-4)    Red throws 2-4.
2 R14-20   A red piece goes from 14 to 20. The turn passes to blue.
1 (3-4)    Blue throws 3-4. Nothing can be moved with 3-4. The turn passes to red.
2 (4-5)    Red throws 4-5.
2 R20-29   A red piece goes from 20 to 29. The turn passes to blue.
1 (2-5)    Blue throws 2-5. Nothing can be moved with 2-5. The turn passes to red.
2 (1-5)    Red throws 1-5.
2 R29-34 Rc7-m A red piece goes from 29 to 34. A red piece goes from its corridor to the arrival. Red has brought a piece in. The turn passes to blue.
1 (4-4)    Blue throws 4-4. Nothing can be moved with 4-4. For the pair, blue throws again.
1 (1-2)    Blue throws 1-2. The dice cannot both be used: only one is played.
1 Bc7-m    A blue piece goes from its corridor to the arrival. Blue has brought a piece in. The turn passes to red.
2 (4-6)    Red throws 4-6. The dice cannot both be used: only one is played.
2 R34-c4   A red piece goes from 34 to square 4 of the corridor. The turn passes to blue.
1 (3-5)    Blue throws 3-5. Nothing can be moved with 3-5. The turn passes to red.
2 (2-5)    Red throws 2-5. The dice cannot both be used: only one is played.
2 Rc4-c6   A red piece goes up its corridor, from 4 to 6. The turn passes to blue.
1 (3-5)    Blue throws 3-5. Nothing can be moved with 3-5. The turn passes to red.
2 (2-6)    Red throws 2-6. The dice cannot both be used: only one is played.
2 Rc6-m    A red piece goes from its corridor to the arrival. Red has brought a piece in. The turn passes to blue.
1 (6-6)    Blue throws 6-6. Nothing can be moved with 6-6. For the pair, blue throws again.
1 (3-5)    Blue throws 3-5. Nothing can be moved with 3-5. The turn passes to red.
2 (4-6)    Red throws 4-6. Nothing can be moved with 4-6. The turn passes to blue.
1 (2-2)    Blue throws 2-2. Nothing can be moved with 2-2. For the pair, blue throws again.
1 (3-6)    Blue throws 3-6. Nothing can be moved with 3-6. The turn passes to red.
2 (4-6)    Red throws 4-6. Nothing can be moved with 4-6. The turn passes to blue.
1 (1-3)    Blue throws 1-3. The dice cannot both be used: only one is played.
1 Bc7-m    A blue piece goes from its corridor to the arrival. Blue has brought a piece in. Blue has brought all its pieces in and comes third. The game is over: green wins.

Q-E2 Green wins. From first to last: green, yellow, blue and red.
