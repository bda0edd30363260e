import { connect } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startGenerator } from './load/start-generator.ts'
import { warmUp } from './load/warm-up.ts'
import { type DiskSync, measureDiskSync } from './measure/disk-sync.ts'
import { readRssMegabytes } from './measure/process-cost.ts'
import { judgeDisk, judgeFloor, reportSamples } from './measure/report.ts'
import { ratios, runRounds, type Sample } from './measure/rounds.ts'
import { quartiles } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import {
  countHits,
  createDataFolder,
  migrateProduct,
  startFlags,
  startProduct,
} from './servers/product.ts'
import { isbns, publicIds, seedLinks } from './servers/seed-links.ts'
import { startSubject } from './servers/start-subject.ts'

/**
 * What a redirect costs with its hit on disk before the response, compared with a server that does nothing.
 * Only ratios within one run are meaningful: see README.md.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    'slice-ms': { type: 'string', default: '1000' },
    links: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
})

interface Scenario {
  readonly title: string
  readonly connections: number
  /** Without it, each request uses a new connection, as without a proxy. */
  readonly keepAlive: boolean
  readonly least: number
  readonly goal: number
  readonly cpu?: { readonly atMost: number; readonly goal: number }
  /** With one connection, even the floor does not use a full core. */
  readonly fillsCore: boolean
}

const scenarios: readonly Scenario[] = [
  {
    title: 'c=64',
    connections: 64,
    keepAlive: true,
    least: 0.45,
    goal: 0.6,
    cpu: { atMost: 1.9, goal: 1.5 },
    fillsCore: true,
  },
  { title: 'c=16', connections: 16, keepAlive: true, least: 0.3, goal: 0.35, fillsCore: true },
  { title: 'c=1', connections: 1, keepAlive: true, least: 0.2, goal: 0.25, fillsCore: false },
  {
    title: 'c=16 no keep-alive',
    connections: 16,
    keepAlive: false,
    least: 0.5,
    goal: 0.6,
    fillsCore: false,
  },
]
const chosen = scenarios.filter(({ title }) => !options.only || options.only === title)

const READERS = 16_384
const RESPONSE_BYTES_AT_MOST = 400
const MEMORY_AT_MOST_MB = 250

const verdict = createVerdict('redirect')
const full = createDataFolder()
const normal = createDataFolder()
await migrateProduct(full)
await migrateProduct(normal)
const slugs = seedLinks(full, Number(options.links))
seedLinks(normal, Number(options.links))

const mix = { host: 'everyshelf.example', slugs, publicIds, isbns, readers: READERS }
const keepAlive = await startGenerator({ ...mix, keepAlive: true })
const oneEach = await startGenerator({ ...mix, keepAlive: false })

const floor = await startSubject('floor', [...startFlags, join(import.meta.dirname, 'floor.ts')])
const product = await startProduct('product', full)
const syncNormal = join(import.meta.dirname, 'servers', 'sync-normal.ts')
const expressOnly = join(import.meta.dirname, 'servers', 'express-only.ts')
const subjects = [
  floor,
  product,
  await startProduct('product, sync NORMAL', normal, { nodeOptions: ['--import', syncNormal] }),
  await startSubject('express alone', [expressOnly]),
]

let served = 0
/** Without keep-alive the runtime keeps garbage longer, which would hide the product's own memory. */
let memory: number | undefined
try {
  const syncs: DiskSync[] = [measureDiskSync(full.dataDir)]
  const bytes = await measureResponse(product.port)
  served++
  served += (await warmUp(keepAlive, subjects)).get(product.name) ?? 0
  for (const scenario of chosen) {
    await measure(scenario)
    syncs.push(measureDiskSync(full.dataDir))
    if (scenario.keepAlive) memory = readRssMegabytes(product.pid)
  }
  judgeDisk(syncs, verdict)
  verdict.gate(
    `answer of at most ${RESPONSE_BYTES_AT_MOST} bytes`,
    bytes <= RESPONSE_BYTES_AT_MOST,
    `${bytes}`,
  )
  if (memory !== undefined) {
    verdict.gate(
      `memory of at most ${MEMORY_AT_MOST_MB} MB`,
      memory <= MEMORY_AT_MOST_MB,
      `${memory.toFixed(0)} MB after the redirects with keep-alive`,
    )
  }
} finally {
  keepAlive.stop()
  oneEach.stop()
  await Promise.all(subjects.map((subject) => subject.stop()))
}

const stored = countHits(full)
verdict.gate('recorded = served', stored === served, `${stored} hits of ${served} answers`)
full.remove()
normal.remove()
verdict.close()

async function measure(scenario: Scenario): Promise<void> {
  const { title, connections, least, goal, cpu } = scenario
  const samples = await runRounds({
    subjects,
    generatorOf: () => (scenario.keepAlive ? keepAlive : oneEach),
    connections,
    rounds: Number(options.rounds),
    sliceMs: Number(options['slice-ms']),
  })
  for (const sample of samples.get(product.name) ?? []) served += sample.redirects
  reportSamples(title, samples, floor.name)
  const late = (samples.get(product.name) ?? []).reduce(
    (sum, { redirects, recorded }) => sum + redirects - recorded,
    0,
  )
  if (late > 0)
    console.log(`${title}: ${late} readers were redirected before their hit was on disk`)
  judgeFloor(title, samples, floor.name, scenario.fillsCore, verdict)

  const compare = (value: (sample: Sample) => number | undefined) =>
    quartiles(ratios(samples, product.name, floor.name, value))
  const rate = compare(({ perSecond }) => perSecond)
  verdict.gate(
    `${title}: at least ${least} of the floor (goal ${goal})`,
    rate.upper >= least,
    `${rate.median.toFixed(3)} (quartiles ${rate.lower.toFixed(3)} to ${rate.upper.toFixed(3)})`,
  )
  const times = compare(({ cpuMicroseconds }) => cpuMicroseconds).median
  if (cpu && times > 0) {
    verdict.gate(
      `${title}: processor time at most ${cpu.atMost} of the floor's (goal ${cpu.goal})`,
      times <= cpu.atMost,
      times.toFixed(2),
    )
  }
}

async function measureResponse(port: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      socket.write('GET /redirect?isbn=9780143127741 HTTP/1.1\r\nHost: everyshelf.example\r\n\r\n'),
    )
    socket.once('data', (response) => {
      resolve(response.length)
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
