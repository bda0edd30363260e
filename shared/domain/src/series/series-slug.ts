import { foldText } from '../books/index.ts'
import { isReservedSlug, parseSlug, type Slug } from '../links/index.ts'

/** Leaves room for a suffix if the address is taken. */
const MAX_LENGTH = 32

/**
 * Suggests the address of a series from its name. Undefined if the name has fewer than three Latin
 * letters or digits, or if that address is reserved.
 *
 * @example suggestSeriesSlug('The Çapa Trilogy!') // 'the-capa-trilogy'
 */
export function suggestSeriesSlug(name: string): Slug | undefined {
  const words = foldText(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  const slug = parseSlug(words.replace(/^-/, '').slice(0, MAX_LENGTH).replace(/-$/, ''))
  return slug && !isReservedSlug(slug, 'series') ? slug : undefined
}
