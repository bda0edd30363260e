import { readApiError } from '@everyshelf/client'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { saveFile } from '@everyshelf/ui/share'
import { showError } from '@everyshelf/ui/toast'
import { listAllLinks } from '../../../lib/links/list-all-links.ts'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { linksToCsv } from './links-csv.ts'

export function saveLinksCsv(links: readonly SavedLink[]): void {
  const file = new Blob([linksToCsv(links)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, 'everyshelf-links.csv')
}

/** Exports all links that match a filter, however many are loaded. */
export async function exportCsv(filter: LinkFilter): Promise<void> {
  try {
    saveLinksCsv(await listAllLinks(filter))
  } catch (error) {
    showError(readApiError(error).code)
  }
}
