import { addDays } from '@everyshelf/domain/clicks'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../db/transact.ts'
import { countDays } from './build-overview.ts'
import type { ClickQuestion, ClickRows, ValueRow } from './click-rows.ts'

type Kind = ValueRow['dimension'] | 'day' | 'hour' | 'book'

interface CellSum {
  readonly kind: Kind
  readonly value: string
  readonly hour: number
  readonly hits: number
  readonly clicks: number
}

/** SQLite answers on this thread: longer spans would keep readers waiting for their redirect. */
const DAYS_AT_ONCE = 14

/** What the finest totals say of a link, a country or a shop, some days at a time. */
export async function readCells(
  queries: Queries,
  question: ClickQuestion,
  firstDay: string,
): Promise<ClickRows> {
  const sumsOfCells: CellSum[] = []
  for (const span of listSpans(firstDay, question)) {
    sumsOfCells.push(...(await readSpan(queries, { ...question, ...span })))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return toClickRows(sumsOfCells)
}

interface Span {
  readonly from: string
  readonly to: string
  /** Of the period before, only days are wanted. */
  readonly isBefore: boolean
}

function listSpans(firstDay: string, { from, to }: ClickQuestion): Span[] {
  const spans: Span[] = []
  let first = firstDay
  while (first <= to) {
    const isBefore = first < from
    const end = isBefore ? addDays(from, -1) : to
    const days = Math.min(DAYS_AT_ONCE, countDays(first, end))
    spans.push({ from: first, to: addDays(first, days - 1), isBefore })
    first = addDays(first, days)
  }
  return spans
}

/** One look at the cells for all figures. */
async function readSpan(queries: Queries, span: ClickQuestion & Span): Promise<CellSum[]> {
  const more = sql`
union all select 'hour', day, hour, ${sums} from cell group by day, hour
union all select 'book', identifier, 0, ${sums} from cell group by identifier
union all select 'country', country, 0, ${sums} from cell group by country
union all select 'shop', shop, 0, ${sums} from cell group by shop
union all select 'device', device, 0, ${sums} from cell group by device
union all select 'browser', browser, 0, ${sums} from cell group by browser
union all select 'referer', "refererHost", 0, ${sums} from cell group by "refererHost"
union all select 'reason', "excludedBecause", 0, ${sums} from cell group by "excludedBecause"`
  const { rows } = await sql<CellSum>`with cell as materialized (${cellsOf(span)})
select 'day' as kind, day as value, 0 as hour, ${sums} from cell group by day
${span.isBefore ? sql`` : more}`.execute(queries)
  // PostgreSQL answers sums as texts.
  return rows.map((row) => ({ ...row, hits: Number(row.hits), clicks: Number(row.clicks) }))
}

const sums = sql`sum(hits) as hits,
  sum(case when "excludedBecause" = '' then hits else 0 end) as clicks`

/** By book and day, as their key begins: an owner's other days are not looked at. */
function cellsOf(question: ClickQuestion): RawBuilder<unknown> {
  const { ownerId, from, to, identifier, country, shop } = question
  const books =
    identifier === null
      ? sql`select identifier from click_day
where "ownerId" = ${ownerId} and day >= ${from} and day <= ${to}`
      : sql`${identifier}`
  const conditions = [
    sql`"ownerId" = ${ownerId}`,
    sql`identifier in (${books})`,
    sql`day >= ${from}`,
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
