import { countDays } from '@everyshelf/domain/clicks'
import { type ClickHouse, openClickHouse } from '../../features/clicks/clickhouse/clickhouse.ts'
import { sumDays } from '../../features/clicks/clickhouse/day-sums.repo.ts'
import { createTables } from '../../features/clicks/clickhouse/tables.repo.ts'
import { HIT_ID_EPOCH_MS } from '../../features/clicks/hit-id.ts'

/** The number of the owner of 30% of the hits. */
export const FIRST_OWNER = 1
/** The earliest day that ids can have. */
const FIRST_DAY = new Date(HIT_ID_EPOCH_MS).toISOString().slice(0, 10)

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
const SEED = `INSERT INTO link_hit (owner, day, identifier, id, country, retailer, marketplace, device, browser, referrerHost,
  language, channel, excludedBecause)
SELECT if(${random(1)} < 0.3, ${FIRST_OWNER}, toUInt32(2 + floor(pow(${random(2)}, 2) * 2000))) AS owner,
  toDate(fromUnixTimestamp64Milli(toInt64({dayMs:UInt64} + ${HIT_ID_EPOCH_MS})), 'UTC') AS day,
  concat('97801431', leftPad(toString(toUInt32(floor(pow(${random(3)}, 3) * if(owner = ${FIRST_OWNER}, 1000, 20)))), 5, '0')) AS identifier,
  bitShiftLeft(toUInt64({dayMs:UInt64} + floor(number / {perDay:UInt64} * 86400000)), 22) + number % 4194304 AS id,
  ${oneOf(4, countries)} AS country,
  if(${random(5)} < 0.15, 'kobo', 'amazon') AS retailer,
  if(retailer = 'kobo', NULL, ${oneOf(6, ['us', 'uk', 'de', 'fr', 'ca', 'in'])}) AS marketplace,
  ${oneOf(7, devices)} AS device,
  ${oneOf(8, browsers)} AS browser,
  if(${random(9)} < 0.5, NULL, concat('site-', toString(toUInt32(floor(pow(${random(10)}, 3) * 60))), '.example')) AS referrerHost,
  'en' AS language,
  NULL AS channel,
  if(${random(11)} < 0.1, 'crawler', NULL) AS excludedBecause
FROM numbers({perDay:UInt64})`

/** Fills ClickHouse with hits up to a day, day by day, and sums the days. Returns how much it is, and how long it took. */
export async function seedClicks(
  url: string,
  hits: number,
  lastDay: string,
): Promise<readonly string[]> {
  const clickHouse = openClickHouse(url)
  try {
    await createTables(clickHouse)
    const days = countDays(FIRST_DAY, lastDay)
    const perDay = Math.floor(hits / days)
    const addingMs = await time(async () => {
      for (let day = 0; day < days; day++) {
        await clickHouse.command(SEED, { perDay, seed: day, dayMs: day * 86_400_000 })
      }
    })
    const summingMs = await time(() => sumDays(clickHouse, lastDay, () => false))
    return [
      `hits: ${await describe(clickHouse, 'link_hit', perDay * days)}, made in ${inSeconds(addingMs)}`,
      `sums of days: ${await describe(clickHouse, 'day_sum', perDay * days)}, made in ${inSeconds(summingMs)}`,
    ]
  } finally {
    await clickHouse.close()
  }
}

/** How long queries take that read no hits, in milliseconds. A chart makes two in a row, of up to five at once. */
export async function timeQueries(url: string, count: number): Promise<readonly number[]> {
  const clickHouse = openClickHouse(url)
  const times: number[] = []
  for (let round = 0; round < count; round++) {
    times.push(await time(async () => void (await clickHouse.query('SELECT 1'))))
  }
  await clickHouse.close()
  return times
}

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`

async function describe({ query }: ClickHouse, table: string, hits: number): Promise<string> {
  const [size] = await query<{ rows: number; bytes: number; parts: number }>(
    `SELECT sum(rows) AS rows, sum(bytes_on_disk) AS bytes, count() AS parts FROM system.parts
WHERE active AND database = currentDatabase() AND table = {table:String}`,
    { table },
  )
  const { rows = 0, bytes = 0, parts = 0 } = size ?? {}
  return `${rows.toLocaleString('en')} rows in ${parts} parts, ${(bytes / hits).toFixed(2)} bytes for each hit`
}
