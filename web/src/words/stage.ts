// What the parts of a table's screen are called where there is little room for it.

const en = {
  seal: 'Dice',
  rules: 'Rules',
  close: 'Close',
  result: 'See the result',
  message: 'What happened',
  panels: 'More about the table',
};

const es: typeof en = {
  seal: 'Dados',
  rules: 'Reglas',
  close: 'Cerrar',
  result: 'Ver el resultado',
  message: 'Lo que ha pasado',
  panels: 'Más sobre la mesa',
};

export const stageWords = { en, es };
