// The service worker, public/sw.js, which keeps the app's files and a page for when there is no connection.

/** Start it. Where there is none (plain http, private windows, development) the app does without. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
