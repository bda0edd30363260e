import { MOVED_SLUGS_MAX } from '../limits/index.ts'
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
  | 'ending-limit'
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
  /** How many slugs the account's links have, by their book. */
  readonly slugs: ReadonlyMap<string, number>
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
  const slugs = new Map(facts.slugs)
  let remaining = facts.remaining ?? Number.POSITIVE_INFINITY

  /** Returns whether the link has the ending only from now on. */
  function take({ book }: PlannedRow, ending: Slug | null): boolean {
    if (book != null) links.set(book, 'active')
    if (ending === null) return false
    const isNew = !endings.has(ending)
    endings.set(ending, book ?? null)
    return isNew
  }

  return (row) => {
    const skipped = findSkip(row)
    if (skipped) return skipped
    // No link has the empty key.
    const book = row.book ?? ''
    const present = links.get(book)
    if (present !== 'active' && remaining-- <= 0) return skip('link-limit')
    const used = slugs.get(book) ?? 0
    const planned = planEnding(row, endings, findRefusal(facts, used))
    // A new link has one slug, whichever it is.
    if (take(row, planned.ending) || !present) slugs.set(book, used + 1)
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
  refusal: MovePlanProblem | null,
): Pick<MovePlan, 'ending' | 'problem'> {
  if (choice === 'new') return { ending: null, problem: null }
  if (ending === null) {
    return { ending, problem: endingProblem && endingProblems[endingProblem] }
  }
  const holder = endings.get(ending)
  if (holder !== undefined && holder === book) return { ending, problem: null }
  if (holder !== undefined) return { ending: null, problem: 'ending-taken' }
  return { ending: refusal ? null : ending, problem: refusal }
}

/** Why a link can get no ending that it does not have. */
function findRefusal({ isPremium }: MoveFacts, slugs: number): MovePlanProblem | null {
  if (!isPremium) return 'ending-needs-premium'
  return slugs >= MOVED_SLUGS_MAX ? 'ending-limit' : null
}
