// The service worker, public/sw.js, which keeps the app and the data of all games for when there is no network.

import { addressOf, BASE } from '../net/base';

const CHECK_EVERY_MS = 3_600_000; // for a new version, while a page stays open

class AppWorker {
  /** Whether a newer version of the app is there than the one that is shown. */
  hasUpdate = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Start it when the page is loaded. Where there is none (plain http, private windows, development) the app does without. */
  start(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const begin = () => whenIdle(() => void this.register().catch(() => undefined));
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }

  /** Use the newer version: the page is loaded again with it. */
  useUpdate(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage({ type: 'take over' });
  }

  private async register(): Promise<void> {
    const options: RegistrationOptions = { scope: BASE, updateViaCache: 'none' };
    const registration = await navigator.serviceWorker.register(addressOf('/sw.js'), options);
    this.watch(registration);
    setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
    const { active } = await navigator.serviceWorker.ready;
    if (!isSavingData()) whenIdle(() => active?.postMessage({ type: 'refresh' }));
  }

  private watch(registration: ServiceWorkerRegistration): void {
    if (registration.waiting) void this.compare(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const found = registration.installing;
      found?.addEventListener('statechange', () => {
        if (found.state === 'installed' && registration.active) void this.compare(found);
      });
    });
  }

  /** See whether a worker that waits is of another version than this page: the list of its files lacks this script. */
  private async compare(worker: ServiceWorker): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const isThisVersion = await new Promise<boolean>((resolve) => {
      port1.onmessage = (event) => resolve(event.data);
      worker.postMessage({ type: 'is yours', script: mainScript() }, [port2]);
    });
    this.waiting = worker;
    this.hasUpdate = !isThisVersion;
  }
}

/** Name the script of the page as the list of the build's files does. */
function mainScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="assets/"]');
  return script ? new URL(script.src).pathname.slice(BASE.length) : '';
}

export function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000); // Safari
}

export const appWorker = new AppWorker();
