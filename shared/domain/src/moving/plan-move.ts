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

  return (row) => {
    const skipped = findSkip(row)
    if (skipped) return skipped
    const { book } = row
    // No link has the empty key.
    const present = links.get(book ?? '')
    if (present !== 'active' && remaining <= 0) return skip('link-limit')
    const planned = planEnding(row, endings, facts.isPremium)
    if (present !== 'active') remaining--
    if (book != null) links.set(book, 'active')
    if (planned.ending !== null) endings.set(planned.ending, book ?? null)
    return { action: present ? actions[present] : 'create', ...planned }
  }
}

const actions = { active: 'add', removed: 'restore' } as const

function skip(problem: MovePlanProblem | null): MovePlan {
  return { action: 'skip', ending: null, problem }
}

function findSkip({ book, choice }: PlannedRow): MovePlan | null {
  if (choice === 'skip') return skip(null)
  return book === null ? skip('not-a-book') : null
}

function planEnding(
  { book, ending, endingProblem, choice }: PlannedRow,
  endings: ReadonlyMap<Slug, string | null>,
  isPremium: boolean,
): Pick<MovePlan, 'ending' | 'problem'> {
  if (choice === 'new') return { ending: null, problem: null }
  if (ending === null) {
    return { ending, problem: endingProblem && endingProblems[endingProblem] }
  }
  const holder = endings.get(ending)
  if (holder !== undefined && holder === book) return { ending, problem: null }
  if (holder !== undefined) return { ending: null, problem: 'ending-taken' }
  return isPremium ? { ending, problem: null } : { ending: null, problem: 'ending-needs-premium' }
}
