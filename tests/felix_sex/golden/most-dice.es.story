0 (4)      Un 4 para blanco, a ver quién empieza.
1 (4)      Un 4 para negro, a ver quién empieza. Empate: vuelven a tirar blanco y negro.
0 (3)      Un 3 para blanco, a ver quién empieza.
1 (4)      Un 4 para negro, a ver quién empieza. La partida empieza por negro.
1 (5-6-6)  Negro: 5, 6 y 6.
1 hand-6b  Una ficha negra entra en 6b.
1 hand-6b  Una ficha negra entra en 6b.
1 hand-5b  Una ficha negra entra en 5b. El turno pasa a blanco.
0 (6-6-6)  Blanco: 6, 6 y 6.
0 hand-6a  Una ficha blanca entra en 6a.
0 hand-6a  Una ficha blanca entra en 6a.
0 hand-6a  Una ficha blanca entra en 6a. El turno pasa a negro.
1 (1-2-6)  Negro: 1, 2 y 6.
1 hand-1b  Una ficha negra entra en 1b.
1 hand-6b  Una ficha negra entra en 6b. Todas las fichas negras han entrado y pueden pasar de su fila.
1 6b-8     Una ficha negra va de 6b a 8. El turno pasa a blanco.
0 (2-4-4)  Blanco: 2, 4 y 4.
0 hand-2a  Una ficha blanca entra en 2a.
0 hand-4a  Una ficha blanca entra en 4a. Todas las fichas blancas han entrado y pueden pasar de su fila.
0 4a-8     Una ficha blanca va de 4a a 8. La ficha negra de 8 queda capturada y vuelve a la mano. El turno pasa a negro.
1 (4-5-6)  Negro: 4, 5 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-6b  Una ficha negra entra en 6b.
1 5b-9     Una ficha negra va de 5b a 9.
1 1b-6b    Una ficha negra va de 1b a 6b. El turno pasa a blanco.
0 (2-2-3)  Blanco: 2, 2 y 3.
0 6a-8     Una ficha blanca va de 6a a 8.
0 8-11     Una ficha blanca va de 8 a 11.
0 6a-8     Una ficha blanca va de 6a a 8. El turno pasa a negro.
1 (1-6-6)  Negro: 1, 6 y 6.
1 6b-7     Una ficha negra va de 6b a 7.
1 6b-12    Una ficha negra va de 6b a 12.
1 9-15     Una ficha negra va de 9 a 15. El turno pasa a blanco.
0 (2-5-5)  Blanco: 2, 5 y 5.
0 6a-8     Una ficha blanca va de 6a a 8.
0 11-16    Una ficha blanca va de 11 a 16.
0 8-13     Una ficha blanca va de 8 a 13. El turno pasa a negro.
1 (3-3-6)  Negro: 3, 3 y 6.
1 7-10     Una ficha negra va de 7 a 10.
1 15-18    Una ficha negra va de 15 a 18.
1 10-16    Una ficha negra va de 10 a 16. La ficha blanca de 16 queda capturada y vuelve a la mano. El turno pasa a blanco.
0 (2-2-6)  Blanco: 2, 2 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-6a  Una ficha blanca entra en 6a.
0 6a-8     Una ficha blanca va de 6a a 8.
0 13-15    Una ficha blanca va de 13 a 15. El turno pasa a negro.
1 (5-6-6)  Negro: 5, 6 y 6.
1 18-24    Una ficha negra va de 18 a 24.
1 6b-11    Una ficha negra va de 6b a 11.
1 24-30    Una ficha negra va de 24 a 30. El turno pasa a blanco.
0 (1-1-4)  Blanco: 1, 1 y 4.
0 15-19    Una ficha blanca va de 15 a 19.
0 19-20    Una ficha blanca va de 19 a 20.
0 8-9      Una ficha blanca va de 8 a 9. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5.
1 11-16    Una ficha negra va de 11 a 16.
1 12-13    Una ficha negra va de 12 a 13.
1 13-16    Una ficha negra va de 13 a 16. El turno pasa a blanco.
0 (1-2-4)  Blanco: 1, 2 y 4.
0 20-24    Una ficha blanca va de 20 a 24.
0 9-10     Una ficha blanca va de 9 a 10.
0 10-12    Una ficha blanca va de 10 a 12. El turno pasa a negro.
1 (4-5-5)  Negro: 4, 5 y 5.
1 6b-10    Una ficha negra va de 6b a 10.
1 10-15    Una ficha negra va de 10 a 15.
1 15-20    Una ficha negra va de 15 a 20. El turno pasa a blanco.
0 (2-2-4)  Blanco: 2, 2 y 4.
0 8-12     Una ficha blanca va de 8 a 12.
0 12-14    Una ficha blanca va de 12 a 14.
0 12-14    Una ficha blanca va de 12 a 14. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5.
1 16-19    Una ficha negra va de 16 a 19.
1 16-21    Una ficha negra va de 16 a 21.
1 21-22    Una ficha negra va de 21 a 22. El turno pasa a blanco.
0 (1-5-5)  Blanco: 1, 5 y 5.
0 2a-7     Una ficha blanca va de 2a a 7.
0 8-13     Una ficha blanca va de 8 a 13.
0 13-14    Una ficha blanca va de 13 a 14. El turno pasa a negro.
1 (1-5-6)  Negro: 1, 5 y 6.
1 16-21    Una ficha negra va de 16 a 21.
1 20-21    Una ficha negra va de 20 a 21.
1 22-28    Una ficha negra va de 22 a 28. El turno pasa a blanco.
0 (2-2-5)  Blanco: 2, 2 y 5.
0 24-29    Una ficha blanca va de 24 a 29.
0 14-16    Una ficha blanca va de 14 a 16.
0 14-16    Una ficha blanca va de 14 a 16. El turno pasa a negro.
1 (1-5-6)  Negro: 1, 5 y 6.
1 28-29    Una ficha negra va de 28 a 29. La ficha blanca de 29 queda capturada y vuelve a la mano.
1 19-24    Una ficha negra va de 19 a 24.
1 21-27    Una ficha negra va de 21 a 27. El turno pasa a blanco.
0 (1-5-6)  Blanco: 1, 5 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-5a  Una ficha blanca entra en 5a.
0 7-8      Una ficha blanca va de 7 a 8.
0 8-14     Una ficha blanca va de 8 a 14. El turno pasa a negro.
1 (3-4-6)  Negro: 3, 4 y 6.
1 21-24    Una ficha negra va de 21 a 24.
1 24-30    Una ficha negra va de 24 a 30.
1 24-28    Una ficha negra va de 24 a 28. El turno pasa a blanco.
0 (2-3-4)  Blanco: 2, 3 y 4.
0 14-16    Una ficha blanca va de 14 a 16.
0 5a-8     Una ficha blanca va de 5a a 8.
0 16-20    Una ficha blanca va de 16 a 20. El turno pasa a negro.
1 (3-3-6)  Negro: 3, 3 y 6.
1 28-off   Sale una ficha negra desde 28.
1 27-30    Una ficha negra va de 27 a 30. Sin uso posible: 6. El turno pasa a blanco.
0 (1-2-6)  Blanco: 1, 2 y 6.
0 20-26    Una ficha blanca va de 20 a 26.
0 14-16    Una ficha blanca va de 14 a 16.
0 16-17    Una ficha blanca va de 16 a 17. El turno pasa a negro.
1 (2-4-5)  Negro: 2, 4 y 5.
1 29-off   Sale una ficha negra desde 29. Sin uso posible: 4 y 5. El turno pasa a blanco.
0 (3-5-6)  Blanco: 3, 5 y 6.
0 17-20    Una ficha blanca va de 17 a 20.
0 16-21    Una ficha blanca va de 16 a 21.
0 8-14     Una ficha blanca va de 8 a 14. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5.
1 30-off   Sale una ficha negra desde 30. Sin uso posible: 3 y 5. El turno pasa a blanco.
0 (2-3-6)  Blanco: 2, 3 y 6.
0 21-27    Una ficha blanca va de 21 a 27.
0 14-16    Una ficha blanca va de 14 a 16.
0 20-23    Una ficha blanca va de 20 a 23. El turno pasa a negro.
1 (1-4-5)  Negro: 1, 4 y 5.
1 30-off   Sale una ficha negra desde 30. Sin uso posible: 4 y 5. El turno pasa a blanco.
0 (3-6-6)  Blanco: 3, 6 y 6.
0 16-19    Una ficha blanca va de 16 a 19.
0 16-22    Una ficha blanca va de 16 a 22.
0 23-29    Una ficha blanca va de 23 a 29. El turno pasa a negro.
1 (1-5-6)  Negro: 1, 5 y 6.
1 30-off   Sale una ficha negra desde 30. Todas las fichas negras están fuera. Fin de la partida: victoria de negro.

F-E3 Victoria de negro: todas las fichas están fuera. Le quedan a blanco: 5.
