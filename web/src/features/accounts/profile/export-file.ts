import type { RouterOutputs } from '@everyshelf/server/api'
import { csvFile } from '../../../lib/files/save-csv.ts'

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
  return { blob: csvFile(rows), name: `${name}.csv` }
}
