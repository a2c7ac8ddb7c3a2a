0 (4)      Para ver quién empieza, el blanco saca un 4.
1 (4)      Para ver quién empieza, el negro saca un 4. Empate: vuelven a tirar el blanco y el negro.
0 (3)      Para ver quién empieza, el blanco saca un 3.
1 (4)      Para ver quién empieza, el negro saca un 4. Empieza el negro.
1 (5-6-6)  El negro saca 5, 6 y 6.
1 hand-6b  Una ficha negra entra en la 6b.
1 hand-6b  Una ficha negra entra en la 6b.
1 hand-5b  Una ficha negra entra en la 5b. El turno pasa al blanco.
0 (6-6-6)  El blanco saca 6, 6 y 6.
0 hand-6a  Una ficha blanca entra en la 6a.
0 hand-6a  Una ficha blanca entra en la 6a.
0 hand-6a  Una ficha blanca entra en la 6a. El turno pasa al negro.
1 (1-2-6)  El negro saca 1, 2 y 6.
1 hand-1b  Una ficha negra entra en la 1b.
1 hand-6b  Una ficha negra entra en la 6b. Ya han entrado todas las fichas negras: pueden salir de su fila.
1 6b-8     Una ficha negra va de la 6b a la 8. El turno pasa al blanco.
0 (2-4-4)  El blanco saca 2, 4 y 4.
0 hand-2a  Una ficha blanca entra en la 2a.
0 hand-4a  Una ficha blanca entra en la 4a. Ya han entrado todas las fichas blancas: pueden salir de su fila.
0 4a-8     Una ficha blanca va de la 4a a la 8. Capturada la ficha negra de la 8: vuelve a la mano. El turno pasa al negro.
1 (4-5-6)  El negro saca 4, 5 y 6. Le han capturado una ficha: debe meterla antes de mover.
1 hand-6b  Una ficha negra entra en la 6b.
1 5b-9     Una ficha negra va de la 5b a la 9.
1 1b-6b    Una ficha negra va de la 1b a la 6b. El turno pasa al blanco.
0 (2-2-3)  El blanco saca 2, 2 y 3.
0 6a-8     Una ficha blanca va de la 6a a la 8.
0 8-11     Una ficha blanca va de la 8 a la 11.
0 6a-8     Una ficha blanca va de la 6a a la 8. El turno pasa al negro.
1 (1-6-6)  El negro saca 1, 6 y 6.
1 6b-7     Una ficha negra va de la 6b a la 7.
1 6b-12    Una ficha negra va de la 6b a la 12.
1 9-15     Una ficha negra va de la 9 a la 15. El turno pasa al blanco.
0 (2-5-5)  El blanco saca 2, 5 y 5.
0 6a-8     Una ficha blanca va de la 6a a la 8.
0 11-16    Una ficha blanca va de la 11 a la 16.
0 8-13     Una ficha blanca va de la 8 a la 13. El turno pasa al negro.
1 (3-3-6)  El negro saca 3, 3 y 6.
1 7-10     Una ficha negra va de la 7 a la 10.
1 15-18    Una ficha negra va de la 15 a la 18.
1 10-16    Una ficha negra va de la 10 a la 16. Capturada la ficha blanca de la 16: vuelve a la mano. El turno pasa al blanco.
0 (2-2-6)  El blanco saca 2, 2 y 6. Le han capturado una ficha: debe meterla antes de mover.
0 hand-6a  Una ficha blanca entra en la 6a.
0 6a-8     Una ficha blanca va de la 6a a la 8.
0 13-15    Una ficha blanca va de la 13 a la 15. El turno pasa al negro.
1 (5-6-6)  El negro saca 5, 6 y 6.
1 18-24    Una ficha negra va de la 18 a la 24.
1 6b-11    Una ficha negra va de la 6b a la 11.
1 24-30    Una ficha negra va de la 24 a la 30. El turno pasa al blanco.
0 (1-1-4)  El blanco saca 1, 1 y 4.
0 15-19    Una ficha blanca va de la 15 a la 19.
0 19-20    Una ficha blanca va de la 19 a la 20.
0 8-9      Una ficha blanca va de la 8 a la 9. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5.
1 11-16    Una ficha negra va de la 11 a la 16.
1 12-13    Una ficha negra va de la 12 a la 13.
1 13-16    Una ficha negra va de la 13 a la 16. El turno pasa al blanco.
0 (1-2-4)  El blanco saca 1, 2 y 4.
0 20-24    Una ficha blanca va de la 20 a la 24.
0 9-10     Una ficha blanca va de la 9 a la 10.
0 10-12    Una ficha blanca va de la 10 a la 12. El turno pasa al negro.
1 (4-5-5)  El negro saca 4, 5 y 5.
1 6b-10    Una ficha negra va de la 6b a la 10.
1 10-15    Una ficha negra va de la 10 a la 15.
1 15-20    Una ficha negra va de la 15 a la 20. El turno pasa al blanco.
0 (2-2-4)  El blanco saca 2, 2 y 4.
0 8-12     Una ficha blanca va de la 8 a la 12.
0 12-14    Una ficha blanca va de la 12 a la 14.
0 12-14    Una ficha blanca va de la 12 a la 14. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5.
1 16-19    Una ficha negra va de la 16 a la 19.
1 16-21    Una ficha negra va de la 16 a la 21.
1 21-22    Una ficha negra va de la 21 a la 22. El turno pasa al blanco.
0 (1-5-5)  El blanco saca 1, 5 y 5.
0 2a-7     Una ficha blanca va de la 2a a la 7.
0 8-13     Una ficha blanca va de la 8 a la 13.
0 13-14    Una ficha blanca va de la 13 a la 14. El turno pasa al negro.
1 (1-5-6)  El negro saca 1, 5 y 6.
1 16-21    Una ficha negra va de la 16 a la 21.
1 20-21    Una ficha negra va de la 20 a la 21.
1 22-28    Una ficha negra va de la 22 a la 28. El turno pasa al blanco.
0 (2-2-5)  El blanco saca 2, 2 y 5.
0 24-29    Una ficha blanca va de la 24 a la 29.
0 14-16    Una ficha blanca va de la 14 a la 16.
0 14-16    Una ficha blanca va de la 14 a la 16. El turno pasa al negro.
1 (1-5-6)  El negro saca 1, 5 y 6.
1 28-29    Una ficha negra va de la 28 a la 29. Capturada la ficha blanca de la 29: vuelve a la mano.
1 19-24    Una ficha negra va de la 19 a la 24.
1 21-27    Una ficha negra va de la 21 a la 27. El turno pasa al blanco.
0 (1-5-6)  El blanco saca 1, 5 y 6. Le han capturado una ficha: debe meterla antes de mover.
0 hand-5a  Una ficha blanca entra en la 5a.
0 7-8      Una ficha blanca va de la 7 a la 8.
0 8-14     Una ficha blanca va de la 8 a la 14. El turno pasa al negro.
1 (3-4-6)  El negro saca 3, 4 y 6.
1 21-24    Una ficha negra va de la 21 a la 24.
1 24-30    Una ficha negra va de la 24 a la 30.
1 24-28    Una ficha negra va de la 24 a la 28. El turno pasa al blanco.
0 (2-3-4)  El blanco saca 2, 3 y 4.
0 14-16    Una ficha blanca va de la 14 a la 16.
0 5a-8     Una ficha blanca va de la 5a a la 8.
0 16-20    Una ficha blanca va de la 16 a la 20. El turno pasa al negro.
1 (3-3-6)  El negro saca 3, 3 y 6.
1 28-off   Una ficha negra sale del tablero desde la 28.
1 27-30    Una ficha negra va de la 27 a la 30. El 6 no se puede usar. El turno pasa al blanco.
0 (1-2-6)  El blanco saca 1, 2 y 6.
0 20-26    Una ficha blanca va de la 20 a la 26.
0 14-16    Una ficha blanca va de la 14 a la 16.
0 16-17    Una ficha blanca va de la 16 a la 17. El turno pasa al negro.
1 (2-4-5)  El negro saca 2, 4 y 5.
1 29-off   Una ficha negra sale del tablero desde la 29. Los dados 4 y 5 no se pueden usar. El turno pasa al blanco.
0 (3-5-6)  El blanco saca 3, 5 y 6.
0 17-20    Una ficha blanca va de la 17 a la 20.
0 16-21    Una ficha blanca va de la 16 a la 21.
0 8-14     Una ficha blanca va de la 8 a la 14. El turno pasa al negro.
1 (1-3-5)  El negro saca 1, 3 y 5.
1 30-off   Una ficha negra sale del tablero desde la 30. Los dados 3 y 5 no se pueden usar. El turno pasa al blanco.
0 (2-3-6)  El blanco saca 2, 3 y 6.
0 21-27    Una ficha blanca va de la 21 a la 27.
0 14-16    Una ficha blanca va de la 14 a la 16.
0 20-23    Una ficha blanca va de la 20 a la 23. El turno pasa al negro.
1 (1-4-5)  El negro saca 1, 4 y 5.
1 30-off   Una ficha negra sale del tablero desde la 30. Los dados 4 y 5 no se pueden usar. El turno pasa al blanco.
0 (3-6-6)  El blanco saca 3, 6 y 6.
0 16-19    Una ficha blanca va de la 16 a la 19.
0 16-22    Una ficha blanca va de la 16 a la 22.
0 23-29    Una ficha blanca va de la 23 a la 29. El turno pasa al negro.
1 (1-5-6)  El negro saca 1, 5 y 6.
1 30-off   Una ficha negra sale del tablero desde la 30. Todas las fichas negras están fuera. Fin de la partida: gana el negro.

F-E3 Gana el negro, que ya ha sacado todas sus fichas; al blanco le quedan 5.
