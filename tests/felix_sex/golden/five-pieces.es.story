0 (1)      Para ver quién empieza, el blanco saca un 1.
1 (1)      Para ver quién empieza, el negro saca un 1. Empate: vuelven a tirar el blanco y el negro.
0 (1)      Para ver quién empieza, el blanco saca un 1.
1 (6)      Para ver quién empieza, el negro saca un 6. Empieza el negro.
1 (4-4-5)  El negro saca 4, 4 y 5.
1 hand-4b  Una ficha negra entra en la 4b.
1 hand-4b  Una ficha negra entra en la 4b.
1 hand-5b  Una ficha negra entra en la 5b. El turno pasa al blanco.
0 (1-3-4)  El blanco saca 1, 3 y 4.
0 hand-1a  Una ficha blanca entra en la 1a.
0 hand-4a  Una ficha blanca entra en la 4a.
0 1a-4a    Una ficha blanca va de la 1a a la 4a. El turno pasa al negro.
1 (2-5-5)  El negro saca 2, 5 y 5.
1 hand-5b  Una ficha negra entra en la 5b.
1 hand-5b  Una ficha negra entra en la 5b. Ya han entrado todas las fichas negras: pueden salir de su fila.
1 5b-7     Una ficha negra va de la 5b a la 7. El turno pasa al blanco.
0 (4-4-5)  El blanco saca 4, 4 y 5.
0 hand-5a  Una ficha blanca entra en la 5a.
0 hand-4a  Una ficha blanca entra en la 4a.
0 hand-4a  Una ficha blanca entra en la 4a. Ya han entrado todas las fichas blancas: pueden salir de su fila. El turno pasa al negro.
1 (4-5-6)  El negro saca 4, 5 y 6.
1 5b-10    Una ficha negra va de la 5b a la 10.
1 4b-10    Una ficha negra va de la 4b a la 10.
1 4b-8     Una ficha negra va de la 4b a la 8. El turno pasa al blanco.
0 (1-3-6)  El blanco saca 1, 3 y 6.
0 5a-8     Una ficha blanca va de la 5a a la 8. Capturada la ficha negra de la 8: vuelve a la mano.
0 4a-5a    Una ficha blanca va de la 4a a la 5a.
0 8-14     Una ficha blanca va de la 8 a la 14. El turno pasa al negro.
1 (1-3-4)  El negro saca 1, 3 y 4. Le han capturado una ficha: debe meterla antes de mover.
1 hand-1b  Una ficha negra entra en la 1b.
1 10-14    Una ficha negra va de la 10 a la 14. Capturada la ficha blanca de la 14: vuelve a la mano.
1 14-17    Una ficha negra va de la 14 a la 17. El turno pasa al blanco.
0 (3-3-5)  El blanco saca 3, 3 y 5. Le han capturado una ficha: debe meterla antes de mover.
0 hand-5a  Una ficha blanca entra en la 5a.
0 5a-8     Una ficha blanca va de la 5a a la 8.
0 4a-7     Una ficha blanca va de la 4a a la 7. Capturada la ficha negra de la 7: vuelve a la mano. El turno pasa al negro.
1 (3-4-4)  El negro saca 3, 4 y 4. Le han capturado una ficha: debe meterla antes de mover.
1 hand-3b  Una ficha negra entra en la 3b.
1 3b-7     Una ficha negra va de la 3b a la 7. Capturada la ficha blanca de la 7: vuelve a la mano.
1 7-11     Una ficha negra va de la 7 a la 11. El turno pasa al blanco.
0 (2-3-4)  El blanco saca 2, 3 y 4. Le han capturado una ficha: debe meterla antes de mover.
0 hand-2a  Una ficha blanca entra en la 2a.
0 4a-7     Una ficha blanca va de la 4a a la 7.
0 5a-9     Una ficha blanca va de la 5a a la 9. El turno pasa al negro.
1 (1-3-4)  El negro saca 1, 3 y 4.
1 5b-8     Una ficha negra va de la 5b a la 8. Capturada la ficha blanca de la 8: vuelve a la mano.
1 8-9      Una ficha negra va de la 8 a la 9. Capturada la ficha blanca de la 9: vuelve a la mano.
1 17-21    Una ficha negra va de la 17 a la 21. El turno pasa al blanco.
0 (2-3-6)  El blanco saca 2, 3 y 6. Le han capturado 2 fichas: debe meterlas antes de mover.
0 hand-6a  Una ficha blanca entra en la 6a.
0 hand-2a  Una ficha blanca entra en la 2a.
0 2a-5a    Una ficha blanca va de la 2a a la 5a. El turno pasa al negro.
1 (3-6-6)  El negro saca 3, 6 y 6.
1 9-12     Una ficha negra va de la 9 a la 12.
1 10-16    Una ficha negra va de la 10 a la 16.
1 16-22    Una ficha negra va de la 16 a la 22. El turno pasa al blanco.
0 (1-3-3)  El blanco saca 1, 3 y 3.
0 4a-5a    Una ficha blanca va de la 4a a la 5a.
0 5a-8     Una ficha blanca va de la 5a a la 8.
0 5a-8     Una ficha blanca va de la 5a a la 8. El turno pasa al negro.
1 (2-2-5)  El negro saca 2, 2 y 5.
1 11-16    Una ficha negra va de la 11 a la 16.
1 1b-3b    Una ficha negra va de la 1b a la 3b.
1 16-18    Una ficha negra va de la 16 a la 18. El turno pasa al blanco.
0 (3-4-6)  El blanco saca 3, 4 y 6.
0 6a-10    Una ficha blanca va de la 6a a la 10.
0 2a-8     Una ficha blanca va de la 2a a la 8.
0 8-11     Una ficha blanca va de la 8 a la 11. El turno pasa al negro.
1 (4-5-6)  El negro saca 4, 5 y 6.
1 21-25    Una ficha negra va de la 21 a la 25.
1 18-24    Una ficha negra va de la 18 a la 24.
1 24-29    Una ficha negra va de la 24 a la 29. El turno pasa al blanco.
0 (5-6-6)  El blanco saca 5, 6 y 6.
0 11-16    Una ficha blanca va de la 11 a la 16.
0 8-14     Una ficha blanca va de la 8 a la 14.
0 10-16    Una ficha blanca va de la 10 a la 16. El turno pasa al negro.
1 (5-6-6)  El negro saca 5, 6 y 6.
1 12-17    Una ficha negra va de la 12 a la 17.
1 3b-9     Una ficha negra va de la 3b a la 9.
1 17-23    Una ficha negra va de la 17 a la 23. El turno pasa al blanco.
0 (1-1-3)  El blanco saca 1, 1 y 3.
0 8-11     Una ficha blanca va de la 8 a la 11.
0 11-12    Una ficha blanca va de la 11 a la 12.
0 16-17    Una ficha blanca va de la 16 a la 17. El turno pasa al negro.
1 (3-6-6)  El negro saca 3, 6 y 6.
1 23-26    Una ficha negra va de la 23 a la 26.
1 9-15     Una ficha negra va de la 9 a la 15.
1 15-21    Una ficha negra va de la 15 a la 21. El turno pasa al blanco.
0 (3-4-5)  El blanco saca 3, 4 y 5.
0 17-22    Una ficha blanca va de la 17 a la 22. Capturada la ficha negra de la 22: vuelve a la mano.
0 7-11     Una ficha blanca va de la 7 a la 11.
0 16-19    Una ficha blanca va de la 16 a la 19. El turno pasa al negro.
1 (1-4-6)  El negro saca 1, 4 y 6. Le han capturado una ficha: debe meterla antes de mover.
1 hand-6b  Una ficha negra entra en la 6b.
1 25-26    Una ficha negra va de la 25 a la 26.
1 21-25    Una ficha negra va de la 21 a la 25. El turno pasa al blanco.
0 (2-2-2)  El blanco saca 2, 2 y 2.
0 19-21    Una ficha blanca va de la 19 a la 21.
0 21-23    Una ficha blanca va de la 21 a la 23.
0 14-16    Una ficha blanca va de la 14 a la 16. El turno pasa al negro.
1 (2-2-3)  El negro saca 2, 2 y 3.
1 26-29    Una ficha negra va de la 26 a la 29.
1 25-27    Una ficha negra va de la 25 a la 27.
1 6b-8     Una ficha negra va de la 6b a la 8. El turno pasa al blanco.
0 (3-3-5)  El blanco saca 3, 3 y 5.
0 11-16    Una ficha blanca va de la 11 a la 16.
0 16-19    Una ficha blanca va de la 16 a la 19.
0 12-15    Una ficha blanca va de la 12 a la 15. El turno pasa al negro.
1 (1-3-4)  El negro saca 1, 3 y 4.
1 29-30    Una ficha negra va de la 29 a la 30.
1 8-12     Una ficha negra va de la 8 a la 12.
1 12-15    Una ficha negra va de la 12 a la 15. Capturada la ficha blanca de la 15: vuelve a la mano. El turno pasa al blanco.
0 (1-1-5)  El blanco saca 1, 1 y 5. Le han capturado una ficha: debe meterla antes de mover.
0 hand-5a  Una ficha blanca entra en la 5a.
0 5a-6a    Una ficha blanca va de la 5a a la 6a.
0 6a-7     Una ficha blanca va de la 6a a la 7. El turno pasa al negro.
1 (2-4-5)  El negro saca 2, 4 y 5.
1 15-19    Una ficha negra va de la 15 a la 19. Capturada la ficha blanca de la 19: vuelve a la mano.
1 19-21    Una ficha negra va de la 19 a la 21.
1 21-26    Una ficha negra va de la 21 a la 26. El turno pasa al blanco.
0 (4-6-6)  El blanco saca 4, 6 y 6. Le han capturado una ficha: debe meterla antes de mover.
0 hand-4a  Una ficha blanca entra en la 4a.
0 22-28    Una ficha blanca va de la 22 a la 28.
0 4a-10    Una ficha blanca va de la 4a a la 10. El turno pasa al negro.
1 (1-5-5)  El negro saca 1, 5 y 5.
1 30-off   Una ficha negra sale del tablero desde la 30.
1 26-off   Una ficha negra sale del tablero desde la 26.
1 26-off   Una ficha negra sale del tablero desde la 26. El turno pasa al blanco.
0 (1-4-5)  El blanco saca 1, 4 y 5.
0 23-28    Una ficha blanca va de la 23 a la 28.
0 16-17    Una ficha blanca va de la 16 a la 17.
0 10-14    Una ficha blanca va de la 10 a la 14. El turno pasa al negro.
1 (3-4-5)  El negro saca 3, 4 y 5.
1 27-off   Una ficha negra sale del tablero desde la 27. Los dados 3 y 5 no se pueden usar. El turno pasa al blanco.
0 (3-6-6)  El blanco saca 3, 6 y 6.
0 17-20    Una ficha blanca va de la 17 a la 20.
0 7-13     Una ficha blanca va de la 7 a la 13.
0 14-20    Una ficha blanca va de la 14 a la 20. El turno pasa al negro.
1 (1-3-4)  El negro saca 1, 3 y 4.
1 29-30    Una ficha negra va de la 29 a la 30. Los dados 3 y 4 no se pueden usar. El turno pasa al blanco.
0 (1-2-3)  El blanco saca 1, 2 y 3.
0 13-16    Una ficha blanca va de la 13 a la 16.
0 16-18    Una ficha blanca va de la 16 a la 18.
0 18-19    Una ficha blanca va de la 18 a la 19. El turno pasa al negro.
1 (3-5-5)  El negro saca 3, 5 y 5. No puede usar ningún dado. El turno pasa al blanco.
0 (1-4-5)  El blanco saca 1, 4 y 5.
0 20-25    Una ficha blanca va de la 20 a la 25.
0 19-23    Una ficha blanca va de la 19 a la 23.
0 25-26    Una ficha blanca va de la 25 a la 26. El turno pasa al negro.
1 (1-1-4)  El negro saca 1, 1 y 4.
1 30-off   Una ficha negra sale del tablero desde la 30. Todas las fichas negras están fuera. Fin de la partida: gana el negro.

F-E3 Gana el negro, que ya ha sacado todas sus fichas; al blanco le quedan 5.
