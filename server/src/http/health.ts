import { statfs } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { isMigrated } from '../db/migrate.ts'
import { proveWritable } from '../db/service-state.repo.ts'

const MIN_FREE_BYTES = 200 * 1024 * 1024
/** More frequent checks get the cached result, so that health checks cannot overload the disk. */
const CHECK_CACHE_MS = 1000
const CHECK_TIMEOUT_MS = 2000

export type CheckName = 'running' | 'write' | 'migrations' | 'disk'
export type Checks = Readonly<Record<CheckName, boolean>>

export interface Readiness {
  readonly check: () => Promise<Checks>
  /** Reports not ready from now on, because the process is about to stop (R38). */
  readonly stop: () => void
}

export interface ReadinessProbes {
  readonly freeBytes?: (folder: string) => Promise<number>
  readonly now?: () => number
}

/** Checks from inside whether this process can do its work (R40). */
export function createReadiness(
  database: Database,
  dataDir: string,
  { freeBytes = freeBytesOf, now = Date.now }: ReadinessProbes = {},
): Readiness {
  let isRunning = true
  let last: { readonly at: number; readonly checks: Promise<Checks> } | undefined

  async function checkAll(): Promise<Checks> {
    const [write, migrations, disk] = await Promise.all([
      passes(proveWritable(database.db).then(() => true)),
      passes(isMigrated(database)),
      passes(freeBytes(dataDir).then((bytes) => bytes >= MIN_FREE_BYTES)),
    ])
    return { running: true, write, migrations, disk }
  }

  return {
    check: async () => {
      if (!last || now() - last.at >= CHECK_CACHE_MS) {
        last = { at: now(), checks: checkAll() }
      }
      return { ...(await last.checks), running: isRunning }
    },
    stop: () => {
      isRunning = false
    },
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
