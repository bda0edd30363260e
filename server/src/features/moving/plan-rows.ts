import { createMovePlanner, type MovePlan, readOldEnding } from '@everyshelf/domain/moving'
import { linkAllowance } from '@everyshelf/domain/plans'
import type { Queries } from '../../db/transact.ts'
import type { LinkOwner } from '../links/saved-link.ts'
import type { OwnedLinks } from '../links/saved-links.repo.ts'
import { findMoveFacts } from './move-facts.repo.ts'
import type { StoredMovedLink } from './moves.repo.ts'

type PlannableRow = Pick<StoredMovedLink, 'identifier' | 'isShortLink' | 'ending' | 'choice'>

interface PlanDeps {
  readonly queries: Queries
  readonly links: Pick<OwnedLinks, 'countActive'>
}

/** What a move would do now with each of these rows. */
export async function planRows(
  { queries, links }: PlanDeps,
  { userId, isPremium }: LinkOwner,
  rows: readonly PlannableRow[],
): Promise<MovePlan[]> {
  const planned = rows.map(({ identifier, isShortLink, ending, choice }) => {
    const { slug, problem } = readOldEnding(ending)
    const book = identifier ?? (isShortLink ? undefined : null)
    return { book, ending: slug, endingProblem: problem, choice }
  })
  const facts = await findMoveFacts(
    queries,
    userId,
    planned.flatMap(({ book }) => book ?? []),
    planned.flatMap(({ ending }) => ending ?? []),
  )
  const remaining = isPremium ? null : linkAllowance('free', await links.countActive()).remaining
  const plan = createMovePlanner({ ...facts, isPremium, remaining })
  return planned.map(plan)
}
