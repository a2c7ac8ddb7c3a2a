// What lockstep.test.ts runs in a page.

export { digestsOf } from '../src/local/lockstep';
export { GameModule } from '../src/local/module';
