import { countOf, formatCount } from '@everyshelf/domain/format'
import type { DatabaseKind } from '../../db/dialect.ts'
import type { Queries } from '../../db/transact.ts'
import { type ClickHouse, openClickHouse } from '../../features/clicks/clickhouse/clickhouse.ts'
import { createMovableClickHouseClicks } from '../../features/clicks/clickhouse/movable-clicks.repo.ts'
import { createTablesOnce } from '../../features/clicks/clickhouse/tables.repo.ts'
import { monthOf } from '../../features/clicks/counting/hit-columns.ts'
import type { HitsByDay } from '../../features/clicks/move/movable-clicks.ts'
import { hasAll, moveClicks } from '../../features/clicks/move/move-clicks.ts'
import { createMovableSqlClicks } from '../../features/clicks/store/movable-clicks.repo.ts'
import { createJobsRepo } from '../../jobs/jobs.repo.ts'
import { StartError } from '../../start-error.ts'
import { withDatabase } from '../admin/open-for-writing.repo.ts'
import type { Command, CommandInput } from '../command.ts'

/** ClickHouse answers two inserts, or a server gives up. */
const SETTLE_MS = 20_000

export function createMoveToClickHouse(settleMs = SETTLE_MS): Command {
  return {
    name: 'migrate:to-clickhouse',
    help: `pnpm migrate:to-clickhouse [--back] [--delete-copied]
Copies all clicks from the main database to ClickHouse (CLICKHOUSE_URL). The servers keep running.

  --back           copies them from ClickHouse to the main database
  --delete-copied  then deletes them where they were copied from

While it copies, new clicks wait on the servers' disks. Afterward, set CLICKHOUSE_URL on all servers (with --back:
remove it) and restart them. A server that is not restarted keeps its new clicks on its disk.

After an interruption, run it again: it continues with the month that was not complete. To end an unfinished move, run
it in the other direction. It exits with 0 when all clicks are there, else with 1.`,
    names: { atLeast: 0, atMost: 0 },
    options: { 'delete-copied': { type: 'boolean' }, back: { type: 'boolean' } },
    run: async (input) => {
      const { config } = input
      if (config.clickHouseUrl === null) {
        throw new StartError('Set CLICKHOUSE_URL to the ClickHouse database.')
      }
      const clickHouse = openClickHouse(config.clickHouseUrl)
      try {
        await createTablesOnce(clickHouse)()
        return await withDatabase(config, (db) =>
          run(input, { db, kind: config.database.kind, clickHouse, settleMs }),
        )
      } finally {
        await clickHouse.close()
      }
    },
  }
}

export const moveToClickHouseCommand = createMoveToClickHouse()

interface Connections {
  readonly db: Queries
  readonly kind: DatabaseKind
  readonly clickHouse: ClickHouse
  readonly settleMs: number
}

async function run(
  { options, print, progress, now }: CommandInput,
  { db, kind, clickHouse, settleMs }: Connections,
): Promise<number> {
  const main = createMovableSqlClicks(db)
  let lost = 0
  const other = createMovableClickHouseClicks({
    ...{ clickHouse, db },
    onLost: (readers) => {
      lost += readers
    },
  })
  const [source, target] = options.back ? [other, main] : [main, other]
  const names = ['the main database', 'ClickHouse']
  const [to, from] = options.back ? names : names.toReversed()
  const result = await moveClicks({
    ...{ db, jobs: createJobsRepo(db, kind), source, target, settleMs },
    to: options.back ? 'main' : 'clickhouse',
    onProgress: progress.show,
    now: () => now().getTime(),
  })
  printMonths(print, options.back ? [result.target, result.source] : [result.source, result.target])
  switch (result.outcome) {
    case 'has-others':
      throw new StartError(
        `There are clicks in ${to} that are not in ${from}. Nothing was changed. See “Clicks to ClickHouse” in docs/operating/clickhouse.md.`,
      )
    case 'differs':
      throw new StartError('The copies differ, so they were deleted. Run this command again.')
    case 'ended':
      print(`The unfinished move was canceled. All clicks are in ${to}, as before.`)
      break
    case 'was-there':
      print(`All clicks are in ${to}.`)
      break
    case 'moved':
      print(`Copied. All clicks are in ${to}.`)
      if (lost > 0) print(`Lost: the clicks of ${countOf(lost, 'reader')}.`)
  }
  print(
    options.back
      ? 'On every server that has CLICKHOUSE_URL, remove it and restart the server.'
      : 'On every server without CLICKHOUSE_URL, set it and restart the server.',
  )
  if (!options['delete-copied']) return 0
  if (!hasAll(result.target, result.source)) {
    throw new StartError(`There are clicks in ${from} that are not in ${to}. Nothing was deleted.`)
  }
  await source.clear()
  print(`Deleted from ${from}: ${countOf(sumHits(result.source), 'copied hit')}.`)
  return 0
}

function printMonths(print: CommandInput['print'], stores: readonly HitsByDay[]): void {
  const months = new Set(stores.flatMap((days) => [...days.keys()].map(monthOf)))
  const line = (label: string, columns: readonly string[]) =>
    print([label.padStart(14), ...columns.map((column) => column.padStart(16))].join(' '))
  line('Month (UTC)', ['main database', 'ClickHouse'])
  for (const month of [...[...months].sort(), '']) {
    const hits = stores.map((days) => formatCount(sumHits(days, month)))
    line(month || 'all', hits)
  }
}

function sumHits(days: HitsByDay, month = ''): number {
  return [...days].reduce((sum, [day, hits]) => sum + (day.startsWith(month) ? hits : 0), 0)
}
