import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Travels with the sources, so that a reviewer's build of Firefox's package has the same server. */
const file = join(import.meta.dirname, 'server-url.txt')

/** The server of this build: the chosen one, in the sources of a package the packed one, else this computer. */
export function readServerUrl(chosen: string | undefined): string {
  const packed = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'http://localhost:3000'
  return chosen || packed
}

/** Puts the address into the sources while `work` packs them. */
export async function withServerUrlInSources(
  url: string,
  work: () => Promise<void>,
): Promise<void> {
  writeFileSync(file, `${url}\n`)
  try {
    await work()
  } finally {
    rmSync(file)
  }
}
