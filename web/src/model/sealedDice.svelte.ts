// What this browser does about the dice of its table: it keeps the seal, then adds its own, and notices another seal.

import { keep, keptOf, type Answer, type KeptSeal } from '../dice/kept';
import type { GiveBytes, LiveEvent, TableState, Welcome } from '../net/messages';
import { drawBytes } from './seats';

export type DiceNews = Pick<Welcome, 'commit' | 'added' | 'can_add'>;

const SEAL = /^[0-9a-f]{64}$/;
const ANSWERS: Record<string, Answer> = { bytes_added: 'added', bytes_given: 'given', bytes_fixed: 'fixed' };

export class SealedDice {
  kept = $state.raw<KeptSeal>();
  shown = $state(''); // the seal that the server showed last
  isKept = $state(true); // for good, not only until this page is closed
  added = $state.raw<number[]>([]); // the seats that have added to the dice
  private seats: number[] = [];
  private readonly sent = new Map<number, number>(); // ids of messages that add to the dice, with their seats

  constructor(private readonly table: string) {
    this.kept = keptOf(table);
  }

  /** The seal that was shown first. */
  get seal(): string {
    return this.kept?.seal ?? this.shown;
  }

  /** Whether the server shows another seal than it did before. */
  get isChanged(): boolean {
    return this.shown !== '' && this.shown !== this.seal;
  }

  /** The seats held here to whose addition the server gave an answer. */
  answered(answer: Answer): number[] {
    return this.seats.filter((seat) => this.kept?.own[seat]?.answer === answer);
  }

  /** Look at a seal that is shown to somebody who holds some seats: the first one is kept. */
  see(commit: string, seats: number[]): void {
    if (!SEAL.test(commit)) return;
    this.shown = commit;
    this.seats = seats;
    if (!this.kept && seats.length > 0) this.keep({ seal: commit, own: {}, at: Date.now(), isOver: false });
  }

  /** Look at the seal of a welcome. Gives what to send so that the seats held here add to the dice: what is drawn is
   * kept before it is sent, and nothing is added to dice whose seal has changed. */
  welcome({ commit, added, can_add }: DiceNews, seats: number[]): Omit<GiveBytes, 'id' | 'seq'>[] {
    this.see(commit, seats);
    this.added = added;
    if (!SEAL.test(commit) || this.isChanged || !this.kept) return [];
    const idle = seats.filter((seat) => can_add && !this.kept!.own[seat] && !added.includes(seat));
    for (const seat of idle) this.answer(seat, '', drawBytes());
    return seats.flatMap((seat) => {
      const own = this.kept!.own[seat];
      return own && !own.answer ? [{ type: 'bytes' as const, seat, bytes: own.bytes }] : [];
    });
  }

  /** Note under which id the addition of a seat was sent. */
  note(id: number, seat: number): void {
    this.sent.set(id, seat);
  }

  /** Take in what happened: who has added, and whether the game is over. */
  hear(events: LiveEvent[], status: TableState['status']): void {
    const added = events.flatMap(({ kind, seat }) => (kind === 'bytes' && seat !== null ? [seat] : []));
    if (added.length > 0) this.added = [...new Set([...this.added, ...added])];
    if (status === 'over') this.close();
  }

  /** Take in that a message was answered, if it was not refused. */
  taken(id: number): void {
    this.end(id, 'added');
  }

  /** Take in a refusal or a failure; gives whether it is only about what was added. */
  refused(id: number | null, code: string): boolean {
    if (id === null || !this.sent.has(id)) return false;
    const answer = ANSWERS[code];
    this.end(id, answer ?? '');
    return answer !== undefined;
  }

  /** Note the first answer to what was added: nothing that the server says later takes it back. */
  private end(id: number, answer: Answer): void {
    const seat = this.sent.get(id);
    const own = seat === undefined ? undefined : this.kept?.own[seat];
    if (own && !own.answer && answer) this.answer(seat!, answer, own.bytes);
    this.sent.delete(id);
  }

  /** Note that nothing more comes of this table: what was kept of it may be forgotten after many others. */
  close(): void {
    if (this.kept && !this.kept.isOver) this.keep({ ...this.kept, isOver: true });
  }

  private answer(seat: number, answer: Answer, bytes: string): void {
    this.keep({ ...this.kept!, own: { ...this.kept!.own, [seat]: { bytes, answer } } });
  }

  private keep(kept: KeptSeal): void {
    this.kept = kept;
    this.isKept = keep(this.table, kept);
  }
}
