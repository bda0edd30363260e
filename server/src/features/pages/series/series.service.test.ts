import { SERIES_MAX } from '@everyshelf/domain/limits'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { expect, it } from 'vitest'
import { toIsoTime, toJsonText } from '../../../db/columns.ts'
import { createTransact } from '../../../db/transact.ts'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { addLinkOwner } from '../../../testing/saved-links-slice.ts'
import { lockLinksOf } from '../../links/store/lock-links.repo.ts'
import { disablePage } from '../disable-page.repo.ts'
import { eraseRemovedSeries } from './erase-removed-series.repo.ts'
import { createSeriesRepo } from './series.repo.ts'
import { createSeriesService } from './series.service.ts'
import { suggestSeries } from './suggest-series.ts'
import { createSeriesLinksFinder } from './suggested-series.repo.ts'

const ADA = 'user-ada'
const DAY_MS = 24 * 60 * 60 * 1000
const STARTED = Date.parse('2026-11-21T09:30Z')

describeEachDatabase('series', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    for (const name of ['ada', 'bob']) await addLinkOwner(database, { name })
    const clock = { nowMs: STARTED }
    const { db } = database
    const repo = createSeriesRepo({
      db,
      transact: createTransact(db),
      lockOwner: lockLinksOf,
    })
    const withSlugs: string[] = []
    const series = createSeriesService({
      repo,
      createBookSlugs: async (_userId, linkIds) => void withSlugs.push(...linkIds),
      origin: 'https://books.test',
      now: () => clock.nowMs,
    })
    return {
      db,
      clock,
      series,
      withSlugs,
      addLinks: (links: readonly NewLink[]) => addLinks(database, links),
    }
  }

  interface NewLink {
    readonly id: string
    readonly ownerId?: string
    readonly removedAt?: string
    readonly details?: object
  }

  async function addLinks({ db }: TestDatabase, links: readonly NewLink[]): Promise<void> {
    for (const [index, { id, ownerId = ADA, removedAt = null, details = {} }] of links.entries()) {
      await db
        .insertInto('saved_link')
        .values({
          id,
          slug: `${id}-slug` as Slug,
          ownerId,
          identifier: `978000000000${index}`,
          title: `Title of ${id}`,
          authors: toJsonText([]),
          coverImage: null,
          settings: '{}',
          createdAt: `2026-01-0${index + 1}T08:00:00.000Z`,
          removedAt,
          details: toJsonText(details),
        })
        .execute()
    }
  }

  const book = (linkId: string, position: number, nextLinkId: string | null = null) => ({
    linkId,
    position,
    nextLinkId,
  })

  it('get an address from their name, and a similar one if that is taken', async () => {
    const { series } = await open()
    const first = await series.create(ADA, 'The Salt Trilogy', [])
    const second = await series.create('user-bob', 'The Salt Trilogy', [])
    const third = await series.create(ADA, '海の物語', [])
    expect(first).toMatchObject({ slug: 'the-salt-trilogy', isPublished: false, problems: [] })
    expect(second.slug).toMatch(/^the-salt-trilogy-[a-z0-9]{7}$/)
    expect(third.slug).toMatch(/^[a-z0-9]{7}$/)
  })

  it('are listed in the order in which they were created', async () => {
    const { series, clock } = await open()
    const names = ['Salt', 'Brine', 'Tide', 'Foam', 'Ebb', 'Spray']
    for (const name of names) {
      clock.nowMs += 1000
      await series.create(ADA, name, [])
    }
    expect((await series.list(ADA)).map(({ name }) => name)).toEqual(names)
  })

  it('keep books, numbers, and reading order, and name the problems', async () => {
    const { series, withSlugs, addLinks } = await open()
    await addLinks([{ id: 'link-a' }, { id: 'link-b' }, { id: 'link-c' }])
    const { id } = await series.create(ADA, 'Salt', [book('link-a', 100), book('link-b', 150)])
    const changed = await series.setBooks(ADA, id, [
      book('link-b', 150),
      book('link-a', 150, 'link-b'),
      book('link-c', 200, 'link-elsewhere'),
    ])
    expect(
      changed.books.map(({ linkId, position, nextLinkId }) => [linkId, position, nextLinkId]),
    ).toEqual([
      ['link-b', 150, null],
      ['link-a', 150, 'link-b'],
      ['link-c', 200, null],
    ])
    expect(new Set(withSlugs)).toEqual(new Set(['link-a', 'link-b', 'link-c']))
    expect(changed.problems).toEqual([
      { code: 'duplicate-position', position: 150, linkIds: ['link-b', 'link-a'] },
      { code: 'cycle', linkIds: ['link-b', 'link-a'] },
    ])
    expect(await series.list(ADA)).toEqual([
      expect.objectContaining({ name: 'Salt', bookCount: 3, problemCount: 2 }),
    ])
    expect(await series.get(ADA, id)).toEqual(changed)
  })

  it('take only links of their owner that are not removed, but keep those removed later', async () => {
    const { db, series, addLinks } = await open()
    await addLinks([
      { id: 'link-a' },
      { id: 'link-bobs', ownerId: 'user-bob' },
      { id: 'link-gone', removedAt: '2026-02-01T08:00:00.000Z' },
    ])
    const { id } = await series.create(ADA, 'Salt', [book('link-a', 100)])
    for (const linkId of ['link-bobs', 'link-gone', 'link-none']) {
      await expect(series.setBooks(ADA, id, [book(linkId, 100)])).rejects.toEqual(
        new DomainError('no-such-link'),
      )
    }
    await db
      .updateTable('saved_link')
      .set({ removedAt: '2026-11-20T08:00:00.000Z' })
      .where('id', '=', 'link-a')
      .execute()
    const kept = await series.setBooks(ADA, id, [book('link-a', 200)])
    expect(kept.books).toEqual([expect.objectContaining({ state: 'removed', position: 200 })])
    expect(kept.problems).toEqual([{ code: 'removed-book', linkIds: ['link-a'] }])
  })

  it('forget where to start when that book leaves, and keep a book’s row for its readers', async () => {
    const { db, series, addLinks } = await open()
    await addLinks([{ id: 'link-a' }, { id: 'link-b' }])
    const { id } = await series.create(ADA, 'Salt', [book('link-a', 100), book('link-b', 200)])
    expect((await series.update(ADA, id, { startLinkId: 'link-b' })).startLinkId).toBe('link-b')
    const changed = await series.setBooks(ADA, id, [book('link-a', 100)])
    expect(changed).toMatchObject({ startLinkId: null, books: [{ linkId: 'link-a' }] })
    const rows = await db
      .selectFrom('series_book')
      .select(['linkId', 'removedAt'])
      .orderBy('linkId')
      .execute()
    expect(rows).toEqual([
      { linkId: 'link-a', removedAt: null },
      { linkId: 'link-b', removedAt: '2026-11-21T09:30:00.000Z' },
    ])
    const back = await series.setBooks(ADA, id, [book('link-b', 200)])
    expect(back.books.map(({ linkId }) => linkId)).toEqual(['link-b'])
    await expect(series.update(ADA, id, { startLinkId: 'link-a' })).rejects.toEqual(
      new DomainError('not-found'),
    )
  })

  it('name the series in the link of a book that is in several', async () => {
    const { series, addLinks } = await open()
    await addLinks([{ id: 'link-a' }, { id: 'link-b' }])
    const first = await series.create(ADA, 'Salt', [book('link-a', 100), book('link-b', 200)])
    await series.create(ADA, 'Marsh', [book('link-a', 100)])
    expect(first.url).toBe('https://books.test/series/salt')
    expect(first.books[0]?.nextUrl).toBe('https://books.test/next/link-a-slug')
    const { books } = await series.get(ADA, first.id)
    expect(books.map(({ nextUrl }) => nextUrl)).toEqual([
      'https://books.test/next/link-a-slug?series=salt',
      'https://books.test/next/link-b-slug',
    ])
  })

  it('change their address, keep the old one, and give neither to another series', async () => {
    const { series } = await open()
    const { id, slug } = await series.create(ADA, 'Salt', [])
    await series.update(ADA, id, { slug: 'brine' as Slug })
    const other = await series.create('user-bob', 'Other', [])
    for (const taken of [slug, 'brine' as Slug]) {
      await expect(series.update('user-bob', other.id, { slug: taken })).rejects.toEqual(
        new DomainError('series-slug-taken'),
      )
    }
    expect((await series.update(ADA, id, { slug })).slug).toBe('salt')
  })

  it('are published, unpublished, removed, and restored within 30 days', async () => {
    const { series, clock } = await open()
    const { id } = await series.create(ADA, 'Salt', [])
    expect((await series.update(ADA, id, { isPublished: true })).isPublished).toBe(true)
    expect((await series.update(ADA, id, { isPublished: false })).isPublished).toBe(false)
    await series.update(ADA, id, { isPublished: true, name: 'Brine' })
    await series.remove(ADA, id)
    expect(await series.list(ADA)).toEqual([])
    await expect(series.update(ADA, id, { name: 'X' })).rejects.toEqual(
      new DomainError('not-found'),
    )
    expect(await series.restore(ADA, id)).toMatchObject({ name: 'Brine', isPublished: true })
    await series.remove(ADA, id)
    clock.nowMs += 31 * DAY_MS
    await expect(series.restore(ADA, id)).rejects.toEqual(new DomainError('not-found'))
  })

  it('S36 belong to their owner', async () => {
    const { series } = await open()
    const { id } = await series.create(ADA, 'Salt', [])
    const notFound = new DomainError('not-found')
    await expect(series.get('user-bob', id)).rejects.toEqual(notFound)
    await expect(series.update('user-bob', id, { name: 'Mine' })).rejects.toEqual(notFound)
    await expect(series.setBooks('user-bob', id, [])).rejects.toEqual(notFound)
    await expect(series.remove('user-bob', id)).rejects.toEqual(notFound)
    await expect(series.restore('user-bob', id)).rejects.toEqual(notFound)
  })

  it('have a limit, also under simultaneous calls', async () => {
    const { db, series } = await open()
    const rows = Array.from({ length: SERIES_MAX - 1 }, (_, index) => ({
      id: `series-${index}`,
      ownerId: ADA,
      slug: `slug-${index}` as Slug,
      name: 'Salt',
      text: '',
      startLinkId: null,
      createdAt: '2026-01-01T08:00:00.000Z',
      updatedAt: '2026-01-01T08:00:00.000Z',
      publishedAt: null,
      unpublishedAt: null,
      removedAt: null,
    }))
    await db.insertInto('series').values(rows).execute()
    const results = await Promise.allSettled([
      series.create(ADA, 'One', []),
      series.create(ADA, 'Two', []),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toEqual(new DomainError('series-limit-reached'))
    // S61: removing a disabled series makes no room for another.
    await disablePage(db, 'series', 'series-0', 'Spam', STARTED)
    await series.remove(ADA, 'series-0')
    const limit = new DomainError('series-limit-reached')
    await expect(series.create(ADA, 'Three', [])).rejects.toEqual(limit)
    expect(await series.restore(ADA, 'series-0')).toMatchObject({ disabledReason: 'Spam' })
    await series.remove(ADA, 'series-1')
    expect(await series.create(ADA, 'Three', [])).toMatchObject({ name: 'Three' })
  })

  it('lose their names and texts when they can no longer be restored', async () => {
    const { db, clock, series } = await open()
    const { id } = await series.create(ADA, 'Salt', [])
    const kept = await series.create(ADA, 'Marsh', [])
    await series.update(ADA, id, { text: 'My words.' })
    await series.remove(ADA, id)
    const eraseAfter = (days: number) =>
      eraseRemovedSeries(db, toIsoTime(new Date(clock.nowMs + (days - 30) * DAY_MS)))
    expect(await eraseAfter(29)).toBe(0)
    expect(await eraseAfter(31)).toBe(1)
    expect(await eraseAfter(31)).toBe(0)
    const rows = await db.selectFrom('series').select(['id', 'name', 'text']).execute()
    expect(rows).toEqual(
      expect.arrayContaining([
        { id, name: '', text: '' },
        { id: kept.id, name: 'Marsh', text: '' },
      ]),
    )
  })

  it('are suggested from the details of books that are in none yet', async () => {
    const { db, series, addLinks } = await open()
    await addLinks([
      { id: 'link-a', details: { series: 'Salt', seriesNumber: '2' } },
      { id: 'link-b', details: { series: 'SALT', seriesNumber: 'Prequel' } },
      { id: 'link-c', details: { series: 'Salt', seriesNumber: '1.5' } },
      { id: 'link-d', details: { series: 'Other' } },
      { id: 'link-e', details: { series: '' } },
      { id: 'link-f', details: { title: '"series":"x' } },
    ])
    const suggest = async () => suggestSeries(await createSeriesLinksFinder(db)(ADA))
    expect(await suggest()).toEqual([
      {
        name: 'Salt',
        books: [book('link-c', 150), book('link-a', 200), book('link-b', 300)],
      },
      { name: 'Other', books: [book('link-d', 100)] },
    ])
    const { id } = await series.create(ADA, 'Salt', [book('link-c', 150)])
    expect((await suggest()).map(({ books }) => books.length)).toEqual([2, 1])
    await series.remove(ADA, id)
    expect((await suggest()).map(({ books }) => books.length)).toEqual([3, 1])
  })
})
