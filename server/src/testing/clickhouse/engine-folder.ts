import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '..', '..', '..')

/** The manifest and the lockfile of the engine, which is no part of the workspace. */
export const engineManifest = join(server, 'clickhouse')
const cache = join(server, '.cache', 'clickhouse')

/** A new lockfile means a new folder, so an engine of another version is never used. */
export function engineFolder(): string {
  const lockfile = readFileSync(join(engineManifest, 'pnpm-lock.yaml'))
  return join(cache, createHash('sha256').update(lockfile).digest('hex').slice(0, 12))
}

/** Holds one line: why the engine could not be fetched. */
export function failureFile(folder: string): string {
  return `${folder}.failed`
}

export type FoundEngine = { readonly folder: string } | { readonly whyNot: string }

export function findEngine(folder = engineFolder()): FoundEngine {
  if (existsSync(folder)) return { folder }
  const failure = failureFile(folder)
  if (existsSync(failure)) return { whyNot: readFileSync(failure, 'utf8').trim() }
  return { whyNot: 'the engine is not fetched: node e2e/scripts/fetch-clickhouse.ts' }
}
