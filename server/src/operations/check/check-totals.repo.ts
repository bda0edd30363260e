import { createLocalClock } from '@everyshelf/domain/clicks'
import type { Queries } from '../../db/transact.ts'
import { CURSOR, isOwned } from '../../features/clicks/totals/click-totals.ts'
import { selectHitRows } from '../../features/clicks/totals/hit-rows.repo.ts'
import { readRebuild } from '../../features/clicks/totals/rebuild-state.repo.ts'
import { withRebuiltTimeZone } from '../../features/clicks/totals/rebuild-state.ts'
import type { OwnedHit } from '../../features/clicks/totals/tally.ts'
import type { Progress } from '../progress.ts'
import type { Finding } from './finding.ts'

const BATCH_SIZE = 5000
/** Hits are stored for 13 months; the oldest days may already be incomplete. */
const MAX_DAYS = 390
const DAY_MS = 24 * 60 * 60 * 1000
const MAX_EXAMPLES = 5

interface Sum {
  hits: number
  clicks: number
}

/** Counts all stored hits by day and compares them with the totals (R12). */
export async function checkTotals(
  queries: Queries,
  progress: Progress,
  now: Date,
): Promise<Finding[]> {
  const from = new Date(now.getTime() - MAX_DAYS * DAY_MS).toISOString().slice(0, 10)
  const counted = await countHits(queries, progress)
  const days = await queries
    .selectFrom('click_day')
    .select(['day', 'ownerId', 'hits', 'clicks'])
    .where('identifier', '=', '')
    .where('day', '>=', from)
    .execute()
  const totals = new Map(days.map(({ day, ownerId, ...sum }) => [buildKey(day, ownerId), sum]))
  const keys = [...counted.keys()].filter((key) => key >= from)
  const different = [...new Set([...keys, ...totals.keys()])].filter((key) => {
    const { hits = 0, clicks = 0 } = counted.get(key) ?? {}
    const total = totals.get(key)
    return hits !== Number(total?.hits ?? 0) || clicks !== Number(total?.clicks ?? 0)
  })
  if (different.length === 0) return []
  const examples = different.sort().slice(0, MAX_EXAMPLES)
  return [
    {
      problem: `Days whose totals do not match the stored hits (${different.length}): ${examples.join('; ')}.`,
      remedy: 'The stored hits are correct. Make a backup now and report this line.',
    },
  ]
}

async function countHits(queries: Queries, progress: Progress): Promise<Map<string, Sum>> {
  const cursor = await queries
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', CURSOR)
    .executeTakeFirst()
  const reached = BigInt(cursor?.value ?? 0)
  const late = await queries
    .selectFrom('late_hit')
    .select((build) => build.cast<string>('id', 'text').as('id'))
    .execute()
  const lateIds = new Set(late.map(({ id }) => id))
  const rebuild = await readRebuild(queries)
  const dayOf = createDayReader()
  const sums = new Map<string, Sum>()
  let last = -1n
  for (let done = 0; ; ) {
    const rows = await selectHitRows(queries)
      .where('hit.id', '>', last)
      .where('hit.id', '<=', reached)
      .orderBy('hit.id')
      .limit(BATCH_SIZE)
      .execute()
    for (const row of rows.filter(({ idText }) => !lateIds.has(idText))) {
      const hit = withRebuiltTimeZone(row, rebuild)
      if (isOwned(hit)) add(sums, buildKey(dayOf(hit), hit.ownerId), hit.excludedBecause === null)
    }
    done += rows.length
    progress.show('counting hits', done, null)
    if (rows.length < BATCH_SIZE) return sums
    last = BigInt(rows.at(-1)?.idText ?? last)
  }
}

function createDayReader(): (hit: OwnedHit) => string {
  const clocks = new Map<string, ReturnType<typeof createLocalClock>>()
  return ({ timeZone, openedAt }) => {
    const clock = clocks.get(timeZone) ?? createLocalClock(timeZone)
    clocks.set(timeZone, clock)
    return clock(openedAt).day
  }
}

function buildKey(day: string, ownerId: string): string {
  return `${day} ${ownerId}`
}

function add(sums: Map<string, Sum>, key: string, isClick: boolean): void {
  const sum = sums.get(key) ?? { hits: 0, clicks: 0 }
  sum.hits++
  if (isClick) sum.clicks++
  sums.set(key, sum)
}
