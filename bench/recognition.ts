import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifierKey } from '@everyshelf/domain/identifiers'
import {
  evidences,
  type RecognizedPage,
  readPageFacts,
  recognizePage,
} from '@everyshelf/extension/product-page'
import { Window } from 'happy-dom'
import { createVerdict } from './measure/verdict.ts'

/**
 * How well the extension recognizes books: on how many saved pages it takes the right book, offers it,
 * takes a wrong one or misses it; precision and recall by kind of page and by the source of the ISBN;
 * and how many it still finds when the address does not contain it.
 */
interface SavedPage {
  readonly url: string
  readonly expect: {
    readonly kind: string
    readonly why?: string
    readonly identifier?: string
    readonly books?: readonly (readonly [key: string, title: string | null])[]
    readonly evidence?: string
  }
}

type PageDocument = Parameters<typeof readPageFacts>[0]

interface Count {
  readonly pages: number
  /** Pages recognized as a book. */
  readonly found: number
  /** Pages recognized as the right book. */
  readonly right: number
  readonly due: number
}

const folder = join(import.meta.dirname, '../e2e/fixtures/retailer-pages')
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Record<
  string,
  SavedPage
>

function parsePage(name: string): PageDocument {
  const { DOMParser } = new Window()
  const html = readFileSync(join(folder, `${name}.html`), 'utf8')
  return new DOMParser().parseFromString(html, 'text/html') as unknown as PageDocument
}

const keyOf = (recognized: RecognizedPage) =>
  recognized.kind === 'book' ? identifierKey(recognized.identifier) : null

interface Result {
  readonly page: SavedPage
  readonly key: string | null
  readonly kind: string
  readonly offered: readonly string[]
  readonly bare: string | null
}

/** What a person gets: a wrong book is the only outcome that misleads. */
type Outcome = 'right' | 'offered' | 'wrong' | 'missed'

const outcomes: readonly Outcome[] = ['right', 'offered', 'wrong', 'missed']

function outcomeOf({ page, key, offered }: Result): Outcome {
  const { identifier, books = [] } = page.expect
  if (key !== null) return key === identifier ? 'right' : 'wrong'
  if (identifier) return offered.includes(identifier) ? 'offered' : 'missed'
  return books.every(([book]) => offered.includes(book)) ? 'right' : 'missed'
}

/** A URL that reveals nothing about the book. */
function withoutBook(url: string): string {
  return `${new URL(url).origin}/x`
}

const results = Object.entries(index).map(([name, page]): Result => {
  const facts = readPageFacts(parsePage(name), page.url)
  const recognized = recognizePage(facts)
  const why = recognized.kind === 'not-a-book' ? recognized.why : undefined
  const bare = recognizePage({ ...facts, url: withoutBook(page.url) })
  const books = recognized.kind === 'candidates' ? recognized.books : []
  return {
    page,
    key: keyOf(recognized),
    kind: why ?? recognized.kind,
    offered: books.map(({ identifier }) => identifierKey(identifier)),
    bare: keyOf(bare),
  }
})

function count(among: readonly Result[]): Count {
  const isRight = ({ page, key }: Result) => key !== null && key === page.expect.identifier
  return {
    pages: among.length,
    found: among.filter(({ key }) => key !== null).length,
    right: among.filter(isRight).length,
    due: among.filter(({ page }) => page.expect.kind === 'book').length,
  }
}

const share = (part: number, whole: number) =>
  whole === 0 ? '     –' : `${((100 * part) / whole).toFixed(1)} %`.padStart(7)

function print(title: string, among: readonly Result[]): void {
  const { pages, found, right, due } = count(among)
  console.log(
    `${title.padEnd(22)} ${String(pages).padStart(5)} ${share(right, found).padStart(10)} ${share(right, due).padStart(8)}`,
  )
}

const columns = `${'pages'.padStart(28)}  precision   recall`
console.log(`By source of the ISBN\n${columns}`)
for (const evidence of evidences) {
  print(
    evidence,
    results.filter(({ page }) => page.expect.evidence === evidence),
  )
}

const kindOf = ({ expect }: SavedPage) => expect.why ?? expect.kind
const kinds = [...new Set(results.map(({ page }) => kindOf(page)))]
console.log(`\nBy kind of page${'pages'.padStart(13)}   correctly named`)
for (const kind of kinds) {
  const among = results.filter(({ page }) => kindOf(page) === kind)
  const right = among.filter((result) => result.kind === kind).length
  console.log(
    `${kind.padEnd(22)} ${String(among.length).padStart(5)} ${share(right, among.length).padStart(19)}`,
  )
}

const named = results.filter(({ page }) => page.expect.evidence === 'address')
const still = named.filter(({ page, bare }) => bare === page.expect.identifier).length
const wrong = named.filter(({ page, bare }) => bare !== null && bare !== page.expect.identifier)
console.log(
  `\nOf ${named.length} pages whose address names the book, ${still} are recognized without it, ${wrong.length} wrongly`,
)

const totals = outcomes.map((outcome) => {
  const pages = results.filter((result) => outcomeOf(result) === outcome)
  return [outcome, pages.length] as const
})
console.log(`\n${totals.map(([outcome, pages]) => `${pages} ${outcome}`).join(', ')}`)

const verdict = createVerdict('recognition')
const { found, right, due } = count(results)
const wrongPages = results.filter((result) => outcomeOf(result) === 'wrong')
verdict.gate('no page gives a wrong book', wrongPages.length === 0, `${wrongPages.length}`)
verdict.gate('at least 90 % of the books are taken', right >= 0.9 * due, share(right, due))
verdict.gate('precision: every book found is the right one', right === found, share(right, found))
verdict.gate(
  'every kind of page is recognized',
  results.every(({ page, kind }) => kind === kindOf(page)),
  `${results.length} pages`,
)
verdict.gate('no wrong book without the address', wrong.length === 0, `${wrong.length}`)
verdict.close()
