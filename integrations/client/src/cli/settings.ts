import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shell } from './shell.ts'

/** What `login` stores. */
export interface Settings {
  readonly server: string
  readonly apiKey: string
  readonly email: string
}

type Place = Pick<Shell, 'configFolder'>

/** Other users of the computer must not read the key. */
const ONLY_OWNER_FILE = 0o600
const ONLY_OWNER_FOLDER = 0o700

const folderOf = ({ configFolder }: Place) => join(configFolder, 'everyshelf')
export const settingsFile = (place: Place) => join(folderOf(place), 'config.json')

/** Null without settings, and for a file that is no longer whole. */
export function readSettings(place: Place): Settings | null {
  try {
    const { server, apiKey, email } = JSON.parse(readFileSync(settingsFile(place), 'utf8')) as {
      [Name in keyof Settings]?: unknown
    }
    if (typeof server !== 'string' || typeof apiKey !== 'string') return null
    return { server, apiKey, email: typeof email === 'string' ? email : '' }
  } catch {
    return null
  }
}

export function writeSettings(place: Place, settings: Settings): void {
  mkdirSync(folderOf(place), { recursive: true, mode: ONLY_OWNER_FOLDER })
  const file = settingsFile(place)
  const written = `${file}.new`
  rmSync(written, { force: true })
  writeFileSync(written, `${JSON.stringify(settings, null, 2)}\n`, { mode: ONLY_OWNER_FILE })
  chmodSync(written, ONLY_OWNER_FILE)
  renameSync(written, file)
}

export function removeSettings(place: Place): void {
  rmSync(settingsFile(place), { force: true })
}
