0 (4)      To see who starts, white throws a 4.
1 (4)      To see who starts, black throws a 4. A tie: white and black throw again.
0 (3)      To see who starts, white throws a 3.
1 (4)      To see who starts, black throws a 4. Black starts.
1 (5-6-6)  Black throws 5, 6 and 6.
1 hand-6b  A black piece enters on 6b.
1 hand-6b  A black piece enters on 6b.
1 hand-5b  A black piece enters on 5b. The turn passes to white.
0 (6-6-6)  White throws 6, 6 and 6.
0 hand-6a  A white piece enters on 6a.
0 hand-6a  A white piece enters on 6a.
0 hand-6a  A white piece enters on 6a. The turn passes to black.
1 (1-2-6)  Black throws 1, 2 and 6.
1 hand-1b  A black piece enters on 1b.
1 hand-6b  A black piece enters on 6b. All black pieces have entered and may go beyond their row.
1 6b-8     A black piece goes from 6b to 8. The turn passes to white.
0 (2-4-4)  White throws 2, 4 and 4.
0 hand-2a  A white piece enters on 2a.
0 hand-4a  A white piece enters on 4a. All white pieces have entered and may go beyond their row.
0 4a-8     A white piece goes from 4a to 8. The black piece on 8 is captured and goes back to the hand. The turn passes to black.
1 (4-5-6)  Black throws 4, 5 and 6. One piece has been captured: it must be entered before anything else moves.
1 hand-6b  A black piece enters on 6b.
1 5b-9     A black piece goes from 5b to 9.
1 1b-6b    A black piece goes from 1b to 6b. The turn passes to white.
0 (2-2-3)  White throws 2, 2 and 3.
0 6a-8     A white piece goes from 6a to 8.
0 8-11     A white piece goes from 8 to 11.
0 6a-8     A white piece goes from 6a to 8. The turn passes to black.
1 (1-6-6)  Black throws 1, 6 and 6.
1 6b-7     A black piece goes from 6b to 7.
1 6b-12    A black piece goes from 6b to 12.
1 9-15     A black piece goes from 9 to 15. The turn passes to white.
0 (2-5-5)  White throws 2, 5 and 5.
0 6a-8     A white piece goes from 6a to 8.
0 11-16    A white piece goes from 11 to 16.
0 8-13     A white piece goes from 8 to 13. The turn passes to black.
1 (3-3-6)  Black throws 3, 3 and 6.
1 7-10     A black piece goes from 7 to 10.
1 15-18    A black piece goes from 15 to 18.
1 10-16    A black piece goes from 10 to 16. The white piece on 16 is captured and goes back to the hand. The turn passes to white.
0 (2-2-6)  White throws 2, 2 and 6. One piece has been captured: it must be entered before anything else moves.
0 hand-6a  A white piece enters on 6a.
0 6a-8     A white piece goes from 6a to 8.
0 13-15    A white piece goes from 13 to 15. The turn passes to black.
1 (5-6-6)  Black throws 5, 6 and 6.
1 18-24    A black piece goes from 18 to 24.
1 6b-11    A black piece goes from 6b to 11.
1 24-30    A black piece goes from 24 to 30. The turn passes to white.
0 (1-1-4)  White throws 1, 1 and 4.
0 15-19    A white piece goes from 15 to 19.
0 19-20    A white piece goes from 19 to 20.
0 8-9      A white piece goes from 8 to 9. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5.
1 11-16    A black piece goes from 11 to 16.
1 12-13    A black piece goes from 12 to 13.
1 13-16    A black piece goes from 13 to 16. The turn passes to white.
0 (1-2-4)  White throws 1, 2 and 4.
0 20-24    A white piece goes from 20 to 24.
0 9-10     A white piece goes from 9 to 10.
0 10-12    A white piece goes from 10 to 12. The turn passes to black.
1 (4-5-5)  Black throws 4, 5 and 5.
1 6b-10    A black piece goes from 6b to 10.
1 10-15    A black piece goes from 10 to 15.
1 15-20    A black piece goes from 15 to 20. The turn passes to white.
0 (2-2-4)  White throws 2, 2 and 4.
0 8-12     A white piece goes from 8 to 12.
0 12-14    A white piece goes from 12 to 14.
0 12-14    A white piece goes from 12 to 14. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5.
1 16-19    A black piece goes from 16 to 19.
1 16-21    A black piece goes from 16 to 21.
1 21-22    A black piece goes from 21 to 22. The turn passes to white.
0 (1-5-5)  White throws 1, 5 and 5.
0 2a-7     A white piece goes from 2a to 7.
0 8-13     A white piece goes from 8 to 13.
0 13-14    A white piece goes from 13 to 14. The turn passes to black.
1 (1-5-6)  Black throws 1, 5 and 6.
1 16-21    A black piece goes from 16 to 21.
1 20-21    A black piece goes from 20 to 21.
1 22-28    A black piece goes from 22 to 28. The turn passes to white.
0 (2-2-5)  White throws 2, 2 and 5.
0 24-29    A white piece goes from 24 to 29.
0 14-16    A white piece goes from 14 to 16.
0 14-16    A white piece goes from 14 to 16. The turn passes to black.
1 (1-5-6)  Black throws 1, 5 and 6.
1 28-29    A black piece goes from 28 to 29. The white piece on 29 is captured and goes back to the hand.
1 19-24    A black piece goes from 19 to 24.
1 21-27    A black piece goes from 21 to 27. The turn passes to white.
0 (1-5-6)  White throws 1, 5 and 6. One piece has been captured: it must be entered before anything else moves.
0 hand-5a  A white piece enters on 5a.
0 7-8      A white piece goes from 7 to 8.
0 8-14     A white piece goes from 8 to 14. The turn passes to black.
1 (3-4-6)  Black throws 3, 4 and 6.
1 21-24    A black piece goes from 21 to 24.
1 24-30    A black piece goes from 24 to 30.
1 24-28    A black piece goes from 24 to 28. The turn passes to white.
0 (2-3-4)  White throws 2, 3 and 4.
0 14-16    A white piece goes from 14 to 16.
0 5a-8     A white piece goes from 5a to 8.
0 16-20    A white piece goes from 16 to 20. The turn passes to black.
1 (3-3-6)  Black throws 3, 3 and 6.
1 28-off   A black piece is taken off from 28.
1 27-30    A black piece goes from 27 to 30. The 6 cannot be used. The turn passes to white.
0 (1-2-6)  White throws 1, 2 and 6.
0 20-26    A white piece goes from 20 to 26.
0 14-16    A white piece goes from 14 to 16.
0 16-17    A white piece goes from 16 to 17. The turn passes to black.
1 (2-4-5)  Black throws 2, 4 and 5.
1 29-off   A black piece is taken off from 29. The dice 4 and 5 cannot be used. The turn passes to white.
0 (3-5-6)  White throws 3, 5 and 6.
0 17-20    A white piece goes from 17 to 20.
0 16-21    A white piece goes from 16 to 21.
0 8-14     A white piece goes from 8 to 14. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5.
1 30-off   A black piece is taken off from 30. The dice 3 and 5 cannot be used. The turn passes to white.
0 (2-3-6)  White throws 2, 3 and 6.
0 21-27    A white piece goes from 21 to 27.
0 14-16    A white piece goes from 14 to 16.
0 20-23    A white piece goes from 20 to 23. The turn passes to black.
1 (1-4-5)  Black throws 1, 4 and 5.
1 30-off   A black piece is taken off from 30. The dice 4 and 5 cannot be used. The turn passes to white.
0 (3-6-6)  White throws 3, 6 and 6.
0 16-19    A white piece goes from 16 to 19.
0 16-22    A white piece goes from 16 to 22.
0 23-29    A white piece goes from 23 to 29. The turn passes to black.
1 (1-5-6)  Black throws 1, 5 and 6.
1 30-off   A black piece is taken off from 30. All black pieces are off. The game is over: black wins.

F-E3 Black wins with all pieces off; white has 5 left.
