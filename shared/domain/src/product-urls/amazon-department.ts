import { type BookIdentifier, isB0Asin } from '../identifiers/index.ts'
import type { WebUrl } from './parse-web-url.ts'

/**
 * Departments of Amazon's search that sell no books. Those that also list notebooks, activity books,
 * or audiobooks are not here.
 */
const WITHOUT_BOOKS = new Set([
  'appliances',
  'apparel',
  'automotive',
  'beauty',
  'computers',
  'digital-music',
  'dmusic',
  'dvd',
  'electronics',
  'fashion',
  'fashion-mens',
  'fashion-womens',
  'garden',
  'gift-cards',
  'grocery',
  'hpc',
  'instant-video',
  'jewelry',
  'kitchen',
  'lawngarden',
  'mobile-apps',
  'movies-tv',
  'pc',
  'pets',
  'pet-supplies',
  'shoes',
  'sporting',
  'tools',
  'videogames',
  'watches',
])

/**
 * Whether the URL of a B0 ASIN was copied from a search in a department that sells no books. Amazon
 * adds the department as `s`. An ISBN is a book whatever the URL says, and most URLs do not say, so
 * false means unknown.
 *
 * @example isFromOtherDepartment(parseWebUrl('https://www.amazon.com/dp/B08N5WRWNW?s=electronics')!, asin) // true
 */
export function isFromOtherDepartment(
  { search, searchParams }: WebUrl,
  identifier: BookIdentifier,
): boolean {
  if (!search.includes('s=') || !isB0Asin(identifier)) return false
  return WITHOUT_BOOKS.has(searchParams.get('s')?.toLowerCase() ?? '')
}
