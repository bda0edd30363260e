import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'

/** @example formatKey('9780441172719') // '978-0-441-17271-9' */
export function formatKey(key: string): string {
  const identifier = parseBookIdentifier(key)
  return identifier ? formatIdentifier(identifier) : key
}
