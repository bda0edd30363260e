import { type BookIdentifier, identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import { cleanProductUrl, listUrlParts, parseWebUrl, type WebUrl } from '../product-urls/index.ts'
import type { Cleaning } from './link-inspection.ts'

/** The address before and after, and what went; null when there was nothing to take away. */
export function describeCleaning(
  before: string,
  url: WebUrl,
  identifier: BookIdentifier | null,
  tag: string | null,
): Cleaning | null {
  const after = cleanProductUrl(before)
  if (after === undefined || after === before) return null
  const kept = parseWebUrl(after)
  const keptNames = new Set(kept ? listUrlParts(kept).map(({ name }) => name) : [])
  const isTheBook = (value: string) => {
    const named = identifier && parseBookIdentifier(value)
    return Boolean(named && identifierKey(named) === identifierKey(identifier))
  }
  const removed = listUrlParts(url).filter(
    ({ name, value }) => !keptNames.has(name) && !isTheBook(value),
  )
  const isTagListed = tag === null || removed.some(({ value }) => value === tag)
  return {
    before,
    after,
    removed: isTagListed ? removed : [{ name: 'tag', value: tag, kind: 'affiliate' }, ...removed],
  }
}
