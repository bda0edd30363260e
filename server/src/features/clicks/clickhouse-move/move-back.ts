import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Transact } from '../../../db/transact.ts'
import { readExpiredUntil } from '../clickhouse/expired-until.repo.ts'
import { listHits } from '../clickhouse/list-clicks.repo.ts'
import type { StoredHit } from '../hit.ts'
import { firstHitIdFrom, timeOfHitId, toQuarter } from '../hit-id.ts'
import { insertHits } from '../store/append-hits.repo.ts'
import { lockOwner, markUnpacked } from '../store/hit-owners.repo.ts'
import { readRulesProgress } from '../store/rules-progress.repo.ts'
import {
  copyHashesBack,
  markReaders,
  quarterOfId,
  type ReaderCounts,
  readReaderCounts,
  subtractMarks,
} from './back-readers.repo.ts'
import { copyTotalsBack } from './back-totals.repo.ts'
import { compareOwners, type DayRange, findNewest, listDifferent } from './compare-days.ts'
import { findMainIds } from './main-hits.repo.ts'
import type { MoveDeps } from './move-clicks.ts'
import { type MoveState, readMoveState, writeMoveState } from './move-state.repo.ts'

/** Hits that arrive during a copy are copied in the next round. */
const MAX_ROUNDS = 4

interface BackDeps extends MoveDeps {
  readonly kind: DatabaseKind
  readonly transact: Transact
}

export interface BackResult {
  readonly copiedHits: number
  /** Rows of totals in the main database; null when it keeps its own. */
  readonly totals: number | null
  /** Readers whose click the main database does not have. */
  readonly lostReaders: number
  /** Whether a round found nothing to copy any more. */
  readonly isEverythingCopied: boolean
  /** Whether servers store new hits in the main database. */
  readonly isSwitched: boolean
}

/** Copies all clicks that only ClickHouse has to the main database while servers run. */
export async function moveBack(deps: BackDeps): Promise<BackResult> {
  const { db, kind, transact, clickHouse, now } = deps
  const state = await openState(deps)
  await writeMoveState(db, { ...state, phase: 'returning' }, new Date(now()))
  const fromDay = await readExpiredUntil(db)
  const copied = await copyHitsBack(deps, fromDay)
  await copyHashesBack(db, kind, clickHouse, now())
  const totals = state.hasTotals
    ? await copyTotalsBack({ db, transact, clickHouse, fromDay })
    : null
  const phase = copied.isEverythingCopied && copied.isSwitched ? 'returned' : 'returning'
  await writeMoveState(db, { ...state, phase }, new Date(now()))
  return { ...copied, totals }
}

/** Without a move, ClickHouse has all totals when the main database has none. */
async function openState({ db }: Pick<BackDeps, 'db'>): Promise<MoveState> {
  const known = await readMoveState(db)
  if (known) return known
  const total = await db.selectFrom('daily_total').select('owner').limit(1).executeTakeFirst()
  const rulesVersion = (await readRulesProgress(db))?.version ?? null
  return { phase: 'returning', rulesVersion, hasTotals: total === undefined }
}

async function copyHitsBack(deps: BackDeps, fromDay: string): Promise<Omit<BackResult, 'totals'>> {
  const sum = { copiedHits: 0, lostReaders: 0 }
  for (let round = 1; ; round++) {
    const { copiedHits, lostReaders, isSwitched } = await runRound(deps, fromDay, sum.copiedHits)
    sum.copiedHits += copiedHits
    sum.lostReaders += lostReaders
    const isEverythingCopied = copiedHits === 0
    if (isEverythingCopied || round === MAX_ROUNDS) {
      return { ...sum, isEverythingCopied, isSwitched }
    }
  }
}

async function runRound(deps: BackDeps, fromDay: string, copiedBefore: number) {
  const { db, clickHouse, onProgress } = deps
  const sum = { copiedHits: 0, lostReaders: 0 }
  const newest = { main: -1n, clickHouse: -1n }
  for await (const { owner, days } of compareOwners({ db, clickHouse, fromDay })) {
    newest.main = findNewest(days, 'main', newest.main)
    newest.clickHouse = findNewest(days, 'clickHouse', newest.clickHouse)
    for (const range of listDifferent(days, 'clickHouse')) {
      for await (const hits of readQuarters(deps, owner, range)) {
        const added = await addMissing(deps, owner, hits)
        sum.copiedHits += added.hits
        sum.lostReaders += added.lostReaders
        onProgress('copying hits back', copiedBefore + sum.copiedHits, null)
      }
    }
  }
  return { ...sum, isSwitched: newest.main > newest.clickHouse }
}

/** An owner's hits in ClickHouse, in parts that end with a quarter hour. */
async function* readQuarters(
  { clickHouse }: Pick<BackDeps, 'clickHouse'>,
  owner: number,
  { first, last }: DayRange,
): AsyncGenerator<StoredHit[], void> {
  const before = firstHitIdFrom(addDays(last, 1))
  let begun: StoredHit[] = []
  for (let from: bigint | null = firstHitIdFrom(first); from !== null; ) {
    const page: Awaited<ReturnType<typeof listHits>> = await listHits(
      ...([clickHouse, owner, from, before] as const),
    )
    begun.push(...page.hits)
    from = page.next
    const end = from === null ? -1n : quarterOfId(begun.at(-1)?.id ?? 0n)
    const finished = begun.filter(({ id }) => quarterOfId(id) !== end)
    begun = begun.filter(({ id }) => quarterOfId(id) === end)
    if (finished.length > 0) yield finished
  }
}

/** A server on SQLite waits for a lock for 25 ms only, and without a pause it would get none (R5). */
const HITS_PER_STEP: Readonly<Record<DatabaseKind, number>> = { sqlite: 250, postgres: 2000 }

/** Stores those that the main database does not have, with the marks of their readers. */
async function addMissing(
  deps: BackDeps,
  owner: number,
  hits: readonly StoredHit[],
): Promise<{ readonly hits: number; readonly lostReaders: number }> {
  const [first, last] = [hits[0]?.id ?? 0n, hits.at(-1)?.id ?? 0n]
  const known = await findMainIds(deps.db, owner, first, last)
  const missing = hits.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return { hits: 0, lostReaders: 0 }
  const counts = await readReaderCounts(deps.clickHouse, owner, first, last)
  const size = HITS_PER_STEP[deps.kind]
  for (let at = 0; at < missing.length; at += size) {
    const startedAt = performance.now()
    await addStep(deps, owner, missing.slice(at, at + size), new Map(counts))
    await wait(performance.now() - startedAt)
  }
  await subtractMarks(deps.db, counts, owner, first, last)
  const lostReaders = [...counts.values()].reduce((sum, left) => sum + Math.max(0, left), 0)
  return { hits: missing.length, lostReaders }
}

async function addStep(
  { kind, transact }: BackDeps,
  owner: number,
  hits: readonly StoredHit[],
  counts: ReaderCounts,
): Promise<void> {
  const [first, last] = [hits[0]?.id ?? 0n, hits.at(-1)?.id ?? 0n]
  await transact(async (queries) => {
    await lockOwner(queries, owner)
    await subtractMarks(queries, counts, owner, first, last)
    const marked = markReaders(hits, counts).map((hit) => ({ ...hit, owner }))
    await insertHits(queries, kind, marked)
    const [from = '', to] = [first, last].map((id) => toQuarter(timeOfHitId(id)))
    await markUnpacked(queries, [owner], from, to)
  })
}
