/** A piece of a parsed article, as the Markdown tools make it. */
export interface Piece {
  readonly type: string
  readonly name?: string | null
  readonly value?: string
  readonly url?: string
  readonly depth?: number
  readonly children?: readonly Piece[]
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[]
  data?: { hProperties?: Record<string, string> }
}

/** A piece and all that stands in it, in reading order. */
export function* walk(piece: Piece): Generator<Piece> {
  yield piece
  for (const child of piece.children ?? []) yield* walk(child)
}

/** @example the words of a heading, without its marks */
export function textOf(piece: Piece): string {
  return [...walk(piece)]
    .filter(({ type }) => type === 'text' || type === 'inlineCode')
    .map(({ value }) => value)
    .join('')
}
