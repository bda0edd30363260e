import { parseArgs } from 'node:util'
import { startDedicatedPostgres } from '../server/src/testing/dedicated-postgres.ts'
import { type Analyst, type AnalystDatabase, signInAnalyst } from './load/analyst.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'
import { SEEDED_LABEL, seedOwnLinks } from './servers/seed-own-links.ts'

/** How long the list of links takes for an account with thousands of links, on both databases. */
const { values: options } = parseArgs({
  options: {
    links: { type: 'string', default: '5000' },
    times: { type: 'string', default: '60' },
  },
})
const LINKS = Number(options.links)
const FEW = 50
const MOST_MS = 100
const ORIGIN = 'http://localhost:4999'

const verdict = createVerdict('link-list')
const dataFolder = createDataFolder()
await measure('SQLite', { kind: 'sqlite', file: dataFolder.databaseFile })
const postgres = await startDedicatedPostgres('durable')
await measure('PostgreSQL', { kind: 'postgres', url: postgres.url })
await postgres.remove()
dataFolder.remove()
verdict.close()

async function measure(name: string, database: AnalystDatabase): Promise<void> {
  const own = database.kind === 'postgres' ? { DATABASE_URL: database.url } : {}
  const env = { PUBLIC_URL: ORIGIN, ...own }
  const product = await startProduct(name, dataFolder, { env })
  try {
    const analyst = await signInAnalyst(database, product.port, ORIGIN)
    await seedOwnLinks(database, analyst.userId, 0, FEW)
    const few = quantile(await ask(analyst, {}), 0.5)
    await seedOwnLinks(database, analyst.userId, FEW, LINKS)
    const queries = {
      'newest first': {},
      'by title': { sort: { by: 'title', isDescending: false } },
      'by clicks': { sort: { by: 'clicks', isDescending: true } },
      'by ISBN': { sort: { by: 'identifier', isDescending: false } },
      'with two words': { filter: { query: 'winter harbor' } },
      'with a label': { filter: { labels: [SEEDED_LABEL] } },
    }
    for (const [title, input] of Object.entries(queries)) {
      const waits = await ask(analyst, input)
      const [p50, p95] = [quantile(waits, 0.5), quantile(waits, 0.95)]
      verdict.gate(
        `${name}, ${LINKS} links, ${title}: 95 of 100 answers in ${MOST_MS} ms`,
        p95 <= MOST_MS,
        `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${(p50 / few).toFixed(1)} times ${FEW} links`,
      )
    }
  } finally {
    await product.stop()
  }
}

async function ask(analyst: Analyst, input: object): Promise<number[]> {
  const waits: number[] = []
  for (let time = 0; time < Number(options.times); time++) {
    waits.push(await analyst.ask(input, 'links.list'))
  }
  return waits
}
