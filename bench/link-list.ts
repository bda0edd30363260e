import { parseArgs } from 'node:util'
import { startDedicatedPostgres } from '../server/src/testing/dedicated-postgres.ts'
import { connectOutside } from '../server/src/testing/outside-connection.ts'
import { type Analyst, type AnalystDatabase, signInAnalyst } from './load/analyst.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'
import { slugOf } from './servers/seed-links.ts'

/** How long the list of links takes for an account with thousands of links, on both databases. */
const { values: options } = parseArgs({
  options: {
    links: { type: 'string', default: '5000' },
    times: { type: 'string', default: '60' },
  },
})
const LINKS = Number(options.links)
const FEW = 50
const AT_ONCE = 500
const LABELED_EVERY = 7
const MOST_MS = 100
const ORIGIN = 'http://localhost:4999'
const CREATED_AT = Date.UTC(2026, 0, 1)
const LABEL = 'labelspring01'
const words = ['river', 'garden', 'winter', 'letter', 'island', 'mirror', 'harbor', 'orchard']

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
    await seed(database, analyst.userId, 0, FEW)
    const few = quantile(await ask(analyst, {}), 0.5)
    await seed(database, analyst.userId, FEW, LINKS)
    const queries = {
      'newest first': {},
      'by title': { sort: { by: 'title', isDescending: false } },
      'by clicks': { sort: { by: 'clicks', isDescending: true } },
      'by ISBN': { sort: { by: 'identifier', isDescending: false } },
      'with two words': { filter: { query: 'winter harbor' } },
      'with a label': { filter: { labels: [LABEL] } },
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

/** Saved links with titles of three words, one of seven with a label. */
async function seed(database: AnalystDatabase, ownerId: string, from: number, to: number) {
  const { db, close } = connectOutside(database)
  if (from === 0) {
    const label = { id: LABEL, ownerId, name: 'Spring', nameKey: 'spring' }
    await db
      .insertInto('label')
      .values({ ...label, color: 'green', createdAt: new Date(CREATED_AT).toISOString() })
      .execute()
  }
  for (let first = from; first < to; first += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, at) => first + at)
    const rows = indexes.map((index) => {
      const slug = slugOf(index)
      const title = [1, 8, 64].map((step) => words[Math.floor(index / step) % 8]).join(' ')
      return {
        id: `link${slug}`,
        slug: slug as never,
        ownerId,
        identifier: `B0${slug.toUpperCase()}2`,
        title,
        authors: '["Ada Reed"]' as never,
        coverImage: null,
        settings: '{}',
        createdAt: new Date(CREATED_AT + index * 60_000).toISOString(),
        removedAt: null,
        searchText: `${title} ada reed`,
        titleKey: title,
      }
    })
    await db.insertInto('saved_link').values(rows).execute()
    const labeled = rows.filter((_, at) => at % LABELED_EVERY === 0)
    await db
      .insertInto('link_label')
      .values(labeled.map(({ id }) => ({ linkId: id, labelId: LABEL })))
      .execute()
  }
  await close()
}
