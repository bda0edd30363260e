import type { Queries, Transact } from '../../../db/transact.ts'
import type { Hit } from '../hit.ts'
import { firstHitIdAt } from '../hit-id.ts'
import { inParts } from './add-totals.repo.ts'
import { changeTotals, limitReaders } from './change-totals.repo.ts'
import { CURSOR, type HitRow, isOwned } from './click-totals.ts'
import { selectHitRows } from './hit-rows.repo.ts'
import { lockTotals } from './lock-totals.repo.ts'
import type { RecountRepo } from './recount.repo.ts'
import { readRecount } from './recount-state.repo.ts'
import { inZoneOf } from './recount-zone.ts'
import {
  beginRevision,
  endOf,
  formatRevision,
  isOver,
  parseRevision,
  presentRules,
  REVISION,
  type Revision,
  type Rules,
} from './revision.ts'

/**
 * Counts the hits that are kept anew when the rules have changed, the next few at a time: the hits'
 * reasons, the totals and how far it has come change in one transaction. False when nothing is left.
 */
export function createRevisionRepo(
  db: Queries,
  transact: Transact,
  rules: Rules = presentRules,
): RecountRepo {
  let isDone = false
  return {
    recountNext: async (hitsAtMost, now) => {
      if (isDone) return false
      const known = await readRevision(db)
      // Rules newer than ours are another process's business.
      isDone = known !== null && (known.version > rules.version || isFinished(known, rules))
      if (isDone || (known && (await isWaiting(db, rules, known, now)))) return false
      return await transact((queries) => reviseNext(queries, rules, hitsAtMost, now))
    },
  }
}

function isFinished({ version, reached }: Revision, rules: Rules): boolean {
  return version === rules.version && reached === null
}

/** For hits that are not in the totals yet; meanwhile nobody is locked out for nothing. */
async function isWaiting(
  db: Queries,
  rules: Rules,
  revision: Revision,
  now: Date,
): Promise<boolean> {
  const { version, reached } = revision
  if (version !== rules.version || reached === null || isOver(revision, now)) return false
  const cursor = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', CURSOR)
    .executeTakeFirst()
  return reached >= BigInt(cursor?.value ?? 0)
}

async function reviseNext(
  queries: Queries,
  rules: Rules,
  hitsAtMost: number,
  now: Date,
): Promise<boolean> {
  const cursor = await lockTotals(queries, now.toISOString())
  const known = await readRevision(queries)
  const isOurs = known?.version === rules.version
  const revision = isOurs ? known : beginRevision(rules, now)
  if (revision.reached === null) return false
  if (!known && !(await hasHits(queries))) {
    // A new service: all its hits are of these rules.
    await writeRevision(queries, { ...revision, reached: null }, now)
    return false
  }
  const upTo = await reviseSlice(queries, rules, { from: revision.reached, cursor, hitsAtMost })
  const isAtEnd = upTo >= cursor
  const isOverNow = isAtEnd && isOver(revision, now)
  const reached = isOverNow && !(await isBehind(queries, cursor, revision)) ? null : upTo
  if (!isOurs || reached !== revision.reached) {
    await writeRevision(queries, { ...revision, reached }, now)
  }
  return !isAtEnd
}

/** Whether the totals themselves have not come to the end of the older rules' hits. */
async function isBehind(queries: Queries, cursor: bigint, revision: Revision): Promise<boolean> {
  const hit = await queries
    .selectFrom('hit')
    .select('openedAt')
    .where('id', '>', cursor)
    .where('id', '<', firstHitIdAt(endOf(revision)))
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
  readonly hitsAtMost: number
}

interface KeptHit extends HitRow {
  readonly language: string | null
  readonly lateId: unknown
}

/** Answers how far it has come. */
async function reviseSlice(queries: Queries, rules: Rules, slice: Slice): Promise<bigint> {
  const hits = await listHits(queries, slice)
  const recount = await readRecount(queries)
  const changes = hits.flatMap((hit) => {
    const excludedBecause = rules.revise(hit)
    if (excludedBecause === hit.excludedBecause) return []
    const before = inZoneOf(hit, recount)
    return [{ before, after: { ...before, excludedBecause } }]
  })
  await writeReasons(
    queries,
    changes.map(({ after }) => after),
  )
  // Those that came late are in no total yet: they are added with their new reason.
  const counted = changes.filter(({ before }) => before.lateId === null)
  const owned = counted.map(({ before }) => before).filter(isOwned)
  await changeTotals(queries, owned, counted.map(({ after }) => after).filter(isOwned))
  await limitReaders(queries, owned)
  const last = hits.length === slice.hitsAtMost ? hits.at(-1) : undefined
  return last ? BigInt(last.idText) : slice.cursor
}

async function listHits(queries: Queries, { from, cursor, hitsAtMost }: Slice): Promise<KeptHit[]> {
  return await selectHitRows(queries)
    .leftJoin('late_hit', 'late_hit.id', 'hit.id')
    .select(['hit.language', 'late_hit.id as lateId'])
    .where('hit.id', '>', from)
    .where('hit.id', '<=', cursor)
    .orderBy('hit.id')
    .limit(hitsAtMost)
    .execute()
}

async function writeReasons(queries: Queries, hits: readonly KeptHit[]): Promise<void> {
  const idsByReason = new Map<Hit['excludedBecause'], bigint[]>()
  for (const { excludedBecause, idText } of hits) {
    const ids = idsByReason.get(excludedBecause)
    if (ids) ids.push(BigInt(idText))
    else idsByReason.set(excludedBecause, [BigInt(idText)])
  }
  for (const [excludedBecause, all] of idsByReason) {
    for (const ids of inParts(all)) {
      await queries.updateTable('hit').set({ excludedBecause }).where('id', 'in', ids).execute()
    }
  }
}

async function readRevision(queries: Queries): Promise<Revision | null> {
  const row = await queries
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', REVISION)
    .executeTakeFirst()
  return parseRevision(row?.value)
}

async function writeRevision(queries: Queries, revision: Revision, now: Date): Promise<void> {
  const value = formatRevision(revision)
  const updatedAt = now.toISOString()
  await queries
    .insertInto('service_state')
    .values({ key: REVISION, value, updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
    .execute()
}
