import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { type Analyst, signInAnalyst } from './load/analyst.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, type DataFolder, startProduct } from './servers/product.ts'
import { seedClicks, sizesOf } from './servers/seed-clicks.ts'

/** Checks that a dashboard loads as fast with many clicks as with few. */
const { values: options } = parseArgs({
  options: {
    few: { type: 'string', default: '10000' },
    many: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    /** Only creates a folder with this many clicks, for later runs. */
    make: { type: 'string' },
    /** Existing folders to use instead of new ones. */
    fewIn: { type: 'string' },
    manyIn: { type: 'string' },
    /** How many additional clicks the append is measured with. */
    measured: { type: 'string', default: '20000' },
  },
})
const MOST_MS = 50
const MOST_RATIO = 2
const DAY_MS = 86_400_000
const LINK = 'linkofadasbook'
/** The book with the most hits. */
const FIRST_BOOK = '9780143100003'
const ORIGIN = 'http://localhost:4999'
const env = { PUBLIC_URL: ORIGIN }

const now = new Date()
const dayBefore = (days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
const lastDays = (days: number) => ({ from: dayBefore(days - 1), to: dayBefore(0) })

const overview = 'analytics.overview'
const [month, year] = [lastDays(30), lastDays(365)]
const [link, country, seller] = [{ link: LINK }, { country: 'US' }, { seller: 'amazon-us' }]
const questions: Readonly<Record<string, readonly [procedure: string, input: object]>> = {
  '30 days': [overview, month],
  '365 days': [overview, year],
  '30 days of a link': [overview, { ...month, ...link }],
  '365 days of a link': [overview, { ...year, ...link }],
  '30 days of a country': [overview, { ...month, ...country }],
  '365 days of a country': [overview, { ...year, ...country }],
  '365 days of a seller': [overview, { ...year, ...seller }],
  '365 days of a country and a seller': [overview, { ...year, ...country, ...seller }],
  '30 days of a link in a country': [overview, { ...month, ...link, ...country }],
  '365 days of a link in a country': [overview, { ...year, ...link, ...country }],
  summary: ['analytics.summary', {}],
  'list of links': ['links.list', { limit: 100 }],
}

if (options.make) {
  await makeClicks(dataFolderAt(options.make), 'many', Number(options.many))
  process.exit(0)
}

const verdict = createVerdict('analytics')
const few = await open('few', Number(options.few), options.fewIn)
const many = await open('many', Number(options.many), options.manyIn)
try {
  for (const [title, [procedure, input]] of Object.entries(questions)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = -3; round < Number(options.rounds); round++) {
      const fewMs = await few.analyst.ask(input, procedure)
      const manyMs = await many.analyst.ask(input, procedure)
      if (round < 0) continue
      times.few.push(fewMs)
      times.many.push(manyMs)
    }
    const p95 = quantile(times.many, 0.95)
    const ratio = quantile(times.many, 0.5) / quantile(times.few, 0.5)
    for (const [name, list] of Object.entries(times)) {
      const [p50, late] = [quantile(list, 0.5), quantile(list, 0.95)]
      console.log(
        `${title.padEnd(34)} ${name.padEnd(5)} p50 ${p50.toFixed(1)} p95 ${late.toFixed(1)} ms`,
      )
    }
    verdict.gate(
      `${title}: at most ${MOST_MS} ms, and ${MOST_RATIO} times that of few clicks`,
      p95 <= MOST_MS && ratio <= MOST_RATIO,
      `${p95.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    )
  }
  const rows = await many.analyst.exportClicks(dayBefore(6), dayBefore(0))
  console.log(`CSV export: ${Math.round(rows).toLocaleString('en')} rows/s`)
} finally {
  await few.close()
  await many.close()
}
verdict.close()

async function makeClicks(dataFolder: DataFolder, name: string, clicks: number): Promise<void> {
  const first = await startProduct(name, dataFolder, { env })
  const { userId } = await signInAnalyst(
    { kind: 'sqlite', file: dataFolder.databaseFile },
    first.port,
    ORIGIN,
  )
  await first.stop()
  addLink(dataFolder, userId)
  const startedAt = performance.now()
  console.log(seedClicks(dataFolder, userId, clicks, Number(options.measured)))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${name}: ${sizesOf(dataFolder)}, created in ${seconds} s`)
}

async function open(name: string, clicks: number, folder: string | undefined) {
  const dataFolder = folder ? dataFolderAt(folder) : createDataFolder()
  if (!folder) await makeClicks(dataFolder, name, clicks)
  const product = await startProduct(name, dataFolder, { env })
  const analyst: Analyst = await signInAnalyst(
    { kind: 'sqlite', file: dataFolder.databaseFile },
    product.port,
    ORIGIN,
  )
  return {
    analyst,
    close: async () => {
      await product.stop()
      if (!folder) dataFolder.remove()
    },
  }
}

function dataFolderAt(dataDir: string): DataFolder {
  return { dataDir, databaseFile: join(dataDir, 'everyshelf.db'), remove: () => {} }
}

function addLink(dataFolder: DataFolder, ownerId: string): void {
  const sqlite = new DatabaseSync(dataFolder.databaseFile, { timeout: 5000 })
  sqlite
    .prepare(`insert into saved_link (id, slug, "ownerId", identifier, title, "createdAt")
      values (?, 'adasbook', ?, ?, 'A book', '2026-02-01T00:00:00.000Z')`)
    .run(LINK, ownerId, FIRST_BOOK)
  sqlite.close()
}
