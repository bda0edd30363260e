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
    .values(counts.map(([ownerId, hits]) => ({ ownerId, hits, hasSheets: 0 })))
    .onConflict((conflict) =>
      conflict
        .column('ownerId')
        .doUpdateSet({ hits: sql<number>`click_owner.hits + excluded.hits` }),
    )
    .returningAll()
    .execute()
  const big = new Set(owners.flatMap(({ ownerId, hasSheets }) => (hasSheets ? [ownerId] : [])))
  await addSheets(queries, tallySheets(cells.filter(({ ownerId }) => big.has(ownerId))))
  for (const { ownerId, hits, hasSheets } of owners) {
    if (!hasSheets && hits >= sheetsFromHits) await makeSheets(queries, ownerId)
  }
}

/** Changes sheets as cells were changed, when the owner has some. */
export async function changeSheets(
  queries: Queries,
  ownerId: string,
  cells: readonly ClickCellTable[],
): Promise<void> {
  if (await hasSheets(queries, ownerId)) await addSheets(queries, tallySheets(cells))
}

export async function hasSheets(queries: Queries, ownerId: string): Promise<boolean> {
  const owner = await queries
    .selectFrom('click_owner')
    .select('hasSheets')
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return owner?.hasSheets === 1
}

export async function makeSheets(queries: Queries, ownerId: string): Promise<void> {
  await addSheets(queries, tallySheets(await listCellsOf(queries, ownerId)))
  await queries
    .updateTable('click_owner')
    .set({ hasSheets: 1 })
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

async function putSheets(queries: Queries, rows: readonly ClickSheetTable[]): Promise<void> {
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
