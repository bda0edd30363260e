import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDedicatedPostgres } from '../server/src/testing/dedicated-postgres.ts'
import { startGenerator } from './load/start-generator.ts'
import { warmUp } from './load/warm-up.ts'
import { type DiskSync, measureDiskSync } from './measure/disk-sync.ts'
import { judgeDisk, judgeFloor, reportSamples } from './measure/report.ts'
import { ratios, runRounds } from './measure/rounds.ts'
import { median, quartiles } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { listPostgresHits, seedPostgres } from './servers/postgres-database.ts'
import { createDataFolder, startFlags, startProduct } from './servers/product.ts'
import { isbns, publicIds } from './servers/seed-links.ts'
import { countSpooled, waitUntilSpoolsAreEmpty } from './servers/spooled-hits.ts'
import { combineGenerators, startPair } from './servers/start-pair.ts'
import { startSubject } from './servers/start-subject.ts'

/**
 * What a redirect costs when two processes share a PostgreSQL on the same machine, compared with two servers
 * that do nothing. The hit is in the local spool before the response, and is sent to PostgreSQL in the
 * background. The spool is emptied between slices.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    'slice-ms': { type: 'string', default: '1000' },
    links: { type: 'string', default: '10000' },
  },
})
const CONNECTIONS = 64
const LEAST = 0.45
const GOAL = 0.55
const READERS = 16_384

const verdict = createVerdict('redirect-postgres')
const postgres = await startDedicatedPostgres('durable')
const dataFolder = createDataFolder()
const env = { DATABASE_URL: postgres.url }
const product = await startPair('two on PostgreSQL', (name) =>
  startProduct(name, dataFolder, { env }),
)
const slugs = await seedPostgres(postgres.url, Number(options.links))
const floor = await startPair('two floors', (name) =>
  startSubject(name, [...startFlags, join(import.meta.dirname, 'floor.ts')]),
)
const mix = { host: 'everyshelf.example', slugs, publicIds, isbns, readers: READERS }
const generators = [
  await startGenerator({ ...mix, keepAlive: true }),
  await startGenerator({ ...mix, keepAlive: true }),
] as const

const emptied: { readonly hits: number; readonly seconds: number }[] = []
const onProduct = combineGenerators(generators, product, empty)
const onFloor = combineGenerators(generators, floor)
const subjects = [floor, product]
const generatorOf = ({ name }: { readonly name: string }) =>
  name === product.name ? onProduct : onFloor
const plan = { subjects, generatorOf, connections: CONNECTIONS }
let served = 0

try {
  const syncs: DiskSync[] = [measureDiskSync(dataFolder.dataDir)]
  await warmUp(onFloor, [floor])
  served += (await warmUp(onProduct, [product])).get(product.name) ?? 0
  emptied.length = 0
  const samples = await runRounds({
    ...plan,
    rounds: Number(options.rounds),
    sliceMs: Number(options['slice-ms']),
  })
  syncs.push(measureDiskSync(dataFolder.dataDir))
  for (const { redirects } of samples.get(product.name) ?? []) served += redirects
  reportSamples('c=64', samples, floor.name)
  judgeFloor('c=64', samples, floor.name, true, verdict)
  judgeDisk(syncs, verdict)
  const rate = quartiles(ratios(samples, product.name, floor.name, ({ perSecond }) => perSecond))
  verdict.gate(
    `at least ${LEAST} of the floor (goal ${GOAL})`,
    rate.upper >= LEAST,
    `${rate.median.toFixed(3)} (quartiles ${rate.lower.toFixed(3)} to ${rate.upper.toFixed(3)})`,
  )
  const perSecond = median(emptied.map(({ hits, seconds }) => hits / Math.max(seconds, 0.02)))
  console.log(
    `after a slice ${median(emptied.map(({ hits }) => hits))} hits were in the spools; they left within ${median(emptied.map(({ seconds }) => seconds)).toFixed(2)} s, ${perSecond.toFixed(0)} a second`,
  )
} finally {
  for (const generator of generators) generator.stop()
  await Promise.all(subjects.map((subject) => subject.stop()))
}
const stored = (await listPostgresHits(postgres.url)).length
verdict.gate('stored = served', stored === served, `${stored} hits of ${served} answers`)
await postgres.remove()
dataFolder.remove()
verdict.close()

async function empty(): Promise<void> {
  const startedAt = performance.now()
  const hits = await countSpooled(product.both)
  await waitUntilSpoolsAreEmpty(product.both)
  emptied.push({ hits, seconds: (performance.now() - startedAt) / 1000 })
}
