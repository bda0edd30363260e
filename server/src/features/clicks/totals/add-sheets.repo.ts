import { type RawBuilder, sql } from 'kysely'
import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'
import type { ClickSheetTable } from '../../../db/tables/click-sheet.table.ts'
import type { Queries } from '../../../db/transact.ts'
import { inParts } from './add-totals.repo.ts'
import { listCellsOf } from './cells.repo.ts'
import { countByOwner } from './count-by-owner.ts'
import { keyOfSheet, type Sheet, type SheetKey, tallySheets, toStoredSheet } from './sheet.ts'

/**
 * Brings new cells, which are stored already, into the sheets of those who have some. Whoever calls
 * this holds the totals' cursor, so that nobody else changes a sheet meanwhile.
 */
export async function addToSheets(
  queries: Queries,
  cells: readonly ClickCellTable[],
  sheetsFromHits: number,
): Promise<void> {
  const counts = countByOwner(cells)
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
  await addSheets(queries, tallySheets(cells, closing))
  for (const { ownerId, hits, closingDay } of owners) {
    if (!closingDay && hits >= sheetsFromHits) await makeSheets(queries, ownerId)
  }
}

/** Changes sheets as cells were changed, when the owner has some. */
export async function changeSheets(
  queries: Queries,
  ownerId: string,
  cells: readonly ClickCellTable[],
): Promise<void> {
  const closingDay = await findClosingDay(queries, ownerId)
  await addSheets(queries, tallySheets(cells, new Map([[ownerId, closingDay]])))
}

/** Empty when the owner has no sheets. */
export async function findClosingDay(queries: Queries, ownerId: string): Promise<string> {
  const owner = await queries
    .selectFrom('click_owner')
    .select('closingDay')
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return owner?.closingDay ?? ''
}

export async function makeSheets(queries: Queries, ownerId: string): Promise<void> {
  const cells = await listCellsOf(queries, ownerId)
  const closingDay = cells.map(({ day }) => day).sort()[0]
  if (closingDay === undefined) return
  await addSheets(queries, tallySheets(cells, new Map([[ownerId, closingDay]])))
  await queries
    .updateTable('click_owner')
    .set({ closingDay })
    .where('ownerId', '=', ownerId)
    .execute()
}

async function addSheets(queries: Queries, sheets: readonly Sheet[]): Promise<void> {
  for (const part of inParts(sheets)) {
    const known = new Map<string, ClickSheetTable>()
    for (const row of await listSheets(queries, part)) known.set(keyOfSheet(row), row)
    const stored = part.map((sheet) => toStoredSheet(known.get(keyOfSheet(sheet)), sheet))
    const kept = stored.filter((row) => row !== undefined)
    const emptied = part.filter((sheet, at) => !stored[at] && known.has(keyOfSheet(sheet)))
    if (kept.length > 0) await putSheets(queries, kept)
    if (emptied.length > 0) {
      await sql`delete from click_sheet where ${keyColumns} in (${valuesOf(emptied)})`.execute(
        queries,
      )
    }
  }
}

const keyColumns = sql`("ownerId", span, identifier, country, shop)`

function valuesOf(keys: readonly SheetKey[]): RawBuilder<unknown> {
  const rows = keys.map(
    ({ ownerId, span, identifier, country, shop }) =>
      sql`(${ownerId}, ${span}, ${identifier}, ${country}, ${shop})`,
  )
  return sql`values ${sql.join(rows)}`
}

async function listSheets(
  queries: Queries,
  keys: readonly SheetKey[],
): Promise<readonly ClickSheetTable[]> {
  const { rows } = await sql<ClickSheetTable>`select * from click_sheet
where ${keyColumns} in (${valuesOf(keys)})`.execute(queries)
  return rows
}

export async function putSheets(queries: Queries, rows: readonly ClickSheetTable[]): Promise<void> {
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
