import { toCsv } from '@everyshelf/domain/csv'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

/** Exports the links as CSV, in a form that the import accepts. */
export function linksToCsv(links: readonly SavedLink[]): string {
  return toCsv(
    links.map((link) => ({
      Title: link.title,
      Subtitle: link.subtitle,
      Authors: link.authors.join('; '),
      Series: link.series,
      'Series number': link.seriesNumber,
      Language: link.language,
      Published: link.publishedOn,
      'ISBN/ASIN': link.isbn,
      Link: link.globalLink,
      Labels: link.labels.map(({ name }) => name).join('; '),
      Note: link.note,
      [`Clicks in ${RECENT_CLICK_DAYS} days`]: link.clicks30d,
      Created: link.createdAt,
    })),
  )
}
