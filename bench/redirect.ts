import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startGenerator } from './load/start-generator.ts'
import { warmUp } from './load/warm-up.ts'
import { measureDiskSync } from './measure/disk-sync.ts'
import { readRssMegabytes } from './measure/process-cost.ts'
import { ratios, runRounds, type Sample } from './measure/rounds.ts'
import { median, quartiles } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { countHits, createPlace, migrateProduct, startProduct } from './servers/product.ts'
import { isbns, publicIds, seedLinks } from './servers/seed-links.ts'
import { startSubject } from './servers/start-subject.ts'

/**
 * What a redirect costs with its hit on disk before the answer, against a server that does nothing.
 * Ratios of one run alone count: see README.md.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    'slice-ms': { type: 'string', default: '1000' },
    links: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
})
const ROUNDS = Number(options.rounds)
const SLICE_MS = Number(options['slice-ms'])
const READERS = 16_384

const GATES = [
  { connections: 64, least: 0.45, goal: 0.6 },
  { connections: 16, least: 0.3, goal: 0.35 },
  { connections: 1, least: 0.2, goal: 0.25 },
].filter(({ connections }) => !options.only || options.only === String(connections))
const CPU_AT_MOST = 1.9
const CPU_GOAL = 1.5
const ANSWER_BYTES_AT_MOST = 400

const verdict = createVerdict('redirect')
const here = import.meta.dirname

const full = createPlace()
await migrateProduct(full)
const slugs = seedLinks(full, Number(options.links))
const normal = createPlace()
await migrateProduct(normal)
seedLinks(normal, Number(options.links))

const generator = await startGenerator({
  host: 'everyshelf.example',
  slugs,
  publicIds,
  isbns,
  readers: READERS,
  keepAlive: true,
})
const floor = await startSubject('floor', [join(here, 'floor.ts')])
const product = await startProduct('product', full)
const subjects = [
  floor,
  product,
  await startProduct('product, sync NORMAL', normal, [
    '--import',
    join(here, 'servers', 'sync-normal.ts'),
  ]),
  await startSubject('express alone', [join(here, 'servers', 'express-only.ts')]),
]

let recorded = 0
function countRecorded(samples: ReadonlyMap<string, readonly Sample[]>): void {
  for (const sample of samples.get(product.name) ?? []) recorded += sample.recorded
}

try {
  const syncBefore = measureDiskSync(full.dataDir)
  const bytes = await measureAnswer(product.port)
  recorded++
  recorded += (await warmUp(generator, subjects)).get(product.name) ?? 0
  for (const { connections, least, goal } of GATES) {
    const samples = await runRounds({
      subjects,
      generatorOf: () => generator,
      connections,
      rounds: ROUNDS,
      sliceMs: SLICE_MS,
    })
    countRecorded(samples)
    report(connections, samples)
    judgeFloor(connections, samples)
    const {
      lower,
      median: middle,
      upper,
    } = quartiles(ratios(samples, product.name, floor.name, ({ perSecond }) => perSecond))
    verdict.gate(
      `c=${connections}: at least ${least} of the floor (goal ${goal})`,
      upper >= least,
      `${middle.toFixed(3)} (quartiles ${lower.toFixed(3)} to ${upper.toFixed(3)})`,
    )
    if (connections === 64) {
      const cpu = ratios(samples, product.name, floor.name, (sample) => sample.cpuMicroseconds)
      if (cpu.length > 0) {
        const { median: times } = quartiles(cpu)
        verdict.gate(
          `c=64: processor time at most ${CPU_AT_MOST} of the floor's (goal ${CPU_GOAL})`,
          times <= CPU_AT_MOST,
          times.toFixed(2),
        )
      }
    }
  }
  const syncAfter = measureDiskSync(full.dataDir)
  console.log(`disk sync ${syncBefore.toFixed(2)} ms before, ${syncAfter.toFixed(2)} ms after`)
  if (Math.max(syncBefore, syncAfter) > 2 * Math.min(syncBefore, syncAfter)) {
    verdict.doubt('the disk became twice as slow or fast during the run')
  }
  verdict.gate(
    `answer of at most ${ANSWER_BYTES_AT_MOST} bytes`,
    bytes <= ANSWER_BYTES_AT_MOST,
    `${bytes}`,
  )
  console.log(`memory of the product ${readRssMegabytes(product.pid)?.toFixed(0) ?? '?'} MB`)
} finally {
  generator.stop()
  await Promise.all(subjects.map((subject) => subject.stop()))
}

const stored = countHits(full)
verdict.gate('recorded = served', stored === recorded, `${stored} hits of ${recorded} answers`)
full.remove()
normal.remove()
verdict.close()

function report(connections: number, samples: ReadonlyMap<string, readonly Sample[]>): void {
  for (const [name, list] of samples) {
    const of = (value: (sample: Sample) => number | undefined) =>
      median(list.flatMap((sample) => value(sample) ?? []))
    const share = quartiles(ratios(samples, name, floor.name, ({ perSecond }) => perSecond))
    const cpu = quartiles(ratios(samples, name, floor.name, (s) => s.cpuMicroseconds))
    console.log(
      [
        `c=${String(connections).padEnd(3)}`,
        name.padEnd(21),
        `${of(({ perSecond }) => perSecond)
          .toFixed(0)
          .padStart(7)}/s`,
        `ratio ${share.median.toFixed(3)}`,
        `cpu ${of((s) => s.cpuMicroseconds)
          .toFixed(1)
          .padStart(6)} us (${cpu.median.toFixed(2)} x)`,
        `${of(({ cores }) => cores).toFixed(2)} cores`,
        `p50 ${of(({ p50Ms }) => p50Ms).toFixed(2)} p99 ${of(({ p99Ms }) => p99Ms).toFixed(2)} ms`,
      ].join('  '),
    )
  }
}

/** The floor tells whether the machine was fit to measure on. */
function judgeFloor(connections: number, samples: ReadonlyMap<string, readonly Sample[]>): void {
  const list = samples.get(floor.name) ?? []
  const rates = list.map(({ perSecond }) => perSecond)
  const cores = median(list.flatMap((sample) => sample.cores ?? []))
  if (connections >= 16 && cores > 0 && cores < 0.9) {
    verdict.doubt(`c=${connections}: the floor had ${cores.toFixed(2)} of a core, not all of it`)
  }
  if (Math.max(...rates) > 1.5 * Math.min(...rates)) {
    verdict.doubt(`c=${connections}: the floor's rate moved by more than half`)
  }
  for (const [name, ofSubject] of samples) {
    const errors = ofSubject.reduce((sum, sample) => sum + sample.errors, 0)
    if (errors > 0) verdict.doubt(`c=${connections}: ${errors} errors of ${name}`)
  }
}

async function measureAnswer(port: number): Promise<number> {
  const { connect } = await import('node:net')
  return await new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      socket.write('GET /redirect?isbn=9780143127741 HTTP/1.1\r\nHost: everyshelf.example\r\n\r\n'),
    )
    socket.once('data', (answer) => {
      resolve(answer.length)
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
