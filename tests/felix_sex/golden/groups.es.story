1 (3-5-6)  El negro saca 3, 5 y 6.
1 hand-6b  Una ficha negra entra en la 6b.
1 hand-5b  Una ficha negra entra en la 5b.
1 hand-3b  Una ficha negra entra en la 3b. El turno pasa al blanco.
0 (3-3-5)  El blanco saca 3, 3 y 5.
0 hand-3a  Una ficha blanca entra en la 3a.
0 hand-3a  Una ficha blanca entra en la 3a.
0 hand-5a  Una ficha blanca entra en la 5a. El turno pasa al negro.
1 (3-3-4)  El negro saca 3, 3 y 4.
1 3b-6b    Una ficha negra va de la 3b a la 6b.
1 hand-4b  Una ficha negra entra en la 4b.
1 hand-3b  Una ficha negra entra en la 3b. El turno pasa al blanco.
0 (4-4-5)  El blanco saca 4, 4 y 5.
0 hand-4a  Una ficha blanca entra en la 4a.
0 hand-4a  Una ficha blanca entra en la 4a.
0 hand-5a  Una ficha blanca entra en la 5a. Ya han entrado todas las fichas blancas: pueden salir de su fila. El turno pasa al negro.
1 (2-3-4)  El negro saca 2, 3 y 4.
1 hand-4b  Una ficha negra entra en la 4b. Ya han entrado todas las fichas negras: pueden salir de su fila.
1 6b*2-8   El negro mueve juntas 2 fichas de la 6b a la 8.
1 4b*2-7   El negro mueve juntas 2 fichas de la 4b a la 7. El turno pasa al blanco.
0 (2-2-2)  El blanco saca 2, 2 y 2.
0 4a*2-6a  El blanco mueve juntas 2 fichas de la 4a a la 6a.
0 3a*2-5a  El blanco mueve juntas 2 fichas de la 3a a la 5a.
0 5a*3-7   El blanco mueve juntas 3 fichas de la 5a a la 7. Capturada la pila negra de la 7: las dos fichas vuelven a la mano. El turno pasa al negro.
1 (2-4-5)  El negro saca 2, 4 y 5. Le han capturado 2 fichas: debe meterlas antes de mover.
1 hand-4b  Una ficha negra entra en la 4b.
1 hand-2b  Una ficha negra entra en la 2b.
1 8*2-13   El negro mueve juntas 2 fichas de la 8 a la 13. El turno pasa al blanco.
0 (2-3-6)  El blanco saca 2, 3 y 6.
0 5a-7     Una ficha blanca va de la 5a a la 7.
0 6a*2-9   El blanco mueve juntas 2 fichas de la 6a a la 9.
0 9*2-15   El blanco mueve juntas 2 fichas de la 9 a la 15. El turno pasa al negro.
1 (2-3-4)  El negro saca 2, 3 y 4.
1 13*2-17  El negro mueve juntas 2 fichas de la 13 a la 17.
1 17*2-20  El negro mueve juntas 2 fichas de la 17 a la 20.
1 20*2-22  El negro mueve juntas 2 fichas de la 20 a la 22. El turno pasa al blanco.
0 (1-4-6)  El blanco saca 1, 4 y 6.
0 15*2-16  El blanco mueve juntas 2 fichas de la 15 a la 16.
0 7-13     Una ficha blanca va de la 7 a la 13.
0 7*3-11   El blanco mueve juntas 3 fichas de la 7 a la 11. El turno pasa al negro.
1 (2-3-5)  El negro saca 2, 3 y 5.
1 3b-8     Una ficha negra va de la 3b a la 8.
1 2b-5b    Una ficha negra va de la 2b a la 5b.
1 5b*2-7   El negro mueve juntas 2 fichas de la 5b a la 7. El turno pasa al blanco.
0 (2-4-6)  El blanco saca 2, 4 y 6.
0 11-13    Una ficha blanca va de la 11 a la 13.
0 13*2-19  El blanco mueve juntas 2 fichas de la 13 a la 19.
0 11*2-15  El blanco mueve juntas 2 fichas de la 11 a la 15. El turno pasa al negro.
1 (1-3-3)  El negro saca 1, 3 y 3.
1 4b-7     Una ficha negra va de la 4b a la 7.
1 22*2-25  El negro mueve juntas 2 fichas de la 22 a la 25.
1 25*2-26  El negro mueve juntas 2 fichas de la 25 a la 26. El turno pasa al blanco.
0 (1-4-6)  El blanco saca 1, 4 y 6.
0 16*2-22  El blanco mueve juntas 2 fichas de la 16 a la 22.
0 22*2-23  El blanco mueve juntas 2 fichas de la 22 a la 23.
0 15*2-19  El blanco mueve juntas 2 fichas de la 15 a la 19. El turno pasa al negro.
1 (2-5-6)  El negro saca 2, 5 y 6.
1 8-13     Una ficha negra va de la 8 a la 13.
1 7*2-9    El negro mueve juntas 2 fichas de la 7 a la 9.
1 9*2-15   El negro mueve juntas 2 fichas de la 9 a la 15. El turno pasa al blanco.
0 (1-4-6)  El blanco saca 1, 4 y 6.
0 19-20    Una ficha blanca va de la 19 a la 20.
0 19*3-23  El blanco mueve juntas 3 fichas de la 19 a la 23.
0 23*5-29  El blanco mueve juntas 5 fichas de la 23 a la 29. El turno pasa al negro.
1 (1-3-6)  El negro saca 1, 3 y 6.
1 15*2-21  El negro mueve juntas 2 fichas de la 15 a la 21.
1 21*2-22  El negro mueve juntas 2 fichas de la 21 a la 22.
1 22-25    Una ficha negra va de la 22 a la 25. El turno pasa al blanco.
0 (2-3-5)  El blanco saca 2, 3 y 5.
0 20-25    Una ficha blanca va de la 20 a la 25. Capturada la ficha negra de la 25: vuelve a la mano.
0 29-off   Una ficha blanca sale del tablero desde la 29.
0 25-28    Una ficha blanca va de la 25 a la 28. El turno pasa al negro.
1 (3-4-5)  El negro saca 3, 4 y 5. Le han capturado una ficha: debe meterla antes de mover.
1 hand-3b  Una ficha negra entra en la 3b.
1 26-30    Una ficha negra va de la 26 a la 30.
1 7-12     Una ficha negra va de la 7 a la 12. El turno pasa al blanco.
0 (4-5-6)  El blanco saca 4, 5 y 6. No puede usar ningún dado. El turno pasa al negro.
1 (1-2-3)  El negro saca 1, 2 y 3.
1 12-14    Una ficha negra va de la 12 a la 14.
1 14-15    Una ficha negra va de la 14 a la 15.
1 13-16    Una ficha negra va de la 13 a la 16. El turno pasa al blanco.
0 (5-5-6)  El blanco saca 5, 5 y 6. No puede usar ningún dado. El turno pasa al negro.
1 (3-4-6)  El negro saca 3, 4 y 6.
1 16-19    Una ficha negra va de la 16 a la 19.
1 15-19    Una ficha negra va de la 15 a la 19.
1 19*2-25  El negro mueve juntas 2 fichas de la 19 a la 25. El turno pasa al blanco.
0 (3-4-6)  El blanco saca 3, 4 y 6.
0 28-off   Una ficha blanca sale del tablero desde la 28. Los dados 4 y 6 no se pueden usar. El turno pasa al negro.
1 (4-4-5)  El negro saca 4, 4 y 5.
1 3b-7     Una ficha negra va de la 3b a la 7.
1 7-11     Una ficha negra va de la 7 a la 11.
1 25*2-30  El negro mueve juntas 2 fichas de la 25 a la 30. El turno pasa al blanco.
0 (2-4-5)  El blanco saca 2, 4 y 5.
0 29-off   Una ficha blanca sale del tablero desde la 29. Los dados 4 y 5 no se pueden usar. El turno pasa al negro.
1 (4-5-5)  El negro saca 4, 5 y 5.
1 22-26    Una ficha negra va de la 22 a la 26.
1 11-16    Una ficha negra va de la 11 a la 16.
1 16-21    Una ficha negra va de la 16 a la 21. El turno pasa al blanco.
0 (1-3-6)  El blanco saca 1, 3 y 6. No puede usar ningún dado. El turno pasa al negro.
1 (1-1-1)  El negro saca 1, 1 y 1.
1 26*2-27  El negro mueve juntas 2 fichas de la 26 a la 27.
1 27-28    Una ficha negra va de la 27 a la 28.
1 27-28    Una ficha negra va de la 27 a la 28. El turno pasa al blanco.
0 (2-3-5)  El blanco saca 2, 3 y 5.
0 29-off   Una ficha blanca sale del tablero desde la 29. Los dados 3 y 5 no se pueden usar. El turno pasa al negro.
1 (5-5-6)  El negro saca 5, 5 y 6.
1 21-26    Una ficha negra va de la 21 a la 26.
1 26-off   Una ficha negra sale del tablero desde la 26. El 6 no se puede usar. El turno pasa al blanco.
0 (3-4-5)  El blanco saca 3, 4 y 5. No puede usar ningún dado. El turno pasa al negro.
1 (2-2-5)  El negro saca 2, 2 y 5.
1 28-30    Una ficha negra va de la 28 a la 30.
1 28-30    Una ficha negra va de la 28 a la 30. El 5 no se puede usar. El turno pasa al blanco.
0 (1-3-5)  El blanco saca 1, 3 y 5. No puede usar ningún dado. El turno pasa al negro.
1 (2-5-6)  El negro saca 2, 5 y 6. No puede usar ningún dado. El turno pasa al blanco.
0 (2-3-6)  El blanco saca 2, 3 y 6.
0 29-off   Una ficha blanca sale del tablero desde la 29. Los dados 3 y 6 no se pueden usar. El turno pasa al negro.
1 (1-5-6)  El negro saca 1, 5 y 6.
1 30-off   Una ficha negra sale del tablero desde la 30. Los dados 5 y 6 no se pueden usar. El turno pasa al blanco.
0 (2-4-6)  El blanco saca 2, 4 y 6.
0 29-off   Una ficha blanca sale del tablero desde la 29. Todas las fichas blancas están fuera. Fin de la partida: gana el blanco.

F-E3 Gana el blanco, que ya ha sacado todas sus fichas; al negro le quedan 4.
