import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Kysely } from 'kysely'
import { createDialect } from '../src/db/dialect.ts'
import { connectSqlite } from '../src/db/sqlite.ts'
import type { Tables } from '../src/db/tables/index.ts'
import { createTransact } from '../src/db/transact.ts'
import { toUtcMinute } from '../src/features/clicks/hit.ts'
import { createHitIds } from '../src/features/clicks/hit-id.ts'
import { createSqliteHits } from '../src/features/clicks/sqlite-hits.repo.ts'
import { createCloseDaysRepo } from '../src/features/clicks/totals/close-days.repo.ts'
import { atFullSpeed, closeDays } from '../src/features/clicks/totals/close-days.ts'
import { backgroundPace } from '../src/features/clicks/totals/roll-up.ts'
import { createSqliteClickTotals } from '../src/features/clicks/totals/sqlite-click-totals.repo.ts'
import { createClickMaker } from './seeding/make-click.ts'

/**
 * Fills the database of a stopped server with 13 months of hits, rolls them up like the server
 * does, and prints the speed. For benchmarks only: it turns off durability.
 */
const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    /** The owner of 30% of the hits. */
    owner: { type: 'string' },
    clicks: { type: 'string', default: '1000000' },
    /** How many hits to roll up at the end, in batches, while measuring. */
    measured: { type: 'string', default: '0' },
  },
})
if (!options.file || !options.owner)
  throw new Error('usage: seed-clicks.ts --file FILE --owner USER_ID')

const DAYS = 395
const DAY_MS = 86_400_000
const ALL = 1n << 62n
/** The batch size when the totals are far behind. */
const BATCH = backgroundPace.hitsPerBatch(Number.POSITIVE_INFINITY)

const count = Number(options.clicks)
const measured = Number(options.measured)
const now = Date.now()
const sqlite = connectSqlite(options.file)
sqlite.pragma('synchronous = off')
sqlite.pragma('cache_size = -400000')
// No hit is late, because they are added in order.
const put = createSqliteHits(sqlite, () => 0)
const makeClick = createClickMaker(sqlite, options.owner)
const totals = createSqliteClickTotals(sqlite)
const db = new Kysely<Tables>({ dialect: createDialect({ kind: 'sqlite', sqlite }) })
const closing = createCloseDaysRepo(db, createTransact(db))
let time = 0
const nextId = createHitIds(() => time)

function addDay(from: number, to: number, clicks: number, hasReader: boolean): void {
  const hits = Array.from({ length: clicks }, (_, index) => {
    time = Math.floor(from + ((to - from) * index) / clicks)
    return { id: nextId(), hit: { openedAt: toUtcMinute(time), ...makeClick(hasReader) } }
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
await closeDays(closing, () => now, atFullSpeed)
sqlite.pragma('wal_checkpoint(TRUNCATE)')

if (measured > 0) {
  addDay(now - 60_000, now - 30_000, measured, true)
  sqlite.pragma('cache_size = -16000')
  sqlite.pragma('synchronous = full')
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  sqlite.pragma('wal_autocheckpoint = 0')
  const startedAt = performance.now()
  for (let done = 0; done < measured; done += BATCH) totals.rollUp(ALL, BATCH, new Date(now))
  const ms = performance.now() - startedAt
  const logBytes = statSync(`${options.file}-wal`).size
  console.log(
    `roll-up: ${Math.round((measured / ms) * 1000).toLocaleString('en')} hits/s, a batch of ${BATCH} in ${((ms / measured) * BATCH).toFixed(1)} ms, ${Math.round(logBytes / measured).toLocaleString('en')} WAL bytes per hit`,
  )
}
sqlite.close()
