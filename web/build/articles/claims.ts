import { type SyntaxNode, textOf, walkTree } from './syntax-tree.ts'

/** Services and programs about which a claim needs a source. */
const OTHERS =
  /Books2Read|Draft2Digital|Book[lL]inker|Geniuslink|ReaderLinks|Author Helper|StoryOrigin|Bitly|\bDub\b|Shlink|\bKutt\b|OneLink|SiteStripe|\bAssociates\b|Amazon Attribution/

const SENTENCE_END = /(?<=[.?!])\s+/

/** Node types that are checked on their own. */
const CLAIM_TYPES: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'tableRow'])
const UNCHECKED: ReadonlySet<string> = new Set(['Unconfirmed', 'Diagram'])

/** Texts of all nodes that say something about other services without a source. */
export function listClaimsWithoutSource(body: SyntaxNode, rival: string | undefined): string[] {
  const found: string[] = []
  const isAbout = (text: string) =>
    OTHERS.test(text) || (rival !== undefined && text.includes(rival))
  visit(body, (node) => {
    const text = claimTextOf(node)
    const claims = text.split(SENTENCE_END).filter((sentence) => !sentence.endsWith('?'))
    if (claims.some(isAbout) && !hasSource(node)) found.push(text)
  })
  return found
}

function visit(node: SyntaxNode, check: (node: SyntaxNode) => void): void {
  if (node.name && UNCHECKED.has(node.name)) return
  const [, ...rows] = node.children ?? []
  // The first row of a table is its heading.
  const children = node.type === 'table' ? rows : (node.children ?? [])
  if (CLAIM_TYPES.has(node.type)) check(node)
  // A list item and a table row are checked as a whole.
  if (node.type === 'listItem' || node.type === 'tableRow') return
  for (const child of children) visit(child, check)
}

/** The text of a node, without the labels of links to our own pages. */
function claimTextOf(node: SyntaxNode): string {
  if (node.type === 'link') return ''
  if (!node.children) return textOf(node)
  return node.children.map(claimTextOf).join('')
}

function hasSource(node: SyntaxNode): boolean {
  return [...walkTree(node)].some(({ name }) => name === 'Source')
}
