import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Kysely } from 'kysely'
import { createDialect } from '../src/db/dialect.ts'
import { connectSqlite } from '../src/db/sqlite.ts'
import type { Tables } from '../src/db/tables/index.ts'
import { createTransact } from '../src/db/transact.ts'
import { openedAtMinute } from '../src/features/clicks/hit.ts'
import { createHitIds } from '../src/features/clicks/hit-id.ts'
import { createSqliteHits } from '../src/features/clicks/sqlite-hits.repo.ts'
import { createClosingRepo } from '../src/features/clicks/totals/close-sheets.repo.ts'
import { atFullSpeed, closeSheets } from '../src/features/clicks/totals/close-sheets.ts'
import { besideRedirects } from '../src/features/clicks/totals/roll-up.ts'
import { createSqliteClickTotals } from '../src/features/clicks/totals/sqlite-click-totals.repo.ts'
import { createClickMaker } from './seeding/make-click.ts'

/**
 * Fills the database of a stopped server with openings of 13 months, adds them to the totals as the
 * server does, and says what that took. For benchmarks: the durability of what is there is not kept.
 */
const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    /** Whose links have 30 of 100 openings. */
    owner: { type: 'string' },
    clicks: { type: 'string', default: '1000000' },
    /** At the end, so many as a roll-up meets them, with readers and in turns. */
    measured: { type: 'string', default: '0' },
  },
})
if (!options.file || !options.owner) throw new Error('--file and --owner are needed')

const DAYS = 395
const DAY_MS = 86_400_000
const ALL = 1n << 62n
/** As when the totals are far behind. */
const TURN = besideRedirects.hitsAtOnce(Number.POSITIVE_INFINITY)

const count = Number(options.clicks)
const measured = Number(options.measured)
const now = Date.now()
const sqlite = connectSqlite(options.file)
sqlite.pragma('synchronous = off')
sqlite.pragma('cache_size = -400000')
// None of them is late: they are added to the totals in their order.
const put = createSqliteHits(sqlite, () => 0)
const makeClick = createClickMaker(sqlite, options.owner)
const totals = createSqliteClickTotals(sqlite)
const db = new Kysely<Tables>({ dialect: createDialect({ kind: 'sqlite', sqlite }) })
const closing = createClosingRepo(db, createTransact(db))
let time = 0
const nextId = createHitIds(() => time)

function addDay(from: number, to: number, clicks: number, marked: boolean): void {
  const hits = Array.from({ length: clicks }, (_, index) => {
    time = Math.floor(from + ((to - from) * index) / clicks)
    return { id: nextId(), hit: { openedAt: openedAtMinute(time), ...makeClick(marked) } }
  })
  put(hits)
}

const start = now - DAYS * DAY_MS
for (let day = 0; day < DAYS; day++) {
  const clicks = Math.floor(((day + 1) * count) / DAYS) - Math.floor((day * count) / DAYS)
  const end = start + (day + 1) * DAY_MS
  addDay(end - DAY_MS, end - 60_000, clicks, false)
  totals.rollUp(ALL, clicks + 1, new Date(end))
}
await closeSheets(closing, () => now, atFullSpeed)
sqlite.pragma('wal_checkpoint(TRUNCATE)')

if (measured > 0) {
  addDay(now - 60_000, now - 30_000, measured, true)
  sqlite.pragma('cache_size = -16000')
  sqlite.pragma('synchronous = full')
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  sqlite.pragma('wal_autocheckpoint = 0')
  const startedAt = performance.now()
  for (let done = 0; done < measured; done += TURN) totals.rollUp(ALL, TURN, new Date(now))
  const ms = performance.now() - startedAt
  const logBytes = statSync(`${options.file}-wal`).size
  console.log(
    `roll-up: ${Math.round((measured / ms) * 1000).toLocaleString('en')} hits/s, a turn of ${TURN} in ${((ms / measured) * TURN).toFixed(1)} ms, ${Math.round(logBytes / measured).toLocaleString('en')} bytes of log a hit`,
  )
}
sqlite.close()
