import { placeholderTitle } from '@everyshelf/domain/books'
import type { EarningRow } from '@everyshelf/domain/earnings'
import { EARNING_SHARES_MAX } from '@everyshelf/domain/limits'
import { defaultLinkSettings, formatLinkSettings } from '@everyshelf/domain/links'
import { expect, it } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { createTransact } from '../../db/transact.ts'
import { createChartQueries } from '../../query-worker/chart-queries.ts'
import { addLink } from '../../testing/account-rows.ts'
import { addOwner, numberHits, openClickStore } from '../../testing/click-store.ts'
import { describeEachDatabase, type OpenTestDatabase } from '../../testing/databases.ts'
import { sampleEarning } from '../../testing/earnings.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { createBooksRepo } from '../books/books.repo.ts'
import { lockLinksOf } from '../links/store/lock-links.repo.ts'
import { createEarningSettingsRepo } from './earning-settings.repo.ts'
import { createEarningSettingsService } from './earning-settings.service.ts'
import { createEarningsService } from './earnings.service.ts'
import { createEarningImportsRepo } from './import/earning-imports.repo.ts'
import { createEarningImportsService } from './import/earning-imports.service.ts'
import { createRemovedImportsRepo } from './import/removed-imports.repo.ts'
import { createOwnerFactsFinder } from './reading/owner-facts.repo.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')
const DAY = 24 * 60
const DUNE = '9780441172719'
const EMMA = '9780141439587'
const KINDLE = 'B00G3L1C2K'
const NOVEMBER = { from: '2026-11-01', to: '2026-11-21' }

async function openEarnings(open: OpenTestDatabase) {
  const database = await open()
  const { db } = database
  await addOwner(database, 'ada')
  await db
    .updateTable('user_profile')
    .set({ affiliateTags: toJsonText({ us: 'ada-20', de: 'ada-21' }) as never })
    .execute()
  const dune = await addLink(database, {
    slug: 'dune',
    ownerId: 'ada',
    identifier: DUNE,
    title: 'Dune',
  })
  await addLink(database, { slug: 'emma', ownerId: 'ada', identifier: EMMA, title: 'Emma' })
  const repos = { db, transact: createTransact(db), lockOwner: lockLinksOf }
  const settingsRepo = createEarningSettingsRepo(repos)
  const imports = createEarningImportsService({
    repo: createEarningImportsRepo(repos),
    removed: createRemovedImportsRepo(db),
    now: () => NOW,
  })
  return {
    database,
    dune,
    settings: createEarningSettingsService(settingsRepo),
    earnings: createEarningsService({
      findOwner: createOwnerFactsFinder(db),
      findSettings: settingsRepo.find,
      readEarnings: createChartQueries(db).readEarnings,
      now: () => NOW,
    }),
    importRows: async (
      changes: readonly Partial<EarningRow>[],
      period: { from: string; to: string } | null = NOVEMBER,
    ) => {
      const rows = changes.map((change) => ({ ...sampleEarning, ...change }))
      const file = {
        fileName: 'a.csv',
        report: 'Awin',
        rows: rows.length,
        period: period ?? undefined,
      }
      const { id } = await imports.begin('ada', file)
      await imports.append('ada', id, rows)
      await imports.complete('ada', id)
    },
    click: async (
      identifier: string,
      marketplace: 'us' | 'de',
      count: number,
      daysAgo = 2,
      channel: string | null = null,
    ) => {
      const hit = { ...sampleHit, ownerId: 'ada', identifier, marketplace, channel }
      const hits = Array.from({ length: count }, (_, index) => ({
        ...hit,
        minutesAgo: daysAgo * DAY + index,
      }))
      await openClickStore(database).append(numberHits(hits, NOW))
    },
  }
}

const asinOf = (number: number) => `B0TEST${String(number).padStart(4, '0')}`

const euro = { seller: 'amazon-de', tag: 'ada-21', country: 'DE', currency: 'EUR' } as const

describeEachDatabase('earnings', (open) => {
  it('joins the reports to the clicks by tag, store, day, and book', async () => {
    const { earnings, importRows, click, dune } = await openEarnings(open)
    await click(DUNE, 'us', 8)
    await click(EMMA, 'us', 2)
    await click(DUNE, 'de', 5)
    await importRows([
      { amount: 30_000, items: 3, day: '2026-11-19' },
      { amount: 1000, book: 'B0TESTKTCH', day: '2026-11-19' },
      { amount: 7000, tag: 'adas-blog-20' },
      { amount: 20_000, day: '2026-10-20' },
      { kind: 'order', amount: 0, items: 2 },
    ])
    const overview = await earnings.overview('ada', NOVEMBER)
    expect(overview).toMatchObject({
      currency: 'USD',
      isConverted: false,
      hasClicks: true,
      totals: {
        amount: 38_000,
        linkedAmount: 31_000,
        items: 5,
        orderedItems: 2,
        // Those at amazon.com: amazon.de paid nothing.
        clicks: 10,
      },
      books: {
        shares: [
          { value: DUNE, title: 'Dune', linkId: dune, amount: 30_000, clicks: 8 },
          { value: EMMA, title: 'Emma', amount: 0, clicks: 2 },
        ],
        unattributed: [
          { reason: 'other-tag', amount: 7000 },
          { reason: 'other-item', amount: 1000 },
        ],
      },
      otherTags: { shares: [{ value: 'adas-blog-20', amount: 7000 }], others: null },
    })
    const days = overview.days.filter(({ amount, clicks }) => amount !== 0 || clicks)
    expect(days).toEqual([
      { day: '2026-11-02', reports: 'all', amount: 7000, previousAmount: null, clicks: 0 },
      { day: '2026-11-19', reports: 'all', amount: 31_000, previousAmount: 0, clicks: 10 },
    ])
  })

  it('divides by the clicks on days with a report only, whatever period is shown', async () => {
    const { earnings, importRows, click } = await openEarnings(open)
    // One report of 40 days with 0.10 a click, and clicks on days that no report covers.
    await click(DUNE, 'us', 60, 5)
    await click(DUNE, 'us', 40, 35)
    await click(DUNE, 'us', 300, 60)
    await click(DUNE, 'us', 500, 200)
    await importRows(
      [
        { day: '2026-11-10', amount: 60_000 },
        { day: '2026-10-20', amount: 40_000 },
      ],
      { from: '2026-10-13', to: '2026-11-21' },
    )
    const read = async (from: string) =>
      (await earnings.overview('ada', { ...NOVEMBER, from })).totals
    const recent = await read('2026-10-23')
    expect(recent).toMatchObject({ linkedAmount: 60_000, clicks: 60, coveredDays: 30 })
    for (const from of ['2026-10-13', '2026-08-24', '2025-11-22', '2025-01-01']) {
      const totals = await read(from)
      expect(totals).toMatchObject({ linkedAmount: 100_000, clicks: 100, coveredDays: 40 })
    }
  })

  it('tells which days have no report, with no clicks and nothing to compare with', async () => {
    const { earnings, importRows, click } = await openEarnings(open)
    await click(DUNE, 'us', 4, 9)
    await click(DUNE, 'us', 5, 10)
    await importRows([{ day: '2026-11-12', amount: 1000 }], {
      from: '2026-11-12',
      to: '2026-11-30',
    })
    const overview = await earnings.overview('ada', { from: '2026-11-11', to: '2026-11-12' })
    expect(overview.comparison).toBeNull()
    expect(overview.days).toEqual([
      { day: '2026-11-11', reports: 'none', amount: 0, previousAmount: null, clicks: null },
      { day: '2026-11-12', reports: 'all', amount: 1000, previousAmount: null, clicks: 4 },
    ])
    // Imported on November 21, so it says nothing about the days after.
    const { days } = await earnings.overview('ada', { from: '2026-11-12', to: '2026-11-22' })
    expect(days.at(-1)).toMatchObject({ day: '2026-11-22', reports: 'none', clicks: null })
  })

  it('compares with the previous period on the days that reports cover in both', async () => {
    const { earnings, importRows } = await openEarnings(open)
    await importRows(
      [
        { day: '2026-11-02', amount: 50_000 },
        { day: '2026-11-20', amount: 30_000 },
        { day: '2026-10-30', amount: 20_000 },
      ],
      { from: '2026-10-28', to: '2026-11-21' },
    )
    const { totals, comparison } = await earnings.overview('ada', NOVEMBER)
    expect(totals.amount).toBe(80_000)
    // October 28 to 31 with November 18 to 21.
    expect(comparison).toEqual({ amount: 30_000, previousAmount: 20_000, days: 4, isWhole: false })
  })

  it('takes a report of a network as one of all its stores, and a report of Amazon as one of its store', async () => {
    const { earnings, importRows, click } = await openEarnings(open)
    await click(DUNE, 'us', 3, 3)
    await click(DUNE, 'de', 7, 3)
    await importRows([{ amount: 3000 }], { from: '2026-11-01', to: '2026-11-21' })
    await importRows([{ ...euro, amount: 500 }], { from: '2026-11-01', to: '2026-11-10' })
    const read = async (currency: string) =>
      (await earnings.overview('ada', { ...NOVEMBER, currency })).totals
    expect(await read('USD')).toMatchObject({ linkedAmount: 3000, clicks: 3 })
    expect(await read('EUR')).toMatchObject({ linkedAmount: 500, clicks: 0, coveredDays: 10 })

    const awin = { source: 'awin', tag: 'everyshelf', book: null } as const
    await importRows(
      [
        { ...awin, seller: 'librofm', reference: '1', currency: 'GBP' },
        { ...awin, seller: 'waterstones', reference: '2', currency: 'GBP', day: '2026-11-20' },
      ],
      null,
    )
    const pounds = await earnings.overview('ada', { ...NOVEMBER, currency: 'GBP' })
    expect(pounds.totals.coveredDays).toBe(19)
  })

  it('counts bounties in the total, and not per click', async () => {
    const { earnings, importRows, click } = await openEarnings(open)
    await click(DUNE, 'us', 10)
    await importRows([
      { amount: 2000 },
      { kind: 'bounty', book: null, title: 'Audible trial', amount: 50_000, items: 0 },
    ])
    const { totals, books } = await earnings.overview('ada', NOVEMBER)
    expect(totals).toMatchObject({ amount: 52_000, linkedAmount: 2000, clicks: 10, items: 1 })
    expect(books.unattributed).toEqual([{ reason: 'bounty', amount: 50_000, items: 0 }])
  })

  it('takes the title of an untitled book from the catalog, or else from the report', async () => {
    const { database, earnings, importRows } = await openEarnings(open)
    const unnamed = (slug: string, identifier: string) =>
      addLink(database, { slug, ownerId: 'ada', identifier, title: placeholderTitle(identifier) })
    await unnamed('tides', 'B0CTIDES01')
    await unnamed('sand', 'B0CTIDES02')
    await unnamed('sapiens', '9780062316097')
    await createBooksRepo(database.db).save({
      ...{ identifier: '9780062316097', title: 'Sapiens', authors: [], source: 'google-books' },
      ...{ description: null, publisher: null, coverUrl: null, fetchedAt: NOW, expiresAt: NOW },
    })
    await importRows([
      { book: 'B0CTIDES01', title: 'Tides', amount: 4000 },
      { book: 'B0CTIDES02', title: '', amount: 3000 },
      { book: '9780062316097', title: 'Sapiens: A Brief History', amount: 2000 },
      { book: DUNE, title: 'Dune (Penguin Galaxy)', amount: 1000 },
    ])
    const { books } = await earnings.overview('ada', NOVEMBER)
    expect(books.shares.map(({ title }) => title)).toEqual([
      'Tides',
      placeholderTitle('B0CTIDES02'),
      'Sapiens',
      'Dune',
    ])
  })

  it('attributes earnings to a channel only while no other channel can have brought them', async () => {
    const { database, earnings, importRows, click } = await openEarnings(open)
    const readChannels = async () => (await earnings.overview('ada', NOVEMBER)).channels
    await click(DUNE, 'us', 4)
    // Links in print carry no tag.
    await click(DUNE, 'us', 9, 3, 'print')
    await click(DUNE, 'us', 2, 4, 'mail')
    await importRows([{ amount: 1000 }])
    const { totals, books } = await earnings.overview('ada', NOVEMBER)
    expect([totals.clicks, books.shares[0]?.clicks]).toEqual([4, 4])
    expect(await readChannels()).toEqual({
      shares: [{ value: 'web', amount: 1000, items: 1, clicks: 4 }],
      unattributed: [],
    })
    const tagChannels = JSON.stringify({ networks: [], isListOptIn: true }) as never
    await database.db.updateTable('user_profile').set({ tagChannels }).execute()
    expect(await readChannels()).toEqual({
      shares: [],
      unattributed: [{ reason: 'several-channels', amount: 1000, items: 1 }],
    })
  })

  it('lists a limited number of books and tracking IDs, and adds up the others', async () => {
    const { database, earnings, importRows } = await openEarnings(open)
    const numbers = Array.from({ length: EARNING_SHARES_MAX + 3 }, (_, index) => index + 1)
    for (const number of numbers) {
      const slug = `book-${number}`
      await addLink(database, { slug, ownerId: 'ada', identifier: asinOf(number), title: slug })
    }
    await importRows([
      ...numbers.map((number) => ({ book: asinOf(number), amount: number * 10 })),
      ...numbers.map((number) => ({ tag: `blog-${number}`, amount: number })),
    ])
    const { totals, books, otherTags } = await earnings.overview('ada', NOVEMBER)
    expect(books.shares).toHaveLength(EARNING_SHARES_MAX)
    expect(books.shares[0]).toMatchObject({ value: asinOf(203), title: 'book-203', amount: 2030 })
    expect(books.others).toEqual({ count: 3, amount: 60, items: 3, clicks: 0 })
    expect(otherTags.shares).toHaveLength(EARNING_SHARES_MAX)
    expect(otherTags.others).toMatchObject({ count: 3, amount: 6 })
    const listed = [...books.shares, ...books.unattributed, { amount: 60 }]
    expect(listed.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.amount)
  })

  it('finds a book under the identifier that its owner set for a store', async () => {
    const { database, earnings, importRows, dune } = await openEarnings(open)
    const kindle = { kind: 'asin', asin: KINDLE } as never
    const settings = formatLinkSettings({ ...defaultLinkSettings, overrides: { us: kindle } })
    await database.db.updateTable('saved_link').set({ settings }).where('id', '=', dune).execute()
    await importRows([{ book: KINDLE, amount: 500 }])
    const { books } = await earnings.overview('ada', NOVEMBER)
    expect(books.shares).toMatchObject([{ value: DUNE, amount: 500 }])
  })

  it('adds up currencies only by the rates that the author entered', async () => {
    const { earnings, settings, importRows, click } = await openEarnings(open)
    await click(DUNE, 'us', 4)
    await click(DUNE, 'de', 1)
    await importRows([
      { amount: 10_000 },
      { amount: 20_000, occurrence: 1 },
      { ...euro, amount: 9200 },
    ])
    const before = await earnings.overview('ada', NOVEMBER)
    expect(before).toMatchObject({
      currency: 'EUR',
      totals: { amount: 9200, clicks: 1 },
      currencies: [
        { currency: 'EUR', amount: 9200 },
        { currency: 'USD', amount: 30_000 },
      ],
    })
    expect(await earnings.overview('ada', { ...NOVEMBER, currency: 'USD' })).toMatchObject({
      totals: { amount: 30_000, clicks: 4 },
    })
    await settings.setRates('ada', { currency: 'EUR', rates: { USD: '0.92' } })
    expect(await earnings.overview('ada', NOVEMBER)).toMatchObject({
      currency: 'EUR',
      isConverted: true,
      totals: { amount: 36_800, clicks: 5 },
      sellers: {
        shares: [
          { value: 'amazon-us', amount: 27_600, clicks: 4 },
          { value: 'amazon-de', amount: 9200, clicks: 1 },
        ],
      },
    })
    // Without a rate for pounds, nothing is converted.
    await importRows([{ currency: 'GBP', seller: 'amazon-uk', amount: 1 }])
    expect((await earnings.overview('ada', NOVEMBER)).isConverted).toBe(false)
  })

  it('shows no clicks for days whose hits are deleted', async () => {
    const { earnings, importRows } = await openEarnings(open)
    await importRows([{ day: '2025-09-01', amount: 100 }], null)
    const overview = await earnings.overview('ada', { from: '2025-09-01', to: '2026-11-21' })
    expect(overview).toMatchObject({ hasClicks: false, totals: { amount: 100, clicks: null } })
    expect(overview.days[0]).toMatchObject({ amount: 100, clicks: null })
  })

  it('is empty before the first report', async () => {
    const { earnings } = await openEarnings(open)
    expect(await earnings.overview('ada', NOVEMBER)).toMatchObject({
      currency: null,
      totals: { amount: 0, clicks: 0 },
      books: { shares: [], unattributed: [] },
    })
  })

  it('remembers the newest mappings of columns', async () => {
    const { settings } = await openEarnings(open)
    const mapping = { source: 'other', kind: 'commission', columns: { day: 0, amount: 1 } } as const
    for (let number = 0; number < 41; number++) {
      await settings.rememberMapping('ada', `header ${number}`, mapping)
    }
    const { mappings } = await settings.get('ada')
    expect(Object.keys(mappings)).toHaveLength(40)
    expect(mappings['header 0']).toBeUndefined()
    expect(mappings['header 40']).toEqual(mapping)
  })
})
