import { toCsv } from '@everyshelf/domain/csv'
import { saveFile } from '@everyshelf/ui/share'
import { apiClient } from '../../lib/api/api-client.ts'
import type { MoveRow } from './move.ts'
import { describeResult } from './move-texts.ts'

/** Old address and new link of each row. */
export function resultToCsv(rows: readonly MoveRow[]): string {
  return toCsv(
    rows.map((row) => ({
      'Old address': row.oldAddress,
      Title: row.title,
      'New link': row.globalLink,
      Result: describeResult(row),
      'Clicks before moving': row.clicks,
    })),
  )
}

/** Saves the whole result, however much of it is shown. */
export async function saveResultCsv(id: string): Promise<void> {
  const rows: MoveRow[] = []
  let cursor: number | null = 0
  while (cursor !== null) {
    const page: { links: readonly MoveRow[]; next: number | null } =
      await apiClient.moves.rows.query({ id, cursor })
    rows.push(...page.links)
    cursor = page.next
  }
  // Spreadsheets recognize UTF-8 by the byte order mark at the beginning.
  const file = new Blob(['\uFEFF', resultToCsv(rows)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, 'everyshelf-moved-links.csv')
}
