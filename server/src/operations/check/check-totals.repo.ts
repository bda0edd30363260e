import { createLocalClock } from '@everyshelf/domain/clicks'
import type { Queries } from '../../db/transact.ts'
import { CURSOR, isOwned } from '../../features/clicks/totals/click-totals.ts'
import { selectHitRows } from '../../features/clicks/totals/hit-rows.repo.ts'
import { readRecount } from '../../features/clicks/totals/recount-state.repo.ts'
import { inZoneOf } from '../../features/clicks/totals/recount-zone.ts'
import type { OwnedHit } from '../../features/clicks/totals/tally.ts'
import type { Progress } from '../progress.ts'
import type { Finding } from './finding.ts'

const HITS_AT_ONCE = 5000
/** Openings are kept 13 months; of the days at that edge some are gone already. */
const COMPARED_DAYS = 390
const DAY_MS = 24 * 60 * 60 * 1000
const SHOWN = 5

interface Sum {
  hits: number
  clicks: number
}

/** Counts all openings that are kept, day by day, and compares that with the totals (R12). */
export async function checkTotals(
  queries: Queries,
  progress: Progress,
  now: Date,
): Promise<Finding[]> {
  const from = new Date(now.getTime() - COMPARED_DAYS * DAY_MS).toISOString().slice(0, 10)
  const counted = await countHits(queries, progress)
  const days = await queries
    .selectFrom('click_day')
    .select(['day', 'ownerId', 'hits', 'clicks'])
    .where('identifier', '=', '')
    .where('day', '>=', from)
    .execute()
  const kept = new Map(days.map(({ day, ownerId, ...sum }) => [keyOf(day, ownerId), sum]))
  const keys = [...counted.keys()].filter((key) => key >= from)
  const different = [...new Set([...keys, ...kept.keys()])].filter((key) => {
    const { hits = 0, clicks = 0 } = counted.get(key) ?? {}
    const total = kept.get(key)
    return hits !== Number(total?.hits ?? 0) || clicks !== Number(total?.clicks ?? 0)
  })
  if (different.length === 0) return []
  const examples = different.sort().slice(0, SHOWN)
  return [
    {
      problem: `The totals of ${different.length} days of an owner are not the sum of the openings: ${examples.join('; ')}.`,
      remedy:
        'Openings are kept and right. Keep a backup of this state, and report it with this line.',
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
  const notYet = new Set(late.map(({ id }) => id))
  const recount = await readRecount(queries)
  const dayOf = createDayReader()
  const sums = new Map<string, Sum>()
  let last = -1n
  for (let done = 0; ; ) {
    const rows = await selectHitRows(queries)
      .where('hit.id', '>', last)
      .where('hit.id', '<=', reached)
      .orderBy('hit.id')
      .limit(HITS_AT_ONCE)
      .execute()
    for (const row of rows.filter(({ idText }) => !notYet.has(idText))) {
      const hit = inZoneOf(row, recount)
      if (isOwned(hit)) add(sums, keyOf(dayOf(hit), hit.ownerId), hit.excludedBecause === null)
    }
    done += rows.length
    progress.show('counting openings', done, null)
    if (rows.length < HITS_AT_ONCE) return sums
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

function keyOf(day: string, ownerId: string): string {
  return `${day} ${ownerId}`
}

function add(sums: Map<string, Sum>, key: string, isClick: boolean): void {
  const sum = sums.get(key) ?? { hits: 0, clicks: 0 }
  sum.hits++
  if (isClick) sum.clicks++
  sums.set(key, sum)
}
