import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startGenerator } from './load/start-generator.ts'
import { warmUp } from './load/warm-up.ts'
import { reportSamples } from './measure/report.ts'
import { ratios, runRounds, type Sample } from './measure/rounds.ts'
import { quartiles } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { builtServerIn, createDataFolder, migrateProduct, startProduct } from './servers/product.ts'
import { isbns, publicIds, seedLinks } from './servers/seed-links.ts'

/** Compares the redirects of this build with those of an older checkout, in the same rounds. */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    'slice-ms': { type: 'string', default: '1000' },
    links: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
})
const [checkout] = positionals
if (!checkout) throw new Error('Name the folder of a built checkout to compare with.')

const LEAST_RATE = 0.97
const MOST_CPU = 1.05
const READERS = 16_384

const scenarios = [
  { title: 'c=64', connections: 64, keepAlive: true },
  { title: 'c=16', connections: 16, keepAlive: true },
  { title: 'c=1', connections: 1, keepAlive: true },
  { title: 'c=64 no keep-alive', connections: 64, keepAlive: false },
  { title: 'c=16 no keep-alive', connections: 16, keepAlive: false },
  { title: 'c=1 no keep-alive', connections: 1, keepAlive: false },
].filter(({ title }) => !options.only || title === options.only)

const syncNormal = join(import.meta.dirname, 'servers', 'sync-normal.ts')
const variants = [
  { sync: 'FULL', nodeOptions: [] },
  { sync: 'NORMAL', nodeOptions: ['--import', syncNormal] },
]
const builds = [
  { build: 'new', server: undefined },
  { build: 'old', server: builtServerIn(resolve(checkout)) },
]

const verdict = createVerdict('redirect-builds')
let slugs: readonly string[] = []
const started = []
for (const { sync, nodeOptions } of variants) {
  for (const { build, server } of builds) {
    const dataFolder = createDataFolder()
    const product = server ? { nodeOptions, server } : { nodeOptions }
    await migrateProduct(dataFolder, product)
    slugs = seedLinks(dataFolder, Number(options.links))
    started.push({
      dataFolder,
      subject: await startProduct(`${build} ${sync}`, dataFolder, product),
    })
  }
}
const subjects = started.map(({ subject }) => subject)
const mix = { host: 'everyshelf.example', slugs, publicIds, isbns, readers: READERS }
const keepAlive = await startGenerator({ ...mix, keepAlive: true })
const oneEach = await startGenerator({ ...mix, keepAlive: false })

try {
  await warmUp(keepAlive, subjects)
  for (const scenario of scenarios) await compare(scenario)
} finally {
  keepAlive.stop()
  oneEach.stop()
  await Promise.all(subjects.map((subject) => subject.stop()))
  for (const { dataFolder } of started) dataFolder.remove()
}
verdict.close()

async function compare(scenario: (typeof scenarios)[number]): Promise<void> {
  const samples = await runRounds({
    subjects,
    generatorOf: () => (scenario.keepAlive ? keepAlive : oneEach),
    connections: scenario.connections,
    rounds: Number(options.rounds),
    sliceMs: Number(options['slice-ms']),
  })
  for (const { sync } of variants) {
    const pair = new Map([...samples].filter(([name]) => name.endsWith(sync)))
    reportSamples(scenario.title, pair, `old ${sync}`)
    const ratio = (value: (sample: Sample) => number | undefined) =>
      quartiles(ratios(pair, `new ${sync}`, `old ${sync}`, value))
    const rate = ratio(({ perSecond }) => perSecond)
    const cpu = ratio(({ cpuMicroseconds }) => cpuMicroseconds)
    const title = `${scenario.title}, ${sync}`
    const text = ({ lower, median, upper }: typeof rate) =>
      `${median.toFixed(3)} (quartiles ${lower.toFixed(3)} to ${upper.toFixed(3)})`
    verdict.gate(
      `${title}: rate at least ${LEAST_RATE} of the old build`,
      rate.median >= LEAST_RATE,
      text(rate),
    )
    verdict.gate(`${title}: processor time at most ${MOST_CPU}`, cpu.median <= MOST_CPU, text(cpu))
  }
}
