import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DatabaseConfig } from '../../config.ts'
import { openReadings } from '../../features/clicks/readings/open-readings.ts'
import { connectOutside, type OutsideConnection } from '../outside-connection.ts'
import type { SoakResult } from './soak.ts'

export interface SoakFindings {
  /** Answered clicks that are not in the database. */
  readonly lost: readonly string[]
  readonly answered: number
  readonly stored: number
  /** The author's openings as they are kept, and as the dashboard counts them. */
  readonly kept: number
  readonly shown: number
  /** The same as it was added to the totals; null unless it was waited for. */
  readonly added: number | null
}

const SPOOL_EMPTIED_MS = 20_000

/** Looks into the database while the server still runs. */
export async function judgeSoak(
  config: DatabaseConfig,
  { readers, author }: SoakResult,
  waitForTotalsMs = 0,
): Promise<SoakFindings> {
  const outside = connectOutside(config)
  const answered = new Set(readers.clicks)
  const findLost = async () => {
    const stored = new Set((await outside.listHits()).map(({ id }) => id))
    return { stored: stored.size, lost: [...answered].filter((id) => !stored.has(id)) }
  }
  const until = performance.now() + SPOOL_EMPTIED_MS
  let found = await findLost()
  while (found.lost.length > 0 && performance.now() < until) {
    await wait(200)
    found = await findLost()
  }
  const kept = await countKept(outside, author.userId)
  const { read, close } = openReadings(config)
  const { totals } = (await read('summary', [author.userId, Date.now()]).finally(close)) as {
    readonly totals: { readonly hits: number }
  }
  const added = waitForTotalsMs
    ? await waitForTotals(outside, author.userId, kept, waitForTotalsMs)
    : null
  await outside.close()
  return { ...found, answered: readers.clicks.length, kept, shown: totals.hits, added }
}

async function countKept({ db }: OutsideConnection, ownerId: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from hit where "ownerId" = ${ownerId}`.execute(db)
  return Number(rows[0]?.count)
}

async function waitForTotals(
  { db }: OutsideConnection,
  ownerId: string,
  kept: number,
  forMs: number,
): Promise<number> {
  const until = performance.now() + forMs
  for (;;) {
    const { rows } = await sql<{
      count: number
    }>`select coalesce(sum(hits), 0) as count from click_day where "ownerId" = ${ownerId} and identifier = ''`.execute(
      db,
    )
    const added = Number(rows[0]?.count)
    if (added === kept || performance.now() > until) return added
    await wait(500)
  }
}
