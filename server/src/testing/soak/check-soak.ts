import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DatabaseConfig } from '../../config.ts'
import { openAnalyticsQueries } from '../../features/clicks/analytics-worker/open-queries.ts'
import { connectOutside, type OutsideConnection } from '../outside-connection.ts'
import type { SoakResult } from './soak.ts'

export interface SoakFindings {
  /** Clicks that were answered but not stored. */
  readonly lost: readonly string[]
  readonly answered: number
  readonly stored: number
  /** The author's stored hits, and the number on the dashboard. */
  readonly ownerHits: number
  readonly dashboardHits: number
  /** The author's hits in the totals; null unless the check waited for the roll-up. */
  readonly rolledUpHits: number | null
}

const SPOOL_TIMEOUT_MS = 20_000

/** Checks the database while the server is running. */
export async function checkSoak(
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
  const until = performance.now() + SPOOL_TIMEOUT_MS
  let found = await findLost()
  while (found.lost.length > 0 && performance.now() < until) {
    await wait(200)
    found = await findLost()
  }
  const ownerHits = await countOwnerHits(outside, author.userId)
  const { runQuery, close } = openAnalyticsQueries(config)
  const { totals } = (await runQuery('summary', [author.userId, Date.now()]).finally(close)) as {
    readonly totals: { readonly hits: number }
  }
  const rolledUpHits = waitForTotalsMs
    ? await waitForTotals(outside, author.userId, ownerHits, waitForTotalsMs)
    : null
  await outside.close()
  return {
    ...found,
    answered: readers.clicks.length,
    ownerHits,
    dashboardHits: totals.hits,
    rolledUpHits,
  }
}

async function countOwnerHits({ db }: OutsideConnection, ownerId: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from hit where "ownerId" = ${ownerId}`.execute(db)
  return Number(rows[0]?.count)
}

async function waitForTotals(
  { db }: OutsideConnection,
  ownerId: string,
  ownerHits: number,
  forMs: number,
): Promise<number> {
  const until = performance.now() + forMs
  for (;;) {
    const { rows } = await sql<{
      count: number
    }>`select coalesce(sum(hits), 0) as count from click_day where "ownerId" = ${ownerId} and identifier = ''`.execute(
      db,
    )
    const rolledUpHits = Number(rows[0]?.count)
    if (rolledUpHits === ownerHits || performance.now() > until) return rolledUpHits
    await wait(500)
  }
}
