import { existsSync, renameSync } from 'node:fs'

/**
 * Puts a prepared database in the place of the server's, whose lock the caller holds. What was there
 * is kept beside it, and its name returned.
 */
export function installSqlite(prepared: string, file: string, now: Date): string | null {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const kept = existsSync(file) ? `${file}.replaced-${stamp}` : null
  for (const end of ['-wal', '-shm', '']) {
    if (kept && existsSync(file + end)) renameSync(file + end, kept + end)
  }
  renameSync(prepared, file)
  return kept
}
