import type { Slug } from '../links/index.ts'
import type { EndingProblem } from './old-ending.ts'

/** What the author chose for a link. Without a choice, it keeps its old ending if that is possible. */
export const moveChoices = ['keep', 'new', 'skip'] as const
export type MoveChoice = (typeof moveChoices)[number]

/** Why a link gets another ending, or is skipped. */
export type MovePlanProblem =
  | 'not-a-book'
  | 'ending-not-allowed'
  | 'ending-reserved'
  | 'ending-taken'
  | 'ending-needs-premium'
  | 'link-limit'

/** What a move will do with a link. */
export interface MovePlan {
  /** `restore` brings back a link that the owner removed, `add` uses their link of the same book. */
  readonly action: 'create' | 'restore' | 'add' | 'skip'
  /** The old ending, if the link keeps it. */
  readonly ending: Slug | null
  readonly problem: MovePlanProblem | null
}

export interface PlannedRow {
  /** The book's key; null if the target is no book; undefined if only a request to the store can tell. */
  readonly book: string | null | undefined
  readonly ending: Slug | null
  readonly endingProblem: EndingProblem | null
  readonly choice: MoveChoice | null
}

export interface MoveFacts {
  readonly isPremium: boolean
  /** How many links the account can still save; null without a limit. */
  readonly remaining: number | null
  /** The account's links by their book. */
  readonly links: ReadonlyMap<string, 'active' | 'removed'>
  /** The books of the account's links by their endings; null for the endings of others. */
  readonly endings: ReadonlyMap<Slug, string | null>
}

const endingProblems = {
  none: null,
  'not-allowed': 'ending-not-allowed',
  reserved: 'ending-reserved',
} as const satisfies Record<EndingProblem, MovePlanProblem | null>

/**
 * Decides what a move does with each row, in order: an earlier row can create the link of the same book, take
 * an ending, or use up the limit.
 *
 * @example createMovePlanner(facts)({ book: null, … }) // { action: 'skip', ending: null, problem: 'not-a-book' }
 */
export function createMovePlanner(facts: MoveFacts): (row: PlannedRow) => MovePlan {
  const links = new Map(facts.links)
  const endings = new Map(facts.endings)
  let remaining = facts.remaining ?? Number.POSITIVE_INFINITY

  function planEnding({ book, ending, endingProblem, choice }: PlannedRow) {
    if (choice === 'new') return { ending: null, problem: null }
    if (ending === null) {
      return { ending: null, problem: endingProblem && endingProblems[endingProblem] }
    }
    const holder = endings.get(ending)
    if (holder !== undefined && holder === book) return { ending, problem: null }
    if (holder !== undefined) return { ending: null, problem: 'ending-taken' as const }
    if (!facts.isPremium) return { ending: null, problem: 'ending-needs-premium' as const }
    return { ending, problem: null }
  }

  return (row) => {
    const { book, choice } = row
    if (choice === 'skip') return { action: 'skip', ending: null, problem: null }
    if (book === null) return { action: 'skip', ending: null, problem: 'not-a-book' }
    const present = book === undefined ? undefined : links.get(book)
    if (present !== 'active' && remaining <= 0) {
      return { action: 'skip', ending: null, problem: 'link-limit' }
    }
    const planned = planEnding(row)
    if (present !== 'active') remaining--
    if (book !== undefined) links.set(book, 'active')
    if (planned.ending !== null) endings.set(planned.ending, book ?? null)
    const action = present === 'active' ? 'add' : present === 'removed' ? 'restore' : 'create'
    return { action, ...planned }
  }
}
