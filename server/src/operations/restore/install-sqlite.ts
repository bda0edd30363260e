import { existsSync, linkSync, renameSync } from 'node:fs'

/**
 * Replaces the server's database with a prepared one; the caller holds the lock. Keeps the old file
 * and returns its name.
 */
export function installSqlite(prepared: string, file: string, now: Date): string | null {
  const oldFile = existsSync(file) ? findFreeName(file, now) : null
  // Creates a hard link first, so that a database exists at all times; otherwise a starting server would
  // create an empty one.
  if (oldFile) linkSync(file, oldFile)
  for (const end of ['-wal', '-shm']) {
    if (oldFile && existsSync(file + end)) renameSync(file + end, oldFile + end)
  }
  renameSync(prepared, file)
  return oldFile
}

function findFreeName(file: string, now: Date): string {
  const name = `${file}.replaced-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`
  let free = name
  for (let number = 2; existsSync(free); number++) free = `${name}-${number}`
  return free
}
