import { apiClient } from '../../lib/api/api-client.ts'
import { saveCsv } from '../../lib/files/save-csv.ts'
import type { MoveRow } from './move.ts'
import { describeResult } from './move-texts.ts'

/** Old address and new link of a row. */
function toRecord(row: MoveRow) {
  return {
    'Old address': row.oldAddress,
    Title: row.title,
    'New link': row.globalLink,
    Result: describeResult(row),
    'Clicks before moving': row.clicks,
  }
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
  saveCsv(rows.map(toRecord), 'everyshelf-moved-links.csv')
}
