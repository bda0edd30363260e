import { setTimeout as wait } from 'node:timers/promises'
import { countOf } from '@everyshelf/domain/format'
import { openDatabase } from '../../db/database.ts'
import type { Queries } from '../../db/transact.ts'
import { migrate } from '../../schema.ts'
import { StartError } from '../../start-error.ts'
import { copyTables, readFacts } from '../copying/copy-tables.ts'
import { openRowStore } from '../copying/row-store.repo.ts'
import { compareFacts, type TableFacts } from '../copying/table-checksum.ts'
import { inTransaction } from '../copying/tables.repo.ts'
import type { Progress } from '../progress.ts'
import { countOtherConnections } from './other-connections.repo.ts'

/** Migrates PostgreSQL to this version; throws while a server uses it. */
export async function preparePostgres(url: string): Promise<void> {
  const config = { kind: 'postgres', url } as const
  const database = openDatabase(config)
  try {
    await migrate(database, config)
    const others = await countOthers(database.db)
    if (others === 0) return
    throw new StartError(
      `${countOf(others, 'other connection')} ${others === 1 ? 'is' : 'are'} using this PostgreSQL database. Nothing was changed. Stop every server, then try again.`,
    )
  } finally {
    await database.close()
  }
}

/** PostgreSQL may need a moment to notice that our connection for migrations is closed. */
async function countOthers(db: Queries): Promise<number> {
  const until = performance.now() + CLOSED_WITHIN_MS
  for (;;) {
    const others = await countOtherConnections(db)
    if (others === 0 || performance.now() > until) return others
    await wait(50)
  }
}

const CLOSED_WITHIN_MS = 1000

/**
 * Replaces everything in PostgreSQL with the rows of a SQLite file in one transaction, reads them back, and
 * commits only when they match.
 */
export async function fillPostgres(
  file: string,
  url: string,
  progress: Progress,
): Promise<TableFacts[]> {
  const from = openRowStore({ kind: 'sqlite', file })
  const to = openRowStore({ kind: 'postgres', url })
  try {
    return await inTransaction(to, async (inside) => {
      const read = await inTransaction(from, (source) => copyTables(source, inside, progress))
      const differences = compareFacts(read, await readFacts(inside, progress))
      if (differences.length === 0) return read
      throw new StartError(
        `The copy in PostgreSQL differs (${differences.join('; ')}). Nothing was changed.`,
      )
    })
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}
