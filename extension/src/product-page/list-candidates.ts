import { identifierKey } from '@everyshelf/domain/identifiers'
import type { PageFacts } from './extract/page-facts.ts'
import { eachIsbn, firstIsbn, isBookNumberLabel } from './find-isbn.ts'
import type { BookCandidate } from './product-page-reading.ts'

const MAX_CANDIDATES = 12

/** Every book that a page names anywhere, with its title where the page's data has it. */
export function listCandidates({ products, microdata, rows, textNumbers }: PageFacts) {
  const described = products.flatMap(({ isbns, name }): BookCandidate[] => {
    const identifier = firstIsbn(isbns)
    return identifier ? [{ identifier, title: name }] : []
  })
  const labelled = rows.filter(({ label }) => isBookNumberLabel(label)).map(({ value }) => value)
  const bare = eachIsbn([...microdata, ...labelled, ...textNumbers])
  const all = [...described, ...bare.map((identifier) => ({ identifier, title: null }))]
  const byKey = new Map<string, BookCandidate>()
  for (const book of all) {
    const key = identifierKey(book.identifier)
    if (!byKey.has(key)) byKey.set(key, book)
  }
  return [...byKey.values()].slice(0, MAX_CANDIDATES)
}
