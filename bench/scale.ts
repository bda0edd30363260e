import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startDedicatedClickHouse } from '../server/src/testing/clickhouse/dedicated-clickhouse.ts'
import { listHitIds } from '../server/src/testing/clickhouse/list-hit-ids.ts'
import { findRate } from '../server/src/testing/open-loop/find-rate.ts'
import {
  type OpenLoopResult,
  startOpenLoop,
} from '../server/src/testing/open-loop/start-open-loop.ts'
import { chooseFaults } from '../server/src/testing/soak/choose-faults.ts'
import { createNumbers } from './load/requests.ts'
import { judgeClicks } from './measure/judge-clicks.ts'
import { type NamedFault, reportLatencies } from './measure/report-latencies.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import {
  createChance,
  createClickHouseFaults,
  createClusterFaults,
} from './servers/cluster-faults.ts'
import { seedPostgres } from './servers/postgres-database.ts'
import { startProductCluster } from './servers/product-cluster.ts'
import { isbns, publicIds } from './servers/seed-links.ts'
import { waitUntilSpoolsAreEmpty } from './servers/spooled-hits.ts'

/**
 * Three servers behind a load balancer, PostgreSQL with a replica, and clicks in ClickHouse. Readers arrive at a
 * fixed rate that the machine holds, whether or not earlier ones are answered, while one fault follows another.
 */
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** Redirects per second. Without it, the benchmark finds the highest rate and takes 70% of it. */
    rate: { type: 'string' },
  },
})
const FIRST_RATE = 200
const SHARE_OF_HIGHEST = 0.7
const STEP_MS = 6000
/** Without faults, at the start. */
const CALM_MS = 20_000
/**
 * A server that has just started loads links from the database. So links and owners are few enough that it has
 * loaded all of them before the next fault.
 */
const LINKS = 100
const PATHS = 4096

const verdict = createVerdict('scale')
const number = createNumbers(Number(options.seed))
const clickHouse = await startDedicatedClickHouse()
const clickHouseUrl = `${clickHouse.url}/default`
const cluster = await startProductCluster({ clickHouseUrl })
const { members, balancer } = cluster
const ports = () => members.map((member) => ({ port: member.port() }))
const paths = listPaths(await seedPostgres(cluster.primary.url, LINKS))
const loads: OpenLoopResult[] = []

await measureStep(FIRST_RATE)
const rate = options.rate ? Number(options.rate) : await chooseRate()
await waitUntilSpoolsAreEmpty(ports())
console.log(`seed ${options.seed}, ${rate} redirects per second for ${options.minutes} minutes`)
const { load, faults } = await runWithFaults(Number(options.minutes) * 60_000)
const loadEndedAt = performance.now()
await waitUntilSpoolsAreEmpty(ports())
console.log(`spools empty after ${((performance.now() - loadEndedAt) / 1000).toFixed(1)} s`)

reportLatencies(load, faults)
for (const reason of new Set(load.bad)) console.log(`bad answer: ${reason}`)
const readers = load.latenciesMs.length
const share = (100 * (readers - load.bad.length)) / readers
verdict.gate('readers redirected', share >= 99.99, `${share.toFixed(4)}% of ${readers}`)
const answered = loads.flatMap(({ clicks }) => [...clicks])
const sent = loads.reduce((sum, { latenciesMs }) => sum + latenciesMs.length, 0)
const retried = loads.reduce((sum, each) => sum + each.retried, balancer.retries())
judgeClicks(
  {
    answered,
    stored: await listHitIds(clickHouseUrl),
    withoutResponse: sent - answered.length + retried,
  },
  verdict,
)
console.log(
  `${balancer.retries()} requests went to another server, ${retried - balancer.retries()} readers tried again`,
)
await cluster.close()
await clickHouse.remove()
verdict.close()

/** Seven of ten readers open a saved link, the others a link that names book and owner. */
function listPaths(slugs: readonly string[]): string[] {
  const owners = publicIds.slice(0, LINKS)
  const pick = <Item>(list: readonly Item[]) => list[number(list.length)]
  return Array.from({ length: PATHS }, () => {
    const country = pick(['US', 'DE', 'GB'])
    return number(10) < 7
      ? `/go/${pick(slugs)}?country=${country}`
      : `/redirect?isbn=${pick(isbns)}&userId=${pick(owners)}&country=${country}`
  })
}

async function chooseRate(): Promise<number> {
  const highest = await findRate({ measure: measureStep, firstRate: FIRST_RATE, log: console.log })
  console.log(`the machine holds ${highest} redirects per second`)
  return Math.floor(SHARE_OF_HIGHEST * highest)
}

async function measureStep(ratePerSecond: number) {
  const loop = startOpenLoop({ port: balancer.port, paths, ratePerSecond })
  await wait(STEP_MS)
  const step = await loop.stop()
  loads.push(step)
  // In the first second, connections are opened.
  const latencies = [...step.latenciesMs.subarray(ratePerSecond)]
  const answered = latencies.filter((ms) => !Number.isNaN(ms))
  return { ratePerSecond, p99Ms: quantile(answered, 0.99), failed: step.bad.length }
}

async function runWithFaults(ms: number) {
  const chance = createChance(cluster, number)
  const all = {
    ...createClusterFaults(cluster, chance),
    ...createClickHouseFaults(clickHouse, chance),
  }
  const nextFault = chooseFaults(Object.keys(all) as (keyof typeof all)[], number)
  const faults: NamedFault[] = []
  const loop = startOpenLoop({ port: balancer.port, paths, ratePerSecond: rate })
  const until = performance.now() + ms
  await wait(CALM_MS)
  while (performance.now() < until) {
    const name = nextFault()
    const fromMs = performance.timeOrigin + performance.now()
    await all[name]()
    const toMs = performance.timeOrigin + performance.now()
    faults.push({ name, fromMs, toMs })
    console.log(`${name} for ${((toMs - fromMs) / 1000).toFixed(1)} s`)
    // A fault counts until five seconds after its end. Some time is left to compare.
    await chance.seconds(8, 12)
  }
  const load = await loop.stop()
  loads.push(load)
  return { load, faults }
}
