import type { DatabaseConfig } from '../config/config.ts'
import { openRowStore } from '../operations/copying/row-store.repo.ts'
import type { Row, RowValue } from '../operations/copying/row-value.ts'
import { listTables, writeRows } from '../operations/copying/tables.repo.ts'

const ROWS = 3
/** Larger than a safe JavaScript integer. */
const WIDE = 9_007_199_254_740_993n

/** Inserts some rows into every table. */
export async function fillTables(config: DatabaseConfig): Promise<void> {
  const store = openRowStore(config, 'fill')
  const tables = await listTables(store)
  const first = tables.filter(({ name }) => name === 'user')
  for (const table of [...first, ...tables.filter(({ name }) => name !== 'user')]) {
    const rows = Array.from({ length: ROWS }, (_, number): Row => {
      const values = table.columns.map(({ name, type }) => [
        name,
        makeValue(table.name, name, type, number),
      ])
      return Object.fromEntries(values)
    })
    await writeRows(store, table, rows)
  }
  await store.close()
}

function makeValue(table: string, column: string, type: string, number: number): RowValue {
  if (column === 'id' && /^int|^bigint/i.test(type)) return WIDE + BigInt(number)
  if (column === 'number') return BigInt(number)
  if (column === 'openedAt') return `2026-11-21T09:3${number}`
  // Some columns are booleans in one of the databases.
  if (/^int|^bool|^bigint/i.test(type)) return BigInt(number % 2)
  if (/^date|^timestamp/i.test(type)) return `2026-11-2${number}T09:30:00.123Z`
  if (column === 'userId' || (table === 'user' && column === 'id')) return `user-${number}`
  return `${table} ${column} ${number}: “Ærø” 📚\n\t'"`
}
