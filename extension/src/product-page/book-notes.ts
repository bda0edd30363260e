import { isB0Asin } from '@everyshelf/domain/identifiers'
import { isSet } from './is-set.ts'
import type { BookNote, FormatChoice } from './recognized-page.ts'

/** Notes about the book's number, by every title that the page has; the first of `formats` is its own. */
export function listNotes(
  titles: readonly (string | null)[],
  formats: readonly FormatChoice[],
): BookNote[] {
  const [own] = formats
  if (!own) return []
  const hasIsbn = formats.some(({ identifier }) => identifier.kind === 'isbn')
  const isAmazonOnly = isB0Asin(own.identifier) && !hasIsbn
  return [
    ...(titles.some((title) => isSet(title ?? '')) ? (['set'] as const) : []),
    ...(own.format === 'audio' ? (['audiobook'] as const) : []),
    ...(isAmazonOnly ? (['amazon-only'] as const) : []),
  ]
}
