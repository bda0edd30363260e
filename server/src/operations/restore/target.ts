import { existsSync } from 'node:fs'
import { formatCount } from '@everyshelf/domain/format'
import type { DatabaseConfig } from '../../config/config.ts'
import { StartError } from '../../start-error.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { countRows, listTables } from '../copying/tables.repo.ts'
import { listErasedAccounts } from './erased-accounts.repo.ts'

/** The current content of the target database. */
export interface TargetState {
  /** Tables with user data. */
  readonly contents: readonly { readonly table: string; readonly rows: number }[]
  readonly erasedAccounts: readonly string[]
}

const USER_TABLES = ['user', 'user_profile', 'saved_link', 'link_hit', 'feedback']
const EMPTY: TargetState = { contents: [], erasedAccounts: [] }

export async function readTarget(config: DatabaseConfig): Promise<TargetState> {
  if (config.kind === 'sqlite' && !existsSync(config.file)) return EMPTY
  const store = openRowStore(config)
  try {
    const tables = (await listTables(store)).map(({ name }) => name)
    const contents: { table: string; rows: number }[] = []
    for (const table of USER_TABLES.filter((name) => tables.includes(name))) {
      const rows = await countRows(store, table)
      if (rows > 0) contents.push({ table, rows })
    }
    return { contents, erasedAccounts: await listErasedAccounts(store) }
  } catch (error) {
    const isDamaged = /^SQLITE_(?:CORRUPT|NOTADB)/.test(String((error as { code?: string }).code))
    if (!isDamaged) throw error
    return { contents: [{ table: 'damaged files', rows: 1 }], erasedAccounts: [] }
  } finally {
    await store.close()
  }
}

/** Throws when the target has data, unless forced. */
export function requireEmpty({ contents }: TargetState, place: string, isForced: boolean): void {
  if (isForced || contents.length === 0) return
  const list = contents.map(({ table, rows }) => `${table} (${formatCount(rows)})`)
  throw new StartError(
    `${place} is not empty: ${list.join(', ')}. Nothing was changed. Use --force to replace it.`,
  )
}
