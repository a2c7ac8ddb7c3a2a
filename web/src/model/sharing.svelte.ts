// Links that others can open: a page that is opened on the server's own machine, as localhost, asks the server under
// which address the network reaches it.

import { api } from '../net/api';
import { hasServer } from '../net/base';

/** Whether an address means the machine itself, and so nothing to others. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

class Sharing {
  private isAsked = false;
  private isKnown = $state(false); // what the server answers
  private origin = $state(globalThis.location?.origin ?? '');

  /** Whether the links lead nowhere but to this machine. */
  get isAlone(): boolean {
    return this.isKnown && isLoopback(new URL(this.origin).hostname);
  }

  /** Return a link of this page as others can open it. */
  linkFor(link: string): string {
    return link.startsWith(location.origin) ? this.origin + link.slice(location.origin.length) : link;
  }

  /** Find out how others reach the server, where this page does not know. */
  async ask(): Promise<void> {
    if (this.isAsked || !hasServer || !isLoopback(location.hostname)) return;
    this.isAsked = true;
    try {
      const { addresses } = await api.server();
      this.origin = addresses[0] ?? this.origin;
      this.isKnown = true;
    } catch {
      this.isAsked = false; // it is asked again for the next link
    }
  }
}

export const sharing = new Sharing();
