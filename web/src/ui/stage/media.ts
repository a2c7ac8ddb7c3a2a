// Which of the stage's layouts the window has room for. The same condition stands in the styles of the stage.

import { MediaQuery } from 'svelte/reactivity';

/** Whether the panels stand in a column beside the board; else they are sheets over the stage. */
export const hasColumn = new MediaQuery('(min-width: 901px) and (min-height: 561px)');
