import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Makes the data folder, readable by this account alone (S68). */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be made: ${(error as Error).message}`)
  }
}

/** The configured secret, or the one kept in the data folder, made on the first start. */
export function loadSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, 'auth-secret')
  const kept = readSecret(file)
  if (kept) return kept
  // A link either takes the name or fails: two processes that start at once agree on one secret.
  const draft = join(dataDir, `auth-secret.${process.pid}`)
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
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
