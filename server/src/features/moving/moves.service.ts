import { readTypedBook } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { FREE_MOVES_MAX, MOVE_BATCH_ROWS, MOVES_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { MoveChoice, MovedLink, MovePlan, MoveService } from '@everyshelf/domain/moving'
import { toFlag, toIsoTime } from '../../db/columns.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkOwner } from '../links/saving/saved-link.ts'
import type { ToShortLink } from '../own-domains/domain-hosts.ts'
import { isShortLink, recognizeTarget } from './identify-target.ts'
import {
  countOutcomes,
  countPlans,
  type MovedLinkView,
  planOfResult,
  toMovedLinkView,
  toMoveView,
} from './move-view.ts'
import type { MovesRepo, OwnedMoves, StoredMove } from './moves.repo.ts'
import { planRows } from './plan-rows.ts'
import { goingStates, type MoveState } from './schema.ts'

export interface NewMove extends Pick<StoredMove, 'fileName' | 'rows'> {
  readonly service: MoveService
}

export interface MovedLinkPage {
  readonly links: readonly MovedLinkView[]
  /** Where the next page begins; null on the last page. */
  readonly next: number | null
}

/** What a link had before it was moved here. */
export interface FormerLinks {
  /** Null if no file had counts. */
  readonly clicks: number | null
  readonly links: readonly {
    readonly service: StoredMove['service']
    readonly oldAddress: string
    readonly clicks: number | null
    readonly createdOn: string | null
  }[]
}

export interface MovesServiceDeps {
  readonly repo: MovesRepo
  readonly identify: LinksFeature['identify']
  readonly toShortLink: ToShortLink
  /** Begins the next step now. */
  readonly wake: () => void
  readonly now: () => number
}

export type MovesService = ReturnType<typeof createMovesService>

/** Old addresses of one link. More would not help its owner. */
const LISTED_ADDRESSES = 50

/** What a row has before it is moved. */
const WAITING = { outcome: null, problem: null, linkId: null, slug: null }

const SEEN_EVERY_MS = 10_000

const UNDOABLE: ReadonlySet<MoveState> = new Set(['moving', 'looking-up', 'moved'])

const SKIPPED: MovePlan = { action: 'skip', slug: null, problem: null }

/** Moves from other services, up to the moment when the author starts them. */
export function createMovesService({ repo, identify, toShortLink, wake, now }: MovesServiceDeps) {
  /** What the move would do with its rows if it were started, by position. */
  async function planWaiting(owner: LinkOwner, move: StoredMove): Promise<Map<number, MovePlan>> {
    if (move.state !== 'preview') return new Map()
    const { queries, moves, links } = repo.of(owner.userId)
    const waiting = await moves.listWaiting(move.id)
    const plans = await planRows({ queries, links }, owner, waiting)
    return new Map(waiting.map(({ position }, index) => [position, plans[index] ?? SKIPPED]))
  }

  /** With what a move that was not started would do. */
  async function view(owner: LinkOwner, id: string) {
    const { moves } = repo.of(owner.userId)
    const move = requireMove(await moves.find(id))
    const plans = [...(await planWaiting(owner, move)).values()]
    const counts =
      move.state === 'preview'
        ? countPlans(plans)
        : countOutcomes((await moves.countOutcomes([id])).get(id))
    return toMoveView(move, counts, now())
  }

  return {
    /** The page that shows it asks again while it goes on. */
    get: async (owner: LinkOwner, id: string) => {
      const { moves } = repo.of(owner.userId)
      const { state, seenAt } = requireMove(await moves.find(id))
      const isSeen = seenAt !== null && Date.parse(seenAt) > now() - SEEN_EVERY_MS
      if (goingStates.some((going) => going === state) && !isSeen) {
        await moves.change(id, { seenAt: toIsoTime(now()) })
      }
      return await view(owner, id)
    },

    /** Newest first. */
    list: async ({ userId }: LinkOwner) => {
      const { moves } = repo.of(userId)
      const all = await moves.list()
      const counts = await moves.countOutcomes(all.map(({ id }) => id))
      return all.map((move) => toMoveView(move, countOutcomes(counts.get(move.id)), now()))
    },

    /** Drops moves that were never started, or that are undone. */
    begin: async (
      { userId, isPremium }: LinkOwner,
      move: NewMove,
    ): Promise<{ readonly id: string }> => {
      const max = isPremium ? MOVES_MAX : FREE_MOVES_MAX
      const id = await repo.change(userId, async ({ moves }) => {
        await moves.deleteIn(['sending', 'preview', 'undone'])
        if ((await moves.count()) >= max) throw new DomainError('move-limit-reached')
        return await moves.add({ ...move, createdAt: toIsoTime(now()) })
      })
      return { id }
    },

    /** Stores some rows, with the book of each. Sends no request to other sites. */
    append: async (
      { userId }: LinkOwner,
      id: string,
      from: number,
      links: readonly MovedLink[],
    ): Promise<{ readonly stored: number }> => {
      requireIn(await repo.of(userId).moves.find(id), ['sending'])
      const rows: Parameters<OwnedMoves['putRows']>[1][number][] = []
      for (const [index, link] of links.entries()) {
        const named = await recognizeTarget(identify, link.target)
        const identifier = named ? identifierKey(named.identifier) : null
        const isShort = identifier === null && isShortLink(link.target)
        rows.push({ ...link, position: from + index, identifier, isShortLink: toFlag(isShort) })
      }
      return await repo.change(userId, async ({ moves }) => {
        const move = requireIn(await moves.find(id), ['sending'])
        if (from + rows.length > move.rows) throw new DomainError('invalid-input')
        await moves.putRows(id, rows)
        const stored = await moves.countRows(id)
        if (stored === move.rows) await moves.change(id, { state: 'preview' })
        return { stored }
      })
    },

    /** A page of a preview or a result. */
    rows: async (owner: LinkOwner, id: string, from: number): Promise<MovedLinkPage> => {
      const { moves } = repo.of(owner.userId)
      const move = requireMove(await moves.find(id))
      const plans = await planWaiting(owner, move)
      const page = await moves.listRows(id, from, MOVE_BATCH_ROWS)
      const end = from + page.length
      return {
        links: page.map((row) => {
          const plan = planOfResult(row) ?? plans.get(row.position) ?? SKIPPED
          return toMovedLinkView(row, plan, (slug) => toShortLink(owner.userId, slug))
        }),
        next: page.length === MOVE_BATCH_ROWS && end < move.rows ? end : null,
      }
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
        if (!UNDOABLE.has(move.state)) return
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

    ofLink: async ({ userId }: LinkOwner, linkId: string): Promise<FormerLinks> => {
      const rows = await repo.of(userId).moves.listOfLink(linkId)
      const counted = rows.flatMap(({ clicks }) => clicks ?? [])
      return {
        clicks: counted.length > 0 ? counted.reduce((sum, clicks) => sum + clicks, 0) : null,
        links: rows.slice(0, LISTED_ADDRESSES).map(({ oldSlug, oldAddress, ...row }) => ({
          ...row,
          oldAddress: oldAddress || oldSlug,
        })),
      }
    },
  }
}

export function requireMove(move: StoredMove | undefined): StoredMove {
  if (!move) throw new DomainError('not-found')
  return move
}

function requireIn(move: StoredMove | undefined, states: readonly MoveState[]) {
  const found = requireMove(move)
  if (!states.includes(found.state)) throw new DomainError('not-found')
  return found
}
