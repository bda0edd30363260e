import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { bookFormatOf } from './book-format-of.ts'
import type { ProductFacts } from './extract/page-facts.ts'
import { firstIsbn } from './find-isbn.ts'
import type { FormatChoice } from './product-page-reading.ts'

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  EBook: 'Ebook',
  AudiobookFormat: 'Audiobook',
  GraphicNovel: 'Graphic novel',
}

export function formatChoice(identifier: BookIdentifier, label: string): FormatChoice {
  return { format: bookFormatOf(label), identifier, label }
}

/** Each book once, in the order given. */
export function eachBookOnce(choices: readonly FormatChoice[]): FormatChoice[] {
  const seen = new Set<string>()
  return choices.filter(({ identifier }) => {
    const key = identifierKey(identifier)
    return !seen.has(key) && seen.add(key)
  })
}

/** The editions that a page's JSON-LD lists, for shops that have a page for all of them. */
export function listEditions(products: readonly ProductFacts[]): FormatChoice[] {
  return products
    .flatMap((product) => [product, ...product.editions])
    .flatMap(({ isbns, format }) => {
      const identifier = firstIsbn(isbns)
      return identifier && format ? [formatChoice(identifier, FORMAT_NAMES[format] ?? format)] : []
    })
}
