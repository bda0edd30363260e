import { foldText } from '../books/index.ts'
import { isReservedSlug, parseSlug, type Slug } from '../links/index.ts'

/** Leaves room for a suffix if the address is taken. */
const MAX_LENGTH = 32

/**
 * The address of a series that its name suggests. Undefined for a name without three letters or
 * digits of the Latin alphabet, or if that address is reserved.
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
