import type { Queries } from '../../../db/transact.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { dayOfHitId } from '../hit-id.ts'
import type { MovableClicks, MovedReader } from '../move/movable-clicks.ts'
import { endOfMonth } from '../store/hit-months.repo.ts'
import { listNumbers } from '../store/hit-owners.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import { deleteErasedOwners } from './erased-owners.repo.ts'
import { expireReaders } from './expire-clicks.repo.ts'
import { forgetExpired, readExpiredUntil } from './expired-until.repo.ts'
import { countDays } from './list-clicks.repo.ts'
import { readMarkedHits, sumMarks } from './marked-hits.repo.ts'
import { tableNames } from './tables.repo.ts'

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

  return {
    countDays: async () => {
      const days = new Map<string, number>()
      const [stored] = await clickHouse.query<{ first: string; last: string }>(
        'SELECT min(day) AS first, max(day) AS last FROM link_hit',
      )
      // A month has few enough hits to count them within the time of a query.
      const expired = await readExpiredUntil(db)
      for (let first = stored?.first ?? ''; first <= (stored?.last ?? ''); ) {
        const end = endOfMonth(monthOf(first))
        for (const [day, { hits }] of await countDays(clickHouse, { ...expired, first, end })) {
          days.set(day, hits)
        }
        first = end
      }
      return days
    },
    readHits: async function* (month) {
      const [first, end] = [`${month}-01`, endOfMonth(month)]
      const period = { ...(await readExpiredUntil(db)), first, end }
      yield* readMarkedHits(clickHouse, period, HITS_PER_PAGE, onLost)
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
    readReaders: async function* (firstDay) {
      const numbers = await listNumbers(db)
      for (let at = 0; at < numbers.length; at += OWNERS_PER_PAGE) {
        yield await clickHouse.query<MovedReader>(
          `SELECT DISTINCT owner, day, identifier, visitorHash FROM day_reader
WHERE owner IN {owners:Array(UInt32)} AND day >= {firstDay:Date}`,
          { firstDay, owners: numbers.slice(at, at + OWNERS_PER_PAGE) },
        )
      }
    },
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
