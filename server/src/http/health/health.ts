import { statfs } from 'node:fs/promises'
import type { Database } from '../../db/database.ts'
import { proveWritable } from '../../db/service-state.repo.ts'

const MIN_FREE_BYTES = 200 * 1024 * 1024
/** More frequent checks get the cached result, so that health checks cannot overload the disk. */
const CHECK_CACHE_MS = 1000
const CHECK_TIMEOUT_MS = 2000

export type CheckName = 'running' | 'write' | 'migrations' | 'disk'
export type Checks = Readonly<Record<CheckName, boolean>>

export interface Readiness {
  readonly check: () => Promise<Checks>
  /** Whether there is little room on the disk, so that saving may fail. Does not ask the database. */
  readonly isDiskFull: () => Promise<boolean>
  /** Reports not ready from now on, because the process is about to stop. */
  readonly stop: () => void
}

export interface ReadinessProbes {
  /** Whether the database has the schema of this version. */
  readonly isMigrated: (database: Database) => Promise<boolean>
  readonly freeBytes?: (folder: string) => Promise<number>
  readonly now?: () => number
}

/** Checks from inside whether this process can do its work. */
export function createReadiness(
  database: Database,
  dataDir: string,
  { isMigrated, freeBytes = freeBytesOf, now = Date.now }: ReadinessProbes,
): Readiness {
  let isRunning = true
  const hasRoom = cached(now, () =>
    passes(freeBytes(dataDir).then((bytes) => bytes >= MIN_FREE_BYTES)),
  )
  const checkAll = cached(now, async (): Promise<Checks> => {
    const [write, migrations, disk] = await Promise.all([
      passes(proveWritable(database.db).then(() => true)),
      passes(isMigrated(database)),
      hasRoom(),
    ])
    return { running: true, write, migrations, disk }
  })

  return {
    check: async () => ({ ...(await checkAll()), running: isRunning }),
    isDiskFull: async () => !(await hasRoom()),
    stop: () => {
      isRunning = false
    },
  }
}

/** Checks again only once the last result is old. */
function cached<Result>(now: () => number, check: () => Promise<Result>): () => Promise<Result> {
  let last: { readonly at: number; readonly result: Promise<Result> } | undefined
  return () => {
    if (!last || now() - last.at >= CHECK_CACHE_MS) last = { at: now(), result: check() }
    return last.result
  }
}

/** A check that throws or times out fails. */
async function passes(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false)
  })
  return await Promise.race([check.catch(() => false), timeout]).finally(() => clearTimeout(timer))
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
