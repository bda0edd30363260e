import type { Queries } from '../../../db/transact.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { dayOfHitId } from '../hit-id.ts'
import { batchQuarters } from '../move/batch-quarters.ts'
import type { MovableClicks, MovedReader } from '../move/movable-clicks.ts'
import { endOfMonth } from '../store/hit-months.repo.ts'
import { listNumbers } from '../store/hit-owners.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import { deleteErasedOwners } from './erased-owners.repo.ts'
import { expireReaders } from './expire-clicks.repo.ts'
import { forgetExpired, readExpiredUntil } from './expired-until.repo.ts'
import { COLUMNS, countDays, type HitRow, toStoredHit } from './list-clicks.repo.ts'
import { markReaders, sumMarks } from './moved-readers.repo.ts'
import { joinTotals, splitTotals, type TotalRow } from './moved-totals.ts'
import { MOVED_DAY, tableNames } from './tables.repo.ts'

const HITS_PER_PAGE = 20_000
const OWNERS_PER_PAGE = 200
/** ClickHouse writes each insert to files of its own, so they are few. */
const ROWS_PER_INSERT = 50_000

interface ClickHouseClicksDeps {
  readonly clickHouse: ClickHouse
  /** The main database, which knows the accounts, and which hits have expired. */
  readonly db: Queries
  /** Called when readers are read whose click no longer counts. */
  readonly onLost: (readers: number) => void
}

/** Clicks in ClickHouse. */
export function createMovableClickHouseClicks(deps: ClickHouseClicksDeps): MovableClicks {
  const { clickHouse, db, onLost } = deps
  async function insert<Row extends object>(table: string, rows: readonly Row[]): Promise<void> {
    for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
      await clickHouse.insert(table, rows.slice(at, at + ROWS_PER_INSERT))
    }
  }

  async function* readOwners<Row>(
    text: string,
    parameters: Readonly<Record<string, unknown>>,
  ): AsyncGenerator<Row[], void> {
    const numbers = await listNumbers(db)
    for (let at = 0; at < numbers.length; at += OWNERS_PER_PAGE) {
      const owners = numbers.slice(at, at + OWNERS_PER_PAGE)
      yield await clickHouse.query<Row>(text, { ...parameters, owners })
    }
  }

  return {
    countDays: async () => {
      const days = new Map<string, number>()
      const [last] = await clickHouse.query<{ day: string }>('SELECT max(day) AS day FROM link_hit')
      // A month has few enough hits to count them within the time of a query.
      for (let from = await readExpiredUntil(db); from <= (last?.day ?? ''); ) {
        const end = endOfMonth(monthOf(from))
        for (const [day, { hits }] of await countDays(clickHouse, from, end)) {
          days.set(day, hits)
        }
        from = end
      }
      return days
    },
    readHits: async function* (month) {
      const days = [`${month}-01`, await readExpiredUntil(db)].sort()
      const pages = readPages(clickHouse, days.at(-1) ?? '', endOfMonth(month))
      for await (const hits of batchQuarters(pages, HITS_PER_PAGE)) {
        yield await markReaders(clickHouse, hits, onLost)
      }
    },
    writeHits: async (hits) => {
      await insert('quarter_readers', sumMarks(hits))
      await insert(
        'link_hit',
        hits.map(({ id, openedAt: _time, newReader: _mark, ...columns }) => ({
          ...columns,
          id: String(id),
          day: dayOfHitId(id),
        })),
      )
    },
    readTotals: async function* () {
      const fromDay = await readExpiredUntil(db)
      const pages = readOwners<TotalRow>(
        `SELECT owner, day, identifier, dimension, value, sum(count) AS count FROM daily_total FINAL
WHERE owner IN {owners:Array(UInt32)} AND utcDay < {fromDay:Date}
GROUP BY owner, day, identifier, dimension, value`,
        { fromDay },
      )
      for await (const rows of pages) yield joinTotals(rows)
    },
    writeTotals: (totals) =>
      insert(
        'daily_total',
        splitTotals(totals).map((row) => ({ ...row, utcDay: MOVED_DAY })),
      ),
    readReaders: (firstDay) =>
      readOwners<MovedReader>(
        `SELECT DISTINCT owner, day, identifier, visitorHash FROM day_reader
WHERE owner IN {owners:Array(UInt32)} AND day >= {firstDay:Date}`,
        { firstDay },
      ),
    // Without a quarter hour: the hit with the reader's mark is copied, too.
    writeReaders: (readers) =>
      insert(
        'day_reader',
        readers.map((reader) => ({ ...reader, firstQuarter: 0 })),
      ),
    // Some may have been deleted after their rows were read.
    complete: () => deleteErasedOwners(clickHouse, db, () => false),
    forgetReaders: () => expireReaders(clickHouse, '2149-01-01'),
    clear: async () => {
      for (const table of tableNames) {
        const [row] = await clickHouse.query(`SELECT 1 FROM ${table} LIMIT 1`)
        if (row) await clickHouse.command(`ALTER TABLE ${table} DELETE WHERE 1 = 1`)
      }
      await forgetExpired(db)
    },
  }
}

async function* readPages(clickHouse: ClickHouse, first: string, end: string) {
  for (let from = { owner: 0, id: 0n }; ; ) {
    const rows: (HitRow & { readonly owner: number })[] = await clickHouse.query(
      `SELECT owner, ${COLUMNS} FROM link_hit FINAL
WHERE owner >= {owner:UInt32} AND (owner > {owner:UInt32} OR id >= {id:UInt64})
  AND day >= {first:Date} AND day < {end:Date}
ORDER BY owner, day, id LIMIT ${HITS_PER_PAGE}`,
      { first, end, owner: from.owner, id: String(from.id) },
    )
    const hits = rows.map(toStoredHit)
    yield hits
    const last = hits.at(-1)
    if (!last || hits.length < HITS_PER_PAGE) return
    from = { owner: last.owner, id: last.id + 1n }
  }
}
