import type { LinkChannel } from '@everyshelf/domain/affiliate'
import { SERIES_MAX } from '@everyshelf/domain/limits'
import type { Slug } from '@everyshelf/domain/links'
import { isOwnerBanned, isOwnerShown } from '../../../db/shown-owners.repo.ts'
import type { Queries } from '../../../db/transact.ts'
import type { StoredSeries } from './series.repo.ts'
import { listBooksOfSeries, listFirstBooks, type StoredSeriesBook } from './series-books.repo.ts'

/** A series with its books in reading order. */
export interface SeriesWithBooks {
  readonly series: StoredSeries
  readonly books: readonly StoredSeriesBook[]
}

/** A series by its address, without its books. */
export interface FoundPage {
  readonly series: StoredSeries
  readonly isOwnerBanned: boolean
}

/** A series as its readers' requests find it. */
export interface FoundSeries extends FoundPage, SeriesWithBooks {}

/** A saved link as a book of a series, now or in the past. */
export interface Membership extends SeriesWithBooks {
  readonly linkId: string
  /** Of the slug by which it was found. */
  readonly channel: LinkChannel
  /** False after its owner took it out of the series. */
  readonly isMember: boolean
}

export type SeriesPagesRepo = ReturnType<typeof createSeriesPagesRepo>

/** Reads series for readers. */
export function createSeriesPagesRepo(db: Queries) {
  async function withBooks(series: StoredSeries): Promise<SeriesWithBooks> {
    return { series, books: (await listBooksOfSeries(db, [series.id])).get(series.id) ?? [] }
  }

  async function findId(slug: Slug) {
    const row = await db
      .selectFrom('series_slug')
      .select('seriesId')
      .where('slug', '=', slug)
      .executeTakeFirst()
    return row?.seriesId
  }

  /** By its current address or an earlier one. */
  async function findPage(slug: Slug): Promise<FoundPage | undefined> {
    const row = await db
      .selectFrom('series')
      .innerJoin('series_slug', 'series_slug.seriesId', 'series.id')
      .selectAll('series')
      .select(isOwnerBanned('series').as('isOwnerBanned'))
      .where('series_slug.slug', '=', slug)
      .executeTakeFirst()
    if (!row) return undefined
    const { isOwnerBanned: isBanned, ...series } = row
    return { series, isOwnerBanned: Boolean(isBanned) }
  }

  return {
    findPage,

    findBySlug: async (slug: Slug): Promise<FoundSeries | undefined> => {
      const page = await findPage(slug)
      return page && { ...page, ...(await withBooks(page.series)) }
    },

    listFirstBooks: (seriesId: string, limit: number) => listFirstBooks(db, seriesId, limit),

    /**
     * Finds the series of a saved link, by any of the link's slugs. Of several series, takes the one with
     * this address, else the one that the book joined first; a former series only if there is no other.
     * Readers find no series that was never published or whose owner is banned.
     */
    findMembership: async (
      linkSlug: Slug,
      seriesSlug: Slug | undefined,
    ): Promise<Membership | undefined> => {
      const rows = await db
        .selectFrom('link_slug')
        .innerJoin('series_book as member', 'member.linkId', 'link_slug.linkId')
        .innerJoin('series', 'series.id', 'member.seriesId')
        .selectAll('series')
        .select(['link_slug.channel', 'member.linkId', 'member.removedAt as leftAt'])
        .where('link_slug.slug', '=', linkSlug)
        .where('series.publishedAt', 'is not', null)
        .where(isOwnerShown('series'))
        // Current ones first: an account may have removed any number.
        .orderBy((eb) => eb.case().when('series.removedAt', 'is', null).then(0).else(1).end())
        .orderBy('member.addedAt')
        .orderBy('series.id')
        .limit(SERIES_MAX)
        .execute()
      const wantedId = seriesSlug && (await findId(seriesSlug))
      const isCurrent = (row: (typeof rows)[number]) =>
        row.leftAt === null && row.removedAt === null
      const row = rows.find(({ id }) => id === wantedId) ?? rows.find(isCurrent) ?? rows.at(-1)
      if (!row) return undefined
      const { linkId, channel, leftAt, ...series } = row
      return { ...(await withBooks(series)), linkId, channel, isMember: leftAt === null }
    },

    /** The slug for ebooks of the link with a slug. Its page carries no tags either. */
    findEbookSlug: async (slug: Slug) => {
      const row = await db
        .selectFrom('link_slug')
        .innerJoin('link_slug as ebook', 'ebook.linkId', 'link_slug.linkId')
        .select('ebook.slug')
        .where('link_slug.slug', '=', slug)
        .where('ebook.channel', '=', 'ebook')
        .executeTakeFirst()
      return row?.slug
    },

    /** For an owner's other pages: published series, oldest first, with books whose links work, in reading order. */
    listPublishedOf: async (ownerId: string) => {
      const all = await selectPublished(db)
        .select(['id', 'name', 'slug'])
        .where('ownerId', '=', ownerId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      if (all.length === 0) return []
      const ids = all.map(({ id }) => id)
      const members = await db
        .selectFrom('series_book as member')
        .innerJoin('saved_link as link', 'link.id', 'member.linkId')
        .select(['member.seriesId', 'member.linkId', 'member.position', 'member.nextLinkId'])
        .where('member.seriesId', 'in', ids)
        .where('member.removedAt', 'is', null)
        .where('link.removedAt', 'is', null)
        .where('link.disabledAt', 'is', null)
        .orderBy('member.readingOrder')
        .orderBy('member.linkId')
        .execute()
      const bySeries = Map.groupBy(members, ({ seriesId }) => seriesId)
      return all.map(({ id, name, slug }) => {
        const own = bySeries.get(id) ?? []
        const books = own.map(({ seriesId: _, ...book }) => ({ ...book, state: 'active' as const }))
        return { name, slug, books }
      })
    },

    /** The pages that search engines may list, the latest changes first. */
    listPublished: async (limit: number) => {
      const rows = await selectPublished(db)
        .select(['slug', 'updatedAt'])
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ slug, updatedAt }) => ({ path: `/series/${slug}`, updatedAt }))
    },
  }
}

function selectPublished(db: Queries) {
  return db
    .selectFrom('series')
    .where('ownerId', 'is not', null)
    .where(isOwnerShown('series'))
    .where('publishedAt', 'is not', null)
    .where('unpublishedAt', 'is', null)
    .where('removedAt', 'is', null)
    .where('disabledAt', 'is', null)
}
