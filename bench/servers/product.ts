import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Subject, startSubject } from './start-subject.ts'

const repository = join(import.meta.dirname, '..', '..')
const startScript = join(repository, 'server', 'scripts', 'start.ts')
/** The same runtime flags as `pnpm start`. */
export const startFlags = readStartFlags()
const cache = join(import.meta.dirname, '..', '.cache')

export interface DataFolder {
  readonly dataDir: string
  readonly databaseFile: string
  readonly remove: () => void
}

/** A data folder on the repository's disk, where a sync has its real cost. */
export function createDataFolder(): DataFolder {
  mkdirSync(cache, { recursive: true })
  const dataDir = mkdtempSync(join(cache, 'data-'))
  return {
    dataDir,
    databaseFile: join(dataDir, 'everyshelf.db'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

interface ProductOptions {
  readonly nodeOptions?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The built server of another checkout, to compare two builds in one run. */
  readonly server?: string
}

/** The built server of a checkout of the repository. */
export function builtServerIn(checkout: string): string {
  return join(checkout, 'server', 'dist', 'main.js')
}

/** The built server, behind a proxy on this machine. */
export async function startProduct(
  name: string,
  dataFolder: DataFolder,
  { nodeOptions = [], env = {}, server = builtServerIn(repository) }: ProductOptions = {},
): Promise<Subject> {
  if (!existsSync(server)) throw new Error(`Build first: ${server} is missing`)
  const args = [...startFlags, ...nodeOptions, server]
  return await startSubject(name, args, { ...environmentOf(dataFolder), ...env })
}

/** The command of `pnpm start`, without pnpm. */
export async function startBuilt(name: string, dataFolder: DataFolder): Promise<Subject> {
  return await startSubject(name, [...startFlags, startScript], environmentOf(dataFolder))
}

function readStartFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

function environmentOf({ dataDir }: DataFolder): Record<string, string> {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1',
    DEFAULT_AFFILIATE_TAGS: 'us=shelf-20,uk=shelf-21,de=shelfde-21,fr=shelffr-21,jp=shelfjp-22',
  }
}

/** Lets the server create its tables, so that rows can be inserted. */
export async function migrateProduct(
  dataFolder: DataFolder,
  options: ProductOptions = {},
): Promise<void> {
  const product = await startProduct('migration', dataFolder, options)
  await product.stop()
}

/** The hits of a stopped server: in its database, and those that still wait in its spool. */
export function countHits(dataFolder: DataFolder): number {
  const spools = readdirSync(dataFolder.dataDir)
    .filter((name) => /^click-spool-\d+\.db$/.test(name))
    .map((name) => join(dataFolder.dataDir, name))
  const waiting = spools.map((file) =>
    queryCount(file, 'select sum(count) as count from spooled_batch'),
  )
  const stored = queryCount(dataFolder.databaseFile, 'select count(*) as count from link_hit')
  return waiting.reduce((sum, count) => sum + count, stored)
}

function queryCount(file: string, query: string): number {
  const sqlite = new DatabaseSync(file, { readOnly: true })
  const count = Number(sqlite.prepare(query).get()?.count ?? 0)
  sqlite.close()
  return count
}
