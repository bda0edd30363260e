import { readTypedBook } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { FREE_MOVES_MAX, MOVES_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { MoveChoice, MovedLink, MoveService } from '@everyshelf/domain/moving'
import { toFlag, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkOwner } from '../links/saving/saved-link.ts'
import { isShortLink, recognizeTarget } from './identify-target.ts'
import { canUndo, UNDO_MS, undoableStates } from './move-view.ts'
import type { MovesRepo, OwnedMoves, StoredMove } from './moves.repo.ts'
import { type MoveReading, requireMove } from './read-moves.ts'
import type { MoveState } from './schema.ts'

export interface NewMove extends Pick<StoredMove, 'fileName' | 'rows'> {
  readonly service: MoveService
}

export interface MovesServiceDeps {
  readonly repo: MovesRepo
  readonly identify: LinksFeature['identify']
  readonly reading: MoveReading
  /** Begins the next step now. */
  readonly wake: () => void
  readonly now: () => number
}

export type MovesService = ReturnType<typeof createMovesService>

/** What a row has before it is moved. */
const WAITING = { outcome: null, problem: null, linkId: null, slug: null }

/** Imports, up to the moment when the author starts them. */
export function createMovesService({ repo, identify, reading, wake, now }: MovesServiceDeps) {
  const { view } = reading

  return {
    ...reading,

    /** Drops moves that were never started, or that are undone. */
    begin: async (
      { userId, isPremium }: LinkOwner,
      move: NewMove,
    ): Promise<{ readonly id: string }> => {
      const max = isPremium ? MOVES_MAX : FREE_MOVES_MAX
      const id = await repo.change(userId, async ({ moves }) => {
        await moves.deleteIn(['sending', 'preview', 'undone'])
        const undoable = await moves.countSince(toIsoTime(now() - UNDO_MS))
        if (undoable >= max) throw new DomainError('move-limit-reached')
        return await moves.add({ ...move, createdAt: toIsoTime(now()) })
      })
      return { id }
    },

    /** Stores some rows, with the book of each. Sends no request to other sites. Rows that are sent again change nothing. */
    append: async (
      { userId }: LinkOwner,
      id: string,
      from: number,
      links: readonly MovedLink[],
    ): Promise<{ readonly stored: number; readonly rows: number }> => {
      requireMove(await repo.of(userId).moves.find(id))
      const rows: Parameters<OwnedMoves['putRows']>[1][number][] = []
      for (const [index, link] of links.entries()) {
        const named = await recognizeTarget(identify, link.target)
        const identifier = named ? identifierKey(named.identifier) : null
        const isShort = identifier === null && isShortLink(link.target)
        rows.push({
          ...link,
          ...{ position: from + index, identifier, isShortLink: toFlag(isShort) },
          ...{ authors: toJsonText(link.authors), labels: toJsonText(link.labels) },
        })
      }
      return await repo.change(userId, async ({ moves }) => {
        const move = requireMove(await moves.find(id))
        if (move.state !== 'sending') return { stored: move.rows, rows: move.rows }
        if (from + rows.length > move.rows) throw new DomainError('invalid-input')
        await moves.putRows(id, rows)
        const stored = await moves.countRows(id)
        if (stored === move.rows) await moves.change(id, { state: 'preview' })
        return { stored, rows: move.rows }
      })
    },

    choose: async (
      owner: LinkOwner,
      id: string,
      choice: MoveChoice | null,
      positions: readonly number[] | undefined,
    ) => {
      await repo.change(owner.userId, async ({ moves }) => {
        requireIn(await moves.find(id), ['preview'])
        await moves.choose(id, choice, positions)
      })
      return await view(owner, id)
    },

    /** Takes the ISBN that the target of a row may stand for: one without its zero, or inside a text. */
    takeOffer: async (owner: LinkOwner, id: string, position: number) => {
      await repo.change(owner.userId, async ({ moves }) => {
        requireIn(await moves.find(id), ['preview'])
        const [row] = await moves.listRows(id, position, 1)
        const typed = row?.position === position ? readTypedBook(row.target) : null
        if (typed?.kind !== 'invalid' || !typed.offer) throw new DomainError('not-found')
        await moves.record(id, position, { ...WAITING, identifier: typed.offer })
      })
      return await view(owner, id)
    },

    /** From now on, the server moves the links, also after the page was closed. */
    start: async (owner: LinkOwner, id: string) => {
      await repo.change(owner.userId, async ({ moves }) => {
        const move = requireMove(await moves.find(id))
        if (move.state === 'sending') throw new DomainError('import-incomplete')
        if (move.state !== 'preview') return
        await moves.change(id, { state: 'moving', position: 0, startedAt: toIsoTime(now()) })
      })
      wake()
      return await view(owner, id)
    },

    /** Stops the move if it is going. The server then takes back what it did. */
    undo: async (owner: LinkOwner, id: string) => {
      await repo.change(owner.userId, async ({ moves }) => {
        const move = requireMove(await moves.find(id))
        if (!undoableStates.has(move.state)) return
        if (!canUndo(move, now())) throw new DomainError('import-undo-over')
        const startedAt = toIsoTime(now())
        const completedAt = move.completedAt ?? startedAt
        await moves.change(id, { state: 'undoing', position: 0, startedAt, completedAt })
        await moves.forgetWaiting(id)
      })
      wake()
      return await view(owner, id)
    },

    /** Drops a preview. A move that was started stays. */
    drop: async ({ userId }: LinkOwner, id: string): Promise<{ readonly dropped: true }> => {
      await repo.change(userId, async ({ moves }) => {
        requireIn(await moves.find(id), ['sending', 'preview'])
        await moves.deleteIn(['sending', 'preview'])
      })
      return { dropped: true }
    },
  }
}

function requireIn(move: StoredMove | undefined, states: readonly MoveState[]) {
  const found = requireMove(move)
  if (!states.includes(found.state)) throw new DomainError('not-found')
  return found
}
