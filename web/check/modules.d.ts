// What web/modules.ts gives when the offline check is built.

declare module 'virtual:modules' {
  /** By game: deflated, in base64. `rules` is the module, `about` is JSON (library.ts). */
  export const modules: Record<string, { rules: string; about: string }>;
}
