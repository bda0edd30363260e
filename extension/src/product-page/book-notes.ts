import { isB0Asin } from '@everyshelf/domain/identifiers'
import { isSet } from './is-set.ts'
import type { BookNote, FormatChoice } from './recognized-page.ts'

/** Notes about the book's number; the first of `formats` is the page's own. */
export function listNotes(title: string | null, formats: readonly FormatChoice[]): BookNote[] {
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
