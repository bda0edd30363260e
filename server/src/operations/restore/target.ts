import { existsSync } from 'node:fs'
import type { DatabaseConfig } from '../../config.ts'
import { StartError } from '../../start-error.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { countRows, listTables } from '../copying/tables.repo.ts'
import { listErasedAccounts } from './erased-accounts.repo.ts'

/** What is where something shall be put. */
export interface TargetState {
  /** Rows that somebody would miss. */
  readonly contents: readonly { readonly table: string; readonly rows: number }[]
  readonly erasedAccounts: readonly string[]
}

const MISSED = ['user', 'user_profile', 'saved_link', 'hit', 'feedback']
const EMPTY: TargetState = { contents: [], erasedAccounts: [] }

export async function readTarget(config: DatabaseConfig): Promise<TargetState> {
  if (config.kind === 'sqlite' && !existsSync(config.file)) return EMPTY
  const store = openRowStore(config)
  try {
    const tables = (await listTables(store)).map(({ name }) => name)
    const contents: { table: string; rows: number }[] = []
    for (const table of MISSED.filter((name) => tables.includes(name))) {
      const rows = await countRows(store, table)
      if (rows > 0) contents.push({ table, rows })
    }
    return { contents, erasedAccounts: await listErasedAccounts(store) }
  } catch (error) {
    const isDamaged = /^SQLITE_(?:CORRUPT|NOTADB)/.test(String((error as { code?: string }).code))
    if (!isDamaged) throw error
    return { contents: [{ table: 'a damaged file', rows: 1 }], erasedAccounts: [] }
  } finally {
    await store.close()
  }
}

/** Refuses to write over what is there, unless that was asked for. */
export function requireEmpty({ contents }: TargetState, place: string, isForced: boolean): void {
  if (isForced || contents.length === 0) return
  const list = contents.map(({ table, rows }) => `${table} (${rows.toLocaleString('en')})`)
  throw new StartError(
    `${place} is not empty: ${list.join(', ')}. Nothing was changed. With --force it is replaced.`,
  )
}
