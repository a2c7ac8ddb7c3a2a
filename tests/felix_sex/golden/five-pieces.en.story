0 (1)      To see who starts, white throws a 1.
1 (1)      To see who starts, black throws a 1. A tie: white and black throw again.
0 (1)      To see who starts, white throws a 1.
1 (6)      To see who starts, black throws a 6. Black starts.
1 (4-4-5)  Black throws 4, 4 and 5.
1 hand-4b  A black piece enters on 4b.
1 hand-4b  A black piece enters on 4b.
1 hand-5b  A black piece enters on 5b. The turn passes to white.
0 (1-3-4)  White throws 1, 3 and 4.
0 hand-1a  A white piece enters on 1a.
0 hand-4a  A white piece enters on 4a.
0 1a-4a    A white piece goes from 1a to 4a. The turn passes to black.
1 (2-5-5)  Black throws 2, 5 and 5.
1 hand-5b  A black piece enters on 5b.
1 hand-5b  A black piece enters on 5b. All black pieces have entered and may go beyond their row.
1 5b-7     A black piece goes from 5b to 7. The turn passes to white.
0 (4-4-5)  White throws 4, 4 and 5.
0 hand-5a  A white piece enters on 5a.
0 hand-4a  A white piece enters on 4a.
0 hand-4a  A white piece enters on 4a. All white pieces have entered and may go beyond their row. The turn passes to black.
1 (4-5-6)  Black throws 4, 5 and 6.
1 5b-10    A black piece goes from 5b to 10.
1 4b-10    A black piece goes from 4b to 10.
1 4b-8     A black piece goes from 4b to 8. The turn passes to white.
0 (1-3-6)  White throws 1, 3 and 6.
0 5a-8     A white piece goes from 5a to 8. The black piece on 8 is captured and goes back to the hand.
0 4a-5a    A white piece goes from 4a to 5a.
0 8-14     A white piece goes from 8 to 14. The turn passes to black.
1 (1-3-4)  Black throws 1, 3 and 4. One piece has been captured: it must be entered before anything else moves.
1 hand-1b  A black piece enters on 1b.
1 10-14    A black piece goes from 10 to 14. The white piece on 14 is captured and goes back to the hand.
1 14-17    A black piece goes from 14 to 17. The turn passes to white.
0 (3-3-5)  White throws 3, 3 and 5. One piece has been captured: it must be entered before anything else moves.
0 hand-5a  A white piece enters on 5a.
0 5a-8     A white piece goes from 5a to 8.
0 4a-7     A white piece goes from 4a to 7. The black piece on 7 is captured and goes back to the hand. The turn passes to black.
1 (3-4-4)  Black throws 3, 4 and 4. One piece has been captured: it must be entered before anything else moves.
1 hand-3b  A black piece enters on 3b.
1 3b-7     A black piece goes from 3b to 7. The white piece on 7 is captured and goes back to the hand.
1 7-11     A black piece goes from 7 to 11. The turn passes to white.
0 (2-3-4)  White throws 2, 3 and 4. One piece has been captured: it must be entered before anything else moves.
0 hand-2a  A white piece enters on 2a.
0 4a-7     A white piece goes from 4a to 7.
0 5a-9     A white piece goes from 5a to 9. The turn passes to black.
1 (1-3-4)  Black throws 1, 3 and 4.
1 5b-8     A black piece goes from 5b to 8. The white piece on 8 is captured and goes back to the hand.
1 8-9      A black piece goes from 8 to 9. The white piece on 9 is captured and goes back to the hand.
1 17-21    A black piece goes from 17 to 21. The turn passes to white.
0 (2-3-6)  White throws 2, 3 and 6. 2 pieces have been captured: they must be entered before anything else moves.
0 hand-6a  A white piece enters on 6a.
0 hand-2a  A white piece enters on 2a.
0 2a-5a    A white piece goes from 2a to 5a. The turn passes to black.
1 (3-6-6)  Black throws 3, 6 and 6.
1 9-12     A black piece goes from 9 to 12.
1 10-16    A black piece goes from 10 to 16.
1 16-22    A black piece goes from 16 to 22. The turn passes to white.
0 (1-3-3)  White throws 1, 3 and 3.
0 4a-5a    A white piece goes from 4a to 5a.
0 5a-8     A white piece goes from 5a to 8.
0 5a-8     A white piece goes from 5a to 8. The turn passes to black.
1 (2-2-5)  Black throws 2, 2 and 5.
1 11-16    A black piece goes from 11 to 16.
1 1b-3b    A black piece goes from 1b to 3b.
1 16-18    A black piece goes from 16 to 18. The turn passes to white.
0 (3-4-6)  White throws 3, 4 and 6.
0 6a-10    A white piece goes from 6a to 10.
0 2a-8     A white piece goes from 2a to 8.
0 8-11     A white piece goes from 8 to 11. The turn passes to black.
1 (4-5-6)  Black throws 4, 5 and 6.
1 21-25    A black piece goes from 21 to 25.
1 18-24    A black piece goes from 18 to 24.
1 24-29    A black piece goes from 24 to 29. The turn passes to white.
0 (5-6-6)  White throws 5, 6 and 6.
0 11-16    A white piece goes from 11 to 16.
0 8-14     A white piece goes from 8 to 14.
0 10-16    A white piece goes from 10 to 16. The turn passes to black.
1 (5-6-6)  Black throws 5, 6 and 6.
1 12-17    A black piece goes from 12 to 17.
1 3b-9     A black piece goes from 3b to 9.
1 17-23    A black piece goes from 17 to 23. The turn passes to white.
0 (1-1-3)  White throws 1, 1 and 3.
0 8-11     A white piece goes from 8 to 11.
0 11-12    A white piece goes from 11 to 12.
0 16-17    A white piece goes from 16 to 17. The turn passes to black.
1 (3-6-6)  Black throws 3, 6 and 6.
1 23-26    A black piece goes from 23 to 26.
1 9-15     A black piece goes from 9 to 15.
1 15-21    A black piece goes from 15 to 21. The turn passes to white.
0 (3-4-5)  White throws 3, 4 and 5.
0 17-22    A white piece goes from 17 to 22. The black piece on 22 is captured and goes back to the hand.
0 7-11     A white piece goes from 7 to 11.
0 16-19    A white piece goes from 16 to 19. The turn passes to black.
1 (1-4-6)  Black throws 1, 4 and 6. One piece has been captured: it must be entered before anything else moves.
1 hand-6b  A black piece enters on 6b.
1 25-26    A black piece goes from 25 to 26.
1 21-25    A black piece goes from 21 to 25. The turn passes to white.
0 (2-2-2)  White throws 2, 2 and 2.
0 19-21    A white piece goes from 19 to 21.
0 21-23    A white piece goes from 21 to 23.
0 14-16    A white piece goes from 14 to 16. The turn passes to black.
1 (2-2-3)  Black throws 2, 2 and 3.
1 26-29    A black piece goes from 26 to 29.
1 25-27    A black piece goes from 25 to 27.
1 6b-8     A black piece goes from 6b to 8. The turn passes to white.
0 (3-3-5)  White throws 3, 3 and 5.
0 11-16    A white piece goes from 11 to 16.
0 16-19    A white piece goes from 16 to 19.
0 12-15    A white piece goes from 12 to 15. The turn passes to black.
1 (1-3-4)  Black throws 1, 3 and 4.
1 29-30    A black piece goes from 29 to 30.
1 8-12     A black piece goes from 8 to 12.
1 12-15    A black piece goes from 12 to 15. The white piece on 15 is captured and goes back to the hand. The turn passes to white.
0 (1-1-5)  White throws 1, 1 and 5. One piece has been captured: it must be entered before anything else moves.
0 hand-5a  A white piece enters on 5a.
0 5a-6a    A white piece goes from 5a to 6a.
0 6a-7     A white piece goes from 6a to 7. The turn passes to black.
1 (2-4-5)  Black throws 2, 4 and 5.
1 15-19    A black piece goes from 15 to 19. The white piece on 19 is captured and goes back to the hand.
1 19-21    A black piece goes from 19 to 21.
1 21-26    A black piece goes from 21 to 26. The turn passes to white.
0 (4-6-6)  White throws 4, 6 and 6. One piece has been captured: it must be entered before anything else moves.
0 hand-4a  A white piece enters on 4a.
0 22-28    A white piece goes from 22 to 28.
0 4a-10    A white piece goes from 4a to 10. The turn passes to black.
1 (1-5-5)  Black throws 1, 5 and 5.
1 30-off   A black piece is taken off from 30.
1 26-off   A black piece is taken off from 26.
1 26-off   A black piece is taken off from 26. The turn passes to white.
0 (1-4-5)  White throws 1, 4 and 5.
0 23-28    A white piece goes from 23 to 28.
0 16-17    A white piece goes from 16 to 17.
0 10-14    A white piece goes from 10 to 14. The turn passes to black.
1 (3-4-5)  Black throws 3, 4 and 5.
1 27-off   A black piece is taken off from 27. The dice 3 and 5 cannot be used. The turn passes to white.
0 (3-6-6)  White throws 3, 6 and 6.
0 17-20    A white piece goes from 17 to 20.
0 7-13     A white piece goes from 7 to 13.
0 14-20    A white piece goes from 14 to 20. The turn passes to black.
1 (1-3-4)  Black throws 1, 3 and 4.
1 29-30    A black piece goes from 29 to 30. The dice 3 and 4 cannot be used. The turn passes to white.
0 (1-2-3)  White throws 1, 2 and 3.
0 13-16    A white piece goes from 13 to 16.
0 16-18    A white piece goes from 16 to 18.
0 18-19    A white piece goes from 18 to 19. The turn passes to black.
1 (3-5-5)  Black throws 3, 5 and 5. None of the dice can be used. The turn passes to white.
0 (1-4-5)  White throws 1, 4 and 5.
0 20-25    A white piece goes from 20 to 25.
0 19-23    A white piece goes from 19 to 23.
0 25-26    A white piece goes from 25 to 26. The turn passes to black.
1 (1-1-4)  Black throws 1, 1 and 4.
1 30-off   A black piece is taken off from 30. All black pieces are off. The game is over: black wins.

F-E3 Black wins with all pieces off; white has 5 left.
