0 (6)      Un 6 para blanco, a ver quién empieza.
1 (2)      Un 2 para negro, a ver quién empieza. La partida empieza por blanco.
0 (4-5-6)  Blanco: 4, 5 y 6.
0 hand-6a  Una ficha blanca entra en 6a.
0 hand-5a  Una ficha blanca entra en 5a.
0 hand-4a  Una ficha blanca entra en 4a. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5.
1 hand-5b  Una ficha negra entra en 5b.
1 5b-6b    Una ficha negra va de 5b a 6b.
1 hand-3b  Una ficha negra entra en 3b. El turno pasa a blanco.
0 (2-2-2)  Blanco: 2, 2 y 2.
0 4a-6a    Una ficha blanca va de 4a a 6a.
0 hand-2a  Una ficha blanca entra en 2a.
0 hand-2a  Una ficha blanca entra en 2a. El turno pasa a negro.
1 (1-2-5)  Negro: 1, 2 y 5.
1 hand-2b  Una ficha negra entra en 2b.
1 hand-1b  Una ficha negra entra en 1b.
1 1b-6b    Una ficha negra va de 1b a 6b. El turno pasa a blanco.
0 (2-3-6)  Blanco: 2, 3 y 6.
0 2a-4a    Una ficha blanca va de 2a a 4a.
0 hand-3a  Una ficha blanca entra en 3a.
0 hand-6a  Una ficha blanca entra en 6a. El turno pasa a negro.
1 (2-4-6)  Negro: 2, 4 y 6.
1 2b-6b    Una ficha negra va de 2b a 6b.
1 hand-2b  Una ficha negra entra en 2b.
1 hand-6b  Una ficha negra entra en 6b. El turno pasa a blanco.
0 (1-4-4)  Blanco: 1, 4 y 4.
0 hand-1a  Una ficha blanca entra en 1a.
0 2a-6a    Una ficha blanca va de 2a a 6a.
0 hand-4a  Una ficha blanca entra en 4a. El turno pasa a negro.
1 (2-3-4)  Negro: 2, 3 y 4.
1 3b-5b    Una ficha negra va de 3b a 5b.
1 2b-5b    Una ficha negra va de 2b a 5b.
1 hand-4b  Una ficha negra entra en 4b. El turno pasa a blanco.
0 (5-5-5)  Blanco: 5, 5 y 5.
0 1a-6a    Una ficha blanca va de 1a a 6a.
0 hand-5a  Una ficha blanca entra en 5a.
0 hand-5a  Una ficha blanca entra en 5a. El turno pasa a negro.
1 (1-2-3)  Negro: 1, 2 y 3.
1 hand-2b  Una ficha negra entra en 2b.
1 4b-5b    Una ficha negra va de 4b a 5b.
1 2b-5b    Una ficha negra va de 2b a 5b. El turno pasa a blanco.
0 (2-2-6)  Blanco: 2, 2 y 6.
0 hand-6a  Una ficha blanca entra en 6a.
0 hand-2a  Una ficha blanca entra en 2a.
0 hand-2a  Una ficha blanca entra en 2a. El turno pasa a negro.
1 (3-5-5)  Negro: 3, 5 y 5.
1 hand-3b  Una ficha negra entra en 3b.
1 hand-5b  Una ficha negra entra en 5b.
1 hand-5b  Una ficha negra entra en 5b. El turno pasa a blanco.
0 (2-4-4)  Blanco: 2, 4 y 4.
0 hand-4a  Una ficha blanca entra en 4a. Todas las fichas blancas han entrado y pueden pasar de su fila.
0 3a-5a    Una ficha blanca va de 3a a 5a.
0 5a-9     Una ficha blanca va de 5a a 9. El turno pasa a negro.
1 (4-4-5)  Negro: 4, 4 y 5.
1 hand-5b  Una ficha negra entra en 5b.
1 hand-4b  Una ficha negra entra en 4b.
1 hand-4b  Una ficha negra entra en 4b. El turno pasa a blanco.
0 (1-1-3)  Blanco: 1, 1 y 3.
0 4a-5a    Una ficha blanca va de 4a a 5a.
0 4a-7     Una ficha blanca va de 4a a 7.
0 6a-7     Una ficha blanca va de 6a a 7. El turno pasa a negro.
1 (1-4-4)  Negro: 1, 4 y 4.
1 3b-4b    Una ficha negra va de 3b a 4b.
1 hand-4b  Una ficha negra entra en 4b. Todas las fichas negras han entrado y pueden pasar de su fila.
1 5b-9     Una ficha negra va de 5b a 9. La ficha blanca de 9 queda capturada y vuelve a la mano. El turno pasa a blanco.
0 (1-1-3)  Blanco: 1, 1 y 3. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-3a  Una ficha blanca entra en 3a.
0 3a-4a    Una ficha blanca va de 3a a 4a.
0 4a-5a    Una ficha blanca va de 4a a 5a. El turno pasa a negro.
1 (1-2-4)  Negro: 1, 2 y 4.
1 5b-9     Una ficha negra va de 5b a 9.
1 4b-5b    Una ficha negra va de 4b a 5b.
1 6b-8     Una ficha negra va de 6b a 8. El turno pasa a blanco.
0 (4-5-6)  Blanco: 4, 5 y 6.
0 4a-10    Una ficha blanca va de 4a a 10.
0 2a-6a    Una ficha blanca va de 2a a 6a.
0 10-15    Una ficha blanca va de 10 a 15. El turno pasa a negro.
1 (1-1-4)  Negro: 1, 1 y 4.
1 8-9      Una ficha negra va de 8 a 9.
1 4b-5b    Una ficha negra va de 4b a 5b.
1 6b-10    Una ficha negra va de 6b a 10. El turno pasa a blanco.
0 (1-2-3)  Blanco: 1, 2 y 3.
0 5a-8     Una ficha blanca va de 5a a 8.
0 6a-7     Una ficha blanca va de 6a a 7.
0 8-10     Una ficha blanca va de 8 a 10. La ficha negra de 10 queda capturada y vuelve a la mano. El turno pasa a negro.
1 (2-3-5)  Negro: 2, 3 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-5b  Una ficha negra entra en 5b.
1 6b-8     Una ficha negra va de 6b a 8.
1 6b-9     Una ficha negra va de 6b a 9. El turno pasa a blanco.
0 (1-5-6)  Blanco: 1, 5 y 6.
0 15-16    Una ficha blanca va de 15 a 16.
0 7-13     Una ficha blanca va de 7 a 13.
0 13-18    Una ficha blanca va de 13 a 18. El turno pasa a negro.
1 (1-2-2)  Negro: 1, 2 y 2.
1 4b-6b    Una ficha negra va de 4b a 6b.
1 4b-5b    Una ficha negra va de 4b a 5b.
1 8-10     Una ficha negra va de 8 a 10. La ficha blanca de 10 queda capturada y vuelve a la mano. El turno pasa a blanco.
0 (1-4-5)  Blanco: 1, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-1a  Una ficha blanca entra en 1a.
0 18-22    Una ficha blanca va de 18 a 22.
0 5a-10    Una ficha blanca va de 5a a 10. La ficha negra de 10 queda capturada y vuelve a la mano. El turno pasa a negro.
1 (1-4-5)  Negro: 1, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-4b  Una ficha negra entra en 4b.
1 4b-5b    Una ficha negra va de 4b a 5b.
1 9-14     Una ficha negra va de 9 a 14. El turno pasa a blanco.
0 (3-5-6)  Blanco: 3, 5 y 6.
0 7-13     Una ficha blanca va de 7 a 13.
0 13-16    Una ficha blanca va de 13 a 16.
0 16-21    Una ficha blanca va de 16 a 21. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5.
1 14-15    Una ficha negra va de 14 a 15.
1 5b-8     Una ficha negra va de 5b a 8.
1 9-14     Una ficha negra va de 9 a 14. El turno pasa a blanco.
0 (4-5-6)  Blanco: 4, 5 y 6.
0 1a-6a    Una ficha blanca va de 1a a 6a.
0 21-25    Una ficha blanca va de 21 a 25.
0 5a-11    Una ficha blanca va de 5a a 11. El turno pasa a negro.
1 (1-1-6)  Negro: 1, 1 y 6.
1 14-20    Una ficha negra va de 14 a 20.
1 6b-7     Una ficha negra va de 6b a 7. La ficha blanca de 7 queda capturada y vuelve a la mano.
1 5b-6b    Una ficha negra va de 5b a 6b. El turno pasa a blanco.
0 (2-4-5)  Blanco: 2, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-2a  Una ficha blanca entra en 2a.
0 25-30    Una ficha blanca va de 25 a 30.
0 11-15    Una ficha blanca va de 11 a 15. La ficha negra de 15 queda capturada y vuelve a la mano. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-3b  Una ficha negra entra en 3b.
1 8-9      Una ficha negra va de 8 a 9.
1 6b-11    Una ficha negra va de 6b a 11. El turno pasa a blanco.
0 (1-3-6)  Blanco: 1, 3 y 6.
0 16-22    Una ficha blanca va de 16 a 22.
0 6a-7     Una ficha blanca va de 6a a 7. La ficha negra de 7 queda capturada y vuelve a la mano.
0 10-13    Una ficha blanca va de 10 a 13. El turno pasa a negro.
1 (2-2-4)  Negro: 2, 2 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-2b  Una ficha negra entra en 2b.
1 11-15    Una ficha negra va de 11 a 15. La ficha blanca de 15 queda capturada y vuelve a la mano.
1 5b-7     Una ficha negra va de 5b a 7. La ficha blanca de 7 queda capturada y vuelve a la mano. El turno pasa a blanco.
0 (2-4-5)  Blanco: 2, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 2.
0 hand-4a  Una ficha blanca entra en 4a.
0 hand-2a  Una ficha blanca entra en 2a.
0 13-18    Una ficha blanca va de 13 a 18. El turno pasa a negro.
1 (1-3-6)  Negro: 1, 3 y 6.
1 2b-8     Una ficha negra va de 2b a 8.
1 5b-8     Una ficha negra va de 5b a 8.
1 7-8      Una ficha negra va de 7 a 8. El turno pasa a blanco.
0 (3-6-6)  Blanco: 3, 6 y 6.
0 22-28    Una ficha blanca va de 22 a 28.
0 18-21    Una ficha blanca va de 18 a 21.
0 5a-11    Una ficha blanca va de 5a a 11. El turno pasa a negro.
1 (1-5-5)  Negro: 1, 5 y 5.
1 8-13     Una ficha negra va de 8 a 13.
1 8-9      Una ficha negra va de 8 a 9.
1 15-20    Una ficha negra va de 15 a 20. El turno pasa a blanco.
0 (4-4-5)  Blanco: 4, 4 y 5.
0 21-25    Una ficha blanca va de 21 a 25.
0 2a-7     Una ficha blanca va de 2a a 7.
0 6a-10    Una ficha blanca va de 6a a 10. El turno pasa a negro.
1 (3-4-6)  Negro: 3, 4 y 6.
1 9-13     Una ficha negra va de 9 a 13.
1 8-11     Una ficha negra va de 8 a 11. La ficha blanca de 11 queda capturada y vuelve a la mano.
1 5b-11    Una ficha negra va de 5b a 11. El turno pasa a blanco.
0 (2-3-3)  Blanco: 2, 3 y 3. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-2a  Una ficha blanca entra en 2a.
0 25-28    Una ficha blanca va de 25 a 28.
0 4a-7     Una ficha blanca va de 4a a 7. El turno pasa a negro.
1 (1-4-4)  Negro: 1, 4 y 4.
1 9-13     Una ficha negra va de 9 a 13.
1 13-14    Una ficha negra va de 13 a 14.
1 9-13     Una ficha negra va de 9 a 13. El turno pasa a blanco.
0 (3-3-4)  Blanco: 3, 3 y 4.
0 2a-5a    Una ficha blanca va de 2a a 5a.
0 2a-6a    Una ficha blanca va de 2a a 6a.
0 22-25    Una ficha blanca va de 22 a 25. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5.
1 14-19    Una ficha negra va de 14 a 19.
1 11-12    Una ficha negra va de 11 a 12.
1 3b-6b    Una ficha negra va de 3b a 6b. El turno pasa a blanco.
0 (3-4-5)  Blanco: 3, 4 y 5.
0 6a-10    Una ficha blanca va de 6a a 10.
0 25-28    Una ficha blanca va de 25 a 28.
0 6a-11    Una ficha blanca va de 6a a 11. La ficha negra de 11 queda capturada y vuelve a la mano. El turno pasa a negro.
1 (1-4-5)  Negro: 1, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-4b  Una ficha negra entra en 4b.
1 13-14    Una ficha negra va de 13 a 14.
1 19-24    Una ficha negra va de 19 a 24. El turno pasa a blanco.
0 (3-5-6)  Blanco: 3, 5 y 6.
0 5a-10    Una ficha blanca va de 5a a 10.
0 2a-5a    Una ficha blanca va de 2a a 5a.
0 5a-11    Una ficha blanca va de 5a a 11. El turno pasa a negro.
1 (1-2-5)  Negro: 1, 2 y 5.
1 20-21    Una ficha negra va de 20 a 21.
1 20-22    Una ficha negra va de 20 a 22.
1 13-18    Una ficha negra va de 13 a 18. El turno pasa a blanco.
0 (4-4-5)  Blanco: 4, 4 y 5.
0 6a-10    Una ficha blanca va de 6a a 10.
0 11-16    Una ficha blanca va de 11 a 16.
0 6a-10    Una ficha blanca va de 6a a 10. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5.
1 21-22    Una ficha negra va de 21 a 22.
1 18-23    Una ficha negra va de 18 a 23.
1 6b-9     Una ficha negra va de 6b a 9. El turno pasa a blanco.
0 (1-1-2)  Blanco: 1, 1 y 2.
0 6a-7     Una ficha blanca va de 6a a 7.
0 11-13    Una ficha blanca va de 11 a 13. La ficha negra de 13 queda capturada y vuelve a la mano.
0 10-11    Una ficha blanca va de 10 a 11. El turno pasa a negro.
1 (2-5-6)  Negro: 2, 5 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-2b  Una ficha negra entra en 2b.
1 2b-8     Una ficha negra va de 2b a 8.
1 24-29    Una ficha negra va de 24 a 29. El turno pasa a blanco.
0 (2-2-2)  Blanco: 2, 2 y 2.
0 7+7+7-9  Tres fichas blancas llegan juntas a 9, desde 7, 7 y 7. Las 2 fichas negras de 9 quedan capturadas y vuelven a la mano. El turno pasa a negro.
1 (1-2-4)  Negro: 1, 2 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 2.
1 hand-2b  Una ficha negra entra en 2b.
1 hand-1b  Una ficha negra entra en 1b.
1 23-27    Una ficha negra va de 23 a 27. El turno pasa a blanco.
0 (2-2-5)  Blanco: 2, 2 y 5.
0 11-16    Una ficha blanca va de 11 a 16.
0 28-30    Una ficha blanca va de 28 a 30.
0 28-30    Una ficha blanca va de 28 a 30. El turno pasa a negro.
1 (2-5-6)  Negro: 2, 5 y 6.
1 8-14     Una ficha negra va de 8 a 14.
1 12-17    Una ficha negra va de 12 a 17.
1 4b-6b    Una ficha negra va de 4b a 6b. El turno pasa a blanco.
0 (4-5-6)  Blanco: 4, 5 y 6.
0 9-15     Una ficha blanca va de 9 a 15.
0 15-20    Una ficha blanca va de 15 a 20.
0 16-20    Una ficha blanca va de 16 a 20. El turno pasa a negro.
1 (2-4-6)  Negro: 2, 4 y 6.
1 2b-6b    Una ficha negra va de 2b a 6b.
1 1b-7     Una ficha negra va de 1b a 7.
1 17-19    Una ficha negra va de 17 a 19. El turno pasa a blanco.
0 (1-2-3)  Blanco: 1, 2 y 3.
0 28-30    Una ficha blanca va de 28 a 30.
0 9-10     Una ficha blanca va de 9 a 10.
0 20-23    Una ficha blanca va de 20 a 23. El turno pasa a negro.
1 (1-2-6)  Negro: 1, 2 y 6.
1 22-23    Una ficha negra va de 22 a 23. La ficha blanca de 23 queda capturada y vuelve a la mano.
1 23-29    Una ficha negra va de 23 a 29.
1 7-9      Una ficha negra va de 7 a 9. La ficha blanca de 9 queda capturada y vuelve a la mano. El turno pasa a blanco.
0 (3-4-5)  Blanco: 3, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 2.
0 hand-3a  Una ficha blanca entra en 3a.
0 hand-4a  Una ficha blanca entra en 4a.
0 10-15    Una ficha blanca va de 10 a 15. El turno pasa a negro.
1 (3-6-6)  Negro: 3, 6 y 6.
1 9-12     Una ficha negra va de 9 a 12.
1 19-25    Una ficha negra va de 19 a 25.
1 22-28    Una ficha negra va de 22 a 28. El turno pasa a blanco.
0 (1-4-5)  Blanco: 1, 4 y 5.
0 16-17    Una ficha blanca va de 16 a 17.
0 5a-10    Una ficha blanca va de 5a a 10.
0 3a-7     Una ficha blanca va de 3a a 7. El turno pasa a negro.
1 (2-4-6)  Negro: 2, 4 y 6.
1 25-29    Una ficha negra va de 25 a 29.
1 12-18    Una ficha negra va de 12 a 18.
1 27-29    Una ficha negra va de 27 a 29. El turno pasa a blanco.
0 (1-1-1)  Blanco: 1, 1 y 1.
0 20-21    Una ficha blanca va de 20 a 21.
0 4a-5a    Una ficha blanca va de 4a a 5a.
0 10-11    Una ficha blanca va de 10 a 11. El turno pasa a negro.
1 (1-1-3)  Negro: 1, 1 y 3.
1 14-17    Una ficha negra va de 14 a 17. La ficha blanca de 17 queda capturada y vuelve a la mano.
1 18-19    Una ficha negra va de 18 a 19.
1 28-29    Una ficha negra va de 28 a 29. El turno pasa a blanco.
0 (1-1-5)  Blanco: 1, 1 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-5a  Una ficha blanca entra en 5a.
0 21-22    Una ficha blanca va de 21 a 22.
0 11-12    Una ficha blanca va de 11 a 12. El turno pasa a negro.
1 (2-3-3)  Negro: 2, 3 y 3.
1 14-16    Una ficha negra va de 14 a 16.
1 16-19    Una ficha negra va de 16 a 19.
1 17-20    Una ficha negra va de 17 a 20. El turno pasa a blanco.
0 (3-3-5)  Blanco: 3, 3 y 5.
0 15-18    Una ficha blanca va de 15 a 18.
0 7-10     Una ficha blanca va de 7 a 10.
0 18-23    Una ficha blanca va de 18 a 23. El turno pasa a negro.
1 (1-4-5)  Negro: 1, 4 y 5.
1 5b-6b    Una ficha negra va de 5b a 6b.
1 19-24    Una ficha negra va de 19 a 24.
1 20-24    Una ficha negra va de 20 a 24. El turno pasa a blanco.
0 (3-4-5)  Blanco: 3, 4 y 5.
0 13-17    Una ficha blanca va de 13 a 17.
0 23-26    Una ficha blanca va de 23 a 26.
0 12-17    Una ficha blanca va de 12 a 17. El turno pasa a negro.
1 (1-3-3)  Negro: 1, 3 y 3.
1 24-27    Una ficha negra va de 24 a 27.
1 19-20    Una ficha negra va de 19 a 20.
1 20-23    Una ficha negra va de 20 a 23. El turno pasa a blanco.
0 (4-4-6)  Blanco: 4, 4 y 6.
0 17-23    Una ficha blanca va de 17 a 23. La ficha negra de 23 queda capturada y vuelve a la mano.
0 17-21    Una ficha blanca va de 17 a 21.
0 26-30    Una ficha blanca va de 26 a 30. El turno pasa a negro.
1 (2-4-6)  Negro: 2, 4 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-4b  Una ficha negra entra en 4b.
1 24-26    Una ficha negra va de 24 a 26.
1 6b-12    Una ficha negra va de 6b a 12. El turno pasa a blanco.
0 (1-2-6)  Blanco: 1, 2 y 6.
0 10-16    Una ficha blanca va de 10 a 16.
0 10-11    Una ficha blanca va de 10 a 11.
0 23-25    Una ficha blanca va de 23 a 25. El turno pasa a negro.
1 (1-4-6)  Negro: 1, 4 y 6.
1 27-28    Una ficha negra va de 27 a 28.
1 6b-12    Una ficha negra va de 6b a 12.
1 5b-9     Una ficha negra va de 5b a 9. El turno pasa a blanco.
0 (3-6-6)  Blanco: 3, 6 y 6.
0 11-17    Una ficha blanca va de 11 a 17.
0 21-24    Una ficha blanca va de 21 a 24.
0 10-16    Una ficha blanca va de 10 a 16. El turno pasa a negro.
1 (1-4-5)  Negro: 1, 4 y 5.
1 5b+6b+9-10 Tres fichas negras llegan juntas a 10, desde 5b, 6b y 9. Las 2 fichas blancas de 10 quedan capturadas y vuelven a la mano. El turno pasa a blanco.
0 (1-1-6)  Blanco: 1, 1 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 2.
0 hand-1a  Una ficha blanca entra en 1a.
0 hand-6a  Una ficha blanca entra en 6a.
0 25-26    Una ficha blanca va de 25 a 26. La ficha negra de 26 queda capturada y vuelve a la mano. El turno pasa a negro.
1 (2-3-5)  Negro: 2, 3 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-3b  Una ficha negra entra en 3b.
1 3b-8     Una ficha negra va de 3b a 8.
1 10-12    Una ficha negra va de 10 a 12. El turno pasa a blanco.
0 (2-4-6)  Blanco: 2, 4 y 6.
0 5a-11    Una ficha blanca va de 5a a 11.
0 26-30    Una ficha blanca va de 26 a 30.
0 22-24    Una ficha blanca va de 22 a 24. El turno pasa a negro.
1 (5-5-6)  Negro: 5, 5 y 6.
1 8-13     Una ficha negra va de 8 a 13.
1 13-19    Una ficha negra va de 13 a 19.
1 10-15    Una ficha negra va de 10 a 15. El turno pasa a blanco.
0 (1-1-6)  Blanco: 1, 1 y 6.
0 24-30    Una ficha blanca va de 24 a 30.
0 1a-2a    Una ficha blanca va de 1a a 2a.
0 5a-6a    Una ficha blanca va de 5a a 6a. El turno pasa a negro.
1 (1-1-2)  Negro: 1, 1 y 2.
1 5b-6b    Una ficha negra va de 5b a 6b.
1 12-14    Una ficha negra va de 12 a 14.
1 28-29    Una ficha negra va de 28 a 29. El turno pasa a blanco.
0 (1-3-3)  Blanco: 1, 3 y 3.
0 24-25    Una ficha blanca va de 24 a 25.
0 25-28    Una ficha blanca va de 25 a 28.
0 6a-9     Una ficha blanca va de 6a a 9. El turno pasa a negro.
1 (2-3-6)  Negro: 2, 3 y 6.
1 6b-9     Una ficha negra va de 6b a 9. La ficha blanca de 9 queda capturada y vuelve a la mano.
1 19-21    Una ficha negra va de 19 a 21.
1 15-21    Una ficha negra va de 15 a 21. El turno pasa a blanco.
0 (2-3-4)  Blanco: 2, 3 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-2a  Una ficha blanca entra en 2a.
0 2a-5a    Una ficha blanca va de 2a a 5a.
0 11-15    Una ficha blanca va de 11 a 15. El turno pasa a negro.
1 (2-5-5)  Negro: 2, 5 y 5.
1 5b-10    Una ficha negra va de 5b a 10.
1 9-11     Una ficha negra va de 9 a 11.
1 4b-9     Una ficha negra va de 4b a 9. El turno pasa a blanco.
0 (1-2-6)  Blanco: 1, 2 y 6.
0 5a-7     Una ficha blanca va de 5a a 7.
0 2a-8     Una ficha blanca va de 2a a 8.
0 8-9      Una ficha blanca va de 8 a 9. La ficha negra de 9 queda capturada y vuelve a la mano. El turno pasa a negro.
1 (2-4-4)  Negro: 2, 4 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-2b  Una ficha negra entra en 2b.
1 14-18    Una ficha negra va de 14 a 18.
1 10-14    Una ficha negra va de 10 a 14. El turno pasa a blanco.
0 (1-3-4)  Blanco: 1, 3 y 4.
0 6a-9     Una ficha blanca va de 6a a 9.
0 16-17    Una ficha blanca va de 16 a 17.
0 16-20    Una ficha blanca va de 16 a 20. El turno pasa a negro.
1 (1-2-5)  Negro: 1, 2 y 5.
1 14-15    Una ficha negra va de 14 a 15. La ficha blanca de 15 queda capturada y vuelve a la mano.
1 12-14    Una ficha negra va de 12 a 14.
1 18-23    Una ficha negra va de 18 a 23. El turno pasa a blanco.
0 (1-2-3)  Blanco: 1, 2 y 3. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-3a  Una ficha blanca entra en 3a.
0 3a-5a    Una ficha blanca va de 3a a 5a.
0 7-8      Una ficha blanca va de 7 a 8. El turno pasa a negro.
1 (2-5-5)  Negro: 2, 5 y 5.
1 10-15    Una ficha negra va de 10 a 15.
1 23-28    Una ficha negra va de 23 a 28. La ficha blanca de 28 queda capturada y vuelve a la mano.
1 12-14    Una ficha negra va de 12 a 14. El turno pasa a blanco.
0 (1-1-4)  Blanco: 1, 1 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-1a  Una ficha blanca entra en 1a.
0 8-12     Una ficha blanca va de 8 a 12.
0 12-13    Una ficha blanca va de 12 a 13. El turno pasa a negro.
1 (1-4-4)  Negro: 1, 4 y 4.
1 14-15    Una ficha negra va de 14 a 15.
1 15-19    Una ficha negra va de 15 a 19.
1 2b-6b    Una ficha negra va de 2b a 6b. El turno pasa a blanco.
0 (2-4-5)  Blanco: 2, 4 y 5.
0 17-19    Una ficha blanca va de 17 a 19. La ficha negra de 19 queda capturada y vuelve a la mano.
0 1a-5a    Una ficha blanca va de 1a a 5a.
0 19-24    Una ficha blanca va de 19 a 24. El turno pasa a negro.
1 (1-3-5)  Negro: 1, 3 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-5b  Una ficha negra entra en 5b.
1 11-14    Una ficha negra va de 11 a 14.
1 5b-6b    Una ficha negra va de 5b a 6b. El turno pasa a blanco.
0 (3-5-6)  Blanco: 3, 5 y 6.
0 13-16    Una ficha blanca va de 13 a 16.
0 20-25    Una ficha blanca va de 20 a 25.
0 17-23    Una ficha blanca va de 17 a 23. El turno pasa a negro.
1 (2-4-6)  Negro: 2, 4 y 6.
1 14-20    Una ficha negra va de 14 a 20.
1 14-16    Una ficha negra va de 14 a 16. La ficha blanca de 16 queda capturada y vuelve a la mano.
1 20-24    Una ficha negra va de 20 a 24. La ficha blanca de 24 queda capturada y vuelve a la mano. El turno pasa a blanco.
0 (2-2-4)  Blanco: 2, 2 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 2.
0 hand-4a  Una ficha blanca entra en 4a.
0 hand-2a  Una ficha blanca entra en 2a.
0 9-11     Una ficha blanca va de 9 a 11. El turno pasa a negro.
1 (1-2-3)  Negro: 1, 2 y 3.
1 15-17    Una ficha negra va de 15 a 17.
1 15-16    Una ficha negra va de 15 a 16.
1 24-27    Una ficha negra va de 24 a 27. El turno pasa a blanco.
0 (3-4-6)  Blanco: 3, 4 y 6.
0 11-14    Una ficha blanca va de 11 a 14.
0 14-20    Una ficha blanca va de 14 a 20.
0 9-13     Una ficha blanca va de 9 a 13. El turno pasa a negro.
1 (4-4-5)  Negro: 4, 4 y 5.
1 16-21    Una ficha negra va de 16 a 21.
1 16-20    Una ficha negra va de 16 a 20. La ficha blanca de 20 queda capturada y vuelve a la mano.
1 6b-10    Una ficha negra va de 6b a 10. El turno pasa a blanco.
0 (1-4-5)  Blanco: 1, 4 y 5. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-4a  Una ficha blanca entra en 4a.
0 25-26    Una ficha blanca va de 25 a 26.
0 2a-7     Una ficha blanca va de 2a a 7. El turno pasa a negro.
1 (2-3-6)  Negro: 2, 3 y 6.
1 21-23    Una ficha negra va de 21 a 23. La ficha blanca de 23 queda capturada y vuelve a la mano.
1 6b-12    Una ficha negra va de 6b a 12.
1 17-20    Una ficha negra va de 17 a 20. El turno pasa a blanco.
0 (1-3-4)  Blanco: 1, 3 y 4. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-4a  Una ficha blanca entra en 4a.
0 26-27    Una ficha blanca va de 26 a 27. La ficha negra de 27 queda capturada y vuelve a la mano.
0 5a-8     Una ficha blanca va de 5a a 8. El turno pasa a negro.
1 (4-5-6)  Negro: 4, 5 y 6. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
1 hand-5b  Una ficha negra entra en 5b.
1 23-27    Una ficha negra va de 23 a 27. La ficha blanca de 27 queda capturada y vuelve a la mano.
1 21-27    Una ficha negra va de 21 a 27. El turno pasa a blanco.
0 (1-1-3)  Blanco: 1, 1 y 3. Otra vez en la mano, y hay que entrarlas antes de mover: 1.
0 hand-3a  Una ficha blanca entra en 3a.
0 7-8      Una ficha blanca va de 7 a 8.
0 8-9      Una ficha blanca va de 8 a 9. El turno pasa a negro.
1 (4-4-5)  Negro: 4, 4 y 5.
1 10-15    Una ficha negra va de 10 a 15.
1 20-24    Una ficha negra va de 20 a 24.
1 15-19    Una ficha negra va de 15 a 19. El turno pasa a blanco.
0 (1-5-5)  Blanco: 1, 5 y 5.
0 8-13     Una ficha blanca va de 8 a 13.
0 9-10     Una ficha blanca va de 9 a 10.
0 10-15    Una ficha blanca va de 10 a 15. El turno pasa a negro.
1 (3-4-5)  Negro: 3, 4 y 5.
1 12-17    Una ficha negra va de 12 a 17.
1 21-25    Una ficha negra va de 21 a 25.
1 24-27    Una ficha negra va de 24 a 27. El turno pasa a blanco.
0 (1-4-6)  Blanco: 1, 4 y 6.
0 4a-8     Una ficha blanca va de 4a a 8.
0 15-21    Una ficha blanca va de 15 a 21.
0 5a-6a    Una ficha blanca va de 5a a 6a. El turno pasa a negro.
1 (2-4-5)  Negro: 2, 4 y 5.
1 19-23    Una ficha negra va de 19 a 23.
1 20-22    Una ficha negra va de 20 a 22.
1 23-28    Una ficha negra va de 23 a 28. El turno pasa a blanco.
0 (2-5-5)  Blanco: 2, 5 y 5.
0 3a-5a    Una ficha blanca va de 3a a 5a.
0 6a-11    Una ficha blanca va de 6a a 11.
0 8-13     Una ficha blanca va de 8 a 13. El turno pasa a negro.
1 (3-3-6)  Negro: 3, 3 y 6.
1 17-23    Una ficha negra va de 17 a 23.
1 23-26    Una ficha negra va de 23 a 26.
1 22-25    Una ficha negra va de 22 a 25. El turno pasa a blanco.
0 (1-2-5)  Blanco: 1, 2 y 5.
0 11-13    Una ficha blanca va de 11 a 13.
0 4a-5a    Una ficha blanca va de 4a a 5a.
0 4a-9     Una ficha blanca va de 4a a 9. El turno pasa a negro.
1 (1-3-4)  Negro: 1, 3 y 4.
1 28-29    Una ficha negra va de 28 a 29.
1 25-29    Una ficha negra va de 25 a 29.
1 5b-8     Una ficha negra va de 5b a 8. El turno pasa a blanco.
0 (2-4-6)  Blanco: 2, 4 y 6.
0 9-13     Una ficha blanca va de 9 a 13.
0 5a-7     Una ficha blanca va de 5a a 7.
0 5a-11    Una ficha blanca va de 5a a 11. El turno pasa a negro.
1 (4-6-6)  Negro: 4, 6 y 6.
1 8-14     Una ficha negra va de 8 a 14.
1 14-18    Una ficha negra va de 14 a 18.
1 18-24    Una ficha negra va de 18 a 24. El turno pasa a blanco.
0 (1-3-5)  Blanco: 1, 3 y 5.
0 13-18    Una ficha blanca va de 13 a 18.
0 21-22    Una ficha blanca va de 21 a 22.
0 13-16    Una ficha blanca va de 13 a 16. El turno pasa a negro.
1 (4-5-6)  Negro: 4, 5 y 6.
1 24-28    Una ficha negra va de 24 a 28.
1 26-off   Sale una ficha negra desde 26.
1 25-off   Sale una ficha negra desde 25. El turno pasa a blanco.
0 (1-5-6)  Blanco: 1, 5 y 6.
0 13-18    Una ficha blanca va de 13 a 18.
0 16-22    Una ficha blanca va de 16 a 22.
0 13-14    Una ficha blanca va de 13 a 14. El turno pasa a negro.
1 (2-3-4)  Negro: 2, 3 y 4.
1 27-off   Sale una ficha negra desde 27.
1 29-off   Sale una ficha negra desde 29.
1 28-off   Sale una ficha negra desde 28. El turno pasa a blanco.
0 (1-1-3)  Blanco: 1, 1 y 3.
0 13-14    Una ficha blanca va de 13 a 14.
0 18-21    Una ficha blanca va de 18 a 21.
0 21-22    Una ficha blanca va de 21 a 22. El turno pasa a negro.
1 (1-6-6)  Negro: 1, 6 y 6.
1 28-29    Una ficha negra va de 28 a 29. Sin uso posible: 6 y 6. El turno pasa a blanco.
0 (6-6-6)  Blanco: 6, 6 y 6.
0 22-28    Una ficha blanca va de 22 a 28.
0 22-28    Una ficha blanca va de 22 a 28.
0 7-13     Una ficha blanca va de 7 a 13. El turno pasa a negro.
1 (1-2-4)  Negro: 1, 2 y 4.
1 27-29    Una ficha negra va de 27 a 29.
1 27-off   Sale una ficha negra desde 27. Sin uso posible: 1. El turno pasa a blanco.
0 (4-5-6)  Blanco: 4, 5 y 6.
0 13-18    Una ficha blanca va de 13 a 18.
0 18-22    Una ficha blanca va de 18 a 22.
0 18-24    Una ficha blanca va de 18 a 24. El turno pasa a negro.
1 (6-6-6)  Negro: 6, 6 y 6. Ningún dado se puede usar. El turno pasa a blanco.
0 (1-1-3)  Blanco: 1, 1 y 3.
0 22-23    Una ficha blanca va de 22 a 23.
0 24-25    Una ficha blanca va de 24 a 25.
0 11-14    Una ficha blanca va de 11 a 14. El turno pasa a negro.
1 (2-4-5)  Negro: 2, 4 y 5.
1 29-off   Sale una ficha negra desde 29. Sin uso posible: 4 y 5. El turno pasa a blanco.
0 (1-2-5)  Blanco: 1, 2 y 5.
0 22-27    Una ficha blanca va de 22 a 27.
0 25-27    Una ficha blanca va de 25 a 27.
0 27-28    Una ficha blanca va de 27 a 28. El turno pasa a negro.
1 (2-3-3)  Negro: 2, 3 y 3.
1 29-off   Sale una ficha negra desde 29. Sin uso posible: 3 y 3. El turno pasa a blanco.
0 (1-2-3)  Blanco: 1, 2 y 3.
0 14-15    Una ficha blanca va de 14 a 15.
0 14-16    Una ficha blanca va de 14 a 16.
0 16-19    Una ficha blanca va de 16 a 19. El turno pasa a negro.
1 (1-2-3)  Negro: 1, 2 y 3.
1 29-off   Sale una ficha negra desde 29. Sin uso posible: 1 y 3. El turno pasa a blanco.
0 (2-4-5)  Blanco: 2, 4 y 5.
0 23-27    Una ficha blanca va de 23 a 27.
0 14-16    Una ficha blanca va de 14 a 16.
0 19-24    Una ficha blanca va de 19 a 24. El turno pasa a negro.
1 (1-5-6)  Negro: 1, 5 y 6. Ningún dado se puede usar. El turno pasa a blanco.
0 (4-5-5)  Blanco: 4, 5 y 5.
0 24-28    Una ficha blanca va de 24 a 28.
0 15-20    Una ficha blanca va de 15 a 20.
0 16-21    Una ficha blanca va de 16 a 21. El turno pasa a negro.
1 (1-3-4)  Negro: 1, 3 y 4. Ningún dado se puede usar. El turno pasa a blanco.
0 (1-3-3)  Blanco: 1, 3 y 3.
0 21-24    Una ficha blanca va de 21 a 24.
0 24-27    Una ficha blanca va de 24 a 27.
0 27-28    Una ficha blanca va de 27 a 28. El turno pasa a negro.
1 (2-6-6)  Negro: 2, 6 y 6.
1 29-off   Sale una ficha negra desde 29. Sin uso posible: 6 y 6. El turno pasa a blanco.
0 (1-2-6)  Blanco: 1, 2 y 6.
0 27-28    Una ficha blanca va de 27 a 28.
0 20-26    Una ficha blanca va de 20 a 26.
0 26-28    Una ficha blanca va de 26 a 28. El turno pasa a negro.
1 (1-2-4)  Negro: 1, 2 y 4.
1 29-off   Sale una ficha negra desde 29. Sin uso posible: 1 y 4. El turno pasa a blanco.
0 (4-5-6)  Blanco: 4, 5 y 6.
0 27-off   Sale una ficha blanca desde 27. Sin uso posible: 5 y 6. El turno pasa a negro.
1 (1-1-6)  Negro: 1, 1 y 6. Ningún dado se puede usar. El turno pasa a blanco.
0 (1-2-4)  Blanco: 1, 2 y 4.
0 28-30    Una ficha blanca va de 28 a 30.
0 30-off   Sale una ficha blanca desde 30. Sin uso posible: 4. El turno pasa a negro.
1 (2-2-5)  Negro: 2, 2 y 5.
1 29-off   Sale una ficha negra desde 29.
1 29-off   Sale una ficha negra desde 29. Sin uso posible: 5. El turno pasa a blanco.
0 (1-1-4)  Blanco: 1, 1 y 4.
0 30-off   Sale una ficha blanca desde 30.
0 30-off   Sale una ficha blanca desde 30. Sin uso posible: 4. El turno pasa a negro.
1 (2-2-3)  Negro: 2, 2 y 3.
1 29-off   Sale una ficha negra desde 29.
1 29-off   Sale una ficha negra desde 29. Todas las fichas negras están fuera. Fin de la partida: victoria de negro.

F-E3 Victoria de negro: todas las fichas están fuera. Le quedan a blanco: 11.
