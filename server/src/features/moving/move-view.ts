import { IMPORT_UNDO_DAYS } from '@everyshelf/domain/limits'
import type { Slug } from '@everyshelf/domain/links'
import {
  type MoveChoice,
  type MovePlan,
  type MoveService,
  parseOldSlug,
} from '@everyshelf/domain/moving'
import { type IsoTime, toIsoTime } from '../../db/columns.ts'
import type { StoredMovedLink } from './moved-links.repo.ts'
import type { StoredMove } from './moves.repo.ts'
import { goingStates, type MoveOutcome, type MoveState } from './schema.ts'

/** Requests to stores and catalogs that a server sends in a second, for all accounts. */
export const REQUESTS_PER_SECOND = 5

/** How many rows a move will create and so on, or has created. */
export type MoveCounts = Readonly<Record<MovePlan['action'], number>>

export interface MoveView {
  readonly id: string
  readonly service: MoveService | 'everyshelf'
  readonly fileName: string
  readonly state: MoveState
  readonly rows: number
  /** How many rows are moved, or undone. */
  readonly done: number
  /** How many rows have their book from a catalog, while the server looks them up. */
  readonly lookedUp: number
  /** Rows per second since the start; null until the first one. */
  readonly perSecond: number | null
  readonly counts: MoveCounts
  readonly createdAt: IsoTime
  readonly canUndo: boolean
}

/** A row of a preview, or of a result. */
export interface MovedLinkView
  extends Pick<
    StoredMovedLink,
    'position' | 'line' | 'oldAddress' | 'target' | 'title' | 'clicks' | 'createdOn'
  > {
  /** The book's key; null if the target is not a book, or a shortened link that is not followed yet. */
  readonly book: string | null
  readonly isShortLink: boolean
  readonly choice: MoveChoice | null
  readonly action: MovePlan['action']
  /** Its old slug, if it keeps it. */
  readonly slug: Slug | null
  readonly problem: MovePlan['problem']
  readonly linkId: string | null
  readonly globalLink: string | null
}

export const UNDO_MS = IMPORT_UNDO_DAYS * 24 * 60 * 60 * 1000

export const undoableStates: ReadonlySet<MoveState> = new Set(['moving', 'looking-up', 'moved'])

export function canUndo({ state, completedAt }: StoredMove, now: number): boolean {
  return undoableStates.has(state) && (completedAt ?? toIsoTime(now)) > toIsoTime(now - UNDO_MS)
}

/** Whether a server has its next step to do. */
export function isGoing(state: MoveState): boolean {
  return goingStates.some((going) => going === state)
}

const actions = { created: 'create', restored: 'restore', added: 'add', skipped: 'skip' } as const

/** What a moved row did, in the words of a plan; null while it is not moved. */
export function planOfResult(row: StoredMovedLink): MovePlan | null {
  const { outcome, problem, slug, oldSlug } = row
  const isKept = slug !== null && parseOldSlug(oldSlug).slug === slug
  return outcome && { action: actions[outcome], slug: isKept ? slug : null, problem }
}

export function countPlans(plans: readonly MovePlan[]): MoveCounts {
  const counts = { create: 0, restore: 0, add: 0, skip: 0 }
  for (const { action } of plans) counts[action]++
  return counts
}

export function countOutcomes(outcomes?: ReadonlyMap<MoveOutcome, number>): MoveCounts {
  const count = (outcome: MoveOutcome) => outcomes?.get(outcome) ?? 0
  return {
    create: count('created'),
    restore: count('restored'),
    add: count('added'),
    skip: count('skipped'),
  }
}

export function toMovedLinkView(
  row: StoredMovedLink,
  { action, slug, problem }: MovePlan,
  toUrl: (slug: Slug) => string,
): MovedLinkView {
  const { position, line, oldAddress, target, title, clicks, createdOn } = row
  return {
    ...{ position, line, target, title, clicks, createdOn },
    // A file with slugs alone has nothing else to show.
    oldAddress: oldAddress || row.oldSlug,
    book: row.identifier,
    isShortLink: row.isShortLink === 1 && row.outcome === null,
    choice: row.choice,
    action,
    slug,
    problem,
    linkId: row.linkId,
    globalLink: row.slug === null ? null : toUrl(row.slug),
  }
}

export function toMoveView(move: StoredMove, counts: MoveCounts, now: number): MoveView {
  const { id, service, fileName, state, rows, position, createdAt, startedAt, completedAt } = move
  const moved = counts.create + counts.restore + counts.add + counts.skip
  const doneIn = { moved: rows, undone: rows, undoing: position, sending: 0, preview: 0 }
  const done = state === 'moving' || state === 'looking-up' ? moved : doneIn[state]
  const lookedUp = state === 'looking-up' ? position : 0
  const [steps, since] = lookedUp > 0 ? [lookedUp, completedAt] : [done, startedAt]
  const seconds = since === null ? 0 : (now - Date.parse(since)) / 1000
  const measured = steps > 0 && seconds > 0 ? steps / seconds : null
  // Only short links are left, which are slower.
  const perSecond = state === 'looking-up' && done < rows ? REQUESTS_PER_SECOND : measured
  return {
    ...{ id, service, fileName, state, rows, done, lookedUp, perSecond, counts, createdAt },
    canUndo: canUndo(move, now),
  }
}
