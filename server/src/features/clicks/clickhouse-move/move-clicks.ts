import { setTimeout as wait } from 'node:timers/promises'
import type { Queries } from '../../../db/transact.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { deleteErasedOwners } from '../clickhouse/erased-owners.repo.ts'
import { readExpiredUntil, writeExpiredUntil } from '../clickhouse/expired-until.repo.ts'
import { reclassifyClicks } from '../clickhouse/reclassify-clicks.repo.ts'
import { dayOfHitId } from '../hit-id.ts'
import { readRulesProgress } from '../store/rules-progress.repo.ts'
import { type ComparedDay, compareOwners, findNewest, listDifferent } from './compare-days.ts'
import { countMissing, createDayCopier, type DayCopier } from './copy-days.ts'
import { copyTotals } from './copy-totals.repo.ts'
import { dropExpired } from './drop-expired.repo.ts'
import { type MoveState, readMoveState, writeMoveState } from './move-state.repo.ts'
import { copyVisitorHashes } from './moved-readers.repo.ts'

/** Hits that arrive during a copy are copied in the next round. */
const MAX_ROUNDS = 3

export interface MoveDeps {
  readonly db: Queries
  readonly clickHouse: ClickHouse
  readonly now: () => number
  readonly onProgress: (label: string, done: number, total: number | null) => void
}

/** Exact counts of what both stores have, by month (UTC) and together. */
export interface MoveResult {
  readonly months: ReadonlyMap<string, { readonly hits: number; readonly found: number }>
  readonly copiedHits: number
  readonly totals: number
  readonly readers: number
  /** Hits of the main database that ClickHouse does not have. */
  readonly left: number
  /** Whether servers store new hits in ClickHouse. */
  readonly isSwitched: boolean
}

/**
 * Copies all clicks from the main database to ClickHouse while servers run. What is copied follows from a
 * comparison of both, so it may stop at any time and runs again as often as needed.
 */
export async function moveClicks(deps: MoveDeps): Promise<MoveResult> {
  const { db, clickHouse, now } = deps
  const known = await readMoveState(db)
  const rules = await readRulesProgress(db)
  const version = rules?.version ?? null
  const hasAllHits = known?.phase !== 'emptied'
  const state: MoveState = known ?? { phase: 'copying', rulesVersion: version, hasTotals: false }
  const isCopying = state.phase === 'copying'
  // From now on, no server deletes old hits from one of the databases.
  if (isCopying) await writeMoveState(db, state, new Date(now()))
  if (isCopying && known) await dropExpired(db, clickHouse)
  const counted = await copyHits(deps, { withReaders: hasAllHits, checksFirst: !isCopying })
  if (state.rulesVersion !== version) await reclassifyAll(clickHouse)
  const totals = isCopying ? await copyAllTotals(deps) : 0
  const readers = hasAllHits ? await copyVisitorHashes(db, clickHouse, now()) : 0
  await deleteErasedOwners(clickHouse, db, () => false)
  if (isCopying) {
    const isComplete = counted.left === 0 && counted.isSwitched
    const phase = isComplete ? 'complete' : 'copying'
    await writeMoveState(db, { ...state, phase, hasTotals: isComplete }, new Date(now()))
  }
  return { ...counted, totals, readers }
}

type CountedHits = Omit<MoveResult, 'totals' | 'readers'>

interface CopyMode {
  readonly withReaders: boolean
  /** After a complete move, ClickHouse's own hits and rules make days differ. */
  readonly checksFirst: boolean
}

async function copyHits(
  deps: MoveDeps,
  { withReaders, checksFirst }: CopyMode,
): Promise<CountedHits> {
  const { db, clickHouse, onProgress } = deps
  const fromDay = await readExpiredUntil(db)
  let copiedHits = 0
  const copier = createDayCopier({
    ...{ db, clickHouse, withReaders },
    onCopied: (hits) => {
      copiedHits += hits
      onProgress('copying hits', copiedHits, null)
    },
  })
  for (let round = 0; ; round++) {
    const counts = await runRound(deps, copier, fromDay, checksFirst ? round + 1 : round)
    const isVerified = (round > 0 || checksFirst) && (counts.left() === 0 || round === MAX_ROUNDS)
    if (isVerified) return { ...counts.result(), copiedHits }
  }
}

/** Copies the days that differ. After the first round it counts what ClickHouse lacked, after the last it only counts. */
async function runRound(
  { db, clickHouse }: MoveDeps,
  copier: DayCopier,
  fromDay: string,
  round: number,
) {
  const counts = createCounts()
  for await (const { owner, days } of compareOwners({ db, clickHouse, fromDay })) {
    counts.addDays(days)
    for (const range of listDifferent(days, 'main')) {
      // Days with hits that ClickHouse alone has differ, too.
      const missing = round > 0 ? await countMissing({ db, clickHouse }, owner, range) : null
      if (missing) counts.addMissing(missing)
      if (missing?.size !== 0 && round < MAX_ROUNDS) await copier.copy(owner, range)
    }
  }
  await copier.flush()
  return counts
}

function createCounts() {
  const months = new Map<string, { hits: number; found: number }>()
  const newest = { main: -1n, clickHouse: -1n }
  let left = 0
  return {
    addDays: (days: readonly ComparedDay[]) => {
      newest.main = findNewest(days, 'main', newest.main)
      newest.clickHouse = findNewest(days, 'clickHouse', newest.clickHouse)
      for (const { day, main } of days) {
        if (!main) continue
        const month = months.get(day.slice(0, 7)) ?? { hits: 0, found: 0 }
        month.hits += main.hits
        month.found += main.hits
        months.set(day.slice(0, 7), month)
      }
    },
    addMissing: (missing: ReadonlyMap<string, number>) => {
      for (const [name, hits] of missing) {
        left += hits
        // Hits may have arrived since they were counted.
        const month = months.get(name)
        if (month) month.found = Math.max(0, month.found - hits)
      }
    },
    left: () => left,
    result: () => ({
      months: new Map([...months].sort()),
      left,
      isSwitched: newest.clickHouse > newest.main,
    }),
  }
}

/** Copies the totals, and again when the main database has turned more hits into totals meanwhile. */
async function copyAllTotals({ db, clickHouse, now }: MoveDeps): Promise<number> {
  let totals = await copyTotals(db, clickHouse)
  while ((await dropExpired(db, clickHouse)) > 0) totals = await copyTotals(db, clickHouse)
  const expiredUntil = await readExpiredUntil(db)
  const firstDay = dayOfHitId(0n)
  // Charts count totals from the main database once there is a boundary, and all hits after it.
  if (expiredUntil < firstDay) await writeExpiredUntil(db, firstDay, new Date(now()))
  return totals
}

/** Some hits may have been copied before the rules changed. */
async function reclassifyAll(clickHouse: ClickHouse): Promise<void> {
  while ((await reclassifyClicks(clickHouse)) !== null) await wait(MUTATION_POLL_MS)
}

const MUTATION_POLL_MS = 500
