0 (6)      To see who starts, white throws a 6.
1 (2)      To see who starts, black throws a 2. White starts.
0 (4-5-6)  White throws 4, 5 and 6.
0 hand-6a  A white piece enters on 6a.
0 hand-5a  A white piece enters on 5a.
0 hand-4a  A white piece enters on 4a. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5.
1 hand-5b  A black piece enters on 5b.
1 5b-6b    A black piece goes from 5b to 6b.
1 hand-3b  A black piece enters on 3b. The turn passes to white.
0 (2-2-2)  White throws 2, 2 and 2.
0 4a-6a    A white piece goes from 4a to 6a.
0 hand-2a  A white piece enters on 2a.
0 hand-2a  A white piece enters on 2a. The turn passes to black.
1 (1-2-5)  Black throws 1, 2 and 5.
1 hand-2b  A black piece enters on 2b.
1 hand-1b  A black piece enters on 1b.
1 1b-6b    A black piece goes from 1b to 6b. The turn passes to white.
0 (2-3-6)  White throws 2, 3 and 6.
0 2a-4a    A white piece goes from 2a to 4a.
0 hand-3a  A white piece enters on 3a.
0 hand-6a  A white piece enters on 6a. The turn passes to black.
1 (2-4-6)  Black throws 2, 4 and 6.
1 2b-6b    A black piece goes from 2b to 6b.
1 hand-2b  A black piece enters on 2b.
1 hand-6b  A black piece enters on 6b. The turn passes to white.
0 (1-4-4)  White throws 1, 4 and 4.
0 hand-1a  A white piece enters on 1a.
0 2a-6a    A white piece goes from 2a to 6a.
0 hand-4a  A white piece enters on 4a. The turn passes to black.
1 (2-3-4)  Black throws 2, 3 and 4.
1 3b-5b    A black piece goes from 3b to 5b.
1 2b-5b    A black piece goes from 2b to 5b.
1 hand-4b  A black piece enters on 4b. The turn passes to white.
0 (5-5-5)  White throws 5, 5 and 5.
0 1a-6a    A white piece goes from 1a to 6a.
0 hand-5a  A white piece enters on 5a.
0 hand-5a  A white piece enters on 5a. The turn passes to black.
1 (1-2-3)  Black throws 1, 2 and 3.
1 hand-2b  A black piece enters on 2b.
1 4b-5b    A black piece goes from 4b to 5b.
1 2b-5b    A black piece goes from 2b to 5b. The turn passes to white.
0 (2-2-6)  White throws 2, 2 and 6.
0 hand-6a  A white piece enters on 6a.
0 hand-2a  A white piece enters on 2a.
0 hand-2a  A white piece enters on 2a. The turn passes to black.
1 (3-5-5)  Black throws 3, 5 and 5.
1 hand-3b  A black piece enters on 3b.
1 hand-5b  A black piece enters on 5b.
1 hand-5b  A black piece enters on 5b. The turn passes to white.
0 (2-4-4)  White throws 2, 4 and 4.
0 hand-4a  A white piece enters on 4a. All white pieces have entered and may go beyond their row.
0 3a-5a    A white piece goes from 3a to 5a.
0 5a-9     A white piece goes from 5a to 9. The turn passes to black.
1 (4-4-5)  Black throws 4, 4 and 5.
1 hand-5b  A black piece enters on 5b.
1 hand-4b  A black piece enters on 4b.
1 hand-4b  A black piece enters on 4b. The turn passes to white.
0 (1-1-3)  White throws 1, 1 and 3.
0 4a-5a    A white piece goes from 4a to 5a.
0 4a-7     A white piece goes from 4a to 7.
0 6a-7     A white piece goes from 6a to 7. The turn passes to black.
1 (1-4-4)  Black throws 1, 4 and 4.
1 3b-4b    A black piece goes from 3b to 4b.
1 hand-4b  A black piece enters on 4b. All black pieces have entered and may go beyond their row.
1 5b-9     A black piece goes from 5b to 9. The white piece on 9 is captured and goes back to the hand. The turn passes to white.
0 (1-1-3)  White throws 1, 1 and 3. One piece has been captured: it must be entered before anything else moves.
0 hand-3a  A white piece enters on 3a.
0 3a-4a    A white piece goes from 3a to 4a.
0 4a-5a    A white piece goes from 4a to 5a. The turn passes to black.
1 (1-2-4)  Black throws 1, 2 and 4.
1 5b-9     A black piece goes from 5b to 9.
1 4b-5b    A black piece goes from 4b to 5b.
1 6b-8     A black piece goes from 6b to 8. The turn passes to white.
0 (4-5-6)  White throws 4, 5 and 6.
0 4a-10    A white piece goes from 4a to 10.
0 2a-6a    A white piece goes from 2a to 6a.
0 10-15    A white piece goes from 10 to 15. The turn passes to black.
1 (1-1-4)  Black throws 1, 1 and 4.
1 8-9      A black piece goes from 8 to 9.
1 4b-5b    A black piece goes from 4b to 5b.
1 6b-10    A black piece goes from 6b to 10. The turn passes to white.
0 (1-2-3)  White throws 1, 2 and 3.
0 5a-8     A white piece goes from 5a to 8.
0 6a-7     A white piece goes from 6a to 7.
0 8-10     A white piece goes from 8 to 10. The black piece on 10 is captured and goes back to the hand. The turn passes to black.
1 (2-3-5)  Black throws 2, 3 and 5. One piece has been captured: it must be entered before anything else moves.
1 hand-5b  A black piece enters on 5b.
1 6b-8     A black piece goes from 6b to 8.
1 6b-9     A black piece goes from 6b to 9. The turn passes to white.
0 (1-5-6)  White throws 1, 5 and 6.
0 15-16    A white piece goes from 15 to 16.
0 7-13     A white piece goes from 7 to 13.
0 13-18    A white piece goes from 13 to 18. The turn passes to black.
1 (1-2-2)  Black throws 1, 2 and 2.
1 4b-6b    A black piece goes from 4b to 6b.
1 4b-5b    A black piece goes from 4b to 5b.
1 8-10     A black piece goes from 8 to 10. The white piece on 10 is captured and goes back to the hand. The turn passes to white.
0 (1-4-5)  White throws 1, 4 and 5. One piece has been captured: it must be entered before anything else moves.
0 hand-1a  A white piece enters on 1a.
0 18-22    A white piece goes from 18 to 22.
0 5a-10    A white piece goes from 5a to 10. The black piece on 10 is captured and goes back to the hand. The turn passes to black.
1 (1-4-5)  Black throws 1, 4 and 5. One piece has been captured: it must be entered before anything else moves.
1 hand-4b  A black piece enters on 4b.
1 4b-5b    A black piece goes from 4b to 5b.
1 9-14     A black piece goes from 9 to 14. The turn passes to white.
0 (3-5-6)  White throws 3, 5 and 6.
0 7-13     A white piece goes from 7 to 13.
0 13-16    A white piece goes from 13 to 16.
0 16-21    A white piece goes from 16 to 21. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5.
1 14-15    A black piece goes from 14 to 15.
1 5b-8     A black piece goes from 5b to 8.
1 9-14     A black piece goes from 9 to 14. The turn passes to white.
0 (4-5-6)  White throws 4, 5 and 6.
0 1a-6a    A white piece goes from 1a to 6a.
0 21-25    A white piece goes from 21 to 25.
0 5a-11    A white piece goes from 5a to 11. The turn passes to black.
1 (1-1-6)  Black throws 1, 1 and 6.
1 14-20    A black piece goes from 14 to 20.
1 6b-7     A black piece goes from 6b to 7. The white piece on 7 is captured and goes back to the hand.
1 5b-6b    A black piece goes from 5b to 6b. The turn passes to white.
0 (2-4-5)  White throws 2, 4 and 5. One piece has been captured: it must be entered before anything else moves.
0 hand-2a  A white piece enters on 2a.
0 25-30    A white piece goes from 25 to 30.
0 11-15    A white piece goes from 11 to 15. The black piece on 15 is captured and goes back to the hand. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5. One piece has been captured: it must be entered before anything else moves.
1 hand-3b  A black piece enters on 3b.
1 8-9      A black piece goes from 8 to 9.
1 6b-11    A black piece goes from 6b to 11. The turn passes to white.
0 (1-3-6)  White throws 1, 3 and 6.
0 16-22    A white piece goes from 16 to 22.
0 6a-7     A white piece goes from 6a to 7. The black piece on 7 is captured and goes back to the hand.
0 10-13    A white piece goes from 10 to 13. The turn passes to black.
1 (2-2-4)  Black throws 2, 2 and 4. One piece has been captured: it must be entered before anything else moves.
1 hand-2b  A black piece enters on 2b.
1 11-15    A black piece goes from 11 to 15. The white piece on 15 is captured and goes back to the hand.
1 5b-7     A black piece goes from 5b to 7. The white piece on 7 is captured and goes back to the hand. The turn passes to white.
0 (2-4-5)  White throws 2, 4 and 5. 2 pieces have been captured: they must be entered before anything else moves.
0 hand-4a  A white piece enters on 4a.
0 hand-2a  A white piece enters on 2a.
0 13-18    A white piece goes from 13 to 18. The turn passes to black.
1 (1-3-6)  Black throws 1, 3 and 6.
1 2b-8     A black piece goes from 2b to 8.
1 5b-8     A black piece goes from 5b to 8.
1 7-8      A black piece goes from 7 to 8. The turn passes to white.
0 (3-6-6)  White throws 3, 6 and 6.
0 22-28    A white piece goes from 22 to 28.
0 18-21    A white piece goes from 18 to 21.
0 5a-11    A white piece goes from 5a to 11. The turn passes to black.
1 (1-5-5)  Black throws 1, 5 and 5.
1 8-13     A black piece goes from 8 to 13.
1 8-9      A black piece goes from 8 to 9.
1 15-20    A black piece goes from 15 to 20. The turn passes to white.
0 (4-4-5)  White throws 4, 4 and 5.
0 21-25    A white piece goes from 21 to 25.
0 2a-7     A white piece goes from 2a to 7.
0 6a-10    A white piece goes from 6a to 10. The turn passes to black.
1 (3-4-6)  Black throws 3, 4 and 6.
1 9-13     A black piece goes from 9 to 13.
1 8-11     A black piece goes from 8 to 11. The white piece on 11 is captured and goes back to the hand.
1 5b-11    A black piece goes from 5b to 11. The turn passes to white.
0 (2-3-3)  White throws 2, 3 and 3. One piece has been captured: it must be entered before anything else moves.
0 hand-2a  A white piece enters on 2a.
0 25-28    A white piece goes from 25 to 28.
0 4a-7     A white piece goes from 4a to 7. The turn passes to black.
1 (1-4-4)  Black throws 1, 4 and 4.
1 9-13     A black piece goes from 9 to 13.
1 13-14    A black piece goes from 13 to 14.
1 9-13     A black piece goes from 9 to 13. The turn passes to white.
0 (3-3-4)  White throws 3, 3 and 4.
0 2a-5a    A white piece goes from 2a to 5a.
0 2a-6a    A white piece goes from 2a to 6a.
0 22-25    A white piece goes from 22 to 25. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5.
1 14-19    A black piece goes from 14 to 19.
1 11-12    A black piece goes from 11 to 12.
1 3b-6b    A black piece goes from 3b to 6b. The turn passes to white.
0 (3-4-5)  White throws 3, 4 and 5.
0 6a-10    A white piece goes from 6a to 10.
0 25-28    A white piece goes from 25 to 28.
0 6a-11    A white piece goes from 6a to 11. The black piece on 11 is captured and goes back to the hand. The turn passes to black.
1 (1-4-5)  Black throws 1, 4 and 5. One piece has been captured: it must be entered before anything else moves.
1 hand-4b  A black piece enters on 4b.
1 13-14    A black piece goes from 13 to 14.
1 19-24    A black piece goes from 19 to 24. The turn passes to white.
0 (3-5-6)  White throws 3, 5 and 6.
0 5a-10    A white piece goes from 5a to 10.
0 2a-5a    A white piece goes from 2a to 5a.
0 5a-11    A white piece goes from 5a to 11. The turn passes to black.
1 (1-2-5)  Black throws 1, 2 and 5.
1 20-21    A black piece goes from 20 to 21.
1 20-22    A black piece goes from 20 to 22.
1 13-18    A black piece goes from 13 to 18. The turn passes to white.
0 (4-4-5)  White throws 4, 4 and 5.
0 6a-10    A white piece goes from 6a to 10.
0 11-16    A white piece goes from 11 to 16.
0 6a-10    A white piece goes from 6a to 10. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5.
1 21-22    A black piece goes from 21 to 22.
1 18-23    A black piece goes from 18 to 23.
1 6b-9     A black piece goes from 6b to 9. The turn passes to white.
0 (1-1-2)  White throws 1, 1 and 2.
0 6a-7     A white piece goes from 6a to 7.
0 11-13    A white piece goes from 11 to 13. The black piece on 13 is captured and goes back to the hand.
0 10-11    A white piece goes from 10 to 11. The turn passes to black.
1 (2-5-6)  Black throws 2, 5 and 6. One piece has been captured: it must be entered before anything else moves.
1 hand-2b  A black piece enters on 2b.
1 2b-8     A black piece goes from 2b to 8.
1 24-29    A black piece goes from 24 to 29. The turn passes to white.
0 (2-2-2)  White throws 2, 2 and 2.
0 7+7+7-9  Three white pieces land together on 9: all three from 7. The black stack on 9 is captured: both pieces go back to the hand. The turn passes to black.
1 (1-2-4)  Black throws 1, 2 and 4. 2 pieces have been captured: they must be entered before anything else moves.
1 hand-2b  A black piece enters on 2b.
1 hand-1b  A black piece enters on 1b.
1 23-27    A black piece goes from 23 to 27. The turn passes to white.
0 (2-2-5)  White throws 2, 2 and 5.
0 11-16    A white piece goes from 11 to 16.
0 28-30    A white piece goes from 28 to 30.
0 28-30    A white piece goes from 28 to 30. The turn passes to black.
1 (2-5-6)  Black throws 2, 5 and 6.
1 8-14     A black piece goes from 8 to 14.
1 12-17    A black piece goes from 12 to 17.
1 4b-6b    A black piece goes from 4b to 6b. The turn passes to white.
0 (4-5-6)  White throws 4, 5 and 6.
0 9-15     A white piece goes from 9 to 15.
0 15-20    A white piece goes from 15 to 20.
0 16-20    A white piece goes from 16 to 20. The turn passes to black.
1 (2-4-6)  Black throws 2, 4 and 6.
1 2b-6b    A black piece goes from 2b to 6b.
1 1b-7     A black piece goes from 1b to 7.
1 17-19    A black piece goes from 17 to 19. The turn passes to white.
0 (1-2-3)  White throws 1, 2 and 3.
0 28-30    A white piece goes from 28 to 30.
0 9-10     A white piece goes from 9 to 10.
0 20-23    A white piece goes from 20 to 23. The turn passes to black.
1 (1-2-6)  Black throws 1, 2 and 6.
1 22-23    A black piece goes from 22 to 23. The white piece on 23 is captured and goes back to the hand.
1 23-29    A black piece goes from 23 to 29.
1 7-9      A black piece goes from 7 to 9. The white piece on 9 is captured and goes back to the hand. The turn passes to white.
0 (3-4-5)  White throws 3, 4 and 5. 2 pieces have been captured: they must be entered before anything else moves.
0 hand-3a  A white piece enters on 3a.
0 hand-4a  A white piece enters on 4a.
0 10-15    A white piece goes from 10 to 15. The turn passes to black.
1 (3-6-6)  Black throws 3, 6 and 6.
1 9-12     A black piece goes from 9 to 12.
1 19-25    A black piece goes from 19 to 25.
1 22-28    A black piece goes from 22 to 28. The turn passes to white.
0 (1-4-5)  White throws 1, 4 and 5.
0 16-17    A white piece goes from 16 to 17.
0 5a-10    A white piece goes from 5a to 10.
0 3a-7     A white piece goes from 3a to 7. The turn passes to black.
1 (2-4-6)  Black throws 2, 4 and 6.
1 25-29    A black piece goes from 25 to 29.
1 12-18    A black piece goes from 12 to 18.
1 27-29    A black piece goes from 27 to 29. The turn passes to white.
0 (1-1-1)  White throws 1, 1 and 1.
0 20-21    A white piece goes from 20 to 21.
0 4a-5a    A white piece goes from 4a to 5a.
0 10-11    A white piece goes from 10 to 11. The turn passes to black.
1 (1-1-3)  Black throws 1, 1 and 3.
1 14-17    A black piece goes from 14 to 17. The white piece on 17 is captured and goes back to the hand.
1 18-19    A black piece goes from 18 to 19.
1 28-29    A black piece goes from 28 to 29. The turn passes to white.
0 (1-1-5)  White throws 1, 1 and 5. One piece has been captured: it must be entered before anything else moves.
0 hand-5a  A white piece enters on 5a.
0 21-22    A white piece goes from 21 to 22.
0 11-12    A white piece goes from 11 to 12. The turn passes to black.
1 (2-3-3)  Black throws 2, 3 and 3.
1 14-16    A black piece goes from 14 to 16.
1 16-19    A black piece goes from 16 to 19.
1 17-20    A black piece goes from 17 to 20. The turn passes to white.
0 (3-3-5)  White throws 3, 3 and 5.
0 15-18    A white piece goes from 15 to 18.
0 7-10     A white piece goes from 7 to 10.
0 18-23    A white piece goes from 18 to 23. The turn passes to black.
1 (1-4-5)  Black throws 1, 4 and 5.
1 5b-6b    A black piece goes from 5b to 6b.
1 19-24    A black piece goes from 19 to 24.
1 20-24    A black piece goes from 20 to 24. The turn passes to white.
0 (3-4-5)  White throws 3, 4 and 5.
0 13-17    A white piece goes from 13 to 17.
0 23-26    A white piece goes from 23 to 26.
0 12-17    A white piece goes from 12 to 17. The turn passes to black.
1 (1-3-3)  Black throws 1, 3 and 3.
1 24-27    A black piece goes from 24 to 27.
1 19-20    A black piece goes from 19 to 20.
1 20-23    A black piece goes from 20 to 23. The turn passes to white.
0 (4-4-6)  White throws 4, 4 and 6.
0 17-23    A white piece goes from 17 to 23. The black piece on 23 is captured and goes back to the hand.
0 17-21    A white piece goes from 17 to 21.
0 26-30    A white piece goes from 26 to 30. The turn passes to black.
1 (2-4-6)  Black throws 2, 4 and 6. One piece has been captured: it must be entered before anything else moves.
1 hand-4b  A black piece enters on 4b.
1 24-26    A black piece goes from 24 to 26.
1 6b-12    A black piece goes from 6b to 12. The turn passes to white.
0 (1-2-6)  White throws 1, 2 and 6.
0 10-16    A white piece goes from 10 to 16.
0 10-11    A white piece goes from 10 to 11.
0 23-25    A white piece goes from 23 to 25. The turn passes to black.
1 (1-4-6)  Black throws 1, 4 and 6.
1 27-28    A black piece goes from 27 to 28.
1 6b-12    A black piece goes from 6b to 12.
1 5b-9     A black piece goes from 5b to 9. The turn passes to white.
0 (3-6-6)  White throws 3, 6 and 6.
0 11-17    A white piece goes from 11 to 17.
0 21-24    A white piece goes from 21 to 24.
0 10-16    A white piece goes from 10 to 16. The turn passes to black.
1 (1-4-5)  Black throws 1, 4 and 5.
1 5b+6b+9-10 Three black pieces land together on 10: one from 5b, one from 6b and one from 9. The white stack on 10 is captured: both pieces go back to the hand. The turn passes to white.
0 (1-1-6)  White throws 1, 1 and 6. 2 pieces have been captured: they must be entered before anything else moves.
0 hand-1a  A white piece enters on 1a.
0 hand-6a  A white piece enters on 6a.
0 25-26    A white piece goes from 25 to 26. The black piece on 26 is captured and goes back to the hand. The turn passes to black.
1 (2-3-5)  Black throws 2, 3 and 5. One piece has been captured: it must be entered before anything else moves.
1 hand-3b  A black piece enters on 3b.
1 3b-8     A black piece goes from 3b to 8.
1 10-12    A black piece goes from 10 to 12. The turn passes to white.
0 (2-4-6)  White throws 2, 4 and 6.
0 5a-11    A white piece goes from 5a to 11.
0 26-30    A white piece goes from 26 to 30.
0 22-24    A white piece goes from 22 to 24. The turn passes to black.
1 (5-5-6)  Black throws 5, 5 and 6.
1 8-13     A black piece goes from 8 to 13.
1 13-19    A black piece goes from 13 to 19.
1 10-15    A black piece goes from 10 to 15. The turn passes to white.
0 (1-1-6)  White throws 1, 1 and 6.
0 24-30    A white piece goes from 24 to 30.
0 1a-2a    A white piece goes from 1a to 2a.
0 5a-6a    A white piece goes from 5a to 6a. The turn passes to black.
1 (1-1-2)  Black throws 1, 1 and 2.
1 5b-6b    A black piece goes from 5b to 6b.
1 12-14    A black piece goes from 12 to 14.
1 28-29    A black piece goes from 28 to 29. The turn passes to white.
0 (1-3-3)  White throws 1, 3 and 3.
0 24-25    A white piece goes from 24 to 25.
0 25-28    A white piece goes from 25 to 28.
0 6a-9     A white piece goes from 6a to 9. The turn passes to black.
1 (2-3-6)  Black throws 2, 3 and 6.
1 6b-9     A black piece goes from 6b to 9. The white piece on 9 is captured and goes back to the hand.
1 19-21    A black piece goes from 19 to 21.
1 15-21    A black piece goes from 15 to 21. The turn passes to white.
0 (2-3-4)  White throws 2, 3 and 4. One piece has been captured: it must be entered before anything else moves.
0 hand-2a  A white piece enters on 2a.
0 2a-5a    A white piece goes from 2a to 5a.
0 11-15    A white piece goes from 11 to 15. The turn passes to black.
1 (2-5-5)  Black throws 2, 5 and 5.
1 5b-10    A black piece goes from 5b to 10.
1 9-11     A black piece goes from 9 to 11.
1 4b-9     A black piece goes from 4b to 9. The turn passes to white.
0 (1-2-6)  White throws 1, 2 and 6.
0 5a-7     A white piece goes from 5a to 7.
0 2a-8     A white piece goes from 2a to 8.
0 8-9      A white piece goes from 8 to 9. The black piece on 9 is captured and goes back to the hand. The turn passes to black.
1 (2-4-4)  Black throws 2, 4 and 4. One piece has been captured: it must be entered before anything else moves.
1 hand-2b  A black piece enters on 2b.
1 14-18    A black piece goes from 14 to 18.
1 10-14    A black piece goes from 10 to 14. The turn passes to white.
0 (1-3-4)  White throws 1, 3 and 4.
0 6a-9     A white piece goes from 6a to 9.
0 16-17    A white piece goes from 16 to 17.
0 16-20    A white piece goes from 16 to 20. The turn passes to black.
1 (1-2-5)  Black throws 1, 2 and 5.
1 14-15    A black piece goes from 14 to 15. The white piece on 15 is captured and goes back to the hand.
1 12-14    A black piece goes from 12 to 14.
1 18-23    A black piece goes from 18 to 23. The turn passes to white.
0 (1-2-3)  White throws 1, 2 and 3. One piece has been captured: it must be entered before anything else moves.
0 hand-3a  A white piece enters on 3a.
0 3a-5a    A white piece goes from 3a to 5a.
0 7-8      A white piece goes from 7 to 8. The turn passes to black.
1 (2-5-5)  Black throws 2, 5 and 5.
1 10-15    A black piece goes from 10 to 15.
1 23-28    A black piece goes from 23 to 28. The white piece on 28 is captured and goes back to the hand.
1 12-14    A black piece goes from 12 to 14. The turn passes to white.
0 (1-1-4)  White throws 1, 1 and 4. One piece has been captured: it must be entered before anything else moves.
0 hand-1a  A white piece enters on 1a.
0 8-12     A white piece goes from 8 to 12.
0 12-13    A white piece goes from 12 to 13. The turn passes to black.
1 (1-4-4)  Black throws 1, 4 and 4.
1 14-15    A black piece goes from 14 to 15.
1 15-19    A black piece goes from 15 to 19.
1 2b-6b    A black piece goes from 2b to 6b. The turn passes to white.
0 (2-4-5)  White throws 2, 4 and 5.
0 17-19    A white piece goes from 17 to 19. The black piece on 19 is captured and goes back to the hand.
0 1a-5a    A white piece goes from 1a to 5a.
0 19-24    A white piece goes from 19 to 24. The turn passes to black.
1 (1-3-5)  Black throws 1, 3 and 5. One piece has been captured: it must be entered before anything else moves.
1 hand-5b  A black piece enters on 5b.
1 11-14    A black piece goes from 11 to 14.
1 5b-6b    A black piece goes from 5b to 6b. The turn passes to white.
0 (3-5-6)  White throws 3, 5 and 6.
0 13-16    A white piece goes from 13 to 16.
0 20-25    A white piece goes from 20 to 25.
0 17-23    A white piece goes from 17 to 23. The turn passes to black.
1 (2-4-6)  Black throws 2, 4 and 6.
1 14-20    A black piece goes from 14 to 20.
1 14-16    A black piece goes from 14 to 16. The white piece on 16 is captured and goes back to the hand.
1 20-24    A black piece goes from 20 to 24. The white piece on 24 is captured and goes back to the hand. The turn passes to white.
0 (2-2-4)  White throws 2, 2 and 4. 2 pieces have been captured: they must be entered before anything else moves.
0 hand-4a  A white piece enters on 4a.
0 hand-2a  A white piece enters on 2a.
0 9-11     A white piece goes from 9 to 11. The turn passes to black.
1 (1-2-3)  Black throws 1, 2 and 3.
1 15-17    A black piece goes from 15 to 17.
1 15-16    A black piece goes from 15 to 16.
1 24-27    A black piece goes from 24 to 27. The turn passes to white.
0 (3-4-6)  White throws 3, 4 and 6.
0 11-14    A white piece goes from 11 to 14.
0 14-20    A white piece goes from 14 to 20.
0 9-13     A white piece goes from 9 to 13. The turn passes to black.
1 (4-4-5)  Black throws 4, 4 and 5.
1 16-21    A black piece goes from 16 to 21.
1 16-20    A black piece goes from 16 to 20. The white piece on 20 is captured and goes back to the hand.
1 6b-10    A black piece goes from 6b to 10. The turn passes to white.
0 (1-4-5)  White throws 1, 4 and 5. One piece has been captured: it must be entered before anything else moves.
0 hand-4a  A white piece enters on 4a.
0 25-26    A white piece goes from 25 to 26.
0 2a-7     A white piece goes from 2a to 7. The turn passes to black.
1 (2-3-6)  Black throws 2, 3 and 6.
1 21-23    A black piece goes from 21 to 23. The white piece on 23 is captured and goes back to the hand.
1 6b-12    A black piece goes from 6b to 12.
1 17-20    A black piece goes from 17 to 20. The turn passes to white.
0 (1-3-4)  White throws 1, 3 and 4. One piece has been captured: it must be entered before anything else moves.
0 hand-4a  A white piece enters on 4a.
0 26-27    A white piece goes from 26 to 27. The black piece on 27 is captured and goes back to the hand.
0 5a-8     A white piece goes from 5a to 8. The turn passes to black.
1 (4-5-6)  Black throws 4, 5 and 6. One piece has been captured: it must be entered before anything else moves.
1 hand-5b  A black piece enters on 5b.
1 23-27    A black piece goes from 23 to 27. The white piece on 27 is captured and goes back to the hand.
1 21-27    A black piece goes from 21 to 27. The turn passes to white.
0 (1-1-3)  White throws 1, 1 and 3. One piece has been captured: it must be entered before anything else moves.
0 hand-3a  A white piece enters on 3a.
0 7-8      A white piece goes from 7 to 8.
0 8-9      A white piece goes from 8 to 9. The turn passes to black.
1 (4-4-5)  Black throws 4, 4 and 5.
1 10-15    A black piece goes from 10 to 15.
1 20-24    A black piece goes from 20 to 24.
1 15-19    A black piece goes from 15 to 19. The turn passes to white.
0 (1-5-5)  White throws 1, 5 and 5.
0 8-13     A white piece goes from 8 to 13.
0 9-10     A white piece goes from 9 to 10.
0 10-15    A white piece goes from 10 to 15. The turn passes to black.
1 (3-4-5)  Black throws 3, 4 and 5.
1 12-17    A black piece goes from 12 to 17.
1 21-25    A black piece goes from 21 to 25.
1 24-27    A black piece goes from 24 to 27. The turn passes to white.
0 (1-4-6)  White throws 1, 4 and 6.
0 4a-8     A white piece goes from 4a to 8.
0 15-21    A white piece goes from 15 to 21.
0 5a-6a    A white piece goes from 5a to 6a. The turn passes to black.
1 (2-4-5)  Black throws 2, 4 and 5.
1 19-23    A black piece goes from 19 to 23.
1 20-22    A black piece goes from 20 to 22.
1 23-28    A black piece goes from 23 to 28. The turn passes to white.
0 (2-5-5)  White throws 2, 5 and 5.
0 3a-5a    A white piece goes from 3a to 5a.
0 6a-11    A white piece goes from 6a to 11.
0 8-13     A white piece goes from 8 to 13. The turn passes to black.
1 (3-3-6)  Black throws 3, 3 and 6.
1 17-23    A black piece goes from 17 to 23.
1 23-26    A black piece goes from 23 to 26.
1 22-25    A black piece goes from 22 to 25. The turn passes to white.
0 (1-2-5)  White throws 1, 2 and 5.
0 11-13    A white piece goes from 11 to 13.
0 4a-5a    A white piece goes from 4a to 5a.
0 4a-9     A white piece goes from 4a to 9. The turn passes to black.
1 (1-3-4)  Black throws 1, 3 and 4.
1 28-29    A black piece goes from 28 to 29.
1 25-29    A black piece goes from 25 to 29.
1 5b-8     A black piece goes from 5b to 8. The turn passes to white.
0 (2-4-6)  White throws 2, 4 and 6.
0 9-13     A white piece goes from 9 to 13.
0 5a-7     A white piece goes from 5a to 7.
0 5a-11    A white piece goes from 5a to 11. The turn passes to black.
1 (4-6-6)  Black throws 4, 6 and 6.
1 8-14     A black piece goes from 8 to 14.
1 14-18    A black piece goes from 14 to 18.
1 18-24    A black piece goes from 18 to 24. The turn passes to white.
0 (1-3-5)  White throws 1, 3 and 5.
0 13-18    A white piece goes from 13 to 18.
0 21-22    A white piece goes from 21 to 22.
0 13-16    A white piece goes from 13 to 16. The turn passes to black.
1 (4-5-6)  Black throws 4, 5 and 6.
1 24-28    A black piece goes from 24 to 28.
1 26-off   A black piece is taken off from 26.
1 25-off   A black piece is taken off from 25. The turn passes to white.
0 (1-5-6)  White throws 1, 5 and 6.
0 13-18    A white piece goes from 13 to 18.
0 16-22    A white piece goes from 16 to 22.
0 13-14    A white piece goes from 13 to 14. The turn passes to black.
1 (2-3-4)  Black throws 2, 3 and 4.
1 27-off   A black piece is taken off from 27.
1 29-off   A black piece is taken off from 29.
1 28-off   A black piece is taken off from 28. The turn passes to white.
0 (1-1-3)  White throws 1, 1 and 3.
0 13-14    A white piece goes from 13 to 14.
0 18-21    A white piece goes from 18 to 21.
0 21-22    A white piece goes from 21 to 22. The turn passes to black.
1 (1-6-6)  Black throws 1, 6 and 6.
1 28-29    A black piece goes from 28 to 29. The dice 6 and 6 cannot be used. The turn passes to white.
0 (6-6-6)  White throws 6, 6 and 6.
0 22-28    A white piece goes from 22 to 28.
0 22-28    A white piece goes from 22 to 28.
0 7-13     A white piece goes from 7 to 13. The turn passes to black.
1 (1-2-4)  Black throws 1, 2 and 4.
1 27-29    A black piece goes from 27 to 29.
1 27-off   A black piece is taken off from 27. The 1 cannot be used. The turn passes to white.
0 (4-5-6)  White throws 4, 5 and 6.
0 13-18    A white piece goes from 13 to 18.
0 18-22    A white piece goes from 18 to 22.
0 18-24    A white piece goes from 18 to 24. The turn passes to black.
1 (6-6-6)  Black throws 6, 6 and 6. None of the dice can be used. The turn passes to white.
0 (1-1-3)  White throws 1, 1 and 3.
0 22-23    A white piece goes from 22 to 23.
0 24-25    A white piece goes from 24 to 25.
0 11-14    A white piece goes from 11 to 14. The turn passes to black.
1 (2-4-5)  Black throws 2, 4 and 5.
1 29-off   A black piece is taken off from 29. The dice 4 and 5 cannot be used. The turn passes to white.
0 (1-2-5)  White throws 1, 2 and 5.
0 22-27    A white piece goes from 22 to 27.
0 25-27    A white piece goes from 25 to 27.
0 27-28    A white piece goes from 27 to 28. The turn passes to black.
1 (2-3-3)  Black throws 2, 3 and 3.
1 29-off   A black piece is taken off from 29. The dice 3 and 3 cannot be used. The turn passes to white.
0 (1-2-3)  White throws 1, 2 and 3.
0 14-15    A white piece goes from 14 to 15.
0 14-16    A white piece goes from 14 to 16.
0 16-19    A white piece goes from 16 to 19. The turn passes to black.
1 (1-2-3)  Black throws 1, 2 and 3.
1 29-off   A black piece is taken off from 29. The dice 1 and 3 cannot be used. The turn passes to white.
0 (2-4-5)  White throws 2, 4 and 5.
0 23-27    A white piece goes from 23 to 27.
0 14-16    A white piece goes from 14 to 16.
0 19-24    A white piece goes from 19 to 24. The turn passes to black.
1 (1-5-6)  Black throws 1, 5 and 6. None of the dice can be used. The turn passes to white.
0 (4-5-5)  White throws 4, 5 and 5.
0 24-28    A white piece goes from 24 to 28.
0 15-20    A white piece goes from 15 to 20.
0 16-21    A white piece goes from 16 to 21. The turn passes to black.
1 (1-3-4)  Black throws 1, 3 and 4. None of the dice can be used. The turn passes to white.
0 (1-3-3)  White throws 1, 3 and 3.
0 21-24    A white piece goes from 21 to 24.
0 24-27    A white piece goes from 24 to 27.
0 27-28    A white piece goes from 27 to 28. The turn passes to black.
1 (2-6-6)  Black throws 2, 6 and 6.
1 29-off   A black piece is taken off from 29. The dice 6 and 6 cannot be used. The turn passes to white.
0 (1-2-6)  White throws 1, 2 and 6.
0 27-28    A white piece goes from 27 to 28.
0 20-26    A white piece goes from 20 to 26.
0 26-28    A white piece goes from 26 to 28. The turn passes to black.
1 (1-2-4)  Black throws 1, 2 and 4.
1 29-off   A black piece is taken off from 29. The dice 1 and 4 cannot be used. The turn passes to white.
0 (4-5-6)  White throws 4, 5 and 6.
0 27-off   A white piece is taken off from 27. The dice 5 and 6 cannot be used. The turn passes to black.
1 (1-1-6)  Black throws 1, 1 and 6. None of the dice can be used. The turn passes to white.
0 (1-2-4)  White throws 1, 2 and 4.
0 28-30    A white piece goes from 28 to 30.
0 30-off   A white piece is taken off from 30. The 4 cannot be used. The turn passes to black.
1 (2-2-5)  Black throws 2, 2 and 5.
1 29-off   A black piece is taken off from 29.
1 29-off   A black piece is taken off from 29. The 5 cannot be used. The turn passes to white.
0 (1-1-4)  White throws 1, 1 and 4.
0 30-off   A white piece is taken off from 30.
0 30-off   A white piece is taken off from 30. The 4 cannot be used. The turn passes to black.
1 (2-2-3)  Black throws 2, 2 and 3.
1 29-off   A black piece is taken off from 29.
1 29-off   A black piece is taken off from 29. All black pieces are off. The game is over: black wins.

F-E3 Black wins with all pieces off; white has 11 left.
