import { REMOVAL_UNDO_DAYS, SERIES_MAX } from '@everyshelf/domain/limits'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { PageDesign } from '@everyshelf/domain/schemas'
import { suggestSeriesSlug } from '@everyshelf/domain/series'
import { type IsoTime, toIsoTime, toJsonText } from '../../../db/columns.ts'
import { type SeriesView, toSeriesSummary, toSeriesView } from './describe-series.ts'
import type { NewSeriesBook, OwnedSeries, SeriesRepo, StoredSeries } from './series.repo.ts'

/** A missing field stays as it is. */
export interface SeriesChange {
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly slug?: Slug | undefined
  readonly isPublished?: boolean | undefined
  readonly startLinkId?: string | null | undefined
  readonly design?: PageDesign | undefined
}

export interface SeriesServiceDeps {
  readonly repo: SeriesRepo
  /** Gives links their slugs for ebooks, by which the link to the next book opens pages. */
  readonly createBookSlugs: (userId: string, linkIds: readonly string[]) => Promise<unknown>
  readonly origin: string
  readonly now: () => number
}

export type SeriesService = ReturnType<typeof createSeriesService>

const UNDO_MS = REMOVAL_UNDO_DAYS * 24 * 60 * 60 * 1000

/** The series of an account, as its owner edits them. */
export function createSeriesService(deps: SeriesServiceDeps) {
  const { repo, origin, now } = deps
  const time = () => toIsoTime(now())

  async function view(own: OwnedSeries, id: string) {
    const series = await own.find(id)
    if (!series) throw new DomainError('not-found')
    const books = (await own.listBooks([id])).get(id) ?? []
    const shared = await own.listSharedLinks(
      id,
      books.map(({ linkId }) => linkId),
    )
    return toSeriesView(series, books, origin, shared)
  }

  async function change(
    userId: string,
    id: string,
    write: (own: OwnedSeries, series: StoredSeries) => Promise<void>,
  ) {
    return await repo.change(userId, async (own) => {
      await write(own, await requireSeries(own, id))
      return await view(own, id)
    })
  }

  async function withSlugs(userId: string, series: SeriesView) {
    const active = series.books.filter(({ state }) => state === 'active')
    await deps.createBookSlugs(
      userId,
      active.map(({ linkId }) => linkId),
    )
    return series
  }

  return {
    list: async (userId: string) => {
      const own = repo.of(userId)
      const all = await own.list()
      const books = await own.listBooks(all.map(({ id }) => id))
      return all.map((series) => toSeriesSummary(series, books.get(series.id) ?? []))
    },

    get: (userId: string, id: string) => view(repo.of(userId), id),

    create: async (userId: string, name: string, books: readonly NewSeriesBook[]) => {
      const series = await repo.change(userId, async (own) => {
        await requireRoom(own)
        const id = await own.add(name, suggestSeriesSlug(name), time())
        await putBooks(own, id, books, time())
        return await view(own, id)
      })
      return await withSlugs(userId, series)
    },

    update: (userId: string, id: string, { isPublished, slug, design, ...fields }: SeriesChange) =>
      change(userId, id, async (own, series) => {
        if (slug !== undefined && !(await own.claimSlug(id, slug, time()))) {
          throw new DomainError('series-slug-taken')
        }
        const { startLinkId } = fields
        if (startLinkId) await requireBook(own, id, startLinkId)
        await own.update(id, {
          ...definedIn({ ...fields, slug, design: design && toJsonText(design) }),
          updatedAt: time(),
          ...(isPublished !== undefined && publish(series, isPublished, time())),
        })
      }),

    setBooks: async (userId: string, id: string, books: readonly NewSeriesBook[]) => {
      const series = await change(userId, id, async (own, { startLinkId }) => {
        await putBooks(own, id, books, time())
        const hasStart = books.some(({ linkId }) => linkId === startLinkId)
        await own.update(id, { startLinkId: hasStart ? startLinkId : null, updatedAt: time() })
      })
      return await withSlugs(userId, series)
    },

    /** Its address shows the books without tags from now on, and is never given to another series. */
    remove: (userId: string, id: string): Promise<{ readonly removedAt: IsoTime }> =>
      repo.change(userId, async (own) => {
        await requireSeries(own, id)
        const removedAt = time()
        await own.update(id, { removedAt, updatedAt: removedAt })
        return { removedAt }
      }),

    restore: (userId: string, id: string) =>
      repo.change(userId, async (own) => {
        const removedAt = (await own.find(id))?.removedAt
        if (removedAt === undefined) throw new DomainError('not-found')
        if (removedAt !== null) {
          if (Date.parse(removedAt) + UNDO_MS < now()) throw new DomainError('not-found')
          await requireRoom(own, id)
          await own.update(id, { removedAt: null, updatedAt: time() })
        }
        return await view(own, id)
      }),
  }
}

async function requireSeries(own: OwnedSeries, id: string): Promise<StoredSeries> {
  const series = await own.find(id)
  if (!series || series.removedAt !== null) throw new DomainError('not-found')
  return series
}

async function requireRoom(own: OwnedSeries, series?: string) {
  const { length } = (await own.listCounted()).filter((id) => id !== series)
  if (length >= SERIES_MAX) throw new DomainError('series-limit-reached')
}

async function requireBook(own: OwnedSeries, id: string, linkId: string) {
  const books = (await own.listBooks([id])).get(id) ?? []
  if (!books.some((book) => book.linkId === linkId)) throw new DomainError('not-found')
}

/** Books whose links were removed may stay, but only active links can be added. */
async function putBooks(
  own: OwnedSeries,
  id: string,
  books: readonly NewSeriesBook[],
  now: IsoTime,
) {
  const present = ((await own.listBooks([id])).get(id) ?? []).map(({ linkId }) => linkId)
  const added = books.map(({ linkId }) => linkId).filter((linkId) => !present.includes(linkId))
  const allowed = await own.listActiveLinks(added)
  if (allowed.length !== added.length) throw new DomainError('no-such-link')
  const ids: ReadonlySet<string | null> = new Set(books.map(({ linkId }) => linkId))
  const stored = books.map(({ nextLinkId, ...book }) => ({
    ...book,
    nextLinkId: ids.has(nextLinkId) ? nextLinkId : null,
  }))
  await own.putBooks(id, stored, now)
}

function publish({ publishedAt }: StoredSeries, isPublished: boolean, now: IsoTime) {
  if (isPublished) return { publishedAt: publishedAt ?? now, unpublishedAt: null }
  return publishedAt === null ? {} : { unpublishedAt: now }
}

function definedIn<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Fields>
}
