import type { Slug } from '@everyshelf/domain/links'
import type { MoveChoice, MovePlanProblem, MoveService } from '@everyshelf/domain/moving'
import type { ColumnType } from 'kysely'
import type { Flag, IsoTime } from '../columns.ts'

export const moveStates = ['sending', 'preview', 'moving', 'moved', 'undoing', 'undone'] as const
export type MoveState = (typeof moveStates)[number]

/** Links of another service that an author moves here. */
export interface LinkMoveTable {
  id: string
  ownerId: string
  /** `everyshelf` is the export of an account, also of another server. */
  service: MoveService | 'everyshelf'
  fileName: string
  /** How many rows it has once all are sent. */
  rows: number
  state: MoveState
  /** The first row that is not moved or undone yet. */
  position: number
  createdAt: IsoTime
  completedAt: IsoTime | null
}

export const moveOutcomes = ['created', 'restored', 'added', 'skipped'] as const
export type MoveOutcome = (typeof moveOutcomes)[number]

type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** A link of a move, and what became of it. */
export interface MovedLinkTable {
  moveId: string
  position: number
  ownerId: string
  /** Its line in the file. */
  line: number
  oldAddress: string
  ending: string
  target: string
  title: string
  /** Clicks at the old service. They are never added to the clicks that we count. */
  clicks: number | null
  createdOn: string | null
  /** The book's key; null if the target is none, or a shortened link that the server has not followed yet. */
  identifier: string | null
  /** Whether only a request to the store can tell the book. */
  isShortLink: Flag
  /** What the author chose; null for what the server suggests. */
  choice: Late<MoveChoice>
  /** Null until the row is moved. */
  outcome: Late<MoveOutcome>
  /** Why it is skipped, or has another ending. */
  problem: Late<MovePlanProblem>
  linkId: Late<string>
  /** The ending under which readers find the link. */
  slug: Late<Slug>
  undoneAt: Late<IsoTime>
}
