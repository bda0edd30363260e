import { existsSync, linkSync, renameSync } from 'node:fs'

/**
 * Puts a prepared database in the place of the server's, whose lock the caller holds. What was there
 * is kept beside it, and its name returned.
 */
export function installSqlite(prepared: string, file: string, now: Date): string | null {
  const kept = existsSync(file) ? findFreeName(file, now) : null
  // At no moment is there no database: a server that starts then would begin with an empty one.
  if (kept) linkSync(file, kept)
  for (const end of ['-wal', '-shm']) {
    if (kept && existsSync(file + end)) renameSync(file + end, kept + end)
  }
  renameSync(prepared, file)
  return kept
}

function findFreeName(file: string, now: Date): string {
  const name = `${file}.replaced-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
  let free = name
  for (let number = 2; existsSync(free); number++) free = `${name}-${number}`
  return free
}
