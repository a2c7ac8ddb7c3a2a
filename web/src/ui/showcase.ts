// A position of each game to look at on the first screen.

export const showcase: Record<string, string> = {
  parchis: 'parchis players=4 mode=individual Y=5,5,17,52 B=h,22,33,37 R=h,39,39,60 G=h,h,2,3 seat=0 phase=roll',
  parques: 'parques players=4 mode=individual Y=5,5,9,37 B=22,39,39,52 R=39,39,56,c5 G=56,56,68,20 seat=1 phase=roll',
  'felix-sex':
    'felix-sex players=2 mode=duel W=1a*2,3a,4a*3,5a*4,6a*2,8*3 B=3b*2,4b*3,5b*5,6b*4,19 entered=W,B seat=0 phase=roll',
  stax: 'stax players=2 mode=duel table=W13:0@-4,0/B12:0+B9:0@-4,1/W9:5@-3,0/W8:4@-2,-1/W5:0@-2,0/B10:1@-2,2/W2:0@-1,-2/W1:0@-1,2/B2:0+B1:0@0,-3/B7:1@0,-1/W6:2+B5:0@0,1/B11:0@1,-3/B4:4@1,-2/W7:0@1,-1/B6:0@1,0/W4:0@1,1/W11:2@1,2/B3:4@2,-3/W3:4@2,-2/B8:2@2,-1 seat=0 phase=move played=40',
};

export function pictureOf(game: string): string {
  return `/api/picture.svg?position=${encodeURIComponent(showcase[game] ?? '')}`;
}
