import { type Piece, textOf, walk } from './walk.ts'

/** Services and programmes about which a claim needs a source. */
const OTHERS =
  /Books2Read|Draft2Digital|Book[lL]inker|Geniuslink|ReaderLinks|Author Helper|StoryOrigin|Bitly|\bDub\b|Shlink|\bKutt\b|OneLink|SiteStripe|\bAssociates\b|Amazon Attribution/

const SENTENCE_END = /(?<=[.?!])\s+/

/** What carries a claim by itself. */
const CLAIMS: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'tableRow'])
const FREE: ReadonlySet<string> = new Set(['Unconfirmed', 'Diagram'])

/** The words of every piece that says something of others and names no source. */
export function listClaimsWithoutSource(body: Piece, rival: string | undefined): string[] {
  const found: string[] = []
  const isAbout = (text: string) =>
    OTHERS.test(text) || (rival !== undefined && text.includes(rival))
  visit(body, (piece) => {
    const text = wordsOf(piece)
    const claims = text.split(SENTENCE_END).filter((sentence) => !sentence.endsWith('?'))
    if (claims.some(isAbout) && !hasSource(piece)) found.push(text)
  })
  return found
}

function visit(piece: Piece, judge: (piece: Piece) => void): void {
  if (piece.name && FREE.has(piece.name)) return
  const [, ...rows] = piece.children ?? []
  // The first row of a table is its heading.
  const children = piece.type === 'table' ? rows : (piece.children ?? [])
  if (CLAIMS.has(piece.type)) judge(piece)
  // A list item and a row are judged whole.
  if (piece.type === 'listItem' || piece.type === 'tableRow') return
  for (const child of children) visit(child, judge)
}

/** What links to our own pages are called is no claim. */
function wordsOf(piece: Piece): string {
  if (piece.type === 'link') return ''
  if (!piece.children) return textOf(piece)
  return piece.children.map(wordsOf).join('')
}

function hasSource(piece: Piece): boolean {
  return [...walk(piece)].some(({ name }) => name === 'Source')
}
