import type { Slug } from '@everyshelf/domain/links'
import type { RequestedSeriesView } from './series-page.ts'

/** @example seriesPath('salt', { country: 'DE' }) // '/series/salt?country=DE' */
export function seriesPath(
  slug: Slug,
  { country, language, isInBook }: Partial<RequestedSeriesView> = {},
) {
  const query = new URLSearchParams()
  if (isInBook) query.set('in', 'book')
  if (country) query.set('country', country)
  if (language) query.set('lang', language)
  return `/series/${slug}${query.size > 0 ? `?${query}` : ''}`
}
