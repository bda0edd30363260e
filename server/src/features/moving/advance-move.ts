import { createBookHint } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../db/columns.ts'
import type { BooksService } from '../books/books.service.ts'
import type { LinkRows } from '../links/link-rows.repo.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkOwner } from '../links/saved-link.ts'
import { identifyTarget } from './identify-target.ts'
import type { MovesRepo, StoredMovedLink } from './moves.repo.ts'
import { requireMove } from './moves.service.ts'
import { type PlacedBook, placeLink } from './place-link.ts'
import { planRows } from './plan-rows.ts'
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

interface PreparedRow {
  readonly row: StoredMovedLink
  /** Null if the row names no book, or is skipped. */
  readonly placed: PlacedBook | null
}

export type AdvanceMove = ReturnType<typeof createMoveSteps>

/**
 * Moves or undoes the next rows. A step and its record are one transaction, so nothing is done twice or lost,
 * whenever the server or the page stops. Of concurrent calls, only one does a step.
 */
export function createMoveSteps(deps: AdvanceDeps) {
  const { repo, rows, lookup, forgetSlug, now } = deps
  const isoNow = () => toIsoTime(new Date(now()))

  /** Stops at a row that has to wait for the limit of requests to stores. */
  async function prepare(
    moved: readonly StoredMovedLink[],
    beforeFollowing: () => void,
  ): Promise<PreparedRow[]> {
    const prepared: Promise<PreparedRow>[] = []
    for (const row of moved) {
      try {
        const named =
          row.choice === 'skip'
            ? null
            : await identifyTarget(deps.identify, row.target, beforeFollowing)
        prepared.push(
          named
            ? lookup(named.identifier).then((book) => {
                const { identifier, format } = named
                const hint = createBookHint('file', row.title, [])
                return { row, placed: { identifier, format, book, hint } }
              })
            : Promise.resolve({ row, placed: null }),
        )
      } catch (error) {
        const mustWait = error instanceof DomainError && error.code === 'rate-limited'
        if (!mustWait || prepared.length === 0) throw error
        break
      }
    }
    return await Promise.all(prepared)
  }

  async function moveNext(owner: LinkOwner, id: string, position: number, follow: () => void) {
    const next = await repo.of(owner.userId).moves.listRows(id, position, MOVED_AT_ONCE)
    const prepared = await prepare(next, follow)
    return await repo.change(owner.userId, async ({ queries, moves, links }) => {
      const move = requireMove(await moves.find(id))
      if (move.state !== 'moving' || move.position !== position) return []
      const deps = { queries, ownerId: owner.userId, rows, now: isoNow() }
      const plans = await planRows(
        { queries, links },
        owner,
        prepared.map(({ row, placed }) => ({
          ...row,
          identifier: placed && identifierKey(placed.identifier),
          // It was followed.
          isShortLink: 0 as const,
        })),
      )
      const changed: Slug[] = []
      for (const [index, { row, placed }] of prepared.entries()) {
        const plan = plans[index]
        if (!plan) continue
        const isSkipped = plan.action === 'skip' || !placed
        const result = isSkipped
          ? {
              identifier: placed ? identifierKey(placed.identifier) : row.identifier,
              outcome: 'skipped' as const,
              problem: plan.problem,
              ...{ linkId: null, slug: null, formerRemovedAt: null },
            }
          : await placeLink(deps, placed, plan)
        await moves.record(id, row.position, result)
        if (result.linkId) changed.push(...(await rows.listAllSlugs(queries, result.linkId)))
      }
      const end = position + prepared.length
      const isDone = end >= move.rows
      await moves.setState(id, {
        position: end,
        ...(isDone && { state: 'moved', completedAt: isoNow() }),
      })
      return changed
    })
  }

  async function undoNext(owner: LinkOwner, id: string) {
    return await repo.change(owner.userId, async ({ queries, moves, links }) => {
      const move = requireMove(await moves.find(id))
      if (move.state !== 'undoing') return []
      const next = await moves.listRows(id, move.position, UNDONE_AT_ONCE)
      const changed: Slug[] = []
      for (const row of next) {
        if (row.outcome === null) continue
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

  return async (owner: LinkOwner, id: string, beforeFollowing: () => void): Promise<void> => {
    const move = requireMove(await repo.of(owner.userId).moves.find(id))
    const slugs =
      move.state === 'moving'
        ? await moveNext(owner, id, move.position, beforeFollowing)
        : move.state === 'undoing'
          ? await undoNext(owner, id)
          : []
    for (const slug of slugs) forgetSlug(slug)
  }
}
