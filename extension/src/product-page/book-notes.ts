import { isB0Asin } from '@everyshelf/domain/identifiers'
import { isSet } from './is-set.ts'
import type { BookNote, FormatChoice } from './product-page-reading.ts'

/** What to say of a book's number; `formats` begin with the page's own. */
export function notesOn(title: string | null, formats: readonly FormatChoice[]): BookNote[] {
  const [own] = formats
  if (!own) return []
  const hasIsbn = formats.some(({ identifier }) => identifier.kind === 'isbn')
  const isAmazonOnly = isB0Asin(own.identifier) && !hasIsbn
  return [
    ...(isSet(title ?? '') ? (['set'] as const) : []),
    ...(own.format === 'audio' ? (['audiobook'] as const) : []),
    ...(isAmazonOnly ? (['amazon-only'] as const) : []),
  ]
}
