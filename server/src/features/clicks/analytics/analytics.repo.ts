import { createLocalClock, listDays } from '@everyshelf/domain/clicks'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import { openedAtMinute } from '../hit.ts'
import { addFigures, type Figures } from '../totals/figures.ts'
import { ALL_BOOKS, tallyHits } from '../totals/tally.ts'
import { findTimeZone, listUncountedHits } from '../totals/uncounted-hits.repo.ts'
import { type ClickQuestion, type ClickRows, type DayRow, tellsReaders } from './click-rows.ts'
import { readCounted, readDays } from './counted-clicks.repo.ts'
import { countNewReaders } from './new-readers.repo.ts'
import { isAskedFor, sumCells } from './tally-rows.ts'

export interface OwnedBook {
  /** Of the link that is saved now; null when none is. */
  readonly linkId: string | null
  readonly identifier: string
  /** As the catalogues have it, else as it was saved. */
  readonly title: string | null
}

export interface LastDays {
  readonly timeZone: string
  readonly today: string
  readonly days: readonly DayRow[]
}

export interface AnalyticsRepo {
  /** The totals and the hits that are not in them yet, of one moment; days from `firstDay` on. */
  readonly readClicks: (
    question: ClickQuestion,
    firstDay: string,
  ) => Promise<ClickRows & { readonly timeZone: string }>
  readonly readLastDays: (ownerId: string, nowMs: number, days: number) => Promise<LastDays>
  /** The book that a saved link of this owner leads to. */
  readonly findBookOfLink: (ownerId: string, linkId: string) => Promise<string | undefined>
  readonly listBooks: (ownerId: string, identifiers: readonly string[]) => Promise<OwnedBook[]>
}

export function createAnalyticsRepo(db: Queries, kind: DatabaseKind): AnalyticsRepo {
  const readAtOneMoment = createSnapshot(db, kind)
  return {
    readClicks: (question, firstDay) =>
      readAtOneMoment(async (queries) => {
        const timeZone = await findTimeZone(queries, question.ownerId)
        const counted = await readCounted(queries, question, firstDay)
        const uncounted = await readUncounted(queries, question, firstDay, timeZone)
        addFigures(counted.figures, uncounted.figures)
        const days = [...counted.days, ...uncounted.days]
        return { timeZone, days, figures: counted.figures }
      }),

    readLastDays: (ownerId, nowMs, count) =>
      readAtOneMoment(async (queries) => {
        const timeZone = await findTimeZone(queries, ownerId)
        const today = createLocalClock(timeZone)(openedAtMinute(nowMs)).day
        const days = listDays(today, count)
        const from = days[0] ?? today
        const question = { ...everything, ownerId, from, to: today }
        const counted = await readDays(queries, question, from)
        const uncounted = await readUncounted(queries, question, from, timeZone)
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

    listBooks: (ownerId, identifiers) => listBooks(db, ownerId, identifiers),
  }
}

const everything = { identifier: null, country: null, shop: null }

async function readUncounted(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
  timeZone: string,
): Promise<ClickRows> {
  const figures: Figures = new Map()
  const days: DayRow[] = []
  const readers = new Map<string, ReaderDayTable>()
  for await (const hits of listUncountedHits(queries, question.ownerId, timeZone)) {
    const tally = tallyHits(hits.filter((hit) => isAskedFor(hit, question)))
    const rows = sumCells(tally.cells, question, firstDay)
    days.push(...rows.days)
    addFigures(figures, rows.figures)
    for (const row of tally.readers) readers.set(Object.values(row).join('\n'), row)
  }
  if (!tellsReaders(question)) return { days, figures }
  const asked = [...readers.values()].filter(
    ({ identifier, day }) =>
      identifier === (question.identifier ?? ALL_BOOKS) && day >= firstDay && day <= question.to,
  )
  return { figures, days: [...days, ...(await countNewReaders(queries, asked))] }
}

const BOOKS_AT_ONCE = 500

async function listBooks(
  db: Queries,
  ownerId: string,
  identifiers: readonly string[],
): Promise<OwnedBook[]> {
  const books = new Map<string, OwnedBook>()
  for (let at = 0; at < identifiers.length; at += BOOKS_AT_ONCE) {
    const asked = identifiers.slice(at, at + BOOKS_AT_ONCE)
    const catalogued = await db
      .selectFrom('book')
      .select(['identifier', 'title'])
      .where('identifier', 'in', asked)
      .where('source', '!=', 'placeholder')
      .execute()
    for (const row of catalogued) books.set(row.identifier, { ...row, linkId: null })
    const saved = await db
      .selectFrom('saved_link')
      .select(['id', 'identifier', 'title', 'removedAt'])
      .where('ownerId', '=', ownerId)
      .where('identifier', 'in', asked)
      .execute()
    for (const { id, identifier, title, removedAt } of saved) {
      const linkId = removedAt === null ? id : null
      books.set(identifier, { linkId, identifier, title: books.get(identifier)?.title ?? title })
    }
  }
  return [...books.values()]
}
