import { statfs } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { isMigrated } from '../db/migrate.ts'
import { proveWritable } from '../db/service-state.repo.ts'

const LEAST_FREE_BYTES = 200 * 1024 * 1024
/** Whoever asks more often gets the last answer: a health check must be no way to load the disk. */
const ANSWER_KEPT_MS = 1000
const CHECK_WITHIN_MS = 2000

export type CheckName = 'running' | 'write' | 'migrations' | 'disk'
export type Checks = Readonly<Record<CheckName, boolean>>

export interface Readiness {
  readonly check: () => Promise<Checks>
  /** From now on not ready: the process is about to end (R38). */
  readonly stop: () => void
}

export interface ReadinessProbes {
  readonly freeBytes?: (folder: string) => Promise<number>
  readonly now?: () => number
}

/** Whether this process can do its work, as far as it can tell from inside (R40). */
export function createReadiness(
  database: Database,
  dataDir: string,
  { freeBytes = freeBytesOf, now = Date.now }: ReadinessProbes = {},
): Readiness {
  let isRunning = true
  let last: { readonly at: number; readonly checks: Promise<Checks> } | undefined

  async function checkAll(): Promise<Checks> {
    const [write, migrations, disk] = await Promise.all([
      holds(proveWritable(database.db).then(() => true)),
      holds(isMigrated(database)),
      holds(freeBytes(dataDir).then((bytes) => bytes >= LEAST_FREE_BYTES)),
    ])
    return { running: true, write, migrations, disk }
  }

  return {
    check: async () => {
      if (!last || now() - last.at >= ANSWER_KEPT_MS) {
        last = { at: now(), checks: checkAll() }
      }
      return { ...(await last.checks), running: isRunning }
    },
    stop: () => {
      isRunning = false
    },
  }
}

/** A check that fails or hangs does not hold. */
async function holds(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_WITHIN_MS, false)
  })
  return await Promise.race([check.catch(() => false), timeout]).finally(() => clearTimeout(timer))
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
