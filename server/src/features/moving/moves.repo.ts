import { MOVES_MAX } from '@everyshelf/domain/limits'
import type { Selectable } from 'kysely'
import type { IsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkOwner } from '../links/saving/saved-link.ts'
import type { LinkWriter } from '../links/store/link-writer.repo.ts'
import { movedLinksOf } from './moved-links.repo.ts'
import { goingStates, type MoveState } from './schema.ts'

export type StoredMove = Omit<Selectable<Tables['link_move']>, 'ownerId'>

/** The owner of a move, as a step needs them. */
export type MoveOwner = Pick<LinkOwner, 'userId' | 'isPremium'>

/** A move that has a next step. */
export interface GoingMove extends Pick<StoredMove, 'id' | 'state'> {
  readonly owner: MoveOwner
}

export type MoveChange = Partial<
  Pick<StoredMove, 'state' | 'position' | 'startedAt' | 'seenAt' | 'completedAt'>
>

/** The moves of one owner: no query here can reach another's row. */
export type OwnedMoves = ReturnType<typeof movesOf>

export type MovesRepo = ReturnType<typeof createMovesRepo>

interface MovesRepoDeps {
  readonly db: Queries
  readonly links: Pick<LinksFeature, 'changeLinks' | 'linksOf'>
}

export interface OwnRows {
  readonly queries: Queries
  readonly moves: OwnedMoves
  readonly links: LinkWriter
}

export function createMovesRepo({ db, links: { changeLinks, linksOf } }: MovesRepoDeps) {
  return {
    of: (ownerId: string) => ({
      queries: db,
      moves: movesOf(db, ownerId),
      links: linksOf(db, ownerId),
    }),

    /** Changes an owner's moves and links in one transaction, under the owner's lock. */
    change: <Result>(ownerId: string, work: (own: OwnRows) => Promise<Result>) =>
      changeLinks(ownerId, (links, queries) =>
        work({ queries, moves: movesOf(queries, ownerId), links }),
      ),

    /** Of all accounts, the oldest first. */
    listGoing: async (now: IsoTime): Promise<GoingMove[]> => {
      const rows = await db
        .selectFrom('link_move as move')
        .innerJoin('user_profile as owner', 'owner.userId', 'move.ownerId')
        .select(['move.id', 'move.state', 'owner.userId', 'owner.premiumUntil'])
        .where('move.state', 'in', goingStates)
        .orderBy('move.startedAt')
        .execute()
      return rows.map(({ id, state, userId, premiumUntil }) => {
        return { id, state, owner: { userId, isPremium: (premiumUntil ?? '') > now } }
      })
    },
  }
}

function movesOf(db: Queries, ownerId: string) {
  const selectMoves = () =>
    db
      .selectFrom('link_move')
      .select(['id', 'service', 'fileName', 'rows', 'state', 'position', 'createdAt'])
      .select(['startedAt', 'seenAt', 'completedAt'])
      .where('ownerId', '=', ownerId)

  return {
    ...movedLinksOf(db, ownerId),

    find: async (id: string): Promise<StoredMove | undefined> =>
      await selectMoves().where('id', '=', id).executeTakeFirst(),

    /** Newest first, without those whose rows are still being sent. */
    list: async (): Promise<StoredMove[]> =>
      await selectMoves()
        .where('state', '!=', 'sending')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(MOVES_MAX)
        .execute(),

    add: async (move: Pick<StoredMove, 'service' | 'fileName' | 'rows' | 'createdAt'>) => {
      const id = createRowId()
      await db
        .insertInto('link_move')
        .values({ ...move, id, ownerId, state: 'sending', position: 0 })
        .execute()
      return id
    },

    change: async (id: string, change: MoveChange) => {
      await db
        .updateTable('link_move')
        .set(change)
        .where(({ and }) => and({ id, ownerId }))
        .execute()
    },

    /** Deletes the owner's moves in these states, with their rows. */
    deleteIn: async (states: readonly MoveState[]) => {
      const found = await selectMoves().where('state', 'in', states).execute()
      const ids = found.map(({ id }) => id)
      if (ids.length === 0) return
      for (const [table, column] of [
        ['moved_link', 'moveId'],
        ['link_move', 'id'],
      ] as const) {
        await db.deleteFrom(table).where(column, 'in', ids).where('ownerId', '=', ownerId).execute()
      }
    },

    countSince: async (time: IsoTime) => {
      const { moves } = await db
        .selectFrom('link_move')
        .select(({ fn }) => fn.countAll().as('moves'))
        .where('ownerId', '=', ownerId)
        .where('createdAt', '>', time)
        .executeTakeFirstOrThrow()
      return Number(moves)
    },

    /** The rows of moves that led to a link and are not undone. */
    listOfLink: async (linkId: string) =>
      await db
        .selectFrom('moved_link as row')
        .innerJoin('link_move as move', 'move.id', 'row.moveId')
        .select(['move.service', 'row.oldAddress', 'row.oldSlug', 'row.clicks', 'row.createdOn'])
        .where('row.linkId', '=', linkId)
        .where('row.ownerId', '=', ownerId)
        .where('row.undoneAt', 'is', null)
        .orderBy('move.createdAt')
        .orderBy('row.position')
        .execute(),
  }
}
