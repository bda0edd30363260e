import { describeFact, productFacts, productNumbers } from '@everyshelf/domain/product-facts'
import { isTestFile, listFiles, readText } from './source-tree.ts'
import { parse, type SyntaxNode, textOf, walkSyntax } from './syntax.ts'

/** One text that people read: a sentence, a table's cell, or a question with its answer. */
export interface ShownText {
  readonly path: string
  readonly text: string
}

/** Internal documents: reasons of decisions, attacks, and measurements. */
const INTERNAL =
  /^docs\/(?:decisions\/|hardening|architecture|performance|glossary|clicks|adding-a)|^bench\/|^e2e\/|\/fixtures\//

const isProse = (path: string) => /\.(?:mdx|md|svg)$|readme\.txt$/.test(path)
const isCode = (path: string) =>
  /^(?:web|server|extension|shared\/\w+|integrations\/client)\/src\/.+\.tsx?$/.test(path) &&
  !isTestFile(path)

/** All texts of the product, with the facts filled in; without comments, tests, and internal documents. */
export function readShownTexts(): ShownText[] {
  const paths = listFiles().filter((path) => !INTERNAL.test(path))
  return paths.flatMap((path) => {
    if (path.endsWith('/openapi.json')) return listDescriptions(path)
    if (isProse(path)) return splitProse(readText(path)).map((text) => ({ path, text }))
    if (!isCode(path)) return []
    return listLiterals(path, readText(path)).map((text) => ({ path, text }))
  })
}

/** Splits a document into paragraphs, list items, and cells. Line breaks within them become spaces. */
export function splitProse(document: string): string[] {
  return fillFacts(document)
    .replace(/<Source[^>]*\/>/g, '')
    .replace(/^ +- question: (.+)\n +answer: /gm, '\n\n$1 ')
    .replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-•|>*]|\d+\.|#))|\|/)
    .flatMap((block) => toSentences(block))
}

function toSentences(block: string): string[] {
  const text = block.replace(/\s+/g, ' ').trim()
  // A question stays with its answer.
  return text.split(/(?<=[.!]['”"]?) (?=[A-Z“])/).filter((sentence) => /\p{L}/u.test(sentence))
}

/** The literals of code that hold more than one word, and the texts between its tags. */
function listLiterals(path: string, code: string): string[] {
  const texts: string[] = []
  for (const node of walkSyntax(parse(path, code))) {
    const text = literalOf(node)
    if (text && /\p{L}\S*\s+\S/u.test(text)) texts.push(...toSentences(text))
  }
  return texts
}

/** What the API's document says about its fields. */
function listDescriptions(path: string): ShownText[] {
  const found: ShownText[] = []
  JSON.parse(readText(path), (key, value: unknown) => {
    const isText = typeof value === 'string' && (key === 'description' || key === 'summary')
    if (isText) found.push(...toSentences(value).map((text) => ({ path, text })))
    return value
  })
  return found
}

function literalOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText') return textOf(node)
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

function fillFacts(text: string): string {
  const facts: Readonly<Record<string, string | number>> = {
    ...productNumbers,
    ...Object.fromEntries(
      Object.entries(productFacts).map(([name, fact]) => [name, describeFact(fact)]),
    ),
  }
  return text.replace(/\{\{([a-z-]+)\}\}/g, (whole, name: string) => String(facts[name] ?? whole))
}
