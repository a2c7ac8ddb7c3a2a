// What a person has begun to choose on a board of tracks: a piece in hand, and the parts of a move that are chosen
// already.

import type { LegalMove } from '../net/messages';
import { choicesOf, distinct, optionsAfter, targetsFrom, type Option, type Part } from './choosing';

const LATE_MS = 600; // for an answer; those that come sooner show the pieces walking

export class Hand {
  origin = $state(''); // of the piece in hand
  chosen = $state.raw<Part[]>([]);
  whole = $state<string | null>(null); // a move of which every part is chosen, and that waits for the person's word
  arrived: readonly string[] = []; // where pieces have just been brought: a second tap there is meant for the first
  asked = $state.raw<Option[]>([]); // they agree in all that was tapped: one of them has to be chosen
  private given: LegalMove[] = []; // what it chooses among
  private isSent = $state(false);
  private isConfirmed = $state(false);
  private isLate = $state(false); // the answer to what was sent
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly options = $derived.by(() => {
    const all = optionsAfter(choicesOf(this.moves()), this.chosen);
    const die = this.onlyDie();
    const found = die === null ? all : all.filter(({ part }) => part.dice.includes(die));
    return found.length > 0 ? found : all; // a die that nothing can be done with leaves all
  });
  readonly movable = $derived(new Set(this.options.flatMap(({ part }) => part.legs.map((leg) => leg.origin))));
  readonly targets = $derived(this.origin ? targetsFrom(this.options, this.origin) : new Map<string, Option[]>());
  // What is drawn as if it were played. The last part is not, once it is sent: its pieces walk when it has happened. One
  // that waited for the person's word has been seen walking; and where no answer comes it goes as well, so that a piece does
  // not stand where it was taken from for as long as a line is dead.
  readonly ahead = $derived(this.isSent && !this.isConfirmed && !this.isLate ? this.chosen.slice(0, -1) : this.chosen);
  readonly used = $derived(this.chosen.flatMap(({ dice }) => dice));

  /** Whether options differ in their dice, so that it helps to see them. */
  readonly hasDice = $derived.by(() => {
    const parts = choicesOf(this.moves()).flatMap((choice) => choice.parts);
    return new Set(parts.map(({ dice }) => dice.join())).size > 1;
  });

  constructor(
    private readonly moves: () => LegalMove[],
    private readonly onlyDie: () => number | null,
    private readonly play: (move: string) => void,
    private readonly asksFirst: () => boolean = () => false, // whether the person wants to be asked before a move is played
  ) {}

  /** Begin with other moves. While there are none, what was chosen stays: the same may come back. */
  follow(moves: LegalMove[]): void {
    if (moves.length === 0 || (moves === this.given && !this.isSent)) return;
    if (moves === this.given) this.arrived = []; // what was sent has not been played
    this.given = moves;
    this.letGo();
  }

  letGo(): void {
    this.origin = '';
    this.chosen = [];
    this.asked = [];
    this.whole = null;
    this.isSent = false;
    this.isConfirmed = false;
    this.isLate = false;
    clearTimeout(this.timer);
  }

  /** Take the last thing back; tell whether there was one. */
  back(): boolean {
    if (this.isSent) return false;
    const has = this.asked.length > 0 || this.origin !== '' || this.chosen.length > 0;
    if (this.asked.length === 0 && !this.origin) this.chosen = this.chosen.slice(0, -1);
    this.whole = null;
    this.asked = [];
    this.origin = '';
    return has;
  }

  /** Whether a chosen part goes to a place, and nothing else can be taken up there. */
  isTakenBackAt(spot: string): boolean {
    return (
      !this.isSent &&
      !this.movable.has(spot) &&
      this.chosen.some(({ legs }) => legs.some(({ target }) => target === spot))
    );
  }

  /** Take the part back that goes to a place. */
  takeBack(spot: string): void {
    this.letGoOfPiece();
    this.whole = null;
    this.chosen = this.chosen.filter(({ legs }) => legs.every(({ target }) => target !== spot));
  }

  /** Take a piece up; where it can only go to one place, it goes there, if it is meant to. */
  takeUp(origin: string, goesOn = true): void {
    this.origin = origin;
    if (!goesOn) return;
    const [only, ...others] = this.targets.keys();
    if (only !== undefined && others.length === 0) this.bring(only);
  }

  /** Bring the piece in hand to one of its targets. */
  bring(target: string): void {
    const found = distinct(this.targets.get(target) ?? []);
    if (found.length === 1) this.choose(found[0]!);
    else this.asked = found;
  }

  choose({ move, part, isLast }: Option): void {
    this.letGoOfPiece();
    this.chosen = [...this.chosen, part];
    this.arrived = part.legs.map(({ target }) => target);
    if (!isLast) return;
    if (this.asksFirst()) this.whole = move;
    else this.send(move);
  }

  /** End an arrival, if none has come after it. */
  settle(arrived: readonly string[]): void {
    if (arrived === this.arrived) this.arrived = [];
  }

  /** Play the move that waits for it. */
  confirm(): void {
    if (this.whole === null) return;
    this.isConfirmed = true;
    this.send(this.whole);
  }

  private send(move: string): void {
    this.whole = null;
    this.isSent = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isLate = this.isSent), LATE_MS);
    this.play(move);
  }

  private letGoOfPiece(): void {
    this.origin = '';
    this.asked = [];
  }
}
