// What web/catalogues.ts gives when a page is built.

declare module 'virtual:catalogues' {
  type Both<Words> = import('../model/words').Both<Words>;

  export const sentences: Both<Record<import('./keys').Key, import('./keys').Sentence>>;
  export const games: Both<Record<string, string>>;
}
