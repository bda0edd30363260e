import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries } from '../../../db/transact.ts'
import type { SharedJobName } from '../../../jobs/job-catalog.ts'
import type { JobsRepo } from '../../../jobs/jobs.repo.ts'
import { StartError } from '../../../start-error.ts'
import { firstReaderDay } from '../clickhouse/append-hits.repo.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { batchQuarters } from './batch-quarters.ts'
import { type ClickPlace, type ClickStoreName, changePlace, openPlace } from './click-place.repo.ts'
import type { HitsByDay, MovableClicks } from './movable-clicks.ts'

export interface MoveDeps {
  readonly db: Queries
  readonly jobs: Pick<JobsRepo, 'list'>
  readonly source: MovableClicks
  readonly target: MovableClicks
  readonly to: ClickStoreName
  /** How long requests that servers have begun may take. */
  readonly settleMs: number
  readonly onProgress: (label: string, done: number, total: number | null) => void
  readonly now: () => number
}

export interface MoveResult {
  /**
   * - `moved`: the target has all clicks, and servers that are set up for it store new ones there
   * - `was-there`: it had all of them before
   * - `ended`: an unfinished move in the other direction has ended, and changed nothing here
   * - `has-others`: the target has clicks that the source does not have, so nothing was changed
   * - `differs`: the copies differ, so that the next run begins again
   */
  readonly outcome: 'moved' | 'was-there' | 'ended' | 'has-others' | 'differs'
  readonly source: HitsByDay
  readonly target: HitsByDay
}

const HITS_PER_BATCH = 50_000
/** Servers stop changing clicks when they see that a move has begun; one that was frozen may be late. */
const PASSES = 2

/**
 * Copies all clicks from one store to the other. Meanwhile servers leave both as they are, and new clicks wait in their
 * spools. After a stop, it resumes with the unfinished month.
 */
export async function moveClicks(deps: MoveDeps): Promise<MoveResult> {
  const { db, source, target, to, now } = deps
  let place = await openPlace(db, 'main', now())
  async function change(next: ClickPlace): Promise<void> {
    if (!(await changePlace(db, place, next, now()))) {
      throw new StartError('Another run of this command has taken over.')
    }
    place = next
  }
  async function end(outcome: MoveResult['outcome'], next: ClickPlace): Promise<MoveResult> {
    const result = { outcome, source: await source.countDays(), target: await target.countDays() }
    await change(next)
    // Servers that no longer use a store do not delete its visitor hashes either.
    if (place.store === to) await source.forgetReaders()
    return result
  }

  const { store: from, copiedUntil } = place
  const there: ClickPlace = { store: to, copiedUntil: null }
  if (from === to) return await end(copiedUntil === null ? 'was-there' : 'ended', there)
  const run = createRowId()
  const copied = (until: string): ClickPlace => ({ store: from, copiedUntil: until, run })
  let after = copiedUntil ?? ''
  await change(copied(after))
  if (after === '') {
    await settle(deps)
    const days = await source.countDays()
    // A copy from an earlier move has nothing else than these, except days that have expired here since.
    const [first = ''] = [...days.keys()].sort()
    if (!hasAll(days, await target.countDays(), first)) {
      return await end('has-others', { store: from, copiedUntil: null })
    }
    await change(copied(''))
    await target.clear()
  }
  for (let pass = 0; pass < PASSES; pass++) {
    await copyMonths(deps, after, (month) => change(copied(month)))
    await copyRest(deps)
    const differing = findDifferent(await source.countDays(), await target.countDays())
    if (differing === null) return await end('moved', there)
    after = monthOf(addDays(`${monthOf(differing)}-01`, -1))
  }
  await change(copied(after))
  await target.clear()
  return await end('differs', copied(''))
}

const CLICK_JOBS: readonly SharedJobName[] = ['closed-days', 'counting-rules', 'old-clicks']
const POLL_MS = 500

/** Resolves when servers have ended what they had begun when they saw no move. */
async function settle({ jobs, settleMs, onProgress, now }: MoveDeps): Promise<void> {
  await wait(settleMs)
  const isRunning = async () =>
    (await jobs.list()).some(({ name, claimedUntil }) => {
      const isOfClicks = CLICK_JOBS.some((job) => job === name)
      return isOfClicks && claimedUntil !== null && Date.parse(claimedUntil) > now()
    })
  while (await isRunning()) {
    onProgress('waiting for jobs', 0, null)
    await wait(POLL_MS)
  }
}

/** Whether a store has at least as many hits of each day as a copy, so that the copy is of no use. */
export function hasAll(days: HitsByDay, copy: HitsByDay, first = ''): boolean {
  return [...copy].every(([day, hits]) => day < first || hits <= (days.get(day) ?? 0))
}

function findDifferent(source: HitsByDay, target: HitsByDay): string | null {
  const days = [...new Set([...source.keys(), ...target.keys()])].sort()
  return days.find((day) => source.get(day) !== target.get(day)) ?? null
}

async function copyMonths(
  { source, target, onProgress }: MoveDeps,
  after: string,
  onCopied: (month: string) => Promise<void>,
): Promise<void> {
  const months = new Map<string, number>()
  for (const [day, hits] of await source.countDays()) {
    const month = monthOf(day)
    if (month > after) months.set(month, hits + (months.get(month) ?? 0))
  }
  const total = [...months.values()].reduce((sum, hits) => sum + hits, 0)
  let copied = 0
  for (const month of [...months.keys()].sort()) {
    for await (const hits of batchQuarters(source.readHits(month), HITS_PER_BATCH)) {
      await target.writeHits(hits)
      copied += hits.length
      onProgress(`copying ${month}`, copied, total)
    }
    await onCopied(month)
  }
}

async function copyRest({ source, target, onProgress, now }: MoveDeps): Promise<void> {
  let copied = 0
  for await (const readers of source.readReaders(firstReaderDay(now()))) {
    await target.writeReaders(readers)
    copied += readers.length
    onProgress('copying readers', copied, null)
  }
  await target.complete()
}
