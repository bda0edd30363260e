import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { DatabaseConfig } from './config.ts'
import { explainAccess, requireAccess } from './file-access.ts'
import type { Logger } from './logger.ts'
import { StartError } from './start-error.ts'

const SECRET = 'auth-secret'
const FOR_OTHERS = 0o077

/** Makes the data folder, readable by this account alone (S68), or says why it cannot be used. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be made: ${(error as Error).message}`)
  }
  requireAccess(dataDir, 'folder')
  requireAccess(join(dataDir, SECRET), 'file')
}

/** A folder from before, or one that somebody else made, may be open; it is theirs to close. */
export function warnOfOpenDataDir(dataDir: string, log: Pick<Logger, 'warn'>): void {
  const { mode, uid } = statSync(dataDir)
  if ((mode & FOR_OTHERS) !== 0) {
    log.warn(`Other accounts can read DATA_DIR ${dataDir}. Close it: chmod 700 ${dataDir}`)
  }
  const own = process.getuid?.()
  if (own !== undefined && uid !== own) {
    log.warn(`DATA_DIR ${dataDir} belongs to another account (uid ${uid}); this one is uid ${own}`)
  }
}

/**
 * A database that is missing or empty beside what a server leaves behind was lost, or DATABASE_URL was
 * forgotten. A new one in its place would look like a server without accounts (R53).
 */
export function refuseLostDatabase(config: DatabaseConfig, dataDir: string): void {
  if (config.kind !== 'sqlite' || sizeOf(config.file) > 0) return
  const left = [`${config.file}-wal`, join(dataDir, SECRET)].filter((file) => sizeOf(file) > 0)
  if (left.length === 0) return
  const names = left.map((file) => basename(file)).join(' and ')
  throw new StartError(
    `There is no data in ${config.file}, but ${names} beside it shows that a server ran here. Nothing was changed. Restore a backup (pnpm restore FILE), or set DATABASE_URL if this server uses PostgreSQL. For a new server, use an empty DATA_DIR.`,
  )
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** The configured secret, or the one kept in the data folder, made on the first start. */
export function loadSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, SECRET)
  const kept = readSecret(file)
  if (kept) return kept
  // A link either takes the name or fails: two processes that start at once agree on one secret.
  const draft = join(dataDir, `${SECRET}.${process.pid}`)
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw explainAccess(file, 'file', error)
  } finally {
    rmSync(draft, { force: true })
  }
  const made = readSecret(file)
  if (!made) throw new StartError(`The secret in ${file} is too short. Remove the file.`)
  return made
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    chmodSync(file, 0o600)
    if (secret.length >= 32) return secret
    throw new StartError(`The secret in ${file} is too short. Remove the file to have one made.`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
