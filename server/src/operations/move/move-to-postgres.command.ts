import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { StartError } from '../../start-error.ts'
import type { Command } from '../command.ts'
import { readFacts } from '../copying/copy-tables.ts'
import { compareFacts } from '../copying/digest.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { inOneTransaction } from '../copying/tables.repo.ts'
import type { Progress } from '../progress.ts'
import { readTarget, requireEmpty } from '../restore/target.ts'
import { fillPostgres, preparePostgres } from './fill-postgres.ts'

export const moveToPostgresCommand: Command = {
  name: 'migrate:to-postgres',
  help: `pnpm migrate:to-postgres [--force]
Copies everything from SQLite (DATA_DIR) into PostgreSQL (DATABASE_URL). Stop the server first.

  --force  replaces what is in PostgreSQL already

All or nothing: one transaction, whose rows are read back and compared before they are kept. Run again,
it says that all is there. The SQLite file stays as it is: without DATABASE_URL the server is on it again.`,
  names: { atLeast: 0, atMost: 0 },
  options: { force: { type: 'boolean' } },
  run: async ({ options, config, say, progress }) => {
    if (config.database.kind !== 'postgres') {
      throw new StartError('Set DATABASE_URL to the PostgreSQL database that shall take it all.')
    }
    const { url } = config.database
    const file = join(config.dataDir, 'everyshelf.db')
    if (!existsSync(file)) throw new StartError(`There is no SQLite database ${file} to move.`)
    const source = { kind: 'sqlite', file } as const
    // Held open: no server starts on it meanwhile.
    const held = openDatabase(source)
    try {
      await migrate(held, source)
      await preparePostgres(url)
      const target = await readTarget({ kind: 'postgres', url })
      if (target.contents.length > 0 && (await isSame(file, url, progress))) {
        say('Everything is there already, row by row.')
        return 0
      }
      requireEmpty(target, 'PostgreSQL (DATABASE_URL)', options.force === true)
      const facts = await fillPostgres(file, url, progress)
      for (const { name, rows } of facts.filter((table) => table.rows > 0)) {
        say(`${rows.toLocaleString('en').padStart(12)}  ${name}`)
      }
      say('All rows are in PostgreSQL, compared one by one. Start the server with DATABASE_URL.')
      return 0
    } finally {
      await held.close()
    }
  },
}

async function isSame(file: string, url: string, progress: Progress): Promise<boolean> {
  const stores = [openRowStore({ kind: 'sqlite', file }), openRowStore({ kind: 'postgres', url })]
  try {
    const [wanted = [], found = []] = await Promise.all(
      stores.map((store) => inOneTransaction(store, (inside) => readFacts(inside, progress))),
    )
    return compareFacts(wanted, found).length === 0
  } finally {
    await Promise.all(stores.map((store) => store.close()))
  }
}
