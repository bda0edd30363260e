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
import type { DatabaseConfig } from '../config/config.ts'
import type { Logger } from '../logger.ts'
import { StartError } from '../start-error.ts'
import { explainAccess, requireAccess } from './file-access.ts'

const SECRET = 'auth-secret'
/** The address of the server that runs here, for the commands that print it. */
const SERVER_URL = 'server-url'
const FOR_OTHERS = 0o077

/** Creates the data folder, readable by this account only, or throws why it cannot be used. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be created: ${(error as Error).message}`)
  }
  requireAccess(dataDir, 'folder')
  requireAccess(join(dataDir, SECRET), 'file')
}

/** Warns about an existing folder that others can read. The server does not change its permissions. */
export function warnAboutOpenDataDir(dataDir: string, log: Pick<Logger, 'warn'>): void {
  const { mode, uid } = statSync(dataDir)
  if ((mode & FOR_OTHERS) !== 0) {
    log.warn(
      `Other accounts can read DATA_DIR ${dataDir}. To restrict access, run: chmod 700 ${dataDir}`,
    )
  }
  const own = process.getuid?.()
  if (own !== undefined && uid !== own) {
    log.warn(
      `DATA_DIR ${dataDir} belongs to another account (uid ${uid}). The server runs as uid ${own}`,
    )
  }
}

/**
 * Refuses to start when the database is missing but other files of a server exist. Then the database was
 * lost, or DATABASE_URL is not set. A new database would look like a server without accounts.
 */
export function refuseLostDatabase(config: DatabaseConfig, dataDir: string): void {
  if (config.kind !== 'sqlite' || sizeOf(config.file) > 0) return
  const leftovers = [`${config.file}-wal`, join(dataDir, SECRET)].filter((file) => sizeOf(file) > 0)
  if (leftovers.length === 0) return
  const names = leftovers.map((file) => basename(file)).join(' and ')
  throw new StartError(
    `There is no data in ${config.file}, but a server ran here before (found ${names}). Nothing was changed. Restore a backup (pnpm restore FILE), or set DATABASE_URL if this server uses PostgreSQL. For a new server, use an empty DATA_DIR.`,
  )
}

/** Records where the server can be opened while it runs. */
export function storeServerUrl(dataDir: string, url: string): void {
  writeFileSync(join(dataDir, SERVER_URL), `${url}\n`, { mode: 0o600 })
}

export function removeServerUrl(dataDir: string): void {
  rmSync(join(dataDir, SERVER_URL), { force: true })
}

/** The address of the server that runs with this data folder; null if none runs. */
export function findServerUrl(dataDir: string): string | null {
  const file = join(dataDir, SERVER_URL)
  return sizeOf(file) > 0 ? readFileSync(file, 'utf8').trim() : null
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** The configured secret, or the one in the data folder, which the first start creates. */
export function loadSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, SECRET)
  const stored = readSecret(file)
  if (stored) return stored
  // Creating a hard link fails if the name exists, so processes that start together use the same secret.
  const draft = join(dataDir, `${SECRET}.${process.pid}`)
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw explainAccess(file, 'file', error)
  } finally {
    rmSync(draft, { force: true })
  }
  const created = readSecret(file)
  if (!created) throw new StartError(`The secret in ${file} is too short. Delete the file.`)
  return created
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    chmodSync(file, 0o600)
    if (secret.length >= 32) return secret
    throw new StartError(
      `The secret in ${file} is too short. Delete the file, and the server creates a new secret.`,
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
