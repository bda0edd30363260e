import { MOVE_BATCH_ROWS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { MovePlan } from '@everyshelf/domain/moving'
import { toIsoTime } from '../../db/columns.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkOwner } from '../links/saving/saved-link.ts'
import type { ToShortLink } from '../own-domains/domain-hosts.ts'
import {
  countOutcomes,
  countPlans,
  isGoing,
  type MovedLinkView,
  planOfResult,
  toMovedLinkView,
  toMoveView,
} from './move-view.ts'
import type { MovesRepo, StoredMove } from './moves.repo.ts'
import { planRows } from './plan-rows.ts'

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

interface MoveReadingDeps {
  readonly repo: MovesRepo
  readonly findTitles: LinksFeature['findTitles']
  readonly toShortLink: ToShortLink
  readonly now: () => number
}

export type MoveReading = ReturnType<typeof createMoveReading>

/** Old addresses of one link. More would not help its owner. */
const LISTED_ADDRESSES = 50

const SEEN_EVERY_MS = 10_000

const SKIPPED: MovePlan = { action: 'skip', slug: null, problem: null }

/** What an author sees of their imports. */
export function createMoveReading({ repo, findTitles, toShortLink, now }: MoveReadingDeps) {
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
    view,

    /** The page that shows it asks again while it goes on. */
    get: async (owner: LinkOwner, id: string) => {
      const { moves } = repo.of(owner.userId)
      const { state, seenAt } = requireMove(await moves.find(id))
      const isSeen = seenAt !== null && Date.parse(seenAt) > now() - SEEN_EVERY_MS
      if (isGoing(state) && !isSeen) {
        await moves.change(id, { seenAt: toIsoTime(now()) })
      }
      return await view(owner, id)
    },

    /** Newest first. `going` lists only those that the server still works on. */
    list: async ({ userId }: LinkOwner, { going = false } = {}) => {
      const { moves } = repo.of(userId)
      const newest = await moves.list()
      const all = going ? newest.filter(({ state }) => isGoing(state)) : newest
      const counts = await moves.countOutcomes(all.map(({ id }) => id))
      return all.map((move) => toMoveView(move, countOutcomes(counts.get(move.id)), now()))
    },

    /** A page of a preview or a result. */
    rows: async (owner: LinkOwner, id: string, from: number): Promise<MovedLinkPage> => {
      const { moves } = repo.of(owner.userId)
      const move = requireMove(await moves.find(id))
      const plans = await planWaiting(owner, move)
      const page = await moves.listRows(id, from, MOVE_BATCH_ROWS)
      const end = from + page.length
      const untitled = page.flatMap(({ title, identifier }) => (title ? [] : (identifier ?? [])))
      const titles = await findTitles(owner.userId, untitled)
      return {
        links: page.map((row) => {
          const plan = planOfResult(row) ?? plans.get(row.position) ?? SKIPPED
          const title = row.title || (titles.get(row.identifier ?? '') ?? '')
          return toMovedLinkView({ ...row, title }, plan, (short) =>
            toShortLink(owner.userId, short),
          )
        }),
        next: page.length === MOVE_BATCH_ROWS && end < move.rows ? end : null,
      }
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
