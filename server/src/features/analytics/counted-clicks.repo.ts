import { sql } from 'kysely'
import type { ClickCellTable } from '../../db/tables/click-cell.table.ts'
import type { Queries } from '../../db/transact.ts'
import { ALL_BOOKS } from '../clicks/totals/tally.ts'
import type { ClickQuestion, ClickRows, DayRow, ValueRow } from './click-rows.ts'

/** What the totals say, from a day before the question's on. */
export async function readCounted(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const { identifier, country, shop } = question
  const isWhole = identifier === null && country === null && shop === null
  return await (isWhole ? readTotals : readCells)(queries, question, firstDay)
}

/** The days of one book, or of all together. */
export async function readDays(
  queries: Queries,
  { ownerId, identifier, to }: Pick<ClickQuestion, 'ownerId' | 'identifier' | 'to'>,
  firstDay: string,
): Promise<DayRow[]> {
  return await queries
    .selectFrom('click_day')
    .select(['day', 'hits', 'clicks', 'readers'])
    .where('ownerId', '=', ownerId)
    .where('identifier', '=', identifier ?? ALL_BOOKS)
    .where('day', '>=', firstDay)
    .where('day', '<=', to)
    .execute()
}

async function readTotals(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const { ownerId, from, to } = question
  const values = queries
    .selectFrom('click_value')
    .where('ownerId', '=', ownerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
  const sums = await values
    .select(['dimension', 'value', sum('hits'), sum('clicks')])
    .where('dimension', 'in', ['country', 'shop', 'device', 'browser', 'referer', 'reason'])
    .groupBy(['dimension', 'value'])
    .execute()
  const hours = await values
    .select(['day', 'value', 'clicks'])
    .where('dimension', '=', 'hour')
    .execute()
  const books = await queries
    .selectFrom('click_day')
    .select(['identifier', sum('clicks')])
    .where('ownerId', '=', ownerId)
    .where('identifier', '!=', ALL_BOOKS)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('identifier')
    .execute()
  return {
    days: await readDays(queries, question, firstDay),
    values: sums.map((row) => ({ ...inNumbers(row), dimension: row.dimension as Dimension })),
    hours: hours.map(({ day, value, clicks }) => ({ day, hour: Number(value), clicks })),
    books: books.map(({ identifier, clicks }) => ({ identifier, clicks: Number(clicks) })),
  }
}

type Dimension = ValueRow['dimension']

const columnOf = {
  country: 'country',
  shop: 'shop',
  device: 'device',
  browser: 'browser',
  referer: 'refererHost',
  reason: 'excludedBecause',
} as const satisfies Record<Dimension, keyof ClickCellTable>

async function readCells(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const { ownerId, from, to, identifier, country, shop } = question
  const cells = (first: string) =>
    queries
      .selectFrom('click_cell')
      .where('ownerId', '=', ownerId)
      .$if(identifier !== null, (query) => query.where('identifier', '=', identifier ?? ''))
      .where('day', '>=', first)
      .where('day', '<=', to)
      .$if(country !== null, (query) => query.where('country', '=', country ?? ''))
      .$if(shop !== null, (query) => query.where('shop', '=', shop ?? ''))
  const days = await cells(firstDay)
    .select(['day', sum('hits'), clicksOfCells])
    .groupBy('day')
    .execute()
  const hours = await cells(from)
    .select(['day', 'hour', clicksOfCells])
    .groupBy(['day', 'hour'])
    .execute()
  const books = await cells(from)
    .select(['identifier', clicksOfCells])
    .groupBy('identifier')
    .execute()
  const values: ValueRow[] = []
  for (const [dimension, column] of Object.entries(columnOf) as [Dimension, CellColumn][]) {
    const rows = await cells(from)
      .select([`${column} as value`, sum('hits'), clicksOfCells])
      .groupBy(column)
      .execute()
    for (const row of rows) {
      // A click has no reason to be left out.
      if (dimension === 'reason' && row.value === '') continue
      values.push({ ...inNumbers(row), dimension })
    }
  }
  return {
    days: days.map((row) => ({ ...inNumbers(row), readers: 0 })),
    values,
    hours: hours.map((row) => ({ ...row, clicks: Number(row.clicks) })),
    books: books.map((row) => ({ ...row, clicks: Number(row.clicks) })),
  }
}

type CellColumn = (typeof columnOf)[Dimension]

const clicksOfCells =
  sql<number>`sum(case when ${sql.ref('excludedBecause')} = '' then ${sql.ref('hits')} else 0 end)`.as(
    'clicks',
  )

/** PostgreSQL answers sums as texts. */
function sum<Column extends 'hits' | 'clicks'>(column: Column) {
  return sql<number>`sum(${sql.ref(column)})`.as(column)
}

function inNumbers<Row extends { hits: number; clicks: number }>(row: Row): Row {
  return { ...row, hits: Number(row.hits), clicks: Number(row.clicks) }
}
