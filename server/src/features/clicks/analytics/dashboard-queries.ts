import { placeholderTitle } from '@everyshelf/domain/books'
import { addDays, countDays } from '@everyshelf/domain/clicks'
import type { CountryCode } from '@everyshelf/domain/countries'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { AnalyticsRepo } from './analytics.repo.ts'
import {
  buildOverview,
  type ClickSums,
  type ClickTotal,
  type DayTotal,
  listDayTotals,
  sumDays,
} from './build-overview.ts'
import type { ClickFilters } from './click-filters.ts'
import { type ExportChunk, readExportChunk } from './export-clicks.ts'
import type { HitExportRepo } from './hit-export.repo.ts'

export interface AnalyticsInput {
  readonly from: string
  readonly to: string
  /** The id of a saved link. */
  readonly link?: string | undefined
  /** The id of a label. */
  readonly label?: string | undefined
  readonly country?: CountryCode | undefined
  readonly seller?: string | undefined
}

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

export interface AnalyticsSummary {
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly totals: ClickTotal
  readonly days: readonly DayTotal[]
}

interface DashboardQueriesDeps {
  readonly repo: AnalyticsRepo
  readonly hits: HitExportRepo
}

export function createDashboardQueries({ repo, hits }: DashboardQueriesDeps) {
  async function resolveFilters(ownerId: string, input: AnalyticsInput): Promise<ClickFilters> {
    const { from, to, link, label, country = null, seller = null } = input
    const identifier = link === undefined ? null : await repo.findBookOfLink(ownerId, link)
    if (identifier === undefined) throw new DomainError('not-found')
    const books = label === undefined ? null : await repo.listBooksOfLabel(ownerId, label)
    return { ownerId, from, to, identifier, books, country, seller }
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
      const { timeZone, ...rows } = await repo.readClicks(filters, firstDay)
      const { books, ...sums } = buildOverview(filters, rows)
      return { ...sums, timeZone, links: await nameBooks(ownerId, books) }
    },

    resolveFilters,

    /** A chunk of the CSV file: the first, or the one that the previous chunk's `next` names. */
    readExportChunk: (filters: ClickFilters, from: bigint | null): Promise<ExportChunk> =>
      readExportChunk(hits, filters, from),

    summary: async (ownerId: string, nowMs: number): Promise<AnalyticsSummary> => {
      const { timeZone, today, days } = await repo.readLastDays(ownerId, nowMs, RECENT_CLICK_DAYS)
      const list = listDayTotals(days, today, RECENT_CLICK_DAYS, true)
      const from = addDays(today, 1 - RECENT_CLICK_DAYS)
      return { from, to: today, timeZone, totals: sumDays(list, true), days: list }
    },
  }
}
