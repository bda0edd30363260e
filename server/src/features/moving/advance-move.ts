import { identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import type { MovePlan } from '@everyshelf/domain/moving'
import { toIsoTime } from '../../db/columns.ts'
import type { BooksService } from '../books/books.service.ts'
import type { LinkRows } from '../links/link-rows.repo.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkOwner } from '../links/saved-link.ts'
import type { MovedLinkResult, MovesRepo } from './moves.repo.ts'
import { requireMove } from './moves.service.ts'
import { type PlaceDeps, placeLink } from './place-link.ts'
import { planRows } from './plan-rows.ts'
import { type PreparedRow, prepareRows } from './prepare-rows.ts'
import { undoRow } from './undo-row.ts'

export interface AdvanceDeps {
  readonly repo: MovesRepo
  readonly rows: LinkRows
  readonly identify: LinksFeature['identify']
  readonly lookup: BooksService['lookup']
  /** Makes redirects use a change immediately (R17). */
  readonly forgetSlug: (slug: Slug) => void
  readonly now: () => number
}

/** Rows per request. Their books are looked up in catalogs first. */
const MOVED_AT_ONCE = 5
/** They share a transaction, which other requests wait for on SQLite. */
const UNDONE_AT_ONCE = 25

export type AdvanceMove = ReturnType<typeof createMoveSteps>

/**
 * Moves or undoes the next rows. A step and its record are one transaction, so nothing is done twice or lost,
 * whenever the server or the page stops. Of concurrent calls, only one does a step.
 */
export function createMoveSteps(deps: AdvanceDeps) {
  const { repo, rows, forgetSlug, now } = deps
  const isoNow = () => toIsoTime(new Date(now()))

  /** Stores the rows of a step, unless another call did. Returns the slugs to forget. */
  function store(
    owner: LinkOwner,
    id: string,
    position: number,
    prepared: readonly PreparedRow[],
  ): Promise<Slug[]> {
    return repo.change(owner.userId, async ({ queries, moves, links }) => {
      const move = requireMove(await moves.find(id))
      if (move.state !== 'moving' || move.position !== position) return []
      const writing = { queries, ownerId: owner.userId, rows, now: isoNow() }
      const plans = await planRows({ queries, links }, owner, prepared.map(toPlannable))
      const changed: Slug[] = []
      for (const [index, one] of prepared.entries()) {
        const result = await moveRow(writing, one, plans[index])
        await moves.record(id, one.row.position, result)
        if (result.linkId) changed.push(...(await rows.listAllSlugs(queries, result.linkId)))
      }
      const end = position + prepared.length
      const completed = { state: 'moved', completedAt: isoNow() } as const
      await moves.setState(id, { position: end, ...(end >= move.rows && completed) })
      return changed
    })
  }

  function undoNext({ userId }: LinkOwner, id: string): Promise<Slug[]> {
    return repo.change(userId, async ({ queries, moves, links }) => {
      const move = requireMove(await moves.find(id))
      if (move.state !== 'undoing') return []
      const next = await moves.listRows(id, move.position, UNDONE_AT_ONCE)
      const changed: Slug[] = []
      for (const row of next.filter(({ outcome }) => outcome !== null)) {
        const linkId = await undoRow(links, row, isoNow())
        if (linkId) changed.push(...(await rows.listAllSlugs(queries, linkId)))
        await moves.markUndone(id, row.position, isoNow())
      }
      const position = move.position + next.length
      const isDone = next.length < UNDONE_AT_ONCE
      await moves.setState(id, { position, ...(isDone && { state: 'undone' }) })
      return changed
    })
  }

  async function moveNext(owner: LinkOwner, id: string, position: number, follow: () => void) {
    const next = await repo.of(owner.userId).moves.listRows(id, position, MOVED_AT_ONCE)
    return await store(owner, id, position, await prepareRows(deps, next, follow))
  }

  return async (owner: LinkOwner, id: string, beforeFollowing: () => void): Promise<void> => {
    const { state, position } = requireMove(await repo.of(owner.userId).moves.find(id))
    let slugs: readonly Slug[] = []
    if (state === 'moving') slugs = await moveNext(owner, id, position, beforeFollowing)
    if (state === 'undoing') slugs = await undoNext(owner, id)
    for (const slug of slugs) forgetSlug(slug)
  }
}

/** A shortened link was followed by now. */
function toPlannable({ row, placed }: PreparedRow) {
  return { ...row, identifier: placed && identifierKey(placed.identifier), isShortLink: 0 as const }
}

async function moveRow(
  writing: PlaceDeps,
  { row, placed }: PreparedRow,
  plan: MovePlan | undefined,
): Promise<MovedLinkResult> {
  if (placed && plan && plan.action !== 'skip') return await placeLink(writing, placed, plan)
  return {
    identifier: placed ? identifierKey(placed.identifier) : row.identifier,
    outcome: 'skipped',
    problem: plan?.problem ?? null,
    ...{ linkId: null, slug: null, formerRemovedAt: null },
  }
}
