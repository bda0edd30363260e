import { readApiError } from '@everyshelf/client'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { showError } from '@everyshelf/ui/toast'
import { saveCsv } from '../../../lib/files/save-csv.ts'
import { listAllLinks } from '../../../lib/links/list-all-links.ts'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

export function saveLinksCsv(links: readonly SavedLink[]): void {
  saveCsv(links.map(toRow), 'everyshelf-links.csv')
}

/** Exports all links that match a filter, however many are loaded. */
export async function exportCsv(filter: LinkFilter): Promise<void> {
  try {
    saveLinksCsv(await listAllLinks(filter))
  } catch (error) {
    showError(readApiError(error).code)
  }
}

/** A row of the file, which the import accepts. */
export function toRow(link: SavedLink) {
  return {
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
  }
}
