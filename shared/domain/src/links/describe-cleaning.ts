import { type BookIdentifier, identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import { cleanProductUrl, listUrlParts, parseWebUrl, type WebUrl } from '../product-urls/index.ts'
import type { Cleaning } from './link-inspection.ts'

/**
 * Returns a URL before and after cleaning, and the parts that were removed. Null if there was
 * nothing to remove.
 */
export function describeCleaning(
  before: string,
  url: WebUrl,
  identifier: BookIdentifier | null,
  tag: string | null,
): Cleaning | null {
  const after = cleanProductUrl(before)
  if (after === undefined || after === before) return null
  const cleaned = parseWebUrl(after)
  const namesAfter = new Set(cleaned ? listUrlParts(cleaned).map(({ name }) => name) : [])
  const isTheBook = (value: string) => {
    const named = identifier && parseBookIdentifier(value)
    return Boolean(named && identifierKey(named) === identifierKey(identifier))
  }
  const removed = listUrlParts(url).filter(
    ({ name, value }) => !namesAfter.has(name) && !isTheBook(value),
  )
  const isTagListed = tag === null || removed.some(({ value }) => value === tag)
  return {
    before,
    after,
    removed: isTagListed ? removed : [{ name: 'tag', value: tag, kind: 'affiliate' }, ...removed],
  }
}
