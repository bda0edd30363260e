import type { Queries } from '../../../db/transact.ts'
import { ALL_BOOKS } from '../totals/tally.ts'
import type { ClickQuestion, ClickRows, DayRow, ValueRow } from './click-rows.ts'
import { readCells } from './counted-cells.repo.ts'

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
    .select(({ fn }) => [
      'dimension',
      'value',
      fn.sum<number>('hits').as('hits'),
      fn.sum<number>('clicks').as('clicks'),
    ])
    .where('dimension', 'in', ['country', 'shop', 'device', 'browser', 'referer', 'reason'])
    .groupBy(['dimension', 'value'])
    .execute()
  const hours = await values
    .select(['day', 'value', 'clicks'])
    .where('dimension', '=', 'hour')
    .execute()
  const books = await queries
    .selectFrom('click_day')
    .select(({ fn }) => ['identifier', fn.sum<number>('clicks').as('clicks')])
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

/** PostgreSQL answers sums as texts. */
function inNumbers<Row extends { hits: number; clicks: number }>(row: Row): Row {
  return { ...row, hits: Number(row.hits), clicks: Number(row.clicks) }
}
