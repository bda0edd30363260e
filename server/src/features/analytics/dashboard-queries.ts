import { placeholderTitle } from '@everyshelf/domain/books'
import { addDays, countDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import { isCountryCode } from '@everyshelf/domain/countries'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { analyticsOverviewInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { ClickQueries } from '../clicks/click-store.ts'
import { type ClickFilters, noFilters } from '../clicks/counting/click-filters.ts'
import { toUtcMinute } from '../clicks/hit.ts'
import type { AnalyticsRepo } from './analytics.repo.ts'
import { buildOverview, type ClickSums, listDayTotals, sumDays } from './build-overview.ts'
import { type ExportFormat, readExportChunk } from './export-clicks.ts'

export type AnalyticsInput = z.output<typeof analyticsOverviewInput>

export interface LinkClicks {
  /** Null when no link to the book is saved now. */
  readonly id: string | null
  readonly isbn: string
  readonly title: string
  readonly clicks: number
}

export interface AnalyticsOverview extends Omit<ClickSums, 'books'> {
  readonly timeZone: string
  readonly links: readonly LinkClicks[]
}

interface DashboardQueriesDeps {
  readonly repo: AnalyticsRepo
  readonly clicks: ClickQueries
}

export type DashboardQueries = ReturnType<typeof createDashboardQueries>

export function createDashboardQueries({ repo, clicks }: DashboardQueriesDeps) {
  async function resolveFilters(ownerId: string, input: AnalyticsInput): Promise<ClickFilters> {
    const { from, to, link, label, country = null, seller = null } = input
    const { channel = null, campaign = null } = input
    const { referrer = null, device = null, browser = null } = input
    const book = link === undefined ? null : await repo.findBookOfLink(ownerId, link)
    if (book === undefined) throw new DomainError('not-found')
    const labeled = label === undefined ? null : await repo.listBooksOfLabel(ownerId, label)
    const books = book === null ? labeled : [book].filter((one) => labeled?.includes(one) ?? true)
    const timeZone = await repo.findTimeZone(ownerId)
    const reader = { country, referrer, device, browser }
    return { ownerId, timeZone, from, to, books, ...reader, seller, channel, campaign }
  }

  /** The last days in the owner's time zone, up to today. */
  async function filterLastDays(ownerId: string, nowMs: number, count: number) {
    const timeZone = await repo.findTimeZone(ownerId)
    const to = createLocalClock(timeZone)(toUtcMinute(nowMs)).day
    const days = listDays(to, count)
    const filters: ClickFilters = { ...noFilters, ownerId, timeZone, from: days[0] ?? to, to }
    return { days, filters }
  }

  async function nameBooks(ownerId: string, books: ClickSums['books']): Promise<LinkClicks[]> {
    const known = await repo.listBooks(
      ownerId,
      books.map(({ value }) => value),
    )
    const byIdentifier = new Map(known.map((book) => [book.identifier, book]))
    return books.map(({ value: isbn, clicks }) => {
      const book = byIdentifier.get(isbn)
      const title = book?.title ?? placeholderTitle(isbn)
      return { id: book?.linkId ?? null, isbn, title, clicks }
    })
  }

  return {
    overview: async (ownerId: string, input: AnalyticsInput): Promise<AnalyticsOverview> => {
      const filters = await resolveFilters(ownerId, input)
      const { from, to } = filters
      const firstDay = addDays(from, -countDays(from, to))
      const { books, ...sums } = buildOverview(filters, await clicks.countClicks(filters, firstDay))
      return {
        ...sums,
        timeZone: filters.timeZone,
        links: await nameBooks(ownerId, books),
      }
    },

    resolveFilters,

    /** A chunk of the file: the first, or the one that the previous chunk's `next` names. */
    readExportChunk: (filters: ClickFilters, format: ExportFormat, from: bigint | null) =>
      readExportChunk(clicks, filters, format, from),

    summary: async (ownerId: string, nowMs: number) => {
      const { days, filters } = await filterLastDays(ownerId, nowMs, RECENT_CLICK_DAYS)
      const { from, to, timeZone } = filters
      const counts = await clicks.countClicks(filters, from)
      const list = listDayTotals(counts.days, to, days.length, true)
      return { from, to, timeZone, totals: sumDays(list, true), days: list }
    },

    /** The clicks of each of the last days, oldest first, by book; books without clicks are absent. */
    countClicks: async (
      ownerId: string,
      books: readonly string[],
      nowMs: number,
      count: number,
    ): Promise<ReadonlyMap<string, readonly number[]>> => {
      if (books.length === 0) return new Map()
      const { days, filters } = await filterLastDays(ownerId, nowMs, count)
      const pairs = await clicks.countPairs({ ...filters, books }, ['book', 'day'])
      return new Map(
        [...pairs].map(([book, byDay]) => [book, days.map((day) => byDay.get(day) ?? 0)]),
      )
    },

    /** The clicks of the last days by book; books without clicks are absent. */
    sumClicks: async (
      ownerId: string,
      nowMs: number,
      days: number,
    ): Promise<ReadonlyMap<string, number>> => {
      const { filters } = await filterLastDays(ownerId, nowMs, days)
      const { breakdown } = await clicks.countClicks(filters, filters.from)
      return breakdown.get('book') ?? new Map()
    },

    /** The clicks on one book in the last days, by country and seller. */
    readReaderGroups: async (ownerId: string, identifier: string, nowMs: number, count: number) => {
      const { filters } = await filterLastDays(ownerId, nowMs, count)
      const { from, to } = filters
      const books = [identifier]
      const pairs = await clicks.countPairs({ ...filters, books }, ['country', 'seller'])
      const groups = [...pairs].flatMap(([code, bySeller]) => {
        const country = isCountryCode(code) ? code : null
        return [...bySeller].map(([seller, clicks]) => ({ country, seller, clicks }))
      })
      return { from, to, groups }
    },
  }
}
