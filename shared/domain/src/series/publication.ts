/**
 * Whether a book is published on a day. Unknown dates count as published. A month or a year counts
 * from its beginning, because nothing more precise is known.
 *
 * @example isPublished('2026-12', '2026-11-24') // false
 */
export function isPublished(publishedOn: string, today: string): boolean {
  return publishedOn <= today.slice(0, publishedOn.length)
}
