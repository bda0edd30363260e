import { MOVED_SLUGS_MAX } from '../limits/index.ts'
import type { Slug } from '../links/index.ts'
import type { SlugProblem } from './old-slug.ts'

/** What the author chose for a link. Without a choice, it keeps its old slug if that is possible. */
export const moveChoices = ['keep', 'new', 'skip'] as const
export type MoveChoice = (typeof moveChoices)[number]

/** Why a link gets another slug, or is skipped. */
export const movePlanProblems = [
  'not-a-book',
  'slug-not-allowed',
  'slug-reserved',
  'slug-taken',
  'slug-needs-premium',
  'slug-limit',
  'link-limit',
  'label-limit',
] as const
export type MovePlanProblem = (typeof movePlanProblems)[number]

/** What a move will do with a link. */
export interface MovePlan {
  /** `restore` brings back a link that the owner removed, `add` uses their link of the same book. */
  readonly action: 'create' | 'restore' | 'add' | 'skip'
  /** The old slug, if the link keeps it. */
  readonly slug: Slug | null
  readonly problem: MovePlanProblem | null
}

export interface PlannedRow {
  /** The book's key; null if the target is not a book; undefined if only a request to the store can tell. */
  readonly book: string | null | undefined
  readonly slug: Slug | null
  readonly slugProblem: SlugProblem | null
  readonly choice: MoveChoice | null
}

export interface MoveFacts {
  readonly isPremium: boolean
  /** How many links the account can still save; null without a limit. */
  readonly remaining: number | null
  /** The account's links by their book. */
  readonly links: ReadonlyMap<string, 'active' | 'removed'>
  /** The books of the account's links by their slugs; null for the slugs of others. */
  readonly holders: ReadonlyMap<Slug, string | null>
  /** How many slugs the account's links have, by their book. */
  readonly slugCounts: ReadonlyMap<string, number>
}

const slugProblems = {
  none: null,
  'not-allowed': 'slug-not-allowed',
  reserved: 'slug-reserved',
} as const satisfies Record<SlugProblem, MovePlanProblem | null>

/**
 * Decides what a move does with each row, in order: an earlier row can create the link of the same book, take
 * a slug, or use up the limit.
 *
 * @example createMovePlanner(facts)({ book: null, … }) // { action: 'skip', slug: null, problem: 'not-a-book' }
 */
export function createMovePlanner(facts: MoveFacts): (row: PlannedRow) => MovePlan {
  const links = new Map(facts.links)
  const holders = new Map(facts.holders)
  const slugCounts = new Map(facts.slugCounts)
  let remaining = facts.remaining ?? Number.POSITIVE_INFINITY

  /** Returns whether the link has the slug only from now on. */
  function take({ book }: PlannedRow, slug: Slug | null): boolean {
    if (book != null) links.set(book, 'active')
    if (slug === null) return false
    const isNew = !holders.has(slug)
    holders.set(slug, book ?? null)
    return isNew
  }

  return (row) => {
    const skipped = findSkip(row)
    if (skipped) return skipped
    // No link has the empty key.
    const book = row.book ?? ''
    const present = links.get(book)
    if (present !== 'active' && remaining-- <= 0) return skip('link-limit')
    const used = slugCounts.get(book) ?? 0
    const planned = planSlug(row, holders, findRefusal(facts, used))
    // A new link has one slug, whichever it is.
    if (take(row, planned.slug) || !present) slugCounts.set(book, used + 1)
    return { action: present ? actions[present] : 'create', ...planned }
  }
}

const actions = { active: 'add', removed: 'restore' } as const

function skip(problem: MovePlanProblem | null): MovePlan {
  return { action: 'skip', slug: null, problem }
}

function findSkip({ book, choice }: PlannedRow): MovePlan | null {
  if (choice === 'skip') return skip(null)
  return book === null ? skip('not-a-book') : null
}

function planSlug(
  { book, slug, slugProblem, choice }: PlannedRow,
  holders: ReadonlyMap<Slug, string | null>,
  refusal: MovePlanProblem | null,
): Pick<MovePlan, 'slug' | 'problem'> {
  if (choice === 'new') return { slug: null, problem: null }
  if (slug === null) {
    return { slug, problem: slugProblem && slugProblems[slugProblem] }
  }
  const holder = holders.get(slug)
  if (holder !== undefined && holder === book) return { slug, problem: null }
  if (holder !== undefined) return { slug: null, problem: 'slug-taken' }
  return { slug: refusal ? null : slug, problem: refusal }
}

/** Why a link can get no slug that it does not have. */
function findRefusal({ isPremium }: MoveFacts, slugs: number): MovePlanProblem | null {
  if (!isPremium) return 'slug-needs-premium'
  return slugs >= MOVED_SLUGS_MAX ? 'slug-limit' : null
}
