import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { parseBookFormat } from './book-format-of.ts'
import type { ProductFacts } from './extract/page-facts.ts'
import { firstIsbn } from './find-isbn.ts'
import type { FormatChoice } from './recognized-page.ts'

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  EBook: 'Ebook',
  AudiobookFormat: 'Audiobook',
  GraphicNovel: 'Graphic novel',
}

export function formatChoice(identifier: BookIdentifier, label: string): FormatChoice {
  return { format: parseBookFormat(label), identifier, label }
}

/** The choices without duplicates, in the given order. */
export function uniqueFormats(choices: readonly FormatChoice[]): FormatChoice[] {
  const seen = new Set<string>()
  return choices.filter(({ identifier }) => {
    const key = identifierKey(identifier)
    return !seen.has(key) && seen.add(key)
  })
}

/** The editions in a page's JSON-LD, for stores that show all of them on one page. */
export function listEditions(products: readonly ProductFacts[]): FormatChoice[] {
  return products
    .flatMap((product) => [product, ...product.editions])
    .flatMap(({ isbns, format }) => {
      const identifier = firstIsbn(isbns)
      return identifier && format ? [formatChoice(identifier, FORMAT_NAMES[format] ?? format)] : []
    })
}
