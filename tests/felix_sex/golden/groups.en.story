1 (3-5-6)  Black throws 3, 5 and 6.
1 hand-6b  A black piece enters on 6b.
1 hand-5b  A black piece enters on 5b.
1 hand-3b  A black piece enters on 3b. The turn passes to white.
0 (3-3-5)  White throws 3, 3 and 5.
0 hand-3a  A white piece enters on 3a.
0 hand-3a  A white piece enters on 3a.
0 hand-5a  A white piece enters on 5a. The turn passes to black.
1 (3-3-4)  Black throws 3, 3 and 4.
1 3b-6b    A black piece goes from 3b to 6b.
1 hand-4b  A black piece enters on 4b.
1 hand-3b  A black piece enters on 3b. The turn passes to white.
0 (4-4-5)  White throws 4, 4 and 5.
0 hand-4a  A white piece enters on 4a.
0 hand-4a  A white piece enters on 4a.
0 hand-5a  A white piece enters on 5a. All white pieces have entered and may go beyond their row. The turn passes to black.
1 (2-3-4)  Black throws 2, 3 and 4.
1 hand-4b  A black piece enters on 4b. All black pieces have entered and may go beyond their row.
1 6b*2-8   Black moves a group of 2 from 6b to 8.
1 4b*2-7   Black moves a group of 2 from 4b to 7. The turn passes to white.
0 (2-2-2)  White throws 2, 2 and 2.
0 4a*2-6a  White moves a group of 2 from 4a to 6a.
0 3a*2-5a  White moves a group of 2 from 3a to 5a.
0 5a*3-7   White moves a group of 3 from 5a to 7. The black stack on 7 is captured: both pieces go back to the hand. The turn passes to black.
1 (2-4-5)  Black throws 2, 4 and 5. 2 pieces have been captured: they must be entered before anything else moves.
1 hand-4b  A black piece enters on 4b.
1 hand-2b  A black piece enters on 2b.
1 8*2-13   Black moves a group of 2 from 8 to 13. The turn passes to white.
0 (2-3-6)  White throws 2, 3 and 6.
0 5a-7     A white piece goes from 5a to 7.
0 6a*2-9   White moves a group of 2 from 6a to 9.
0 9*2-15   White moves a group of 2 from 9 to 15. The turn passes to black.
1 (2-3-4)  Black throws 2, 3 and 4.
1 13*2-17  Black moves a group of 2 from 13 to 17.
1 17*2-20  Black moves a group of 2 from 17 to 20.
1 20*2-22  Black moves a group of 2 from 20 to 22. The turn passes to white.
0 (1-4-6)  White throws 1, 4 and 6.
0 15*2-16  White moves a group of 2 from 15 to 16.
0 7-13     A white piece goes from 7 to 13.
0 7*3-11   White moves a group of 3 from 7 to 11. The turn passes to black.
1 (2-3-5)  Black throws 2, 3 and 5.
1 3b-8     A black piece goes from 3b to 8.
1 2b-5b    A black piece goes from 2b to 5b.
1 5b*2-7   Black moves a group of 2 from 5b to 7. The turn passes to white.
0 (2-4-6)  White throws 2, 4 and 6.
0 11-13    A white piece goes from 11 to 13.
0 13*2-19  White moves a group of 2 from 13 to 19.
0 11*2-15  White moves a group of 2 from 11 to 15. The turn passes to black.
1 (1-3-3)  Black throws 1, 3 and 3.
1 4b-7     A black piece goes from 4b to 7.
1 22*2-25  Black moves a group of 2 from 22 to 25.
1 25*2-26  Black moves a group of 2 from 25 to 26. The turn passes to white.
0 (1-4-6)  White throws 1, 4 and 6.
0 16*2-22  White moves a group of 2 from 16 to 22.
0 22*2-23  White moves a group of 2 from 22 to 23.
0 15*2-19  White moves a group of 2 from 15 to 19. The turn passes to black.
1 (2-5-6)  Black throws 2, 5 and 6.
1 8-13     A black piece goes from 8 to 13.
1 7*2-9    Black moves a group of 2 from 7 to 9.
1 9*2-15   Black moves a group of 2 from 9 to 15. The turn passes to white.
0 (1-4-6)  White throws 1, 4 and 6.
0 19-20    A white piece goes from 19 to 20.
0 19*3-23  White moves a group of 3 from 19 to 23.
0 23*5-29  White moves a group of 5 from 23 to 29. The turn passes to black.
1 (1-3-6)  Black throws 1, 3 and 6.
1 15*2-21  Black moves a group of 2 from 15 to 21.
1 21*2-22  Black moves a group of 2 from 21 to 22.
1 22-25    A black piece goes from 22 to 25. The turn passes to white.
0 (2-3-5)  White throws 2, 3 and 5.
0 20-25    A white piece goes from 20 to 25. The black piece on 25 is captured and goes back to the hand.
0 29-off   A white piece is taken off from 29.
0 25-28    A white piece goes from 25 to 28. The turn passes to black.
1 (3-4-5)  Black throws 3, 4 and 5. One piece has been captured: it must be entered before anything else moves.
1 hand-3b  A black piece enters on 3b.
1 26-30    A black piece goes from 26 to 30.
1 7-12     A black piece goes from 7 to 12. The turn passes to white.
0 (4-5-6)  White throws 4, 5 and 6. None of the dice can be used. The turn passes to black.
1 (1-2-3)  Black throws 1, 2 and 3.
1 12-14    A black piece goes from 12 to 14.
1 14-15    A black piece goes from 14 to 15.
1 13-16    A black piece goes from 13 to 16. The turn passes to white.
0 (5-5-6)  White throws 5, 5 and 6. None of the dice can be used. The turn passes to black.
1 (3-4-6)  Black throws 3, 4 and 6.
1 16-19    A black piece goes from 16 to 19.
1 15-19    A black piece goes from 15 to 19.
1 19*2-25  Black moves a group of 2 from 19 to 25. The turn passes to white.
0 (3-4-6)  White throws 3, 4 and 6.
0 28-off   A white piece is taken off from 28. The dice 4 and 6 cannot be used. The turn passes to black.
1 (4-4-5)  Black throws 4, 4 and 5.
1 3b-7     A black piece goes from 3b to 7.
1 7-11     A black piece goes from 7 to 11.
1 25*2-30  Black moves a group of 2 from 25 to 30. The turn passes to white.
0 (2-4-5)  White throws 2, 4 and 5.
0 29-off   A white piece is taken off from 29. The dice 4 and 5 cannot be used. The turn passes to black.
1 (4-5-5)  Black throws 4, 5 and 5.
1 22-26    A black piece goes from 22 to 26.
1 11-16    A black piece goes from 11 to 16.
1 16-21    A black piece goes from 16 to 21. The turn passes to white.
0 (1-3-6)  White throws 1, 3 and 6. None of the dice can be used. The turn passes to black.
1 (1-1-1)  Black throws 1, 1 and 1.
1 26*2-27  Black moves a group of 2 from 26 to 27.
1 27-28    A black piece goes from 27 to 28.
1 27-28    A black piece goes from 27 to 28. The turn passes to white.
0 (2-3-5)  White throws 2, 3 and 5.
0 29-off   A white piece is taken off from 29. The dice 3 and 5 cannot be used. The turn passes to black.
1 (5-5-6)  Black throws 5, 5 and 6.
1 21-26    A black piece goes from 21 to 26.
1 26-off   A black piece is taken off from 26. The 6 cannot be used. The turn passes to white.
0 (3-4-5)  White throws 3, 4 and 5. None of the dice can be used. The turn passes to black.
1 (2-2-5)  Black throws 2, 2 and 5.
1 28-30    A black piece goes from 28 to 30.
1 28-30    A black piece goes from 28 to 30. The 5 cannot be used. The turn passes to white.
0 (1-3-5)  White throws 1, 3 and 5. None of the dice can be used. The turn passes to black.
1 (2-5-6)  Black throws 2, 5 and 6. None of the dice can be used. The turn passes to white.
0 (2-3-6)  White throws 2, 3 and 6.
0 29-off   A white piece is taken off from 29. The dice 3 and 6 cannot be used. The turn passes to black.
1 (1-5-6)  Black throws 1, 5 and 6.
1 30-off   A black piece is taken off from 30. The dice 5 and 6 cannot be used. The turn passes to white.
0 (2-4-6)  White throws 2, 4 and 6.
0 29-off   A white piece is taken off from 29. All white pieces are off. The game is over: white wins.

F-E3 White wins with all pieces off; black has 4 left.
