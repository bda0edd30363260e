import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/db/database.ts'
import { createHitIds } from '../src/features/clicks/hit-id.ts'
import { sqlitePace } from '../src/features/clicks/spool/drain-spool.ts'
import { packBefore } from '../src/features/clicks/store/pack-months.repo.ts'
import { createSqlClickStore } from '../src/features/clicks/store/sql-click-store.ts'
import { createClickMaker } from './seeding/make-click.ts'

/**
 * Fills the database of a stopped server with 13 months of hits, packs the days like the server does, and
 * prints the speed. For benchmarks only: it turns off durability.
 */
const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    /** A PostgreSQL database instead of a file. */
    url: { type: 'string' },
    /** The owner of 30% of the hits. */
    owner: { type: 'string' },
    clicks: { type: 'string', default: '1000000' },
    /** How many hits to append at the end, in the batches of a running server, while measuring. */
    measured: { type: 'string', default: '0' },
  },
})
const { file, url, owner } = options
if (!(file || url) || !owner)
  throw new Error('usage: seed-clicks.ts --file FILE | --url URL --owner USER_ID')

const DAYS = 395
const DAY_MS = 86_400_000
const HITS_PER_BATCH = 5000

const count = Number(options.clicks)
const measured = Number(options.measured)
const now = Date.now()
const database = openDatabase(
  url ? { kind: 'postgres', url } : { kind: 'sqlite', file: file ?? '' },
)
const { db, sqlite } = database
sqlite?.pragma('synchronous = off')
sqlite?.pragma('cache_size = -400000')
const makeClick = await createClickMaker(db, owner)
let time = 0
const onAdded = async () => {}
const store = createSqlClickStore({ db, onAdded })
// Some of the days are before the earliest time of the server's ids.
const nextId = createHitIds(
  () => time,
  undefined,
  () => Number.NEGATIVE_INFINITY,
)

async function addHits(
  from: number,
  to: number,
  clicks: number,
  { hasReaders, batchSize }: { readonly hasReaders: boolean; readonly batchSize: number },
): Promise<void> {
  for (let done = 0; done < clicks; done += batchSize) {
    const length = Math.min(batchSize, clicks - done)
    const hits = Array.from({ length }, (_, index) => {
      time = Math.floor(from + ((to - from) * (done + index)) / clicks)
      return { ...makeClick(hasReaders), id: nextId() }
    })
    await store.append(hits)
  }
}

const start = now - DAYS * DAY_MS
for (let day = 0; day < DAYS; day++) {
  const clicks = Math.floor(((day + 1) * count) / DAYS) - Math.floor((day * count) / DAYS)
  const end = start + (day + 1) * DAY_MS
  await addHits(end - DAY_MS, end - 60_000, clicks, {
    hasReaders: false,
    batchSize: HITS_PER_BATCH,
  })
}
const packedAt = performance.now()
await packBefore(db, new Date(now).toISOString().slice(0, 10))
console.log(`packing: ${((performance.now() - packedAt) / 1000).toFixed(1)} s`)
database.checkpoint()

if (measured > 0) {
  sqlite?.pragma('cache_size = -2000')
  sqlite?.pragma('synchronous = full')
  sqlite?.pragma('wal_autocheckpoint = 0')
  const startedAt = performance.now()
  const cpu = process.cpuUsage()
  const { batchSize } = sqlitePace
  // An hour ago, so that the server packs them.
  await addHits(now - 61 * 60_000, now - 60 * 60_000, measured, { hasReaders: true, batchSize })
  const ms = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpu)
  const logBytes = file ? statSync(`${file}-wal`).size : 0
  console.log(
    `append: ${Math.round((measured / ms) * 1000).toLocaleString('en')} hits/s, ${((user + system) / measured).toFixed(1)} µs of processor time a hit, a batch of ${batchSize} in ${((ms / measured) * batchSize).toFixed(1)} ms, ${Math.round(logBytes / measured).toLocaleString('en')} WAL bytes per hit`,
  )
}
await database.close()
