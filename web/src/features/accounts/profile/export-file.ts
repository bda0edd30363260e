import { toCsv } from '@everyshelf/domain/csv'
import type { RouterOutputs } from '@everyshelf/server/api'

export type ExportKind = 'everything' | 'links' | 'clicks'

type ExportedData = RouterOutputs['profile']['export']

interface ExportFile {
  readonly blob: Blob
  readonly name: string
}

/** Builds an export file: everything as JSON, or one table as CSV. */
export function buildExportFile(kind: ExportKind, data: ExportedData): ExportFile {
  const day = data.exportedAt.slice(0, 10)
  const name = `everyshelf-${kind}-${day}`
  if (kind === 'everything') {
    const text = JSON.stringify(data, null, 2)
    return { blob: new Blob([text], { type: 'application/json' }), name: `${name}.json` }
  }
  const rows = data.tables[kind === 'links' ? 'saved_link' : 'link_hit'] ?? []
  // Spreadsheets recognize UTF-8 by the byte order mark at the beginning.
  return {
    blob: new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }),
    name: `${name}.csv`,
  }
}
