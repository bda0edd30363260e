import { createMovePlanner, type MovePlan, parseOldSlug } from '@everyshelf/domain/moving'
import { linkAllowance } from '@everyshelf/domain/plans'
import type { Queries } from '../../db/transact.ts'
import type { LinkOwner } from '../links/saving/saved-link.ts'
import type { OwnedLinks } from '../links/store/owned-links.repo.ts'
import { findMoveFacts } from './move-facts.repo.ts'
import type { StoredMovedLink } from './moves.repo.ts'

type PlannableRow = Pick<StoredMovedLink, 'identifier' | 'isShortLink' | 'oldSlug' | 'choice'>

interface PlanDeps {
  readonly queries: Queries
  readonly links: Pick<OwnedLinks, 'countActive'>
}

/** What a move does with a row. */
export interface RowPlan extends MovePlan {
  /** Whether it gives a link that is present a further slug. */
  readonly claimsFurther: boolean
}

/** Whether a row creates or restores a link, as saving does. */
export function isWritten({ action }: MovePlan): boolean {
  return action === 'create' || action === 'restore'
}

/** What a move would do now with each of these rows. */
export async function planRows(
  { queries, links }: PlanDeps,
  { userId, isPremium }: LinkOwner,
  rows: readonly PlannableRow[],
): Promise<RowPlan[]> {
  const planned = rows.map(({ identifier, isShortLink, oldSlug, choice }) => {
    const { slug, problem } = parseOldSlug(oldSlug)
    const book = identifier ?? (isShortLink ? undefined : null)
    return { book, slug, slugProblem: problem, choice }
  })
  const facts = await findMoveFacts(
    queries,
    userId,
    planned.flatMap(({ book }) => book ?? []),
    planned.flatMap(({ slug }) => slug ?? []),
  )
  const remaining = isPremium ? null : linkAllowance('free', await links.countActive()).remaining
  const plan = createMovePlanner({ ...facts, isPremium, remaining })
  const taken = new Set(facts.holders.keys())
  return planned.map((row) => {
    const rowPlan = plan(row)
    const { action, slug } = rowPlan
    const claimsFurther = action !== 'create' && slug !== null && !taken.has(slug)
    if (slug !== null) taken.add(slug)
    return { ...rowPlan, claimsFurther }
  })
}
