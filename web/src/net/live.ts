// The live connection to a table: it mends itself, and nothing that was asked for is lost or done twice.

import type { Failed, FromClient, FromServer, Hello, LiveEvent, Refused, TableState } from './messages';

export type ConnectionState = 'connecting' | 'live' | 'lost' | 'ended';

/** What a person asks for: a message without its number, which is put in when it is sent. */
export type Command = WithoutSeq<Exclude<FromClient, Hello>>;
type WithoutSeq<Message> = Message extends unknown ? Omit<Message, 'seq'> : never;

export interface Listener {
  hello: () => Omit<Hello, 'type'>;
  seq: () => number;
  welcomed: (seats: number[], events: LiveEvent[], state: TableState) => void;
  happened: (events: LiveEvent[], state: TableState) => void;
  refused: (message: Refused) => void;
  failed: (message: Failed) => void;
  changed: (state: ConnectionState) => void;
}

const NO_TABLE = 4404;
const POLICY = 1008; // the server does not want this client: coming back at once would not help
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;

export class LiveConnection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT_MS;
  private timer = 0;
  private asked: { command: Command; seq: number } | null = null; // what has been sent and not answered yet
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Ask for something; where the connection is lost, it is asked again when it is back. */
  ask(command: Command): void {
    this.asked = { command, seq: this.listener.seq() };
    this.sendAsked();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.socket || this.isClosed) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT_MS;
    this.connect();
  };

  private connect(): void {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    this.listener.changed('connecting');
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...this.listener.hello() }));
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  private lose(socket: WebSocket, code: number): void {
    if (this.socket !== socket || this.isClosed) return;
    this.socket = null;
    if (code === NO_TABLE || code === POLICY) {
      this.listener.changed('ended');
      return;
    }
    this.listener.changed('lost');
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.wait = FIRST_WAIT_MS;
      this.listener.welcomed(message.seats, message.events, message.state);
      this.listener.changed('live');
      this.sendAsked();
    } else if (message.type === 'events' || message.type === 'stale') {
      if (message.events.length > 0 || message.type === 'stale') this.asked = null;
      this.listener.happened(message.events, message.state);
    } else if (message.type === 'refused') {
      this.asked = null;
      this.listener.refused(message);
    } else {
      this.asked = null;
      this.listener.failed(message);
    }
  }

  /** Send what is asked, after a break again: by its number the server sees whether it has been done already. */
  private sendAsked(): void {
    if (!this.asked || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ ...this.asked.command, seq: this.asked.seq }));
  }
}
