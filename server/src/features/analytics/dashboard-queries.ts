import { placeholderTitle } from '@everyshelf/domain/books'
import { addDays, countDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { analyticsOverviewInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { ClickQueries, OwnerDays } from '../clicks/click-store.ts'
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

  /** In the owner's time zone, up to today. */
  async function listLastDays(ownerId: string, nowMs: number, count: number): Promise<OwnerDays> {
    const timeZone = await repo.findTimeZone(ownerId)
    const today = createLocalClock(timeZone)(toUtcMinute(nowMs)).day
    return { ownerId, timeZone, days: listDays(today, count) }
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
      const { timeZone, days } = await listLastDays(ownerId, nowMs, RECENT_CLICK_DAYS)
      const [from = '', to = ''] = [days[0], days.at(-1)]
      const filters = { ...noFilters, ownerId, timeZone, from, to }
      const counts = await clicks.countClicks(filters, from)
      const list = listDayTotals(counts.days, to, days.length, true)
      return { from, to, timeZone, totals: sumDays(list, true), days: list }
    },

    /** The clicks of each of the last days, oldest first, by book; books without clicks are absent. */
    countClicks: async (
      ownerId: string,
      books: readonly string[],
      nowMs: number,
      days: number,
    ): Promise<ReadonlyMap<string, readonly number[]>> => {
      if (books.length === 0) return new Map()
      return await clicks.countByBook(await listLastDays(ownerId, nowMs, days), books)
    },

    /** The clicks of the last days by book; books without clicks are absent. */
    sumClicks: async (
      ownerId: string,
      nowMs: number,
      days: number,
    ): Promise<ReadonlyMap<string, number>> => {
      const counts = await clicks.countByBook(await listLastDays(ownerId, nowMs, days), null)
      return new Map([...counts].map(([book, ofDays]) => [book, sum(ofDays)]))
    },

    /** The clicks on one book in the last days, by country and seller. */
    readReaderGroups: async (ownerId: string, identifier: string, nowMs: number, count: number) => {
      const lastDays = await listLastDays(ownerId, nowMs, count)
      const groups = await clicks.countReaderGroups(lastDays, identifier)
      const [from = '', to = ''] = [lastDays.days[0], lastDays.days.at(-1)]
      return { from, to, groups }
    },
  }
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
