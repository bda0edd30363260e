import type { MoveChoice } from '@everyshelf/domain/moving'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { IsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkWriter } from '../links/store/link-writer.repo.ts'
import type { MoveOutcome, MoveState } from './schema.ts'

export type StoredMove = Omit<Selectable<Tables['link_move']>, 'ownerId'>
export type StoredMovedLink = Omit<Selectable<Tables['moved_link']>, 'ownerId'>

export type NewMovedLink = Omit<
  StoredMovedLink,
  'moveId' | 'outcome' | 'problem' | 'linkId' | 'slug' | 'undoneAt' | 'choice'
>

/** What became of a row. */
export type MovedLinkResult = Pick<
  StoredMovedLink,
  'identifier' | 'outcome' | 'problem' | 'linkId' | 'slug'
>

/** How many rows one statement inserts: each has 17 values. */
const ROWS_AT_ONCE = 100

/** The moves of one owner: no query here can reach another's row. */
export type OwnedMoves = ReturnType<typeof movesOf>

export type MovesRepo = ReturnType<typeof createMovesRepo>

interface MovesRepoDeps {
  readonly db: Queries
  readonly links: Pick<LinksFeature, 'changeLinks' | 'linksOf'>
}

interface OwnRows {
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
  }
}

function movesOf(db: Queries, ownerId: string) {
  const selectMoves = () =>
    db
      .selectFrom('link_move')
      .select(['id', 'service', 'fileName', 'rows', 'state', 'position', 'createdAt'])
      .select('completedAt')
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
        .execute(),

    add: async (move: Pick<StoredMove, 'service' | 'fileName' | 'rows' | 'createdAt'>) => {
      const id = createRowId()
      await db
        .insertInto('link_move')
        .values({ ...move, id, ownerId, state: 'sending', position: 0, completedAt: null })
        .execute()
      return id
    },

    setState: async (
      id: string,
      change: Partial<Pick<StoredMove, 'state' | 'position' | 'completedAt'>>,
    ) => {
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

    count: async () => {
      const { moves } = await db
        .selectFrom('link_move')
        .select(({ fn }) => fn.countAll().as('moves'))
        .where('ownerId', '=', ownerId)
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

/** The rows of an owner's moves. */
function movedLinksOf(db: Queries, ownerId: string) {
  const isOwn =
    (row: { readonly moveId: string; readonly position?: number }) =>
    ({ and }: ExpressionBuilder<Tables, 'moved_link'>) =>
      and({ ...row, ownerId })

  const selectRows = (moveId: string) =>
    db.selectFrom('moved_link').where(isOwn({ moveId })).orderBy('position')

  const change = (row: Parameters<typeof isOwn>[0]) =>
    db.updateTable('moved_link').where(isOwn(row))

  return {
    /** Rows that were sent twice are stored once. */
    putRows: async (moveId: string, links: readonly NewMovedLink[]) => {
      for (let first = 0; first < links.length; first += ROWS_AT_ONCE) {
        const values = links
          .slice(first, first + ROWS_AT_ONCE)
          .map((link) => ({ ...link, moveId, ownerId }))
        await db
          .insertInto('moved_link')
          .values(values)
          .onConflict((conflict) => conflict.columns(['moveId', 'position']).doNothing())
          .execute()
      }
    },

    countRows: async (moveId: string) => {
      const { links } = await db
        .selectFrom('moved_link')
        .select(({ fn }) => fn.countAll().as('links'))
        .where(isOwn({ moveId }))
        .executeTakeFirstOrThrow()
      return Number(links)
    },

    /** How many rows of each move have which outcome. */
    countOutcomes: async (
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, ReadonlyMap<MoveOutcome, number>>> => {
      const counts = new Map(ids.map((id) => [id, new Map<MoveOutcome, number>()]))
      if (ids.length === 0) return counts
      const found = await db
        .selectFrom('moved_link')
        .select(({ fn }) => ['moveId', 'outcome', fn.countAll().as('links')])
        .where('moveId', 'in', ids)
        .where('ownerId', '=', ownerId)
        .where('outcome', 'is not', null)
        .groupBy(['moveId', 'outcome'])
        .execute()
      for (const { moveId, outcome, links } of found) {
        if (outcome) counts.get(moveId)?.set(outcome, Number(links))
      }
      return counts
    },

    listRows: async (moveId: string, from: number, limit: number): Promise<StoredMovedLink[]> =>
      await selectRows(moveId).selectAll().where('position', '>=', from).limit(limit).execute(),

    /** What a plan needs of the rows that are not moved yet: it needs them all. */
    listWaiting: async (moveId: string) =>
      await selectRows(moveId)
        .select(['position', 'identifier', 'isShortLink', 'oldSlug', 'choice'])
        .where('outcome', 'is', null)
        .execute(),

    choose: async (
      moveId: string,
      choice: MoveChoice | null,
      positions: readonly number[] | undefined,
    ) => {
      await change({ moveId })
        .set({ choice })
        .$if(positions !== undefined, (query) => query.where('position', 'in', positions ?? []))
        .execute()
    },

    /** Forgets the target, which can be a product URL with a foreign tag. */
    record: async (moveId: string, position: number, result: MovedLinkResult) => {
      const target = result.outcome === 'skipped' ? '' : (result.identifier ?? '')
      await change({ moveId, position })
        .set({ ...result, target })
        .execute()
    },

    /** Forgets the targets of rows that will not be moved. */
    forgetWaiting: async (moveId: string) => {
      await change({ moveId }).set({ target: '' }).where('outcome', 'is', null).execute()
    },

    markUndone: async (moveId: string, position: number, undoneAt: IsoTime) => {
      await change({ moveId, position }).set({ undoneAt }).execute()
    },
  }
}
