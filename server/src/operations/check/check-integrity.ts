import type { ReadableDatabase } from '../open-database.repo.ts'
import type { Finding } from './finding.ts'

const RESTORE = 'Stop the server, keep the file, and restore a backup (pnpm restore).'

/**
 * Checks all pages of a SQLite database. PostgreSQL checks its own pages, and `pnpm backup` reads all its
 * rows.
 */
export function checkIntegrity({ sqlite }: ReadableDatabase): Finding[] {
  if (!sqlite) return []
  const found = sqlite.pragma('integrity_check(20)') as { integrity_check: string }[]
  const broken = sqlite.pragma('foreign_key_check') as { table: string; parent: string }[]
  return [
    ...found
      .filter(({ integrity_check: text }) => text !== 'ok')
      .map(({ integrity_check: text }) => ({
        problem: `The database is damaged: ${text.replaceAll('\n', ' ')}.`,
        remedy: RESTORE,
      })),
    ...broken.slice(0, 20).map(({ table, parent }) => ({
      problem: `A row of ${table} refers to a missing row of ${parent}.`,
      remedy: RESTORE,
    })),
  ]
}
