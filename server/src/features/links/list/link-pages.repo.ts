import type { LinkSort, LinkSortKey } from '@everyshelf/domain/links'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { linksOf } from '../store/owned-links.repo.ts'
import { type StoredLink, selectLinks, toStoredLinks } from '../store/stored-links.repo.ts'
import { listMatchingLinks, matchesFilter } from './link-filter.repo.ts'

/** The last row before a page: its value in the sorted column, and its id. */
export interface LinkPosition {
  readonly value: string
  readonly id: string
}

export interface LinkPageRequest {
  readonly filter: LinkFilter
  readonly sort: LinkSort
  readonly after: LinkPosition | undefined
  readonly limit: number
}

export interface LinkPage {
  readonly links: readonly StoredLink[]
  /** Where the next page starts; null on the last page. */
  readonly next: LinkPosition | null
}

/** The columns that the database can sort by. It does not have the clicks of a link in one place. */
type SortColumn = Exclude<LinkSortKey, 'clicks'>

/** Compared by bytes, so that both databases sort alike. */
const columns: Readonly<Record<SortColumn, RawBuilder<string>>> = {
  created: sql`link."createdAt"`,
  identifier: sql`link.identifier`,
  title: sql`coalesce(link."titleKey", book."titleKey", link."fallbackTitleKey")`,
}

export type LinkPagesRepo = ReturnType<typeof createLinkPagesRepo>

/** Pages of an owner's list of links, without removed links. */
export function createLinkPagesRepo(db: Queries, kind: DatabaseKind) {
  const sortColumn = (by: SortColumn) =>
    kind === 'postgres' && by !== 'created'
      ? sql<string>`(${columns[by]} collate "C")`
      : columns[by]

  return {
    listPage: async (
      ownerId: string,
      {
        filter,
        sort,
        after,
        limit,
      }: LinkPageRequest & { readonly sort: { readonly by: SortColumn } },
    ): Promise<LinkPage> => {
      const column = sortColumn(sort.by)
      const direction = sort.isDescending ? 'desc' : 'asc'
      const isAfter = sort.isDescending ? sql`<` : sql`>`
      // Only keys are sorted: sorting whole rows of thousands of links takes several times as long.
      const rows = await db
        .selectFrom('saved_link as link')
        .leftJoin('book', (join) =>
          join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
        )
        .select(['link.id', column.as('sortValue')])
        .where('link.ownerId', '=', ownerId)
        .where('link.removedAt', 'is', null)
        .where((row) => matchesFilter(row, ownerId, filter))
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(${column}, link.id) ${isAfter} (${after?.value}, ${after?.id})`,
          ),
        )
        .orderBy(column, direction)
        .orderBy('link.id', direction)
        .limit(limit + 1)
        .execute()
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const ids = page.map(({ id }) => id)
      return {
        links: await linksOf(db, ownerId).findMany(ids),
        next: last ? { value: last.sortValue, id: last.id } : null,
      }
    },

    listMatching: (ownerId: string, filter: LinkFilter) => listMatchingLinks(db, ownerId, filter),

    listByIds: (ownerId: string, ids: readonly string[]) => linksOf(db, ownerId).findMany(ids),

    listByBooks: async (ownerId: string, identifiers: readonly string[]) => {
      if (identifiers.length === 0) return []
      const rows = await selectLinks(db, ownerId)
        .where('link.removedAt', 'is', null)
        .where('link.identifier', 'in', identifiers)
        .execute()
      return await toStoredLinks(db, rows)
    },

    findCachedTitles: async (
      identifiers: readonly string[],
    ): Promise<ReadonlyMap<string, string>> => {
      if (identifiers.length === 0) return new Map()
      const rows = await db
        .selectFrom('book')
        .select(['identifier', 'title'])
        .where('identifier', 'in', identifiers)
        .where('source', '!=', 'placeholder')
        .execute()
      return new Map(rows.map(({ identifier, title }) => [identifier, title]))
    },

    count: async (ownerId: string, filter: LinkFilter) => {
      const { links } = await db
        .selectFrom('saved_link as link')
        .leftJoin('book', (join) =>
          join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
        )
        .select(({ fn }) => fn.countAll().as('links'))
        .where('link.ownerId', '=', ownerId)
        .where('link.removedAt', 'is', null)
        .where((row) => matchesFilter(row, ownerId, filter))
        .executeTakeFirstOrThrow()
      return Number(links)
    },
  }
}
