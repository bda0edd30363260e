import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const server = join(import.meta.dirname, '..', '..')

/** A large package that only tests need, and that is therefore no part of the workspace. */
export interface FetchedPackage {
  /** Of the folder with its manifest and lockfile. */
  readonly name: 'clickhouse' | 'workerd'
  readonly title: string
  /** In the middle of a sentence. */
  readonly called: string
  /** What is fetched, and how much. */
  readonly what: string
  /** Unpacked, and as much again for the packed one. */
  readonly neededGigabytes: number
  /** Fails where the package does not fit this machine. */
  readonly probe: string
}

export const clickHouseEngine: FetchedPackage = {
  name: 'clickhouse',
  title: 'ClickHouse',
  called: 'the engine',
  what: 'the engine that tests use, 180 MB, half a gigabyte unpacked',
  neededGigabytes: 1.2,
  probe: `if (require('chdb').query('SELECT 1', 'TabSeparated').trim() !== '1') throw new Error('the engine does not answer')`,
}

export const workerdRuntime: FetchedPackage = {
  name: 'workerd',
  title: 'workerd',
  called: 'workerd',
  what: 'the runtime of Cloudflare Workers for the tests, 155 MB',
  neededGigabytes: 0.4,
  probe: `require('node:child_process').execFileSync(require('workerd').default, ['--version'])`,
}

/** The folder with its manifest and lockfile. */
export function manifestOf({ name }: FetchedPackage): string {
  return join(server, name)
}

/** A new lockfile means a new folder, so another version is never used. */
export function folderOf(fetched: FetchedPackage): string {
  const lockfile = readFileSync(join(manifestOf(fetched), 'pnpm-lock.yaml'))
  const version = createHash('sha256').update(lockfile).digest('hex').slice(0, 12)
  return join(server, '.cache', fetched.name, version)
}

/** Holds one line: why the package could not be fetched. */
export function failureFile(folder: string): string {
  return `${folder}.failed`
}

export type FoundPackage = { readonly folder: string } | { readonly whyNot: string }

/** The package, if the test command has fetched it. */
export function findPackage(
  fetched: FetchedPackage,
  folder: string = folderOf(fetched),
): FoundPackage {
  if (existsSync(folder)) return { folder }
  const failure = failureFile(folder)
  if (existsSync(failure)) return { whyNot: readFileSync(failure, 'utf8').trim() }
  return { whyNot: `${fetched.called} is not fetched: node e2e/scripts/fetch-${fetched.name}.ts` }
}
