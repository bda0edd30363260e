import { placeholderTitle } from '@everyshelf/domain/books'
import { addDays, countDays } from '@everyshelf/domain/clicks'
import type { CountryCode } from '@everyshelf/domain/countries'
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
import type { ClickQuestion } from './click-rows.ts'
import { type ExportPart, readExportPart } from './export-clicks.ts'
import type { OpeningsRepo } from './openings.repo.ts'

export interface AskedClicks {
  readonly from: string
  readonly to: string
  /** The id of a saved link. */
  readonly link?: string | undefined
  readonly country?: CountryCode | undefined
  readonly shop?: string | undefined
}

export interface LinkClicks {
  /** Null when the book's link is not saved, or not any more. */
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

interface AnalyticsReadingsDeps {
  readonly repo: AnalyticsRepo
  readonly openings: OpeningsRepo
}

const SUMMARY_DAYS = 30

export function createAnalyticsReadings({ repo, openings }: AnalyticsReadingsDeps) {
  async function toQuestion(ownerId: string, asked: AskedClicks): Promise<ClickQuestion> {
    const { from, to, link, country = null, shop = null } = asked
    const identifier = link === undefined ? null : await repo.findBookOfLink(ownerId, link)
    if (identifier === undefined) throw new DomainError('not-found')
    return { ownerId, from, to, identifier, country, shop }
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
    overview: async (ownerId: string, asked: AskedClicks): Promise<AnalyticsOverview> => {
      const question = await toQuestion(ownerId, asked)
      const { from, to } = question
      const firstDay = addDays(from, -countDays(from, to))
      const { timeZone, ...rows } = await repo.readClicks(question, firstDay)
      const { books, ...sums } = buildOverview(question, rows)
      return { ...sums, timeZone, links: await nameBooks(ownerId, books) }
    },

    toQuestion,

    /** The openings one by one, as text: the first part, or the one that `next` of another names. */
    readExportPart: (question: ClickQuestion, from: bigint | null): Promise<ExportPart> =>
      readExportPart(openings, question, from),

    summary: async (ownerId: string, nowMs: number): Promise<AnalyticsSummary> => {
      const { timeZone, today, days } = await repo.readLastDays(ownerId, nowMs, SUMMARY_DAYS)
      const list = listDayTotals(days, today, SUMMARY_DAYS, true)
      const from = addDays(today, 1 - SUMMARY_DAYS)
      return { from, to: today, timeZone, totals: sumDays(list, true), days: list }
    },
  }
}
