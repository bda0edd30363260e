/**
 * The part of opentype.js that we use. The package has no types, and those of DefinitelyTyped need the browser's, which
 * the server's code must not see.
 */
declare module 'opentype.js/dist/opentype.mjs' {
  interface End {
    readonly x: number
    readonly y: number
  }

  export type PathCommand =
    | ({ readonly type: 'M' | 'L' } & End)
    | ({ readonly type: 'Q'; readonly x1: number; readonly y1: number } & End)
    | ({
        readonly type: 'C'
        readonly x1: number
        readonly y1: number
        readonly x2: number
        readonly y2: number
      } & End)
    | { readonly type: 'Z' }

  export interface Font {
    /** 0 for a character that the font lacks. */
    charToGlyphIndex(character: string): number
    getAdvanceWidth(text: string, size: number): number
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
    ): { readonly commands: readonly PathCommand[] }
  }

  export function parse(file: ArrayBuffer): Font
}
