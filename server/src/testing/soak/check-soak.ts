import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DatabaseConfig } from '../../config/config.ts'
import { openChartQueries } from '../../query-worker/open-queries.ts'
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
}

const SPOOL_TIMEOUT_MS = 20_000

/** Checks the database while the server is running. */
export async function checkSoak(
  config: DatabaseConfig,
  { readers, author }: SoakResult,
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
  const { runQuery, close } = openChartQueries({ database: config, clickHouseUrl: null })
  const { totals } = (await runQuery('summary', [author.userId, Date.now()]).finally(close)) as {
    readonly totals: { readonly hits: number }
  }
  await outside.close()
  return {
    ...found,
    answered: readers.clicks.length,
    ownerHits,
    dashboardHits: totals.hits,
  }
}

async function countOwnerHits({ db }: OutsideConnection, ownerId: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from link_hit
    join hit_owner on hit_owner.number = link_hit.owner where hit_owner."ownerId" = ${ownerId}`.execute(
    db,
  )
  return Number(rows[0]?.count)
}
