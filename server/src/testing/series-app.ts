import type { PublicId, Slug } from '@everyshelf/domain/links'
import type { SeriesPosition } from '@everyshelf/domain/series'
import type { Insertable, Selectable } from 'kysely'
import { toJsonText } from '../db/columns.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import type { Tables } from '../db/tables.ts'
import { createRedirectApp, type RedirectApp, readTags } from './redirect-app.ts'

const IN_TWENTY_DAYS = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString()
const ADDED_AT = '2026-03-01T08:00:00.000Z'

interface NewBook {
  /** The slug of its link. The link's ID is `link-` and the slug. */
  readonly slug: string
  readonly position: SeriesPosition
  readonly next?: string
  readonly leftAt?: string
  readonly link?: Partial<Selectable<Tables['saved_link']>>
}

export interface SeriesApp extends RedirectApp {
  readonly addSeries: (
    slug: string,
    books: readonly NewBook[],
    values?: Partial<Insertable<Tables['series']>>,
  ) => Promise<void>
  readonly read: (path: string, headers?: Record<string, string>) => Promise<string>
}

/** The books of a series by their place in it, since an owner saves each book once. */
const BOOKS = ['9780143127741', '9780306406157', '9780441172719', '9780141439518', '9780593099322']

/** The app with series, each of a Premium owner of its own: `user-` and the series' address. */
export async function createSeriesApp(kind: DatabaseKind): Promise<SeriesApp> {
  const app = await createRedirectApp({ kind })
  const { db } = app.outside
  const known = new Set<string>()

  async function addBook(series: string, book: NewBook, readingOrder: number): Promise<void> {
    const { slug, position, next, leftAt = null, link } = book
    const id = `link-${slug}`
    if (!known.has(id)) {
      const identifier = BOOKS[readingOrder] ?? ''
      const ownerId = `user-${series}`
      await app.outside.addLink({ id, slug: slug as Slug, ownerId, identifier, ...link })
    }
    known.add(id)
    await db
      .insertInto('series_book')
      .values({
        seriesId: `series-${series}`,
        linkId: id,
        position,
        readingOrder,
        nextLinkId: next ? `link-${next}` : null,
        addedAt: ADDED_AT,
        removedAt: leftAt,
      })
      .execute()
  }

  return {
    ...app,
    addSeries: async (slug, books, values = {}) => {
      const id = `series-${slug}`
      await app.outside.addOwner({
        userId: `user-${slug}`,
        publicId: slug.padEnd(16, '2') as PublicId,
        affiliateTags: toJsonText(readTags({ us: 'ada-20', de: 'ada-21' })),
        premiumUntil: IN_TWENTY_DAYS,
      })
      await db
        .insertInto('series')
        .values({
          id,
          ownerId: `user-${slug}`,
          slug: slug as Slug,
          name: slug,
          text: '',
          startLinkId: null,
          createdAt: ADDED_AT,
          updatedAt: ADDED_AT,
          publishedAt: ADDED_AT,
          unpublishedAt: null,
          removedAt: null,
          ...values,
        })
        .execute()
      await db
        .insertInto('series_slug')
        .values({ slug: slug as Slug, seriesId: id, createdAt: ADDED_AT })
        .execute()
      for (const [index, book] of books.entries()) await addBook(slug, book, index)
    },
    read: async (path, headers = {}) => {
      const response = await fetch(app.url + path, { headers, redirect: 'manual' })
      return await response.text()
    },
  }
}
