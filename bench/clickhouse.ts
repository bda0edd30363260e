import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { startDedicatedClickHouse } from '../server/src/testing/clickhouse/dedicated-clickhouse.ts'
import {
  FIRST_OWNER,
  seedClicks,
  timeQueries,
} from '../server/src/testing/clickhouse/seed-clicks.ts'
import { signInAnalyst } from './load/analyst.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'

/** Loads charts over many hits in ClickHouse, of which 30% are of one owner with 1,000 books. */
const { values: options } = parseArgs({
  options: {
    hits: { type: 'string', default: '100000000' },
    rounds: { type: 'string', default: '40' },
  },
})
const DAY_MS = 86_400_000
const ORIGIN = 'http://localhost:4999'

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const lastDays = (days: number) => ({ from: dayBefore(days - 1), to: dayBefore(0) })
const questions = {
  '30 days': [100, lastDays(30)],
  '30 days of a country': [100, { ...lastDays(30), country: 'DE' }],
  '30 days of a store': [100, { ...lastDays(30), seller: 'kobo' }],
  'a year': [500, lastDays(365)],
} as const

const dataFolder = createDataFolder()
const clickHouse = await startDedicatedClickHouse()
const CLICKHOUSE_URL = `${clickHouse.url}/default`
const verdict = createVerdict('clickhouse')
try {
  const lines = await seedClicks(CLICKHOUSE_URL, Number(options.hits), dayBefore(0))
  for (const line of lines) console.log(line)
  const floorMs = await timeQueries(CLICKHOUSE_URL, Number(options.rounds))
  console.log(`a query that reads no hits: p50 ${quantile(floorMs, 0.5).toFixed(1)} ms`)
  const product = await startProduct('clickhouse', dataFolder, {
    env: { PUBLIC_URL: ORIGIN, CLICKHOUSE_URL },
  })
  const file = dataFolder.databaseFile
  const analyst = await signInAnalyst({ kind: 'sqlite', file }, product.port, ORIGIN)
  giveNumber(file, analyst.userId)
  for (const [title, [mostMs, input]] of Object.entries(questions)) {
    const times: number[] = []
    for (let round = -2; round < Number(options.rounds); round++) {
      const ms = await analyst.ask(input)
      if (round >= 0) times.push(ms)
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    const found = `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms`
    verdict.gate(`${title}: 95 of 100 in ${mostMs} ms`, p95 <= mostMs, found)
  }
  await product.stop()
} finally {
  await clickHouse.remove()
  dataFolder.remove()
}
verdict.close()

/** The hits in ClickHouse have the owner's number, which the main database gives to an account. */
function giveNumber(file: string, userId: string): void {
  const sqlite = new DatabaseSync(file, { timeout: 5000 })
  sqlite
    .prepare('insert into hit_owner (number, "ownerId", "unpackedFrom") values (?, ?, null)')
    .run(FIRST_OWNER, userId)
  sqlite.close()
}
