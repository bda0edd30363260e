import type { Queries } from '../../db/transact.ts'
import { unpackAllDays } from '../../features/clicks/store/hit-owners.repo.ts'
import { StartError } from '../../start-error.ts'
import type { Progress } from '../progress.ts'
import type { Row } from './row-value.ts'
import { createTableChecksum, type TableFacts } from './table-checksum.ts'
import {
  countRows,
  deleteRows,
  listReferences,
  listTables,
  type RowStore,
  readRows,
  type TableShape,
  writeRows,
} from './tables.repo.ts'

/** The row count and checksum of every table. */
export async function readFacts(
  store: RowStore,
  progress: Progress,
  skipped: readonly string[] = [],
): Promise<TableFacts[]> {
  const facts: TableFacts[] = []
  for (const table of await listTables(store)) {
    if (skipped.includes(table.name)) continue
    facts.push(await forEachBatch(store, table, progress, 'reading'))
  }
  return facts
}

/**
 * Copies every row from one database to the other, after deleting the target's rows; returns the
 * facts of the copied tables. Both must have the same tables, and one of them is SQLite. Atomic
 * within the caller's transactions.
 */
export async function copyTables(
  from: RowStore,
  to: RowStore,
  progress: Progress,
): Promise<TableFacts[]> {
  const sources = await listTables(from)
  const targets = new Map((await listTables(to)).map((table) => [table.name, table]))
  const order = sortByReferences(
    sources.map(({ name }) => name),
    await listReferences(from.kind === 'sqlite' ? from : to),
  )
  for (const name of order.toReversed()) if (targets.has(name)) await deleteRows(to, name)
  const facts: TableFacts[] = []
  for (const name of order) {
    const source = sources.find((table) => table.name === name)
    const target = targets.get(name)
    if (!source || !target || !haveSameColumns(source, target)) {
      throw new StartError(`The table ${name} has different columns in the two databases.`)
    }
    facts.push(
      await forEachBatch(from, source, progress, 'copying', (rows) => writeRows(to, target, rows)),
    )
  }
  // The table with packed months is not copied. Both databases have the tables of this version.
  await unpackAllDays(to.db as unknown as Queries)
  return facts
}

async function forEachBatch(
  store: RowStore,
  table: TableShape,
  progress: Progress,
  verb: string,
  work: (rows: readonly Row[]) => Promise<void> = async () => {},
): Promise<TableFacts> {
  const total = await countRows(store, table.name)
  const checksum = createTableChecksum(
    table.name,
    table.columns.map(({ name }) => name),
  )
  let done = 0
  for await (const rows of readRows(store, table)) {
    for (const row of rows) checksum.add(row)
    await work(rows)
    done += rows.length
    progress.show(`${verb} ${table.name}`, done, total)
  }
  return checksum.facts()
}

function haveSameColumns(a: TableShape, b: TableShape): boolean {
  const names = ({ columns }: TableShape) => columns.map(({ name }) => name).toSorted()
  return names(a).join() === names(b).join()
}

/** Sorts referenced tables first. */
function sortByReferences(
  names: readonly string[],
  references: ReadonlyMap<string, readonly string[]>,
): string[] {
  const ordered = new Set<string>()
  const visit = (name: string) => {
    if (ordered.has(name)) return
    for (const parent of references.get(name) ?? []) if (parent !== name) visit(parent)
    ordered.add(name)
  }
  names.forEach(visit)
  return [...ordered]
}
