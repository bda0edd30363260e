import { buildShortLink, type Slug } from '@everyshelf/domain/links'
import {
  type MoveChoice,
  type MovePlan,
  type MoveService,
  parseOldSlug,
} from '@everyshelf/domain/moving'
import type { IsoTime } from '../../db/columns.ts'
import type { StoredMove, StoredMovedLink } from './moves.repo.ts'
import type { MoveOutcome, MoveState } from './schema.ts'

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
  readonly counts: MoveCounts
  readonly createdAt: IsoTime
}

/** A row of a preview, or of a result. */
export interface MovedLinkView
  extends Pick<
    StoredMovedLink,
    'position' | 'line' | 'oldAddress' | 'target' | 'title' | 'clicks' | 'createdOn'
  > {
  /** The book's key; null if the target is no book, or a shortened link that is not followed yet. */
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

export function countOutcomes(outcomes: ReadonlyMap<MoveOutcome, number>): MoveCounts {
  const count = (outcome: MoveOutcome) => outcomes.get(outcome) ?? 0
  return {
    create: count('created'),
    restore: count('restored'),
    add: count('added'),
    skip: count('skipped'),
  }
}

export function addCounts(one: MoveCounts, other: MoveCounts): MoveCounts {
  return {
    create: one.create + other.create,
    restore: one.restore + other.restore,
    add: one.add + other.add,
    skip: one.skip + other.skip,
  }
}

export function toMovedLinkView(
  row: StoredMovedLink,
  { action, slug, problem }: MovePlan,
  origin: string,
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
    globalLink: row.slug === null ? null : buildShortLink(origin, row.slug),
  }
}

export function toMoveView(move: StoredMove, counts: MoveCounts): MoveView {
  const { id, service, fileName, state, rows, position, createdAt } = move
  const isDone = state === 'moved' || state === 'undone'
  const done = isDone ? rows : state === 'preview' ? 0 : position
  return { id, service, fileName, state, rows, done, counts, createdAt }
}
