1 (3-5-6)  Negro: 3, 5 y 6.
1 hand-6b  Una ficha negra entra en 6b.
1 hand-5b  Una ficha negra entra en 5b.
1 hand-3b  Una ficha negra entra en 3b. El turno pasa a blanco.
0 (3-3-5)  Blanco: 3, 3 y 5.
0 hand-3a  Una ficha blanca entra en 3a.
0 hand-3a  Una ficha blanca entra en 3a.
0 hand-5a  Una ficha blanca entra en 5a. El turno pasa a negro.
1 (3-3-4)  Negro: 3, 3 y 4.
1 3b-6b    Una ficha negra va de 3b a 6b.
1 hand-4b  Una ficha negra entra en 4b.
1 hand-3b  Una ficha negra entra en 3b. El turno pasa a blanco.
0 (4-4-5)  Blanco: 4, 4 y 5.
0 hand-4a  Una ficha blanca entra en 4a.
0 hand-4a  Una ficha blanca entra en 4a.
0 hand-5a  Una ficha blanca entra en 5a. Todas las fichas blancas han entrado y pueden pasar de su fila. El turno pasa a negro.
1 (2-3-4)  Negro: 2, 3 y 4.
1 hand-4b  Una ficha negra entra en 4b. Todas las fichas negras han entrado y pueden pasar de su fila.
1 6b*2-8   2 fichas negras van juntas de 6b a 8.
1 4b*2-7   2 fichas negras van juntas de 4b a 7. El turno pasa a blanco.
0 (2-2-2)  Blanco: 2, 2 y 2.
0 4a*2-6a  2 fichas blancas van juntas de 4a a 6a.
0 3a*2-5a  2 fichas blancas van juntas de 3a a 5a.
0 5a*3-7   3 fichas blancas van juntas de 5a a 7. Las 2 fichas negras de 7 quedan capturadas y vuelven a la mano. El turno pasa a negro.
1 (2-4-5)  Negro: 2, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 2.
1 hand-4b  Una ficha negra entra en 4b.
1 hand-2b  Una ficha negra entra en 2b.
1 8*2-13   2 fichas negras van juntas de 8 a 13. El turno pasa a blanco.
0 (2-3-6)  Blanco: 2, 3 y 6.
0 5a-7     Una ficha blanca va de 5a a 7.
0 6a*2-9   2 fichas blancas van juntas de 6a a 9.
0 9*2-15   2 fichas blancas van juntas de 9 a 15. El turno pasa a negro.
1 (2-3-4)  Negro: 2, 3 y 4.
1 13*2-17  2 fichas negras van juntas de 13 a 17.
1 17*2-20  2 fichas negras van juntas de 17 a 20.
1 20*2-22  2 fichas negras van juntas de 20 a 22. El turno pasa a blanco.
0 (1-4-6)  Blanco: 1, 4 y 6.
0 15*2-16  2 fichas blancas van juntas de 15 a 16.
0 7-13     Una ficha blanca va de 7 a 13.
0 7*3-11   3 fichas blancas van juntas de 7 a 11. El turno pasa a negro.
1 (2-3-5)  Negro: 2, 3 y 5.
1 3b-8     Una ficha negra va de 3b a 8.
1 2b-5b    Una ficha negra va de 2b a 5b.
1 5b*2-7   2 fichas negras van juntas de 5b a 7. El turno pasa a blanco.
0 (2-4-6)  Blanco: 2, 4 y 6.
0 11-13    Una ficha blanca va de 11 a 13.
0 13*2-19  2 fichas blancas van juntas de 13 a 19.
0 11*2-15  2 fichas blancas van juntas de 11 a 15. El turno pasa a negro.
1 (1-3-3)  Negro: 1, 3 y 3.
1 4b-7     Una ficha negra va de 4b a 7.
1 22*2-25  2 fichas negras van juntas de 22 a 25.
1 25*2-26  2 fichas negras van juntas de 25 a 26. El turno pasa a blanco.
0 (1-4-6)  Blanco: 1, 4 y 6.
0 16*2-22  2 fichas blancas van juntas de 16 a 22.
0 22*2-23  2 fichas blancas van juntas de 22 a 23.
0 15*2-19  2 fichas blancas van juntas de 15 a 19. El turno pasa a negro.
1 (2-5-6)  Negro: 2, 5 y 6.
1 8-13     Una ficha negra va de 8 a 13.
1 7*2-9    2 fichas negras van juntas de 7 a 9.
1 9*2-15   2 fichas negras van juntas de 9 a 15. El turno pasa a blanco.
0 (1-4-6)  Blanco: 1, 4 y 6.
0 19-20    Una ficha blanca va de 19 a 20.
0 19*3-23  3 fichas blancas van juntas de 19 a 23.
0 23*5-29  5 fichas blancas van juntas de 23 a 29. El turno pasa a negro.
1 (1-3-6)  Negro: 1, 3 y 6.
1 15*2-21  2 fichas negras van juntas de 15 a 21.
1 21*2-22  2 fichas negras van juntas de 21 a 22.
1 22-25    Una ficha negra va de 22 a 25. El turno pasa a blanco.
0 (2-3-5)  Blanco: 2, 3 y 5.
0 20-25    Una ficha blanca va de 20 a 25. La ficha negra de 25 queda capturada y vuelve a la mano.
0 29-off   Sale una ficha blanca desde 29.
0 25-28    Una ficha blanca va de 25 a 28. El turno pasa a negro.
1 (3-4-5)  Negro: 3, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-3b  Una ficha negra entra en 3b.
1 26-30    Una ficha negra va de 26 a 30.
1 7-12     Una ficha negra va de 7 a 12. El turno pasa a blanco.
0 (4-5-6)  Blanco: 4, 5 y 6. Ningún dado se puede usar. El turno pasa a negro.
1 (1-2-3)  Negro: 1, 2 y 3.
1 12-14    Una ficha negra va de 12 a 14.
1 14-15    Una ficha negra va de 14 a 15.
1 13-16    Una ficha negra va de 13 a 16. El turno pasa a blanco.
0 (5-5-6)  Blanco: 5, 5 y 6. Ningún dado se puede usar. El turno pasa a negro.
1 (3-4-6)  Negro: 3, 4 y 6.
1 16-19    Una ficha negra va de 16 a 19.
1 15-19    Una ficha negra va de 15 a 19.
1 19*2-25  2 fichas negras van juntas de 19 a 25. El turno pasa a blanco.
0 (3-4-6)  Blanco: 3, 4 y 6.
0 28-off   Sale una ficha blanca desde 28. Sin uso posible: 4 y 6. El turno pasa a negro.
1 (4-4-5)  Negro: 4, 4 y 5.
1 3b-7     Una ficha negra va de 3b a 7.
1 7-11     Una ficha negra va de 7 a 11.
1 25*2-30  2 fichas negras van juntas de 25 a 30. El turno pasa a blanco.
0 (2-4-5)  Blanco: 2, 4 y 5.
0 29-off   Sale una ficha blanca desde 29. Sin uso posible: 4 y 5. El turno pasa a negro.
1 (4-5-5)  Negro: 4, 5 y 5.
1 22-26    Una ficha negra va de 22 a 26.
1 11-16    Una ficha negra va de 11 a 16.
1 16-21    Una ficha negra va de 16 a 21. El turno pasa a blanco.
0 (1-3-6)  Blanco: 1, 3 y 6. Ningún dado se puede usar. El turno pasa a negro.
1 (1-1-1)  Negro: 1, 1 y 1.
1 26*2-27  2 fichas negras van juntas de 26 a 27.
1 27-28    Una ficha negra va de 27 a 28.
1 27-28    Una ficha negra va de 27 a 28. El turno pasa a blanco.
0 (2-3-5)  Blanco: 2, 3 y 5.
0 29-off   Sale una ficha blanca desde 29. Sin uso posible: 3 y 5. El turno pasa a negro.
1 (5-5-6)  Negro: 5, 5 y 6.
1 21-26    Una ficha negra va de 21 a 26.
1 26-off   Sale una ficha negra desde 26. Sin uso posible: 6. El turno pasa a blanco.
0 (3-4-5)  Blanco: 3, 4 y 5. Ningún dado se puede usar. El turno pasa a negro.
1 (2-2-5)  Negro: 2, 2 y 5.
1 28-30    Una ficha negra va de 28 a 30.
1 28-30    Una ficha negra va de 28 a 30. Sin uso posible: 5. El turno pasa a blanco.
0 (1-3-5)  Blanco: 1, 3 y 5. Ningún dado se puede usar. El turno pasa a negro.
1 (2-5-6)  Negro: 2, 5 y 6. Ningún dado se puede usar. El turno pasa a blanco.
0 (2-3-6)  Blanco: 2, 3 y 6.
0 29-off   Sale una ficha blanca desde 29. Sin uso posible: 3 y 6. El turno pasa a negro.
1 (1-5-6)  Negro: 1, 5 y 6.
1 30-off   Sale una ficha negra desde 30. Sin uso posible: 5 y 6. El turno pasa a blanco.
0 (2-4-6)  Blanco: 2, 4 y 6.
0 29-off   Sale una ficha blanca desde 29. Todas las fichas blancas están fuera. Fin de la partida: victoria de blanco.

F-E3 Victoria de blanco: todas las fichas están fuera. Le quedan a negro: 4.
