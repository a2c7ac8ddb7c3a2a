// How the faces of bots are drawn: the expression comes from the manner of play, hair and colours from the game too.

export interface Looks {
  ground: string;
  coat: string;
  skin: string;
  hair: string; // a shape over the head
  hairColour: string;
  lines: string[]; // brows, mouth, glasses
  eyes: [x: number, y: number][];
}

const EXPRESSIONS: Record<string, Pick<Looks, 'lines' | 'eyes'>> = {
  // a wink and a wide smile
  bold: {
    lines: ['M13 15q2-2 4-1', 'M23 14q2-1 4 1', 'M22.5 18.5q2 1.4 4 0', 'M14.5 22.5q5.5 6 11 0z'],
    eyes: [[15.6, 18.2]],
  },
  // glasses and a small smile
  careful: {
    lines: [
      'M12 18a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0',
      'M21.2 18a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0',
      'M18.8 17.6h2.4',
      'M16.5 24.5q3.5 1.8 7 0',
    ],
    eyes: [
      [15.5, 18.2],
      [24.6, 18.2],
    ],
  },
  // slanting brows and half a smile
  hunter: {
    lines: ['M12.6 14l5 2.2', 'M27.4 14l-5 2.2', 'M15.5 24.6q5 1.4 9-1.6'],
    eyes: [
      [15.8, 18.4],
      [24.2, 18.4],
    ],
  },
};

const HAIR = {
  short: 'M9.6 19q-1.4-12 10.4-12t10.4 12q-2.8-6-6.4-6.600q-6 1.8-9.2 0.600q-3.4 1.6-5.2 6z',
  long: 'M8 29q-2-22 12-22.400t12 22.400q-3.6-2-3.2-9.400q-2-5.6-4.8-6.600q-6 1.8-9.6 0q-2.6 2.4-3.2 7q0.6 6.6-3.2 9z',
  bun: 'M9.6 18q-1-11.4 10.4-11.600t10.4 11.600q-2.4-5.4-6-6q-5 1.6-9 0q-3.8 1.2-5.8 6zM20 1.600a4 4 0 1 1-0.1 0z',
  curls:
    'M9.4 18.600a4 4 0 0 1 0.2-6.400a4 4 0 0 1 4.8-4.600a4.6 4.6 0 0 1 7.8-1.400a4.2 4.2 0 0 1 6 3.200a4 4 0 0 1 2.4 5.400q0.6 2-0.4 3.800q-2-5-5-6q-6 2-10.6 0.200q-3.6 1.4-5.2 5.800z',
};

// A face takes the next of each list, beginning where the name of its game leads: the numbers of entries share no divisor.
const GROUNDS = ['#f3d27a', '#bcd8ea', '#efb7a8', '#bfe0bb', '#d9d2ea', '#e0c9a6', '#c8dcc0'];
const COATS = ['#a33b2a', '#2f5f8a', '#57346b', '#27684a', '#7a5a1e'];
const SKINS = ['#e8b48c', '#b97a50', '#f0c8a4', '#d79c72', '#a86a45', '#edc6a2', '#c88f68', '#deb08a'];
const HAIR_COLOURS = [
  '#3a2417',
  '#1f1512',
  '#b9863e',
  '#6e2d1f',
  '#8a8178',
  '#5d3a22',
  '#20140f',
  '#8f4d24',
  '#4a3a30',
];
const HAIR_SHAPES = [HAIR.short, HAIR.bun, HAIR.long, HAIR.curls];
const MANNERS = Object.keys(EXPRESSIONS);

/** Return how the face of a bot looks. Faces of a game differ from one another, and most from those of other games. */
export function looksOf(game: string, personality: string): Looks {
  const manner = Math.max(MANNERS.indexOf(personality), 0);
  const number = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) + manner;
  const pick = (list: readonly string[]) => list[number % list.length]!;
  return {
    ground: pick(GROUNDS),
    coat: pick(COATS),
    skin: pick(SKINS),
    hair: pick(HAIR_SHAPES),
    hairColour: pick(HAIR_COLOURS),
    ...EXPRESSIONS[MANNERS[manner]!]!,
  };
}
