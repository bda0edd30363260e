import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startDedicatedPostgres } from '../server/src/testing/dedicated-postgres.ts'
import { openOldHits } from '../server/src/testing/old-hits.ts'
import type { SliceResult } from './load/generator.ts'
import { startGenerator } from './load/start-generator.ts'
import { warmUp } from './load/warm-up.ts'
import { median, quartiles } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { seedPostgres } from './servers/postgres-database.ts'
import { createDataFolder, migrateProduct, startProduct } from './servers/product.ts'
import { isbns, publicIds } from './servers/seed-links.ts'
import { waitUntilSpoolsAreEmpty } from './servers/spooled-hits.ts'

/**
 * Measures redirects under full load while the job deletes hits of more than 13 months from PostgreSQL, and alone.
 * Each round deletes one day; what is left of it after some seconds is deleted without load.
 */
const { values: options } = parseArgs({
  options: {
    hits: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '10' },
  },
})
const CONNECTIONS = 64
const SLICE_MS = 1000
const MAX_SLICES = 30
const MOST_RATIO = 1.2
const NEVER = Date.parse('2099-01-01')

const verdict = createVerdict('expiry')
const rounds = Number(options.rounds)
const postgres = await startDedicatedPostgres('durable')
const dataFolder = createDataFolder()
const env = { DATABASE_URL: postgres.url }
await migrateProduct(dataFolder, { env })
const slugs = await seedPostgres(postgres.url, 10_000)
const oldHits = openOldHits(postgres.url, {
  ownerIds: publicIds.map((_, owner) => `user${owner}`),
  count: Number(options.hits),
  days: rounds,
})
await oldHits.seed()
const { jobs } = oldHits
await jobs.add(['old-clicks'], NEVER)
await jobs.request('old-clicks', NEVER)
console.log(`${options.hits} hits are older than 13 months: ${await oldHits.readSize()}`)

const product = await startProduct('product', dataFolder, { env })
const generator = await startGenerator({
  ...{ host: 'everyshelf.example', slugs, publicIds, isbns, readers: 16_384 },
  keepAlive: true,
})
const ratios = { p50: [] as number[], p99: [] as number[], rate: [] as number[] }
const deleted = { hits: 0, seconds: 0 }
let tookMs = 0
try {
  await warmUp(generator, [product])
  for (let round = 1; round <= rounds; round++) {
    await waitUntilSpoolsAreEmpty([product])
    const before = await oldHits.countLeft()
    const expiry = expireDay()
    const beside = await runSlices((slices) => expiry.isOver() || slices >= MAX_SLICES)
    deleted.hits += before - (await oldHits.countLeft())
    deleted.seconds += (beside.slices * SLICE_MS) / 1000
    tookMs += await expiry.tookMs
    await waitUntilSpoolsAreEmpty([product])
    // The drain works more the longer the load lasts.
    const alone = await runSlices((slices) => slices >= beside.slices)
    ratios.p50.push(beside.p50Ms / alone.p50Ms)
    ratios.p99.push(beside.p99Ms / alone.p99Ms)
    ratios.rate.push(beside.redirects / alone.redirects)
    console.log(`round ${round}: beside ${describe(beside)}; alone ${describe(alone)}`)
  }
  await waitUntilSpoolsAreEmpty([product])
} finally {
  generator.stop()
  await product.stop()
}
const left = await oldHits.countLeft()
console.log(
  `beside full load ${Math.round(deleted.hits / deleted.seconds)} hits a second were deleted; all in ${Math.round(tookMs / 1000)} s; ${await oldHits.readSize()}`,
)
for (const [name, list] of Object.entries(ratios)) {
  console.log(`${name.padEnd(4)} beside / alone: ${median(list).toFixed(2)}`)
}
const { upper, median: middle, lower } = quartiles(ratios.p99)
verdict.gate('all old hits are deleted', left === 0, `${left} left`)
verdict.gate(
  `redirect p99 during expiry: at most ${MOST_RATIO} times`,
  middle <= MOST_RATIO,
  `${middle.toFixed(2)} (quartiles ${lower.toFixed(2)} to ${upper.toFixed(2)})`,
)
await oldHits.close()
await postgres.remove()
dataFolder.remove()
verdict.close()

/** The medians of slices, until enough were run. */
async function runSlices(isEnough: (slices: number) => boolean) {
  const slices: SliceResult[] = []
  do
    slices.push(await generator.run({ port: product.port, connections: CONNECTIONS, ms: SLICE_MS }))
  while (!isEnough(slices.length))
  const of = (name: 'p50Ms' | 'p99Ms' | 'redirects') => median(slices.map((slice) => slice[name]))
  return {
    slices: slices.length,
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    redirects: of('redirects'),
  }
}

/** Lets the job run once. The proven time advances by one day. */
function expireDay() {
  let isOver = false
  const run = async () => {
    const before = (await findJob())?.lastRunAt
    await jobs.request('old-clicks', Date.now())
    for (;;) {
      const job = await findJob()
      if (job?.error && !job.error.startsWith('Old clicks were not deleted'))
        throw new Error(job.error)
      if (job && job.lastRunAt !== before) return job.tookMs ?? 0
      await wait(100)
    }
  }
  const tookMs = run().finally(() => {
    isOver = true
  })
  return { tookMs, isOver: () => isOver }
}

async function findJob() {
  return (await jobs.list()).find(({ name }) => name === 'old-clicks')
}

function describe({ p50Ms, p99Ms, redirects }: Awaited<ReturnType<typeof runSlices>>): string {
  return `${Math.round(redirects)} redirects a second, p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms`
}
