import type { Queries, Transact } from '../../../db/transact.ts'
import type { Hit } from '../hit.ts'
import { firstHitIdAt } from '../hit-id.ts'
import { toChunks } from './add-totals.repo.ts'
import { capReaders, changeTotals } from './change-totals.repo.ts'
import { CURSOR, type HitRow, isOwned } from './click-totals.ts'
import { selectHitRows } from './hit-rows.repo.ts'
import { lockTotals } from './lock-totals.repo.ts'
import { readRebuild } from './rebuild-state.repo.ts'
import { withRebuiltTimeZone } from './rebuild-state.ts'
import {
  currentRules,
  endOf,
  formatReclassification,
  isOver,
  parseReclassification,
  RECLASSIFICATION_KEY,
  type Reclassification,
  type Rules,
  startReclassification,
} from './reclassification.ts'
import type { SlicedWork } from './run-in-slices.ts'

/**
 * Classifies stored hits again after the rules have changed. The hits' exclusion reasons, the totals,
 * and the progress change in one transaction.
 */
export function createReclassifyWork(
  db: Queries,
  transact: Transact,
  rules: Rules = currentRules,
): SlicedWork {
  let isDone = false
  return {
    processNext: async (maxHits, now) => {
      if (isDone) return false
      const known = await readReclassification(db)
      // A process with newer rules does the work.
      isDone = known !== null && (known.version > rules.version || isFinished(known, rules))
      if (isDone || (known && (await isWaiting(db, rules, known, now)))) return false
      return await transact((queries) => reclassifyNext(queries, rules, maxHits, now))
    },
  }
}

function isFinished({ version, reached }: Reclassification, rules: Rules): boolean {
  return version === rules.version && reached === null
}

/** Whether the next hits are not in the totals yet. Then this takes no lock. */
async function isWaiting(
  db: Queries,
  rules: Rules,
  reclassification: Reclassification,
  now: Date,
): Promise<boolean> {
  const { version, reached } = reclassification
  if (version !== rules.version || reached === null || isOver(reclassification, now)) return false
  const cursor = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', CURSOR)
    .executeTakeFirst()
  return reached >= BigInt(cursor?.value ?? 0)
}

async function reclassifyNext(
  queries: Queries,
  rules: Rules,
  maxHits: number,
  now: Date,
): Promise<boolean> {
  const cursor = await lockTotals(queries, now.toISOString())
  const known = await readReclassification(queries)
  const isOurs = known?.version === rules.version
  const reclassification = isOurs ? known : startReclassification(rules, now)
  if (reclassification.reached === null) return false
  if (!known && !(await hasHits(queries))) {
    // A new server: its first hit is classified by these rules.
    await writeReclassification(queries, { ...reclassification, reached: null }, now)
    return false
  }
  const upTo = await reclassifySlice(queries, rules, {
    from: reclassification.reached,
    cursor,
    maxHits,
  })
  const isAtEnd = upTo >= cursor
  const isOverNow = isAtEnd && isOver(reclassification, now)
  const reached = isOverNow && !(await isBehind(queries, cursor, reclassification)) ? null : upTo
  if (!isOurs || reached !== reclassification.reached) {
    await writeReclassification(queries, { ...reclassification, reached }, now)
  }
  return !isAtEnd
}

/** Whether the totals have not reached the end of the hits by older rules. */
async function isBehind(
  queries: Queries,
  cursor: bigint,
  reclassification: Reclassification,
): Promise<boolean> {
  const hit = await queries
    .selectFrom('hit')
    .select('openedAt')
    .where('id', '>', cursor)
    .where('id', '<', firstHitIdAt(endOf(reclassification)))
    .limit(1)
    .executeTakeFirst()
  return hit !== undefined
}

async function hasHits(queries: Queries): Promise<boolean> {
  const hit = await queries.selectFrom('hit').select('openedAt').limit(1).executeTakeFirst()
  return hit !== undefined
}

interface Slice {
  readonly from: bigint
  readonly cursor: bigint
  readonly maxHits: number
}

interface StoredHit extends HitRow {
  readonly language: string | null
  readonly lateId: unknown
}

/** Returns the id that it reached. */
async function reclassifySlice(queries: Queries, rules: Rules, slice: Slice): Promise<bigint> {
  const hits = await listHits(queries, slice)
  const rebuild = await readRebuild(queries)
  const changes = hits.flatMap((hit) => {
    const excludedBecause = rules.reclassify(hit)
    if (excludedBecause === hit.excludedBecause) return []
    const before = withRebuiltTimeZone(hit, rebuild)
    return [{ before, after: { ...before, excludedBecause } }]
  })
  await writeReasons(
    queries,
    changes.map(({ after }) => after),
  )
  // Late hits are not in the totals yet: they will be added with their new reason.
  const counted = changes.filter(({ before }) => before.lateId === null)
  const owned = counted.map(({ before }) => before).filter(isOwned)
  await changeTotals(queries, owned, counted.map(({ after }) => after).filter(isOwned))
  await capReaders(queries, owned)
  const last = hits.length === slice.maxHits ? hits.at(-1) : undefined
  return last ? BigInt(last.idText) : slice.cursor
}

async function listHits(queries: Queries, { from, cursor, maxHits }: Slice): Promise<StoredHit[]> {
  return await selectHitRows(queries)
    .leftJoin('late_hit', 'late_hit.id', 'hit.id')
    .select(['hit.language', 'late_hit.id as lateId'])
    .where('hit.id', '>', from)
    .where('hit.id', '<=', cursor)
    .orderBy('hit.id')
    .limit(maxHits)
    .execute()
}

async function writeReasons(queries: Queries, hits: readonly StoredHit[]): Promise<void> {
  const idsByReason = new Map<Hit['excludedBecause'], bigint[]>()
  for (const { excludedBecause, idText } of hits) {
    const ids = idsByReason.get(excludedBecause)
    if (ids) ids.push(BigInt(idText))
    else idsByReason.set(excludedBecause, [BigInt(idText)])
  }
  for (const [excludedBecause, all] of idsByReason) {
    for (const ids of toChunks(all)) {
      await queries.updateTable('hit').set({ excludedBecause }).where('id', 'in', ids).execute()
    }
  }
}

async function readReclassification(queries: Queries): Promise<Reclassification | null> {
  const row = await queries
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', RECLASSIFICATION_KEY)
    .executeTakeFirst()
  return parseReclassification(row?.value)
}

async function writeReclassification(
  queries: Queries,
  reclassification: Reclassification,
  now: Date,
): Promise<void> {
  const value = formatReclassification(reclassification)
  const updatedAt = now.toISOString()
  await queries
    .insertInto('service_state')
    .values({ key: RECLASSIFICATION_KEY, value, updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
    .execute()
}
