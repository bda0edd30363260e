import { createMovePlanner, type MovePlan, parseOldSlug } from '@everyshelf/domain/moving'
import { linkAllowance } from '@everyshelf/domain/plans'
import type { Queries } from '../../db/transact.ts'
import type { OwnedLinks } from '../links/store/owned-links.repo.ts'
import { findMoveFacts } from './move-facts.repo.ts'
import type { StoredMovedLink } from './moved-links.repo.ts'
import type { MoveOwner } from './moves.repo.ts'

type PlannableRow = Pick<StoredMovedLink, 'identifier' | 'isShortLink' | 'oldSlug' | 'choice'>

interface PlanDeps {
  readonly queries: Queries
  readonly links: Pick<OwnedLinks, 'countActive'>
}

/** What a move would do now with each of these rows. */
export async function planRows(
  { queries, links }: PlanDeps,
  { userId, isPremium }: MoveOwner,
  rows: readonly PlannableRow[],
): Promise<MovePlan[]> {
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
  return planned.map(createMovePlanner({ ...facts, isPremium, remaining }))
}
