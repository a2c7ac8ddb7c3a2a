// What web/catalogues.ts gives when a page is built.

declare module 'virtual:catalogues' {
  type ByLanguage<Words> = import('../model/languages').ByLanguage<Words>;

  export const sentences: ByLanguage<Record<import('./keys').Key, import('./keys').Sentence>>;
  export const games: ByLanguage<Record<string, string>>;
}
