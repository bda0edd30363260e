import { type RawBuilder, sql } from 'kysely'
import type { ClickCellTable } from '../../db/tables/click-cell.table.ts'
import type { Queries } from '../../db/transact.ts'
import type { ClickQuestion, ClickRows, ValueRow } from './click-rows.ts'

type Kind = ValueRow['dimension'] | 'day' | 'hour' | 'book'

interface CellSum {
  readonly kind: Kind
  readonly value: string
  readonly hour: number
  readonly hits: number
  readonly clicks: number
}

const columnOf = {
  book: 'identifier',
  country: 'country',
  shop: 'shop',
  device: 'device',
  browser: 'browser',
  referer: 'refererHost',
  reason: 'excludedBecause',
} as const satisfies Record<Exclude<Kind, 'day' | 'hour'>, keyof ClickCellTable>

/** What the finest totals say of a link, a country or a shop: one look at them for all figures. */
export async function readCells(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const { from } = question
  const inPeriod = sql`day >= ${from}`
  const byColumn = Object.entries(columnOf).map(
    ([kind, column]) =>
      sql`select ${sql.lit(kind)} as kind, ${sql.ref(column)} as value, 0 as hour, ${sums}
from cell where ${inPeriod} group by ${sql.ref(column)}`,
  )
  const { rows } = await sql<CellSum>`with cell as materialized (${cellsOf(question, firstDay)})
select 'day' as kind, day as value, 0 as hour, ${sums} from cell group by day
union all
select 'hour' as kind, day as value, hour, ${sums} from cell where ${inPeriod} group by day, hour
union all ${sql.join(byColumn, sql` union all `)}`.execute(queries)
  // PostgreSQL answers sums as texts.
  return toClickRows(
    rows.map((row) => ({ ...row, hits: Number(row.hits), clicks: Number(row.clicks) })),
  )
}

const sums = sql`sum(hits) as hits,
  sum(case when "excludedBecause" = '' then hits else 0 end) as clicks`

/** By book and day, as their key begins: an owner's other days are not looked at. */
function cellsOf(question: ClickQuestion, firstDay: string): RawBuilder<unknown> {
  const { ownerId, to, identifier, country, shop } = question
  const books =
    identifier === null
      ? sql`select identifier from click_day
where "ownerId" = ${ownerId} and day >= ${firstDay} and day <= ${to}`
      : sql`${identifier}`
  const conditions = [
    sql`"ownerId" = ${ownerId}`,
    sql`identifier in (${books})`,
    sql`day >= ${firstDay}`,
    sql`day <= ${to}`,
    ...(country === null ? [] : [sql`country = ${country}`]),
    ...(shop === null ? [] : [sql`shop = ${shop}`]),
  ]
  return sql`select * from click_cell where ${sql.join(conditions, sql` and `)}`
}

function toClickRows(rows: readonly CellSum[]): ClickRows {
  return {
    days: rows.flatMap(({ kind, value, hits, clicks }) =>
      kind === 'day' ? [{ day: value, hits, clicks, readers: 0 }] : [],
    ),
    hours: rows.flatMap(({ kind, value, hour, clicks }) =>
      kind === 'hour' ? [{ day: value, hour, clicks }] : [],
    ),
    books: rows.flatMap(({ kind, value, clicks }) =>
      kind === 'book' ? [{ identifier: value, clicks }] : [],
    ),
    values: rows.flatMap(({ kind, value, hits, clicks }): ValueRow[] => {
      if (kind === 'day' || kind === 'hour' || kind === 'book') return []
      // A click has no reason to be left out.
      return kind === 'reason' && value === '' ? [] : [{ dimension: kind, value, hits, clicks }]
    }),
  }
}
