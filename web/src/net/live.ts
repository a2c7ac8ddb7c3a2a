// The live connection to a table: it mends itself, and nothing that was asked for is lost or done twice.

import { addressOf } from './base';
import { Heartbeat } from './heartbeat';
import type { Failed, FromClient, FromServer, Hello, LiveEvent, Ping, Refused, TableState, Welcome } from './messages';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'ended';

/** What a person asks for: a message without its id and number, which are put in when it is asked. */
export type Command = WithoutNumbers<Exclude<FromClient, Hello | Ping>>;
type WithoutNumbers<Message> = Message extends unknown ? Omit<Message, 'id' | 'seq'> : never;
type Sent = Command & { id: number; seq: number };

/** What a table tells whoever looks at it. */
export interface ConnectionListener {
  hello: () => Omit<Hello, 'type'>;
  seq: () => number;
  welcomed: (message: Welcome) => void;
  happened: (events: LiveEvent[], state: TableState) => void;
  answered: (id: number) => void; // after what the answer brought
  refused: (message: Refused) => void;
  failed: (message: Failed) => void;
  changed: (state: ConnectionState) => void;
}

/** A good move for whoever is to act, as records spell it, and what speaks for it in words. */
export interface HintedMove {
  move: string;
  reason: string;
  chance: number | null; // to win after it; null where there is no other move
  error: number | null; // standard error of the chance; null where nothing was rolled out
}

/** The best moves, the best first. */
export interface Hint {
  moves: HintedMove[];
}

/** A way to play at a table: over the network, or on this device. */
export interface TableConnection {
  /** Ask for something and return its id, which the answer names. */
  ask(command: Command): number;
  close(): void;
}

const NO_TABLE = 4404;
const ABNORMAL = 1006; // it ended without a word
const POLICY = 1008; // the server does not want this client: coming back at once would not help
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;
const OPENING_MS = 8000; // then another attempt is made: browsers wait for minutes

export class LiveConnection implements TableConnection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT_MS;
  private timer = 0;
  private unanswered: Sent[] = []; // in the order in which they were asked
  private lastId = 0;
  private isClosed = false;
  private isWelcome = false; // nothing is asked before hello was answered
  private readonly heartbeat = new Heartbeat(
    () => this.socket?.send(JSON.stringify({ type: 'ping', id: ++this.lastId })),
    () => this.abandon(),
  );

  constructor(
    private readonly table: string,
    private readonly listener: ConnectionListener,
  ) {
    this.connect();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Ask for something and return its id; what a lost connection left unanswered is asked again when it is back. */
  ask(command: Command): number {
    const sent = { ...command, id: ++this.lastId, seq: this.listener.seq() };
    this.unanswered.push(sent);
    this.send(sent);
    return sent.id;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.heartbeat.stop();
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  /** Look after the connection of a page that is seen again, or whose network is back; a hidden page asks nothing. */
  private readonly wake = (): void => {
    if (this.isClosed) return;
    if (document.visibilityState === 'hidden') this.heartbeat.stop();
    else if (this.isWelcome) this.heartbeat.check();
    else if (!this.socket) {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT_MS;
      this.connect();
    }
  };

  private connect(): void {
    const address = new URL(addressOf(`/api/tables/${this.table}/live`), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    this.listener.changed('connecting');
    this.timer = window.setTimeout(() => this.abandon(), OPENING_MS);
    socket.onopen = () => {
      clearTimeout(this.timer);
      socket.send(JSON.stringify({ type: 'hello', ...this.listener.hello() }));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  /** Take the connection for lost: nothing comes over it. */
  private abandon(): void {
    const { socket } = this;
    if (!socket) return;
    this.lose(socket, ABNORMAL);
    socket.close(); // which may take minutes to be noticed, by then it is no longer listened to
  }

  private lose(socket: WebSocket, code: number): void {
    if (this.socket !== socket || this.isClosed) return;
    clearTimeout(this.timer);
    this.heartbeat.stop();
    this.socket = null;
    this.isWelcome = false;
    if (code === NO_TABLE || code === POLICY) {
      this.listener.changed('ended');
      return;
    }
    this.listener.changed('lost');
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private hear(message: FromServer): void {
    if (document.visibilityState !== 'hidden') this.heartbeat.hear();
    if (message.type === 'pong') return;
    if (message.type === 'welcome') {
      this.wait = FIRST_WAIT_MS;
      this.listener.welcomed(message);
      this.listener.changed('live');
      this.isWelcome = true;
      this.unanswered.forEach((sent) => this.send(sent));
      return;
    }
    const { id } = message;
    this.unanswered = this.unanswered.filter((sent) => sent.id !== id);
    if (message.type === 'refused') this.listener.refused(message);
    else if (message.type === 'error') this.listener.failed(message);
    else this.listener.happened(message.events, message.state);
    if (id !== null) this.listener.answered(id);
  }

  /** Send what was asked, after a break again: by its number the server sees whether it has been done already. */
  private send(sent: Sent): void {
    if (this.isWelcome && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(sent));
  }
}
