// Which screen is shown: a function of the address.

import { addressOf, pathWithin } from '../net/base';

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'puzzles' }
  | { screen: 'puzzle'; game: string; way: 'daily' | 'practice' }
  | { screen: 'study' }
  | { screen: 'check' }
  | { screen: 'settings' }
  | { screen: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean);
  if (rest.length > 0) return { screen: 'lost' };
  if (first === '' || (first === 'index.html' && !second)) return { screen: 'home' };
  if (first === 'check' && !second) return { screen: 'check' };
  if (first === 'study' && !second) return { screen: 'study' };
  if (first === 'settings' && !second) return { screen: 'settings' };
  if (first === 'puzzles') return second ? { screen: 'puzzle', game: second, way: 'daily' } : { screen: 'puzzles' };
  if (first === 'practice' && second) return { screen: 'puzzle', game: second, way: 'practice' };
  if (first === 'rules') return { screen: 'rules', game: second };
  if (first === 'learn' && second) return { screen: 'learn', game: second };
  if (first === 'new' && second) return { screen: 'new', game: second };
  if (first === 'table' && second) return { screen: 'table', id: second };
  if (first === 'replay' && second) return { screen: 'replay', id: second };
  return { screen: 'lost' };
}

class Router {
  path = $state(pathWithin(globalThis.location?.pathname ?? '/'));
  hash = $state(globalThis.location?.hash ?? '');
  route = $derived(routeOf(this.path));

  /** Go to another screen: `/table/abc`, wherever the app lies. */
  go(path: string): void {
    history.pushState(null, '', addressOf(path));
    this.read();
    scrollTo(0, 0);
  }

  /** Follow the address bar. */
  read(): void {
    this.path = pathWithin(location.pathname);
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Follow links within the app without loading it again: `<a href={addressOf('/settings')} onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(pathWithin(link.pathname) + link.search + link.hash);
}
