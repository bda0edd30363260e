import type { Slug } from '@everyshelf/domain/links'
import type { MoveChoice, MovePlanProblem, MoveService } from '@everyshelf/domain/moving'
import { flag, integer, json, table, text, time } from '../../db/table.ts'

/** In `looking-up`, all links are saved but those of short links, and books that no one has looked up follow. */
export const moveStates = [
  'sending',
  'preview',
  'moving',
  'looking-up',
  'moved',
  'undoing',
  'undone',
] as const

export type MoveState = (typeof moveStates)[number]

/** A server takes the next step of moves in these states. */
export const goingStates = ['moving', 'looking-up', 'undoing'] as const satisfies MoveState[]

export const moveOutcomes = ['created', 'restored', 'added', 'skipped'] as const

export type MoveOutcome = (typeof moveOutcomes)[number]

export const movingTables = {
  /** Links of another service, or a list of books, that an author imports. */
  link_move: table(
    {
      id: text().key(),
      ownerId: text(),
      /** `everyshelf` is the export of an account, also of another server. */
      service: text<MoveService | 'everyshelf'>(),
      fileName: text(),
      /** How many rows it has once all are sent. */
      rows: integer(),
      state: text<MoveState>(),
      /** The first row that is not moved, looked up, or undone yet. */
      position: integer(),
      createdAt: time(),
      /** When its author started it, or its undo. */
      startedAt: time().nullable(),
      /** When a page last showed its progress. */
      seenAt: time().nullable(),
      /** When its last link was saved. */
      completedAt: time().nullable(),
    },
    { indexes: [['ownerId'], ['state']] },
  ),
  /** A link of a move, and what became of it. */
  moved_link: table(
    {
      moveId: text(),
      position: integer(),
      ownerId: text(),
      /** Its line in the file. */
      line: integer(),
      oldAddress: text(),
      /** As the other service has it, perhaps not a valid slug here; empty if it has none. */
      oldSlug: text(),
      target: text(),
      title: text(),
      /** Clicks at the old service. They are never added to the clicks that we count. */
      clicks: integer().nullable(),
      createdOn: text().nullable(),
      authors: json<readonly string[]>(),
      labels: json<readonly string[]>(),
      note: text(),
      /** The book's key; null if the target is none, or a shortened link that the server has not followed yet. */
      identifier: text().nullable(),
      /** Whether only a request to the store can tell the book. */
      isShortLink: flag(),
      /** What the author chose; null for what the server suggests. */
      choice: text<MoveChoice>().nullable(),
      /** Null until the row is moved. */
      outcome: text<MoveOutcome>().nullable(),
      /** Why it is skipped, or has another slug. */
      problem: text<MovePlanProblem>().nullable(),
      linkId: text().nullable(),
      /** The slug under which readers find the link. */
      slug: text<Slug>().nullable(),
      undoneAt: time().nullable(),
    },
    { key: ['moveId', 'position'], indexes: [['ownerId'], ['linkId']] },
  ),
}
