import { parseArgs } from 'node:util'
import { openDatabase } from '../server/src/db/database.ts'
import { createAnalyticsQueries } from '../server/src/features/analytics/worker/analytics-queries.ts'
import {
  type ClickHouse,
  openClickHouse,
} from '../server/src/features/clicks/clickhouse/clickhouse.ts'
import { createClickHouseQueries } from '../server/src/features/clicks/clickhouse/clickhouse-click-store.ts'
import { sumDays } from '../server/src/features/clicks/clickhouse/day-sums.repo.ts'
import { createTables } from '../server/src/features/clicks/clickhouse/tables.repo.ts'
import { HIT_ID_EPOCH_MS } from '../server/src/features/clicks/hit-id.ts'
import { startDedicatedClickHouse } from '../server/src/testing/clickhouse/dedicated-clickhouse.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, migrateProduct } from './servers/product.ts'

/** Asks for charts over many hits in ClickHouse: 30% of one owner with 1,000 books, over 13 months. */
const { values: options } = parseArgs({
  options: {
    hits: { type: 'string', default: '100000000' },
    rounds: { type: 'string', default: '40' },
  },
})
const HITS = Number(options.hits)
const OWNER = { id: 'ada', number: 1 }
const [FIRST, LAST] = ['2026-01-01', '2027-01-31']
const DAYS = 396

const year = { from: '2026-02-01', to: LAST }
const month = { from: '2027-01-02', to: LAST }
const questions = {
  '30 days': [100, month],
  '30 days of a country': [100, { ...month, country: 'DE' }],
  '30 days of a store': [100, { ...month, seller: 'kobo' }],
  'a year': [500, year],
} as const

const random = (salt: number) =>
  `(cityHash64(number, {seed:UInt32}, ${salt}) / 18446744073709551616)`
const oneOf = (salt: number, values: readonly string[]) =>
  `[${values.map((value) => `'${value}'`).join(', ')}][toUInt32(1 + floor(pow(${random(salt)}, 2) * ${values.length}))]`

const countries = [
  ...['US', 'GB', 'DE', 'FR', 'CA', 'IN', 'AU', 'ES', 'IT', 'NL'],
  ...['MX', 'BR', 'JP', 'SE', 'PL', 'ZA'],
]
const devices = ['Mobile', 'Desktop', 'Tablet']
const browsers = ['Chrome', 'Safari', 'Firefox', 'Edge']

/** A day's hits, with the skew of real ones: few books, countries, and owners have most of them. */
const SEED = `INSERT INTO link_hit
SELECT if(${random(1)} < 0.3, ${OWNER.number}, toUInt32(2 + floor(pow(${random(2)}, 2) * 2000))) AS owner,
  toDate(fromUnixTimestamp64Milli(toInt64({dayMs:UInt64} + ${HIT_ID_EPOCH_MS})), 'UTC') AS day,
  concat('97801431', leftPad(toString(toUInt32(floor(pow(${random(3)}, 3) * if(owner = ${OWNER.number}, 1000, 20)))), 5, '0')) AS identifier,
  bitShiftLeft(toUInt64({dayMs:UInt64} + floor(number / {perDay:UInt64} * 86400000)), 22) + number % 4194304 AS id,
  ${oneOf(4, countries)} AS country,
  if(${random(5)} < 0.15, 'kobo', 'amazon') AS retailer,
  if(retailer = 'kobo', NULL, ${oneOf(6, ['us', 'uk', 'de', 'fr', 'ca', 'in'])}) AS marketplace,
  ${oneOf(7, devices)} AS device,
  ${oneOf(8, browsers)} AS browser,
  if(${random(9)} < 0.5, NULL, concat('site-', toString(toUInt32(floor(pow(${random(10)}, 3) * 60))), '.example')) AS refererHost,
  'en' AS language,
  NULL AS channel,
  if(${random(11)} < 0.1, 'crawler', NULL) AS excludedBecause
FROM numbers({perDay:UInt64})`

const dataFolder = createDataFolder()
await migrateProduct(dataFolder)
const database = openDatabase({ kind: 'sqlite', file: dataFolder.databaseFile })
const server = await startDedicatedClickHouse()
const clickHouse = openClickHouse(`${server.url}/default`)
const verdict = createVerdict('clickhouse')
try {
  await addOwner()
  await addHits(clickHouse)
  await sum(clickHouse)
  const { overview } = createAnalyticsQueries(
    database.db,
    'sqlite',
    createClickHouseQueries(clickHouse, database.db),
  )
  for (const [title, [mostMs, input]] of Object.entries(questions)) {
    const times: number[] = []
    for (let round = -2; round < Number(options.rounds); round++) {
      const startedAt = performance.now()
      await overview(OWNER.id, input as never)
      if (round >= 0) times.push(performance.now() - startedAt)
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    const found = `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms`
    verdict.gate(`${title}: 95 of 100 in ${mostMs} ms`, p95 <= mostMs, found)
  }
} finally {
  await clickHouse.close()
  await server.remove()
  await database.close()
  dataFolder.remove()
}
verdict.close()

async function addOwner(): Promise<void> {
  const profile = { userId: OWNER.id, publicId: 'adaadaadaada2345' as never, username: null }
  const createdAt = '2026-01-01T00:00:00.000Z'
  await database.db
    .insertInto('user_profile')
    .values({
      ...profile,
      affiliateTags: '{}' as never,
      premiumUntil: null,
      timeZone: 'Europe/Berlin',
      createdAt,
      updatedAt: createdAt,
    })
    .execute()
  await database.db
    .insertInto('hit_owner')
    .values({ number: OWNER.number, ownerId: OWNER.id, unpackedFrom: null })
    .execute()
}

async function sum(server: ClickHouse): Promise<void> {
  const startedAt = performance.now()
  await sumDays(server, LAST, () => false)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  const [size] = await server.query<{ bytes: number }>(
    `SELECT sum(bytes_on_disk) AS bytes FROM system.parts
WHERE active AND database = currentDatabase() AND table = 'day_sum'`,
  )
  console.log(
    `days summed in ${seconds} s, ${((size?.bytes ?? 0) / HITS).toFixed(1)} bytes for each hit`,
  )
}

/** Day by day, as they would arrive. */
async function addHits({ command, query }: ClickHouse): Promise<void> {
  await createTables(clickHouse)
  const startedAt = performance.now()
  const perDay = Math.floor(HITS / DAYS)
  const first = Date.parse(FIRST)
  for (let day = 0; day < DAYS; day++) {
    const dayMs = first + day * 86_400_000 - HIT_ID_EPOCH_MS
    await command(SEED, { perDay, seed: day, dayMs })
  }
  const [size] = await query<{ rows: number; bytes: number; parts: number }>(
    `SELECT sum(rows) AS rows, sum(bytes_on_disk) AS bytes, count() AS parts FROM system.parts
WHERE active AND database = currentDatabase() AND table = 'link_hit'`,
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  const { rows = 0, bytes = 0, parts = 0 } = size ?? {}
  console.log(
    `${rows.toLocaleString('en')} hits in ${parts} parts, ${(bytes / rows).toFixed(1)} bytes each, made in ${seconds} s`,
  )
}
