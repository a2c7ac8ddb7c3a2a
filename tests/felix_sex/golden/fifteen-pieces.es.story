0 (6)      Para ver quién empieza, el blanco saca un 6.
1 (2)      Para ver quién empieza, el negro saca un 2. Empieza el blanco.
0 (4-5-6)  El blanco saca 4, 5 y 6.
0 hand-6a  Una ficha blanca entra en la 6a.
0 hand-5a  Una ficha blanca entra en la 5a.
0 hand-4a  Una ficha blanca entra en la 4a. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5.
1 hand-5b  Una ficha negra entra en la 5b.
1 5b-6b    Una ficha negra va de la 5b a la 6b.
1 hand-3b  Una ficha negra entra en la 3b. El turno pasa al blanco.
0 (2-2-2)  El blanco saca 2, 2 y 2.
0 4a-6a    Una ficha blanca va de la 4a a la 6a.
0 hand-2a  Una ficha blanca entra en la 2a.
0 hand-2a  Una ficha blanca entra en la 2a. El turno pasa al negro.
1 (1-2-5)  El negro saca 1, 2 y 5.
1 hand-2b  Una ficha negra entra en la 2b.
1 hand-1b  Una ficha negra entra en la 1b.
1 1b-6b    Una ficha negra va de la 1b a la 6b. El turno pasa al blanco.
0 (2-3-6)  El blanco saca 2, 3 y 6.
0 2a-4a    Una ficha blanca va de la 2a a la 4a.
0 hand-3a  Una ficha blanca entra en la 3a.
0 hand-6a  Una ficha blanca entra en la 6a. El turno pasa al negro.
1 (2-4-6)  El negro saca 2, 4 y 6.
1 2b-6b    Una ficha negra va de la 2b a la 6b.
1 hand-2b  Una ficha negra entra en la 2b.
1 hand-6b  Una ficha negra entra en la 6b. El turno pasa al blanco.
0 (1-4-4)  El blanco saca 1, 4 y 4.
0 hand-1a  Una ficha blanca entra en la 1a.
0 2a-6a    Una ficha blanca va de la 2a a la 6a.
0 hand-4a  Una ficha blanca entra en la 4a. El turno pasa al negro.
1 (2-3-4)  El negro saca 2, 3 y 4.
1 3b-5b    Una ficha negra va de la 3b a la 5b.
1 2b-5b    Una ficha negra va de la 2b a la 5b.
1 hand-4b  Una ficha negra entra en la 4b. El turno pasa al blanco.
0 (5-5-5)  El blanco saca 5, 5 y 5.
0 1a-6a    Una ficha blanca va de la 1a a la 6a.
0 hand-5a  Una ficha blanca entra en la 5a.
0 hand-5a  Una ficha blanca entra en la 5a. El turno pasa al negro.
1 (1-2-3)  El negro saca 1, 2 y 3.
1 hand-2b  Una ficha negra entra en la 2b.
1 4b-5b    Una ficha negra va de la 4b a la 5b.
1 2b-5b    Una ficha negra va de la 2b a la 5b. El turno pasa al blanco.
0 (2-2-6)  El blanco saca 2, 2 y 6.
0 hand-6a  Una ficha blanca entra en la 6a.
0 hand-2a  Una ficha blanca entra en la 2a.
0 hand-2a  Una ficha blanca entra en la 2a. El turno pasa al negro.
1 (3-5-5)  El negro saca 3, 5 y 5.
1 hand-3b  Una ficha negra entra en la 3b.
1 hand-5b  Una ficha negra entra en la 5b.
1 hand-5b  Una ficha negra entra en la 5b. El turno pasa al blanco.
0 (2-4-4)  El blanco saca 2, 4 y 4.
0 hand-4a  Una ficha blanca entra en la 4a. Ya han entrado todas las fichas blancas: pueden salir de su fila.
0 3a-5a    Una ficha blanca va de la 3a a la 5a.
0 5a-9     Una ficha blanca va de la 5a a la 9. El turno pasa al negro.
1 (4-4-5)  El negro saca 4, 4 y 5.
1 hand-5b  Una ficha negra entra en la 5b.
1 hand-4b  Una ficha negra entra en la 4b.
1 hand-4b  Una ficha negra entra en la 4b. El turno pasa al blanco.
0 (1-1-3)  El blanco saca 1, 1 y 3.
0 4a-5a    Una ficha blanca va de la 4a a la 5a.
0 4a-7     Una ficha blanca va de la 4a a la 7.
0 6a-7     Una ficha blanca va de la 6a a la 7. El turno pasa al negro.
1 (1-4-4)  El negro saca 1, 4 y 4.
1 3b-4b    Una ficha negra va de la 3b a la 4b.
1 hand-4b  Una ficha negra entra en la 4b. Ya han entrado todas las fichas negras: pueden salir de su fila.
1 5b-9     Una ficha negra va de la 5b a la 9. Capturada la ficha blanca de la 9: vuelve a la mano. El turno pasa al blanco.
0 (1-1-3)  El blanco saca 1, 1 y 3. Le han capturado una ficha: debe meterla antes de mover.
0 hand-3a  Una ficha blanca entra en la 3a.
0 3a-4a    Una ficha blanca va de la 3a a la 4a.
0 4a-5a    Una ficha blanca va de la 4a a la 5a. El turno pasa al negro.
1 (1-2-4)  El negro saca 1, 2 y 4.
1 5b-9     Una ficha negra va de la 5b a la 9.
1 4b-5b    Una ficha negra va de la 4b a la 5b.
1 6b-8     Una ficha negra va de la 6b a la 8. El turno pasa al blanco.
0 (4-5-6)  El blanco saca 4, 5 y 6.
0 4a-10    Una ficha blanca va de la 4a a la 10.
0 2a-6a    Una ficha blanca va de la 2a a la 6a.
0 10-15    Una ficha blanca va de la 10 a la 15. El turno pasa al negro.
1 (1-1-4)  El negro saca 1, 1 y 4.
1 8-9      Una ficha negra va de la 8 a la 9.
1 4b-5b    Una ficha negra va de la 4b a la 5b.
1 6b-10    Una ficha negra va de la 6b a la 10. El turno pasa al blanco.
0 (1-2-3)  El blanco saca 1, 2 y 3.
0 5a-8     Una ficha blanca va de la 5a a la 8.
0 6a-7     Una ficha blanca va de la 6a a la 7.
0 8-10     Una ficha blanca va de la 8 a la 10. Capturada la ficha negra de la 10: vuelve a la mano. El turno pasa al negro.
1 (2-3-5)  El negro saca 2, 3 y 5. Le han capturado una ficha: debe meterla antes de mover.
1 hand-5b  Una ficha negra entra en la 5b.
1 6b-8     Una ficha negra va de la 6b a la 8.
1 6b-9     Una ficha negra va de la 6b a la 9. El turno pasa al blanco.
0 (1-5-6)  El blanco saca 1, 5 y 6.
0 15-16    Una ficha blanca va de la 15 a la 16.
0 7-13     Una ficha blanca va de la 7 a la 13.
0 13-18    Una ficha blanca va de la 13 a la 18. El turno pasa al negro.
1 (1-2-2)  El negro saca 1, 2 y 2.
1 4b-6b    Una ficha negra va de la 4b a la 6b.
1 4b-5b    Una ficha negra va de la 4b a la 5b.
1 8-10     Una ficha negra va de la 8 a la 10. Capturada la ficha blanca de la 10: vuelve a la mano. El turno pasa al blanco.
0 (1-4-5)  El blanco saca 1, 4 y 5. Le han capturado una ficha: debe meterla antes de mover.
0 hand-1a  Una ficha blanca entra en la 1a.
0 18-22    Una ficha blanca va de la 18 a la 22.
0 5a-10    Una ficha blanca va de la 5a a la 10. Capturada la ficha negra de la 10: vuelve a la mano. El turno pasa al negro.
1 (1-4-5)  El negro saca 1, 4 y 5. Le han capturado una ficha: debe meterla antes de mover.
1 hand-4b  Una ficha negra entra en la 4b.
1 4b-5b    Una ficha negra va de la 4b a la 5b.
1 9-14     Una ficha negra va de la 9 a la 14. El turno pasa al blanco.
0 (3-5-6)  El blanco saca 3, 5 y 6.
0 7-13     Una ficha blanca va de la 7 a la 13.
0 13-16    Una ficha blanca va de la 13 a la 16.
0 16-21    Una ficha blanca va de la 16 a la 21. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5.
1 14-15    Una ficha negra va de la 14 a la 15.
1 5b-8     Una ficha negra va de la 5b a la 8.
1 9-14     Una ficha negra va de la 9 a la 14. El turno pasa al blanco.
0 (4-5-6)  El blanco saca 4, 5 y 6.
0 1a-6a    Una ficha blanca va de la 1a a la 6a.
0 21-25    Una ficha blanca va de la 21 a la 25.
0 5a-11    Una ficha blanca va de la 5a a la 11. El turno pasa al negro.
1 (1-1-6)  El negro saca 1, 1 y 6.
1 14-20    Una ficha negra va de la 14 a la 20.
1 6b-7     Una ficha negra va de la 6b a la 7. Capturada la ficha blanca de la 7: vuelve a la mano.
1 5b-6b    Una ficha negra va de la 5b a la 6b. El turno pasa al blanco.
0 (2-4-5)  El blanco saca 2, 4 y 5. Le han capturado una ficha: debe meterla antes de mover.
0 hand-2a  Una ficha blanca entra en la 2a.
0 25-30    Una ficha blanca va de la 25 a la 30.
0 11-15    Una ficha blanca va de la 11 a la 15. Capturada la ficha negra de la 15: vuelve a la mano. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5. Le han capturado una ficha: debe meterla antes de mover.
1 hand-3b  Una ficha negra entra en la 3b.
1 8-9      Una ficha negra va de la 8 a la 9.
1 6b-11    Una ficha negra va de la 6b a la 11. El turno pasa al blanco.
0 (1-3-6)  El blanco saca 1, 3 y 6.
0 16-22    Una ficha blanca va de la 16 a la 22.
0 6a-7     Una ficha blanca va de la 6a a la 7. Capturada la ficha negra de la 7: vuelve a la mano.
0 10-13    Una ficha blanca va de la 10 a la 13. El turno pasa al negro.
1 (2-2-4)  El negro saca 2, 2 y 4. Le han capturado una ficha: debe meterla antes de mover.
1 hand-2b  Una ficha negra entra en la 2b.
1 11-15    Una ficha negra va de la 11 a la 15. Capturada la ficha blanca de la 15: vuelve a la mano.
1 5b-7     Una ficha negra va de la 5b a la 7. Capturada la ficha blanca de la 7: vuelve a la mano. El turno pasa al blanco.
0 (2-4-5)  El blanco saca 2, 4 y 5. Le han capturado 2 fichas: debe meterlas antes de mover.
0 hand-4a  Una ficha blanca entra en la 4a.
0 hand-2a  Una ficha blanca entra en la 2a.
0 13-18    Una ficha blanca va de la 13 a la 18. El turno pasa al negro.
1 (1-3-6)  El negro saca 1, 3 y 6.
1 2b-8     Una ficha negra va de la 2b a la 8.
1 5b-8     Una ficha negra va de la 5b a la 8.
1 7-8      Una ficha negra va de la 7 a la 8. El turno pasa al blanco.
0 (3-6-6)  El blanco saca 3, 6 y 6.
0 22-28    Una ficha blanca va de la 22 a la 28.
0 18-21    Una ficha blanca va de la 18 a la 21.
0 5a-11    Una ficha blanca va de la 5a a la 11. El turno pasa al negro.
1 (1-5-5)  El negro saca 1, 5 y 5.
1 8-13     Una ficha negra va de la 8 a la 13.
1 8-9      Una ficha negra va de la 8 a la 9.
1 15-20    Una ficha negra va de la 15 a la 20. El turno pasa al blanco.
0 (4-4-5)  El blanco saca 4, 4 y 5.
0 21-25    Una ficha blanca va de la 21 a la 25.
0 2a-7     Una ficha blanca va de la 2a a la 7.
0 6a-10    Una ficha blanca va de la 6a a la 10. El turno pasa al negro.
1 (3-4-6)  El negro saca 3, 4 y 6.
1 9-13     Una ficha negra va de la 9 a la 13.
1 8-11     Una ficha negra va de la 8 a la 11. Capturada la ficha blanca de la 11: vuelve a la mano.
1 5b-11    Una ficha negra va de la 5b a la 11. El turno pasa al blanco.
0 (2-3-3)  El blanco saca 2, 3 y 3. Le han capturado una ficha: debe meterla antes de mover.
0 hand-2a  Una ficha blanca entra en la 2a.
0 25-28    Una ficha blanca va de la 25 a la 28.
0 4a-7     Una ficha blanca va de la 4a a la 7. El turno pasa al negro.
1 (1-4-4)  El negro saca 1, 4 y 4.
1 9-13     Una ficha negra va de la 9 a la 13.
1 13-14    Una ficha negra va de la 13 a la 14.
1 9-13     Una ficha negra va de la 9 a la 13. El turno pasa al blanco.
0 (3-3-4)  El blanco saca 3, 3 y 4.
0 2a-5a    Una ficha blanca va de la 2a a la 5a.
0 2a-6a    Una ficha blanca va de la 2a a la 6a.
0 22-25    Una ficha blanca va de la 22 a la 25. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5.
1 14-19    Una ficha negra va de la 14 a la 19.
1 11-12    Una ficha negra va de la 11 a la 12.
1 3b-6b    Una ficha negra va de la 3b a la 6b. El turno pasa al blanco.
0 (3-4-5)  El blanco saca 3, 4 y 5.
0 6a-10    Una ficha blanca va de la 6a a la 10.
0 25-28    Una ficha blanca va de la 25 a la 28.
0 6a-11    Una ficha blanca va de la 6a a la 11. Capturada la ficha negra de la 11: vuelve a la mano. El turno pasa al negro.
1 (1-4-5)  El negro saca 1, 4 y 5. Le han capturado una ficha: debe meterla antes de mover.
1 hand-4b  Una ficha negra entra en la 4b.
1 13-14    Una ficha negra va de la 13 a la 14.
1 19-24    Una ficha negra va de la 19 a la 24. El turno pasa al blanco.
0 (3-5-6)  El blanco saca 3, 5 y 6.
0 5a-10    Una ficha blanca va de la 5a a la 10.
0 2a-5a    Una ficha blanca va de la 2a a la 5a.
0 5a-11    Una ficha blanca va de la 5a a la 11. El turno pasa al negro.
1 (1-2-5)  El negro saca 1, 2 y 5.
1 20-21    Una ficha negra va de la 20 a la 21.
1 20-22    Una ficha negra va de la 20 a la 22.
1 13-18    Una ficha negra va de la 13 a la 18. El turno pasa al blanco.
0 (4-4-5)  El blanco saca 4, 4 y 5.
0 6a-10    Una ficha blanca va de la 6a a la 10.
0 11-16    Una ficha blanca va de la 11 a la 16.
0 6a-10    Una ficha blanca va de la 6a a la 10. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5.
1 21-22    Una ficha negra va de la 21 a la 22.
1 18-23    Una ficha negra va de la 18 a la 23.
1 6b-9     Una ficha negra va de la 6b a la 9. El turno pasa al blanco.
0 (1-1-2)  El blanco saca 1, 1 y 2.
0 6a-7     Una ficha blanca va de la 6a a la 7.
0 11-13    Una ficha blanca va de la 11 a la 13. Capturada la ficha negra de la 13: vuelve a la mano.
0 10-11    Una ficha blanca va de la 10 a la 11. El turno pasa al negro.
1 (2-5-6)  El negro saca 2, 5 y 6. Le han capturado una ficha: debe meterla antes de mover.
1 hand-2b  Una ficha negra entra en la 2b.
1 2b-8     Una ficha negra va de la 2b a la 8.
1 24-29    Una ficha negra va de la 24 a la 29. El turno pasa al blanco.
0 (2-2-2)  El blanco saca 2, 2 y 2.
0 7+7+7-9  Tres fichas blancas llegan juntas a la 9: las tres desde la 7. Capturada la pila negra de la 9: las dos fichas vuelven a la mano. El turno pasa al negro.
1 (1-2-4)  El negro saca 1, 2 y 4. Le han capturado 2 fichas: debe meterlas antes de mover.
1 hand-2b  Una ficha negra entra en la 2b.
1 hand-1b  Una ficha negra entra en la 1b.
1 23-27    Una ficha negra va de la 23 a la 27. El turno pasa al blanco.
0 (2-2-5)  El blanco saca 2, 2 y 5.
0 11-16    Una ficha blanca va de la 11 a la 16.
0 28-30    Una ficha blanca va de la 28 a la 30.
0 28-30    Una ficha blanca va de la 28 a la 30. El turno pasa al negro.
1 (2-5-6)  El negro saca 2, 5 y 6.
1 8-14     Una ficha negra va de la 8 a la 14.
1 12-17    Una ficha negra va de la 12 a la 17.
1 4b-6b    Una ficha negra va de la 4b a la 6b. El turno pasa al blanco.
0 (4-5-6)  El blanco saca 4, 5 y 6.
0 9-15     Una ficha blanca va de la 9 a la 15.
0 15-20    Una ficha blanca va de la 15 a la 20.
0 16-20    Una ficha blanca va de la 16 a la 20. El turno pasa al negro.
1 (2-4-6)  El negro saca 2, 4 y 6.
1 2b-6b    Una ficha negra va de la 2b a la 6b.
1 1b-7     Una ficha negra va de la 1b a la 7.
1 17-19    Una ficha negra va de la 17 a la 19. El turno pasa al blanco.
0 (1-2-3)  El blanco saca 1, 2 y 3.
0 28-30    Una ficha blanca va de la 28 a la 30.
0 9-10     Una ficha blanca va de la 9 a la 10.
0 20-23    Una ficha blanca va de la 20 a la 23. El turno pasa al negro.
1 (1-2-6)  El negro saca 1, 2 y 6.
1 22-23    Una ficha negra va de la 22 a la 23. Capturada la ficha blanca de la 23: vuelve a la mano.
1 23-29    Una ficha negra va de la 23 a la 29.
1 7-9      Una ficha negra va de la 7 a la 9. Capturada la ficha blanca de la 9: vuelve a la mano. El turno pasa al blanco.
0 (3-4-5)  El blanco saca 3, 4 y 5. Le han capturado 2 fichas: debe meterlas antes de mover.
0 hand-3a  Una ficha blanca entra en la 3a.
0 hand-4a  Una ficha blanca entra en la 4a.
0 10-15    Una ficha blanca va de la 10 a la 15. El turno pasa al negro.
1 (3-6-6)  El negro saca 3, 6 y 6.
1 9-12     Una ficha negra va de la 9 a la 12.
1 19-25    Una ficha negra va de la 19 a la 25.
1 22-28    Una ficha negra va de la 22 a la 28. El turno pasa al blanco.
0 (1-4-5)  El blanco saca 1, 4 y 5.
0 16-17    Una ficha blanca va de la 16 a la 17.
0 5a-10    Una ficha blanca va de la 5a a la 10.
0 3a-7     Una ficha blanca va de la 3a a la 7. El turno pasa al negro.
1 (2-4-6)  El negro saca 2, 4 y 6.
1 25-29    Una ficha negra va de la 25 a la 29.
1 12-18    Una ficha negra va de la 12 a la 18.
1 27-29    Una ficha negra va de la 27 a la 29. El turno pasa al blanco.
0 (1-1-1)  El blanco saca 1, 1 y 1.
0 20-21    Una ficha blanca va de la 20 a la 21.
0 4a-5a    Una ficha blanca va de la 4a a la 5a.
0 10-11    Una ficha blanca va de la 10 a la 11. El turno pasa al negro.
1 (1-1-3)  El negro saca 1, 1 y 3.
1 14-17    Una ficha negra va de la 14 a la 17. Capturada la ficha blanca de la 17: vuelve a la mano.
1 18-19    Una ficha negra va de la 18 a la 19.
1 28-29    Una ficha negra va de la 28 a la 29. El turno pasa al blanco.
0 (1-1-5)  El blanco saca 1, 1 y 5. Le han capturado una ficha: debe meterla antes de mover.
0 hand-5a  Una ficha blanca entra en la 5a.
0 21-22    Una ficha blanca va de la 21 a la 22.
0 11-12    Una ficha blanca va de la 11 a la 12. El turno pasa al negro.
1 (2-3-3)  El negro saca 2, 3 y 3.
1 14-16    Una ficha negra va de la 14 a la 16.
1 16-19    Una ficha negra va de la 16 a la 19.
1 17-20    Una ficha negra va de la 17 a la 20. El turno pasa al blanco.
0 (3-3-5)  El blanco saca 3, 3 y 5.
0 15-18    Una ficha blanca va de la 15 a la 18.
0 7-10     Una ficha blanca va de la 7 a la 10.
0 18-23    Una ficha blanca va de la 18 a la 23. El turno pasa al negro.
1 (1-4-5)  El negro saca 1, 4 y 5.
1 5b-6b    Una ficha negra va de la 5b a la 6b.
1 19-24    Una ficha negra va de la 19 a la 24.
1 20-24    Una ficha negra va de la 20 a la 24. El turno pasa al blanco.
0 (3-4-5)  El blanco saca 3, 4 y 5.
0 13-17    Una ficha blanca va de la 13 a la 17.
0 23-26    Una ficha blanca va de la 23 a la 26.
0 12-17    Una ficha blanca va de la 12 a la 17. El turno pasa al negro.
1 (1-3-3)  El negro saca 1, 3 y 3.
1 24-27    Una ficha negra va de la 24 a la 27.
1 19-20    Una ficha negra va de la 19 a la 20.
1 20-23    Una ficha negra va de la 20 a la 23. El turno pasa al blanco.
0 (4-4-6)  El blanco saca 4, 4 y 6.
0 17-23    Una ficha blanca va de la 17 a la 23. Capturada la ficha negra de la 23: vuelve a la mano.
0 17-21    Una ficha blanca va de la 17 a la 21.
0 26-30    Una ficha blanca va de la 26 a la 30. El turno pasa al negro.
1 (2-4-6)  El negro saca 2, 4 y 6. Le han capturado una ficha: debe meterla antes de mover.
1 hand-4b  Una ficha negra entra en la 4b.
1 24-26    Una ficha negra va de la 24 a la 26.
1 6b-12    Una ficha negra va de la 6b a la 12. El turno pasa al blanco.
0 (1-2-6)  El blanco saca 1, 2 y 6.
0 10-16    Una ficha blanca va de la 10 a la 16.
0 10-11    Una ficha blanca va de la 10 a la 11.
0 23-25    Una ficha blanca va de la 23 a la 25. El turno pasa al negro.
1 (1-4-6)  El negro saca 1, 4 y 6.
1 27-28    Una ficha negra va de la 27 a la 28.
1 6b-12    Una ficha negra va de la 6b a la 12.
1 5b-9     Una ficha negra va de la 5b a la 9. El turno pasa al blanco.
0 (3-6-6)  El blanco saca 3, 6 y 6.
0 11-17    Una ficha blanca va de la 11 a la 17.
0 21-24    Una ficha blanca va de la 21 a la 24.
0 10-16    Una ficha blanca va de la 10 a la 16. El turno pasa al negro.
1 (1-4-5)  El negro saca 1, 4 y 5.
1 5b+6b+9-10 Tres fichas negras llegan juntas a la 10: una desde la 5b, una desde la 6b y una desde la 9. Capturada la pila blanca de la 10: las dos fichas vuelven a la mano. El turno pasa al blanco.
0 (1-1-6)  El blanco saca 1, 1 y 6. Le han capturado 2 fichas: debe meterlas antes de mover.
0 hand-1a  Una ficha blanca entra en la 1a.
0 hand-6a  Una ficha blanca entra en la 6a.
0 25-26    Una ficha blanca va de la 25 a la 26. Capturada la ficha negra de la 26: vuelve a la mano. El turno pasa al negro.
1 (2-3-5)  El negro saca 2, 3 y 5. Le han capturado una ficha: debe meterla antes de mover.
1 hand-3b  Una ficha negra entra en la 3b.
1 3b-8     Una ficha negra va de la 3b a la 8.
1 10-12    Una ficha negra va de la 10 a la 12. El turno pasa al blanco.
0 (2-4-6)  El blanco saca 2, 4 y 6.
0 5a-11    Una ficha blanca va de la 5a a la 11.
0 26-30    Una ficha blanca va de la 26 a la 30.
0 22-24    Una ficha blanca va de la 22 a la 24. El turno pasa al negro.
1 (5-5-6)  El negro saca 5, 5 y 6.
1 8-13     Una ficha negra va de la 8 a la 13.
1 13-19    Una ficha negra va de la 13 a la 19.
1 10-15    Una ficha negra va de la 10 a la 15. El turno pasa al blanco.
0 (1-1-6)  El blanco saca 1, 1 y 6.
0 24-30    Una ficha blanca va de la 24 a la 30.
0 1a-2a    Una ficha blanca va de la 1a a la 2a.
0 5a-6a    Una ficha blanca va de la 5a a la 6a. El turno pasa al negro.
1 (1-1-2)  El negro saca 1, 1 y 2.
1 5b-6b    Una ficha negra va de la 5b a la 6b.
1 12-14    Una ficha negra va de la 12 a la 14.
1 28-29    Una ficha negra va de la 28 a la 29. El turno pasa al blanco.
0 (1-3-3)  El blanco saca 1, 3 y 3.
0 24-25    Una ficha blanca va de la 24 a la 25.
0 25-28    Una ficha blanca va de la 25 a la 28.
0 6a-9     Una ficha blanca va de la 6a a la 9. El turno pasa al negro.
1 (2-3-6)  El negro saca 2, 3 y 6.
1 6b-9     Una ficha negra va de la 6b a la 9. Capturada la ficha blanca de la 9: vuelve a la mano.
1 19-21    Una ficha negra va de la 19 a la 21.
1 15-21    Una ficha negra va de la 15 a la 21. El turno pasa al blanco.
0 (2-3-4)  El blanco saca 2, 3 y 4. Le han capturado una ficha: debe meterla antes de mover.
0 hand-2a  Una ficha blanca entra en la 2a.
0 2a-5a    Una ficha blanca va de la 2a a la 5a.
0 11-15    Una ficha blanca va de la 11 a la 15. El turno pasa al negro.
1 (2-5-5)  El negro saca 2, 5 y 5.
1 5b-10    Una ficha negra va de la 5b a la 10.
1 9-11     Una ficha negra va de la 9 a la 11.
1 4b-9     Una ficha negra va de la 4b a la 9. El turno pasa al blanco.
0 (1-2-6)  El blanco saca 1, 2 y 6.
0 5a-7     Una ficha blanca va de la 5a a la 7.
0 2a-8     Una ficha blanca va de la 2a a la 8.
0 8-9      Una ficha blanca va de la 8 a la 9. Capturada la ficha negra de la 9: vuelve a la mano. El turno pasa al negro.
1 (2-4-4)  El negro saca 2, 4 y 4. Le han capturado una ficha: debe meterla antes de mover.
1 hand-2b  Una ficha negra entra en la 2b.
1 14-18    Una ficha negra va de la 14 a la 18.
1 10-14    Una ficha negra va de la 10 a la 14. El turno pasa al blanco.
0 (1-3-4)  El blanco saca 1, 3 y 4.
0 6a-9     Una ficha blanca va de la 6a a la 9.
0 16-17    Una ficha blanca va de la 16 a la 17.
0 16-20    Una ficha blanca va de la 16 a la 20. El turno pasa al negro.
1 (1-2-5)  El negro saca 1, 2 y 5.
1 14-15    Una ficha negra va de la 14 a la 15. Capturada la ficha blanca de la 15: vuelve a la mano.
1 12-14    Una ficha negra va de la 12 a la 14.
1 18-23    Una ficha negra va de la 18 a la 23. El turno pasa al blanco.
0 (1-2-3)  El blanco saca 1, 2 y 3. Le han capturado una ficha: debe meterla antes de mover.
0 hand-3a  Una ficha blanca entra en la 3a.
0 3a-5a    Una ficha blanca va de la 3a a la 5a.
0 7-8      Una ficha blanca va de la 7 a la 8. El turno pasa al negro.
1 (2-5-5)  El negro saca 2, 5 y 5.
1 10-15    Una ficha negra va de la 10 a la 15.
1 23-28    Una ficha negra va de la 23 a la 28. Capturada la ficha blanca de la 28: vuelve a la mano.
1 12-14    Una ficha negra va de la 12 a la 14. El turno pasa al blanco.
0 (1-1-4)  El blanco saca 1, 1 y 4. Le han capturado una ficha: debe meterla antes de mover.
0 hand-1a  Una ficha blanca entra en la 1a.
0 8-12     Una ficha blanca va de la 8 a la 12.
0 12-13    Una ficha blanca va de la 12 a la 13. El turno pasa al negro.
1 (1-4-4)  El negro saca 1, 4 y 4.
1 14-15    Una ficha negra va de la 14 a la 15.
1 15-19    Una ficha negra va de la 15 a la 19.
1 2b-6b    Una ficha negra va de la 2b a la 6b. El turno pasa al blanco.
0 (2-4-5)  El blanco saca 2, 4 y 5.
0 17-19    Una ficha blanca va de la 17 a la 19. Capturada la ficha negra de la 19: vuelve a la mano.
0 1a-5a    Una ficha blanca va de la 1a a la 5a.
0 19-24    Una ficha blanca va de la 19 a la 24. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5. Le han capturado una ficha: debe meterla antes de mover.
1 hand-5b  Una ficha negra entra en la 5b.
1 11-14    Una ficha negra va de la 11 a la 14.
1 5b-6b    Una ficha negra va de la 5b a la 6b. El turno pasa al blanco.
0 (3-5-6)  El blanco saca 3, 5 y 6.
0 13-16    Una ficha blanca va de la 13 a la 16.
0 20-25    Una ficha blanca va de la 20 a la 25.
0 17-23    Una ficha blanca va de la 17 a la 23. El turno pasa al negro.
1 (2-4-6)  El negro saca 2, 4 y 6.
1 14-20    Una ficha negra va de la 14 a la 20.
1 14-16    Una ficha negra va de la 14 a la 16. Capturada la ficha blanca de la 16: vuelve a la mano.
1 20-24    Una ficha negra va de la 20 a la 24. Capturada la ficha blanca de la 24: vuelve a la mano. El turno pasa al blanco.
0 (2-2-4)  El blanco saca 2, 2 y 4. Le han capturado 2 fichas: debe meterlas antes de mover.
0 hand-4a  Una ficha blanca entra en la 4a.
0 hand-2a  Una ficha blanca entra en la 2a.
0 9-11     Una ficha blanca va de la 9 a la 11. El turno pasa al negro.
1 (1-2-3)  El negro saca 1, 2 y 3.
1 15-17    Una ficha negra va de la 15 a la 17.
1 15-16    Una ficha negra va de la 15 a la 16.
1 24-27    Una ficha negra va de la 24 a la 27. El turno pasa al blanco.
0 (3-4-6)  El blanco saca 3, 4 y 6.
0 11-14    Una ficha blanca va de la 11 a la 14.
0 14-20    Una ficha blanca va de la 14 a la 20.
0 9-13     Una ficha blanca va de la 9 a la 13. El turno pasa al negro.
1 (4-4-5)  El negro saca 4, 4 y 5.
1 16-21    Una ficha negra va de la 16 a la 21.
1 16-20    Una ficha negra va de la 16 a la 20. Capturada la ficha blanca de la 20: vuelve a la mano.
1 6b-10    Una ficha negra va de la 6b a la 10. El turno pasa al blanco.
0 (1-4-5)  El blanco saca 1, 4 y 5. Le han capturado una ficha: debe meterla antes de mover.
0 hand-4a  Una ficha blanca entra en la 4a.
0 25-26    Una ficha blanca va de la 25 a la 26.
0 2a-7     Una ficha blanca va de la 2a a la 7. El turno pasa al negro.
1 (2-3-6)  El negro saca 2, 3 y 6.
1 21-23    Una ficha negra va de la 21 a la 23. Capturada la ficha blanca de la 23: vuelve a la mano.
1 6b-12    Una ficha negra va de la 6b a la 12.
1 17-20    Una ficha negra va de la 17 a la 20. El turno pasa al blanco.
0 (1-3-4)  El blanco saca 1, 3 y 4. Le han capturado una ficha: debe meterla antes de mover.
0 hand-4a  Una ficha blanca entra en la 4a.
0 26-27    Una ficha blanca va de la 26 a la 27. Capturada la ficha negra de la 27: vuelve a la mano.
0 5a-8     Una ficha blanca va de la 5a a la 8. El turno pasa al negro.
1 (4-5-6)  El negro saca 4, 5 y 6. Le han capturado una ficha: debe meterla antes de mover.
1 hand-5b  Una ficha negra entra en la 5b.
1 23-27    Una ficha negra va de la 23 a la 27. Capturada la ficha blanca de la 27: vuelve a la mano.
1 21-27    Una ficha negra va de la 21 a la 27. El turno pasa al blanco.
0 (1-1-3)  El blanco saca 1, 1 y 3. Le han capturado una ficha: debe meterla antes de mover.
0 hand-3a  Una ficha blanca entra en la 3a.
0 7-8      Una ficha blanca va de la 7 a la 8.
0 8-9      Una ficha blanca va de la 8 a la 9. El turno pasa al negro.
1 (4-4-5)  El negro saca 4, 4 y 5.
1 10-15    Una ficha negra va de la 10 a la 15.
1 20-24    Una ficha negra va de la 20 a la 24.
1 15-19    Una ficha negra va de la 15 a la 19. El turno pasa al blanco.
0 (1-5-5)  El blanco saca 1, 5 y 5.
0 8-13     Una ficha blanca va de la 8 a la 13.
0 9-10     Una ficha blanca va de la 9 a la 10.
0 10-15    Una ficha blanca va de la 10 a la 15. El turno pasa al negro.
1 (3-4-5)  El negro saca 3, 4 y 5.
1 12-17    Una ficha negra va de la 12 a la 17.
1 21-25    Una ficha negra va de la 21 a la 25.
1 24-27    Una ficha negra va de la 24 a la 27. El turno pasa al blanco.
0 (1-4-6)  El blanco saca 1, 4 y 6.
0 4a-8     Una ficha blanca va de la 4a a la 8.
0 15-21    Una ficha blanca va de la 15 a la 21.
0 5a-6a    Una ficha blanca va de la 5a a la 6a. El turno pasa al negro.
1 (2-4-5)  El negro saca 2, 4 y 5.
1 19-23    Una ficha negra va de la 19 a la 23.
1 20-22    Una ficha negra va de la 20 a la 22.
1 23-28    Una ficha negra va de la 23 a la 28. El turno pasa al blanco.
0 (2-5-5)  El blanco saca 2, 5 y 5.
0 3a-5a    Una ficha blanca va de la 3a a la 5a.
0 6a-11    Una ficha blanca va de la 6a a la 11.
0 8-13     Una ficha blanca va de la 8 a la 13. El turno pasa al negro.
1 (3-3-6)  El negro saca 3, 3 y 6.
1 17-23    Una ficha negra va de la 17 a la 23.
1 23-26    Una ficha negra va de la 23 a la 26.
1 22-25    Una ficha negra va de la 22 a la 25. El turno pasa al blanco.
0 (1-2-5)  El blanco saca 1, 2 y 5.
0 11-13    Una ficha blanca va de la 11 a la 13.
0 4a-5a    Una ficha blanca va de la 4a a la 5a.
0 4a-9     Una ficha blanca va de la 4a a la 9. El turno pasa al negro.
1 (1-3-4)  El negro saca 1, 3 y 4.
1 28-29    Una ficha negra va de la 28 a la 29.
1 25-29    Una ficha negra va de la 25 a la 29.
1 5b-8     Una ficha negra va de la 5b a la 8. El turno pasa al blanco.
0 (2-4-6)  El blanco saca 2, 4 y 6.
0 9-13     Una ficha blanca va de la 9 a la 13.
0 5a-7     Una ficha blanca va de la 5a a la 7.
0 5a-11    Una ficha blanca va de la 5a a la 11. El turno pasa al negro.
1 (4-6-6)  El negro saca 4, 6 y 6.
1 8-14     Una ficha negra va de la 8 a la 14.
1 14-18    Una ficha negra va de la 14 a la 18.
1 18-24    Una ficha negra va de la 18 a la 24. El turno pasa al blanco.
0 (1-3-5)  El blanco saca 1, 3 y 5.
0 13-18    Una ficha blanca va de la 13 a la 18.
0 21-22    Una ficha blanca va de la 21 a la 22.
0 13-16    Una ficha blanca va de la 13 a la 16. El turno pasa al negro.
1 (4-5-6)  El negro saca 4, 5 y 6.
1 24-28    Una ficha negra va de la 24 a la 28.
1 26-off   Una ficha negra sale del tablero desde la 26.
1 25-off   Una ficha negra sale del tablero desde la 25. El turno pasa al blanco.
0 (1-5-6)  El blanco saca 1, 5 y 6.
0 13-18    Una ficha blanca va de la 13 a la 18.
0 16-22    Una ficha blanca va de la 16 a la 22.
0 13-14    Una ficha blanca va de la 13 a la 14. El turno pasa al negro.
1 (2-3-4)  El negro saca 2, 3 y 4.
1 27-off   Una ficha negra sale del tablero desde la 27.
1 29-off   Una ficha negra sale del tablero desde la 29.
1 28-off   Una ficha negra sale del tablero desde la 28. El turno pasa al blanco.
0 (1-1-3)  El blanco saca 1, 1 y 3.
0 13-14    Una ficha blanca va de la 13 a la 14.
0 18-21    Una ficha blanca va de la 18 a la 21.
0 21-22    Una ficha blanca va de la 21 a la 22. El turno pasa al negro.
1 (1-6-6)  El negro saca 1, 6 y 6.
1 28-29    Una ficha negra va de la 28 a la 29. Los dados 6 y 6 no se pueden usar. El turno pasa al blanco.
0 (6-6-6)  El blanco saca 6, 6 y 6.
0 22-28    Una ficha blanca va de la 22 a la 28.
0 22-28    Una ficha blanca va de la 22 a la 28.
0 7-13     Una ficha blanca va de la 7 a la 13. El turno pasa al negro.
1 (1-2-4)  El negro saca 1, 2 y 4.
1 27-29    Una ficha negra va de la 27 a la 29.
1 27-off   Una ficha negra sale del tablero desde la 27. El 1 no se puede usar. El turno pasa al blanco.
0 (4-5-6)  El blanco saca 4, 5 y 6.
0 13-18    Una ficha blanca va de la 13 a la 18.
0 18-22    Una ficha blanca va de la 18 a la 22.
0 18-24    Una ficha blanca va de la 18 a la 24. El turno pasa al negro.
1 (6-6-6)  El negro saca 6, 6 y 6. No puede usar ningún dado. El turno pasa al blanco.
0 (1-1-3)  El blanco saca 1, 1 y 3.
0 22-23    Una ficha blanca va de la 22 a la 23.
0 24-25    Una ficha blanca va de la 24 a la 25.
0 11-14    Una ficha blanca va de la 11 a la 14. El turno pasa al negro.
1 (2-4-5)  El negro saca 2, 4 y 5.
1 29-off   Una ficha negra sale del tablero desde la 29. Los dados 4 y 5 no se pueden usar. El turno pasa al blanco.
0 (1-2-5)  El blanco saca 1, 2 y 5.
0 22-27    Una ficha blanca va de la 22 a la 27.
0 25-27    Una ficha blanca va de la 25 a la 27.
0 27-28    Una ficha blanca va de la 27 a la 28. El turno pasa al negro.
1 (2-3-3)  El negro saca 2, 3 y 3.
1 29-off   Una ficha negra sale del tablero desde la 29. Los dados 3 y 3 no se pueden usar. El turno pasa al blanco.
0 (1-2-3)  El blanco saca 1, 2 y 3.
0 14-15    Una ficha blanca va de la 14 a la 15.
0 14-16    Una ficha blanca va de la 14 a la 16.
0 16-19    Una ficha blanca va de la 16 a la 19. El turno pasa al negro.
1 (1-2-3)  El negro saca 1, 2 y 3.
1 29-off   Una ficha negra sale del tablero desde la 29. Los dados 1 y 3 no se pueden usar. El turno pasa al blanco.
0 (2-4-5)  El blanco saca 2, 4 y 5.
0 23-27    Una ficha blanca va de la 23 a la 27.
0 14-16    Una ficha blanca va de la 14 a la 16.
0 19-24    Una ficha blanca va de la 19 a la 24. El turno pasa al negro.
1 (1-5-6)  El negro saca 1, 5 y 6. No puede usar ningún dado. El turno pasa al blanco.
0 (4-5-5)  El blanco saca 4, 5 y 5.
0 24-28    Una ficha blanca va de la 24 a la 28.
0 15-20    Una ficha blanca va de la 15 a la 20.
0 16-21    Una ficha blanca va de la 16 a la 21. El turno pasa al negro.
1 (1-3-4)  El negro saca 1, 3 y 4. No puede usar ningún dado. El turno pasa al blanco.
0 (1-3-3)  El blanco saca 1, 3 y 3.
0 21-24    Una ficha blanca va de la 21 a la 24.
0 24-27    Una ficha blanca va de la 24 a la 27.
0 27-28    Una ficha blanca va de la 27 a la 28. El turno pasa al negro.
1 (2-6-6)  El negro saca 2, 6 y 6.
1 29-off   Una ficha negra sale del tablero desde la 29. Los dados 6 y 6 no se pueden usar. El turno pasa al blanco.
0 (1-2-6)  El blanco saca 1, 2 y 6.
0 27-28    Una ficha blanca va de la 27 a la 28.
0 20-26    Una ficha blanca va de la 20 a la 26.
0 26-28    Una ficha blanca va de la 26 a la 28. El turno pasa al negro.
1 (1-2-4)  El negro saca 1, 2 y 4.
1 29-off   Una ficha negra sale del tablero desde la 29. Los dados 1 y 4 no se pueden usar. El turno pasa al blanco.
0 (4-5-6)  El blanco saca 4, 5 y 6.
0 27-off   Una ficha blanca sale del tablero desde la 27. Los dados 5 y 6 no se pueden usar. El turno pasa al negro.
1 (1-1-6)  El negro saca 1, 1 y 6. No puede usar ningún dado. El turno pasa al blanco.
0 (1-2-4)  El blanco saca 1, 2 y 4.
0 28-30    Una ficha blanca va de la 28 a la 30.
0 30-off   Una ficha blanca sale del tablero desde la 30. El 4 no se puede usar. El turno pasa al negro.
1 (2-2-5)  El negro saca 2, 2 y 5.
1 29-off   Una ficha negra sale del tablero desde la 29.
1 29-off   Una ficha negra sale del tablero desde la 29. El 5 no se puede usar. El turno pasa al blanco.
0 (1-1-4)  El blanco saca 1, 1 y 4.
0 30-off   Una ficha blanca sale del tablero desde la 30.
0 30-off   Una ficha blanca sale del tablero desde la 30. El 4 no se puede usar. El turno pasa al negro.
1 (2-2-3)  El negro saca 2, 2 y 3.
1 29-off   Una ficha negra sale del tablero desde la 29.
1 29-off   Una ficha negra sale del tablero desde la 29. Todas las fichas negras están fuera. Fin de la partida: gana el negro.

F-E3 Gana el negro, que ya ha sacado todas sus fichas; al blanco le quedan 11.
