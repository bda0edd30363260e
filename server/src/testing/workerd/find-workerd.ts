import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const server = join(import.meta.dirname, '..', '..', '..')

/** The manifest and the lockfile of the runtime, which is no part of the workspace. */
export const workerdManifest = join(server, 'workerd')

/** A new lockfile means a new folder, so a runtime of another version is never used. */
export function workerdFolder(): string {
  const lockfile = readFileSync(join(workerdManifest, 'pnpm-lock.yaml'))
  const version = createHash('sha256').update(lockfile).digest('hex').slice(0, 12)
  return join(server, '.cache', 'workerd', version)
}

/** Holds one line: why the runtime could not be fetched. */
export function workerdFailure(): string {
  return `${workerdFolder()}.failed`
}

export type FoundWorkerd = { readonly binary: string } | { readonly whyNot: string }

/** The program of Cloudflare's runtime, if the test command has fetched it. */
export function findWorkerd(): FoundWorkerd {
  const folder = workerdFolder()
  if (existsSync(folder)) {
    const loaded: { readonly default: string } = createRequire(join(folder, 'package.json'))(
      'workerd',
    )
    return { binary: loaded.default }
  }
  const failure = workerdFailure()
  if (existsSync(failure)) return { whyNot: readFileSync(failure, 'utf8').trim() }
  return { whyNot: 'workerd is not fetched: node e2e/scripts/fetch-workerd.ts' }
}
