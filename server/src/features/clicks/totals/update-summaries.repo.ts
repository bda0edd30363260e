import { type RawBuilder, sql } from 'kysely'
import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'
import type { ClickSummaryTable } from '../../../db/tables/click-summary.table.ts'
import type { Queries } from '../../../db/transact.ts'
import { toChunks } from './add-totals.repo.ts'
import {
  type ClickSummary,
  formatSummaryKey,
  type SummaryKey,
  tallySummaries,
  toStoredSummary,
} from './click-summary.ts'
import { countByOwner } from './count-by-owner.ts'
import { listHourlyTotals } from './hourly-totals.repo.ts'

/**
 * Adds new hourly totals, which are stored already, to the summaries of their owners. The caller holds
 * the lock on the totals, so no other process changes a summary meanwhile.
 */
export async function addToSummaries(
  queries: Queries,
  hourlyTotals: readonly HourlyTotalTable[],
  summariesFromHits: number,
): Promise<void> {
  const counts = countByOwner(hourlyTotals)
  if (counts.length === 0) return
  const owners = await queries
    .insertInto('click_owner')
    .values(counts.map(([ownerId, hits]) => ({ ownerId, hits, closingDay: '' })))
    .onConflict((conflict) =>
      conflict
        .column('ownerId')
        .doUpdateSet({ hits: sql<number>`click_owner.hits + excluded.hits` }),
    )
    .returningAll()
    .execute()
  const closing = new Map(owners.map(({ ownerId, closingDay }) => [ownerId, closingDay]))
  await mergeSummaries(queries, tallySummaries(hourlyTotals, closing))
  for (const { ownerId, hits, closingDay } of owners) {
    if (!closingDay && hits >= summariesFromHits) await createSummaries(queries, ownerId)
  }
}

/** Applies changed hourly totals to the owner's summaries, if the owner has any. */
export async function changeSummaries(
  queries: Queries,
  ownerId: string,
  hourlyTotals: readonly HourlyTotalTable[],
): Promise<void> {
  const closingDay = await findClosingDay(queries, ownerId)
  await mergeSummaries(queries, tallySummaries(hourlyTotals, new Map([[ownerId, closingDay]])))
}

/** The next day to close; empty when the owner has no summaries. */
export async function findClosingDay(queries: Queries, ownerId: string): Promise<string> {
  const owner = await queries
    .selectFrom('click_owner')
    .select('closingDay')
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return owner?.closingDay ?? ''
}

export async function createSummaries(queries: Queries, ownerId: string): Promise<void> {
  const hourlyTotals = await listHourlyTotals(queries, ownerId)
  const closingDay = hourlyTotals.map(({ day }) => day).sort()[0]
  if (closingDay === undefined) return
  await mergeSummaries(queries, tallySummaries(hourlyTotals, new Map([[ownerId, closingDay]])))
  await queries
    .updateTable('click_owner')
    .set({ closingDay })
    .where('ownerId', '=', ownerId)
    .execute()
}

async function mergeSummaries(queries: Queries, summaries: readonly ClickSummary[]): Promise<void> {
  for (const part of toChunks(summaries)) {
    const known = new Map<string, ClickSummaryTable>()
    for (const row of await listSummaries(queries, part)) known.set(formatSummaryKey(row), row)
    const stored = part.map((summary) =>
      toStoredSummary(known.get(formatSummaryKey(summary)), summary),
    )
    const remaining = stored.filter((row) => row !== undefined)
    const emptied = part.filter(
      (summary, at) => !stored[at] && known.has(formatSummaryKey(summary)),
    )
    if (remaining.length > 0) await upsertSummaries(queries, remaining)
    if (emptied.length > 0) {
      await sql`delete from click_sheet where ${keyColumns} in (${valuesOf(emptied)})`.execute(
        queries,
      )
    }
  }
}

const keyColumns = sql`("ownerId", span, identifier, country, shop)`

function valuesOf(keys: readonly SummaryKey[]): RawBuilder<unknown> {
  const rows = keys.map(
    ({ ownerId, span, identifier, country, shop }) =>
      sql`(${ownerId}, ${span}, ${identifier}, ${country}, ${shop})`,
  )
  return sql`values ${sql.join(rows)}`
}

async function listSummaries(
  queries: Queries,
  keys: readonly SummaryKey[],
): Promise<readonly ClickSummaryTable[]> {
  const { rows } = await sql<ClickSummaryTable>`select * from click_sheet
where ${keyColumns} in (${valuesOf(keys)})`.execute(queries)
  return rows
}

export async function upsertSummaries(
  queries: Queries,
  rows: readonly ClickSummaryTable[],
): Promise<void> {
  await queries
    .insertInto('click_sheet')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['ownerId', 'span', 'identifier', 'country', 'shop'])
        .doUpdateSet(({ ref }) => ({
          hits: ref('excluded.hits'),
          clicks: ref('excluded.clicks'),
          figures: ref('excluded.figures'),
        })),
    )
    .execute()
}
