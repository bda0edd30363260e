import { toCsv } from '@everyshelf/domain/csv'
import type { RouterOutputs } from '@everyshelf/server/api'

export type ExportKind = 'everything' | 'links' | 'clicks'

type ExportedData = RouterOutputs['profile']['export']

interface ExportFile {
  readonly blob: Blob
  readonly name: string
}

/** A file for one person to keep: the whole as JSON, or one table for a spreadsheet. */
export function buildExportFile(kind: ExportKind, data: ExportedData): ExportFile {
  const day = data.exportedAt.slice(0, 10)
  const name = `everyshelf-${kind}-${day}`
  if (kind === 'everything') {
    const text = JSON.stringify(data, null, 2)
    return { blob: new Blob([text], { type: 'application/json' }), name: `${name}.json` }
  }
  const rows = data.tables[kind === 'links' ? 'saved_link' : 'hit'] ?? []
  // The mark at the beginning tells spreadsheets that the file is UTF-8.
  return {
    blob: new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }),
    name: `${name}.csv`,
  }
}
