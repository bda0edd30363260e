import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatCount } from '@everyshelf/domain/format'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../schema.ts'
import { StartError } from '../../start-error.ts'
import type { Command } from '../command.ts'
import { readFacts } from '../copying/copy-tables.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { compareFacts } from '../copying/table-checksum.ts'
import { inTransaction } from '../copying/tables.repo.ts'
import type { Progress } from '../progress.ts'
import { readTarget, requireEmpty } from '../restore/target.ts'
import { drainSpools } from './drain-spools.ts'
import { fillPostgres, preparePostgres } from './fill-postgres.ts'

export const moveToPostgresCommand: Command = {
  name: 'migrate:to-postgres',
  help: `pnpm migrate:to-postgres [--force]
Copies everything from SQLite (DATA_DIR) to PostgreSQL (DATABASE_URL). Stop the server first.

  --force  replaces existing data in PostgreSQL

All or nothing: rows are copied in one transaction, then read back and compared. Running it again
reports that all rows are already there. Clicks that wait in DATA_DIR/click-spool-*.db are added to
the SQLite database first. It loses nothing: without DATABASE_URL, the server uses it again.`,
  names: { atLeast: 0, atMost: 0 },
  options: { force: { type: 'boolean' } },
  run: async (input) => {
    const { options, config, print, progress } = input
    if (config.database.kind !== 'postgres') {
      throw new StartError('Set DATABASE_URL to the PostgreSQL database to copy to.')
    }
    const { url } = config.database
    const file = join(config.dataDir, 'everyshelf.db')
    if (!existsSync(file))
      throw new StartError(`SQLite database not found: ${file}. Check DATA_DIR.`)
    const source = { kind: 'sqlite', file } as const
    // Keeps the file locked, so no server can start on it.
    const lockedSource = openDatabase(source)
    try {
      await migrate(lockedSource, source)
      await drainSpools(lockedSource, input)
      await preparePostgres(url)
      const target = await readTarget({ kind: 'postgres', url })
      if (target.contents.length > 0 && (await isSame(file, url, progress))) {
        print('PostgreSQL already has all rows.')
        return 0
      }
      requireEmpty(target, 'PostgreSQL (DATABASE_URL)', options.force === true)
      const facts = await fillPostgres(file, url, progress)
      for (const { name, rows } of facts.filter((table) => table.rows > 0)) {
        print(`${formatCount(rows).padStart(12)}  ${name}`)
      }
      print('All rows were copied and verified. Start the server with DATABASE_URL.')
      return 0
    } finally {
      await lockedSource.close()
    }
  },
}

async function isSame(file: string, url: string, progress: Progress): Promise<boolean> {
  const stores = [openRowStore({ kind: 'sqlite', file }), openRowStore({ kind: 'postgres', url })]
  try {
    const [wanted = [], found = []] = await Promise.all(
      stores.map((store) => inTransaction(store, (inside) => readFacts(inside, progress))),
    )
    return compareFacts(wanted, found).length === 0 && found.length === wanted.length
  } finally {
    await Promise.all(stores.map((store) => store.close()))
  }
}
