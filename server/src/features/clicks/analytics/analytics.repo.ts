import { describeBook } from '@everyshelf/domain/books'
import { createLocalClock, listDays } from '@everyshelf/domain/clicks'
import { parseJsonText } from '../../../db/columns.ts'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import { toUtcMinute } from '../hit.ts'
import { type Breakdown, mergeBreakdown } from '../totals/breakdown.ts'
import { ALL_BOOKS, tallyHits } from '../totals/tally.ts'
import { findTimeZone, listUncountedHits } from '../totals/uncounted-hits.repo.ts'
import { type ClickFilters, type ClickRows, type DayRow, hasReaderCounts } from './click-filters.ts'
import { countNewReaders } from './new-readers.repo.ts'
import { readCounted, readDays } from './read-totals.repo.ts'
import { matchesFilters, sumHourlyTotals } from './sum-hourly-totals.ts'

export interface OwnedBook {
  /** The saved link to the book; null when none is saved now. */
  readonly linkId: string | null
  readonly identifier: string
  /** From the saved link if there is one, else from the catalogs. */
  readonly title: string
}

export interface LastDays {
  readonly timeZone: string
  readonly today: string
  readonly days: readonly DayRow[]
}

export interface AnalyticsRepo {
  /** The totals and the hits that are not in them yet, in one snapshot; days from `firstDay` on. */
  readonly readClicks: (
    filters: ClickFilters,
    firstDay: string,
  ) => Promise<ClickRows & { readonly timeZone: string }>
  readonly readLastDays: (ownerId: string, nowMs: number, days: number) => Promise<LastDays>
  /** The book of a saved link of this owner. */
  readonly findBookOfLink: (ownerId: string, linkId: string) => Promise<string | undefined>
  /** The books of this owner's links with a label; none for an unknown label. */
  readonly listBooksOfLabel: (ownerId: string, labelId: string) => Promise<string[]>
  readonly listBooks: (ownerId: string, identifiers: readonly string[]) => Promise<OwnedBook[]>
  /** The ids of the labels of links that `listBooks` returned. */
  readonly listLabelIds: (
    linkIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>
}

export function createAnalyticsRepo(db: Queries, kind: DatabaseKind): AnalyticsRepo {
  const readSnapshot = createSnapshot(db, kind)
  return {
    readClicks: (filters, firstDay) =>
      readSnapshot(async (queries) => {
        const timeZone = await findTimeZone(queries, filters.ownerId)
        const counted = await readCounted(queries, filters, firstDay)
        const uncounted = await readUncounted(queries, filters, firstDay, timeZone)
        mergeBreakdown(counted.breakdown, uncounted.breakdown)
        const days = [...counted.days, ...uncounted.days]
        return { timeZone, days, breakdown: counted.breakdown }
      }),

    readLastDays: (ownerId, nowMs, count) =>
      readSnapshot(async (queries) => {
        const timeZone = await findTimeZone(queries, ownerId)
        const today = createLocalClock(timeZone)(toUtcMinute(nowMs)).day
        const days = listDays(today, count)
        const from = days[0] ?? today
        const filters = { ...noFilters, ownerId, from, to: today }
        const counted = await readDays(queries, filters, from)
        const uncounted = await readUncounted(queries, filters, from, timeZone)
        return { timeZone, today, days: [...counted, ...uncounted.days] }
      }),

    findBookOfLink: async (ownerId, linkId) => {
      const row = await db
        .selectFrom('saved_link')
        .select('identifier')
        .where('id', '=', linkId)
        .where('ownerId', '=', ownerId)
        .executeTakeFirst()
      return row?.identifier
    },

    listBooksOfLabel: async (ownerId, labelId) => {
      const rows = await db
        .selectFrom('link_label')
        .innerJoin('saved_link as link', 'link.id', 'link_label.linkId')
        .select('link.identifier')
        .where('link_label.labelId', '=', labelId)
        .where('link.ownerId', '=', ownerId)
        .execute()
      return rows.map(({ identifier }) => identifier)
    },

    listBooks: (ownerId, identifiers) => listBooks(db, ownerId, identifiers),

    listLabelIds: async (linkIds) => {
      if (linkIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('link_label')
        .select(['linkId', 'labelId'])
        .where('linkId', 'in', linkIds)
        .execute()
      const byLink = Map.groupBy(rows, ({ linkId }) => linkId)
      return new Map([...byLink].map(([id, own]) => [id, own.map(({ labelId }) => labelId)]))
    },
  }
}

const noFilters = { identifier: null, books: null, country: null, seller: null }

async function readUncounted(
  queries: Queries,
  filters: ClickFilters,
  firstDay: string,
  timeZone: string,
): Promise<ClickRows> {
  const breakdown: Breakdown = new Map()
  const days: DayRow[] = []
  const readers = new Map<string, ReaderDayTable>()
  for await (const hits of listUncountedHits(queries, filters.ownerId, timeZone)) {
    const tally = tallyHits(hits.filter((hit) => matchesFilters(hit, filters)))
    const rows = sumHourlyTotals(tally.hourlyTotals, filters, firstDay)
    days.push(...rows.days)
    mergeBreakdown(breakdown, rows.breakdown)
    for (const row of tally.readers) readers.set(Object.values(row).join('\n'), row)
  }
  if (!hasReaderCounts(filters)) return { days, breakdown }
  const input = [...readers.values()].filter(
    ({ identifier, day }) =>
      identifier === (filters.identifier ?? ALL_BOOKS) && day >= firstDay && day <= filters.to,
  )
  return { breakdown, days: [...days, ...(await countNewReaders(queries, input))] }
}

const BOOKS_PER_QUERY = 500

async function listBooks(
  db: Queries,
  ownerId: string,
  identifiers: readonly string[],
): Promise<OwnedBook[]> {
  const books = new Map<string, OwnedBook>()
  for (let at = 0; at < identifiers.length; at += BOOKS_PER_QUERY) {
    const input = identifiers.slice(at, at + BOOKS_PER_QUERY)
    const cataloged = await db
      .selectFrom('book')
      .select(['identifier', 'title'])
      .where('identifier', 'in', input)
      .where('source', '!=', 'placeholder')
      .execute()
    for (const row of cataloged) books.set(row.identifier, { ...row, linkId: null })
    const saved = await db
      .selectFrom('saved_link')
      .select(['id', 'identifier', 'title', 'details', 'bookHint', 'removedAt'])
      .where('ownerId', '=', ownerId)
      .where('identifier', 'in', input)
      .execute()
    for (const { id, identifier, title, details, bookHint, removedAt } of saved) {
      const catalogTitle = books.get(identifier)?.title ?? null
      const described = describeBook(identifier, {
        edits: parseJsonText(details),
        saved: { title, authors: [] },
        catalog:
          catalogTitle === null ? null : { title: catalogTitle, authors: [], description: null },
        hint: bookHint && parseJsonText(bookHint),
      })
      const linkId = removedAt === null ? id : null
      books.set(identifier, { linkId, identifier, title: described.details.title })
    }
  }
  return [...books.values()]
}
