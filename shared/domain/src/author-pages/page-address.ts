import { foldText } from '../books/index.ts'
import { isReservedSlug, parseSlug, SLUG_MAX_LENGTH } from '../links/index.ts'

/**
 * The path of an author page.
 *
 * @example authorPagePath('ada-lind') // '/by/ada-lind'
 */
export function authorPagePath(slug: string): string {
  return `/by/${slug}`
}

/** Letters that are not a plain letter with an accent. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/đ|ð/g, 'd'],
  [/þ/g, 'th'],
  [/['’]/g, ''],
]

/**
 * An address for the page of an author with this name. Empty if the name has too few Latin letters,
 * or if it is reserved.
 *
 * @example suggestPageAddress('Émile Zola') // 'emile-zola'
 */
export function suggestPageAddress(name: string): string {
  const latin = SPELLINGS.reduce(
    (text, [letter, spelling]) => text.replace(letter, spelling),
    foldText(name),
  )
  const address = latin
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '')
  const slug = parseSlug(address)
  return slug && !isReservedSlug(slug, 'author-page') ? slug : ''
}
