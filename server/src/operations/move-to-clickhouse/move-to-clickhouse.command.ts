import type { Config } from '../../config.ts'
import { createTransact, type Queries } from '../../db/transact.ts'
import { type ClickHouse, openClickHouse } from '../../features/clicks/clickhouse/clickhouse.ts'
import { createTablesOnce } from '../../features/clicks/clickhouse/tables.repo.ts'
import { StartError } from '../../start-error.ts'
import { withDatabase } from '../admin/open-for-writing.repo.ts'
import type { Command, CommandInput } from '../command.ts'
import { copyBack } from './copy-back.ts'
import { copyForward } from './copy-forward.ts'
import { requireMovable } from './require-movable.ts'

export const moveToClickHouseCommand: Command = {
  name: 'migrate:to-clickhouse',
  help: `pnpm migrate:to-clickhouse [--delete-copied] [--back]
Copies all clicks from the main database to ClickHouse (CLICKHOUSE_URL). The servers keep running.

  --delete-copied  then deletes them from the main database
  --back           copies the clicks that only ClickHouse has to the main database

Run it three times or more: (1) with CLICKHOUSE_URL set for this command only, while servers still store
clicks in the main database; as often as you like, each run copies what is new. (2) Set CLICKHOUSE_URL on all
servers and restart them. (3) Run it once more. It compares every day (UTC) of every owner in both databases.

It exits with 0 when ClickHouse has every click of the main database, and with 1 when some are left. After
an interruption, run it again. Without --delete-copied, it deletes nothing from the main database.`,
  names: { atLeast: 0, atMost: 0 },
  options: { 'delete-copied': { type: 'boolean' }, back: { type: 'boolean' } },
  run: async (input) => {
    const { config, options } = input
    if (config.clickHouseUrl === null) {
      throw new StartError('Set CLICKHOUSE_URL to the ClickHouse database.')
    }
    if (options.back && options['delete-copied']) {
      throw new StartError('Choose either --back or --delete-copied.')
    }
    const clickHouse = openClickHouse(config.clickHouseUrl)
    try {
      return await withDatabase(config, async (db) => await run(input, config, db, clickHouse))
    } finally {
      await clickHouse.close()
    }
  },
}

async function run(
  { options, print, progress, now }: CommandInput,
  { database }: Config,
  db: Queries,
  clickHouse: ClickHouse,
): Promise<number> {
  const isBack = options.back === true
  const deletesCopied = options['delete-copied'] === true
  await createTablesOnce(clickHouse)()
  await requireMovable(db, clickHouse, { isBack, deletesCopied })
  const input = {
    ...{ print, progress, db, kind: database.kind, clickHouse },
    now: () => now().getTime(),
  }
  return isBack
    ? await copyBack({ ...input, transact: createTransact(db) })
    : await copyForward(input, deletesCopied)
}
