0 (1)      Un 1 para blanco, a ver quién empieza.
1 (1)      Un 1 para negro, a ver quién empieza. Empate: vuelven a tirar blanco y negro.
0 (1)      Un 1 para blanco, a ver quién empieza.
1 (6)      Un 6 para negro, a ver quién empieza. La partida empieza por negro.
1 (4-4-5)  Negro: 4, 4 y 5.
1 hand-4b  Una ficha negra entra en 4b.
1 hand-4b  Una ficha negra entra en 4b.
1 hand-5b  Una ficha negra entra en 5b. El turno pasa a blanco.
0 (1-3-4)  Blanco: 1, 3 y 4.
0 hand-1a  Una ficha blanca entra en 1a.
0 hand-4a  Una ficha blanca entra en 4a.
0 1a-4a    Una ficha blanca va de 1a a 4a. El turno pasa a negro.
1 (2-5-5)  Negro: 2, 5 y 5.
1 hand-5b  Una ficha negra entra en 5b.
1 hand-5b  Una ficha negra entra en 5b. Todas las fichas negras han entrado y pueden pasar de su fila.
1 5b-7     Una ficha negra va de 5b a 7. El turno pasa a blanco.
0 (4-4-5)  Blanco: 4, 4 y 5.
0 hand-5a  Una ficha blanca entra en 5a.
0 hand-4a  Una ficha blanca entra en 4a.
0 hand-4a  Una ficha blanca entra en 4a. Todas las fichas blancas han entrado y pueden pasar de su fila. El turno pasa a negro.
1 (4-5-6)  Negro: 4, 5 y 6.
1 5b-10    Una ficha negra va de 5b a 10.
1 4b-10    Una ficha negra va de 4b a 10.
1 4b-8     Una ficha negra va de 4b a 8. El turno pasa a blanco.
0 (1-3-6)  Blanco: 1, 3 y 6.
0 5a-8     Una ficha blanca va de 5a a 8. La ficha negra de 8 queda capturada y vuelve a la mano.
0 4a-5a    Una ficha blanca va de 4a a 5a.
0 8-14     Una ficha blanca va de 8 a 14. El turno pasa a negro.
1 (1-3-4)  Negro: 1, 3 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-1b  Una ficha negra entra en 1b.
1 10-14    Una ficha negra va de 10 a 14. La ficha blanca de 14 queda capturada y vuelve a la mano.
1 14-17    Una ficha negra va de 14 a 17. El turno pasa a blanco.
0 (3-3-5)  Blanco: 3, 3 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-5a  Una ficha blanca entra en 5a.
0 5a-8     Una ficha blanca va de 5a a 8.
0 4a-7     Una ficha blanca va de 4a a 7. La ficha negra de 7 queda capturada y vuelve a la mano. El turno pasa a negro.
1 (3-4-4)  Negro: 3, 4 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-3b  Una ficha negra entra en 3b.
1 3b-7     Una ficha negra va de 3b a 7. La ficha blanca de 7 queda capturada y vuelve a la mano.
1 7-11     Una ficha negra va de 7 a 11. El turno pasa a blanco.
0 (2-3-4)  Blanco: 2, 3 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-2a  Una ficha blanca entra en 2a.
0 4a-7     Una ficha blanca va de 4a a 7.
0 5a-9     Una ficha blanca va de 5a a 9. El turno pasa a negro.
1 (1-3-4)  Negro: 1, 3 y 4.
1 5b-8     Una ficha negra va de 5b a 8. La ficha blanca de 8 queda capturada y vuelve a la mano.
1 8-9      Una ficha negra va de 8 a 9. La ficha blanca de 9 queda capturada y vuelve a la mano.
1 17-21    Una ficha negra va de 17 a 21. El turno pasa a blanco.
0 (2-3-6)  Blanco: 2, 3 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 2.
0 hand-6a  Una ficha blanca entra en 6a.
0 hand-2a  Una ficha blanca entra en 2a.
0 2a-5a    Una ficha blanca va de 2a a 5a. El turno pasa a negro.
1 (3-6-6)  Negro: 3, 6 y 6.
1 9-12     Una ficha negra va de 9 a 12.
1 10-16    Una ficha negra va de 10 a 16.
1 16-22    Una ficha negra va de 16 a 22. El turno pasa a blanco.
0 (1-3-3)  Blanco: 1, 3 y 3.
0 4a-5a    Una ficha blanca va de 4a a 5a.
0 5a-8     Una ficha blanca va de 5a a 8.
0 5a-8     Una ficha blanca va de 5a a 8. El turno pasa a negro.
1 (2-2-5)  Negro: 2, 2 y 5.
1 11-16    Una ficha negra va de 11 a 16.
1 1b-3b    Una ficha negra va de 1b a 3b.
1 16-18    Una ficha negra va de 16 a 18. El turno pasa a blanco.
0 (3-4-6)  Blanco: 3, 4 y 6.
0 6a-10    Una ficha blanca va de 6a a 10.
0 2a-8     Una ficha blanca va de 2a a 8.
0 8-11     Una ficha blanca va de 8 a 11. El turno pasa a negro.
1 (4-5-6)  Negro: 4, 5 y 6.
1 21-25    Una ficha negra va de 21 a 25.
1 18-24    Una ficha negra va de 18 a 24.
1 24-29    Una ficha negra va de 24 a 29. El turno pasa a blanco.
0 (5-6-6)  Blanco: 5, 6 y 6.
0 11-16    Una ficha blanca va de 11 a 16.
0 8-14     Una ficha blanca va de 8 a 14.
0 10-16    Una ficha blanca va de 10 a 16. El turno pasa a negro.
1 (5-6-6)  Negro: 5, 6 y 6.
1 12-17    Una ficha negra va de 12 a 17.
1 3b-9     Una ficha negra va de 3b a 9.
1 17-23    Una ficha negra va de 17 a 23. El turno pasa a blanco.
0 (1-1-3)  Blanco: 1, 1 y 3.
0 8-11     Una ficha blanca va de 8 a 11.
0 11-12    Una ficha blanca va de 11 a 12.
0 16-17    Una ficha blanca va de 16 a 17. El turno pasa a negro.
1 (3-6-6)  Negro: 3, 6 y 6.
1 23-26    Una ficha negra va de 23 a 26.
1 9-15     Una ficha negra va de 9 a 15.
1 15-21    Una ficha negra va de 15 a 21. El turno pasa a blanco.
0 (3-4-5)  Blanco: 3, 4 y 5.
0 17-22    Una ficha blanca va de 17 a 22. La ficha negra de 22 queda capturada y vuelve a la mano.
0 7-11     Una ficha blanca va de 7 a 11.
0 16-19    Una ficha blanca va de 16 a 19. El turno pasa a negro.
1 (1-4-6)  Negro: 1, 4 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-6b  Una ficha negra entra en 6b.
1 25-26    Una ficha negra va de 25 a 26.
1 21-25    Una ficha negra va de 21 a 25. El turno pasa a blanco.
0 (2-2-2)  Blanco: 2, 2 y 2.
0 19-21    Una ficha blanca va de 19 a 21.
0 21-23    Una ficha blanca va de 21 a 23.
0 14-16    Una ficha blanca va de 14 a 16. El turno pasa a negro.
1 (2-2-3)  Negro: 2, 2 y 3.
1 26-29    Una ficha negra va de 26 a 29.
1 25-27    Una ficha negra va de 25 a 27.
1 6b-8     Una ficha negra va de 6b a 8. El turno pasa a blanco.
0 (3-3-5)  Blanco: 3, 3 y 5.
0 11-16    Una ficha blanca va de 11 a 16.
0 16-19    Una ficha blanca va de 16 a 19.
0 12-15    Una ficha blanca va de 12 a 15. El turno pasa a negro.
1 (1-3-4)  Negro: 1, 3 y 4.
1 29-30    Una ficha negra va de 29 a 30.
1 8-12     Una ficha negra va de 8 a 12.
1 12-15    Una ficha negra va de 12 a 15. La ficha blanca de 15 queda capturada y vuelve a la mano. El turno pasa a blanco.
0 (1-1-5)  Blanco: 1, 1 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-5a  Una ficha blanca entra en 5a.
0 5a-6a    Una ficha blanca va de 5a a 6a.
0 6a-7     Una ficha blanca va de 6a a 7. El turno pasa a negro.
1 (2-4-5)  Negro: 2, 4 y 5.
1 15-19    Una ficha negra va de 15 a 19. La ficha blanca de 19 queda capturada y vuelve a la mano.
1 19-21    Una ficha negra va de 19 a 21.
1 21-26    Una ficha negra va de 21 a 26. El turno pasa a blanco.
0 (4-6-6)  Blanco: 4, 6 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-4a  Una ficha blanca entra en 4a.
0 22-28    Una ficha blanca va de 22 a 28.
0 4a-10    Una ficha blanca va de 4a a 10. El turno pasa a negro.
1 (1-5-5)  Negro: 1, 5 y 5.
1 30-off   Sale una ficha negra desde 30.
1 26-off   Sale una ficha negra desde 26.
1 26-off   Sale una ficha negra desde 26. El turno pasa a blanco.
0 (1-4-5)  Blanco: 1, 4 y 5.
0 23-28    Una ficha blanca va de 23 a 28.
0 16-17    Una ficha blanca va de 16 a 17.
0 10-14    Una ficha blanca va de 10 a 14. El turno pasa a negro.
1 (3-4-5)  Negro: 3, 4 y 5.
1 27-off   Sale una ficha negra desde 27. Sin uso posible: 3 y 5. El turno pasa a blanco.
0 (3-6-6)  Blanco: 3, 6 y 6.
0 17-20    Una ficha blanca va de 17 a 20.
0 7-13     Una ficha blanca va de 7 a 13.
0 14-20    Una ficha blanca va de 14 a 20. El turno pasa a negro.
1 (1-3-4)  Negro: 1, 3 y 4.
1 29-30    Una ficha negra va de 29 a 30. Sin uso posible: 3 y 4. El turno pasa a blanco.
0 (1-2-3)  Blanco: 1, 2 y 3.
0 13-16    Una ficha blanca va de 13 a 16.
0 16-18    Una ficha blanca va de 16 a 18.
0 18-19    Una ficha blanca va de 18 a 19. El turno pasa a negro.
1 (3-5-5)  Negro: 3, 5 y 5. Ningún dado se puede usar. El turno pasa a blanco.
0 (1-4-5)  Blanco: 1, 4 y 5.
0 20-25    Una ficha blanca va de 20 a 25.
0 19-23    Una ficha blanca va de 19 a 23.
0 25-26    Una ficha blanca va de 25 a 26. El turno pasa a negro.
1 (1-1-4)  Negro: 1, 1 y 4.
1 30-off   Sale una ficha negra desde 30. Todas las fichas negras están fuera. Fin de la partida: victoria de negro.

F-E3 Victoria de negro: todas las fichas están fuera. Le quedan a blanco: 5.
