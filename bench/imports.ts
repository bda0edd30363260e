import { parseArgs } from 'node:util'
import { startDedicatedPostgres } from '../server/src/testing/dedicated-postgres.ts'
import { type Analyst, type AnalystDatabase, signInAnalyst } from './load/analyst.ts'
import { type ProbeResult, probeRedirects } from './load/probe-redirects.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'
import { seedOwnLinks } from './servers/seed-own-links.ts'

/** How long an import takes on both databases, and how long redirects and other changes wait beside it. */
const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } })
const ROWS = Number(options.rows)
const ORIGIN = 'http://localhost:4999'
const BATCH = 100
const IMPORT_S = 60
const PREVIEW_MS = 1000
/** Within the limit of an account's calls. */
const ASK_EVERY_MS = 1600
/** A person waits for a change of one link. */
const CHANGE_MS = 150
const ALONE_MS = 10_000
/** How much longer redirects may take beside an import than alone. */
const SLOWER = 1.2

const verdict = createVerdict('imports')
const dataFolder = createDataFolder()
await measure('SQLite', { kind: 'sqlite', file: dataFolder.databaseFile })
const postgres = await startDedicatedPostgres('durable')
await measure('PostgreSQL', { kind: 'postgres', url: postgres.url })
await postgres.remove()
dataFolder.remove()
verdict.close()

async function measure(name: string, database: AnalystDatabase): Promise<void> {
  const own = database.kind === 'postgres' ? { DATABASE_URL: database.url } : {}
  const product = await startProduct(name, dataFolder, { env: { PUBLIC_URL: ORIGIN, ...own } })
  try {
    const analyst = await signInAnalyst(database, product.port, ORIGIN)
    await seedOwnLinks(database, analyst.userId, 0, 1)
    const what = `${name}, ${ROWS} rows`
    const id = await sendRows(analyst)
    const preview = await analyst.ask({ id }, 'moves.get')
    verdict.gate(`${what}: preview in ${PREVIEW_MS} ms`, preview <= PREVIEW_MS, `${preview} ms`)
    const alone = await probeRedirects(product.port, ALONE_MS)
    const beside: ProbeResult[] = []
    const beganAt = performance.now()
    await analyst.call('moves.start', { id })
    const waits: number[] = []
    for (;;) {
      const { state, done } = (await analyst.call('moves.get', { id })).data as {
        state: string
        done: number
      }
      if (state !== 'moving') {
        verdict.gate(`${what}: all saved`, done === ROWS, String(done))
        break
      }
      const label = await analyst.call('labels.create', { name: 'Reissue', color: 'blue' })
      waits.push(label.ms)
      await analyst.call('labels.remove', { id: (label.data as { id: string }).id })
      beside.push(await probeRedirects(product.port, ASK_EVERY_MS))
    }
    const seconds = (performance.now() - beganAt) / 1000
    verdict.gate(`${what} in ${IMPORT_S} s`, seconds <= IMPORT_S, `${seconds.toFixed(1)} s`)
    const slow = quantile(waits, 0.95)
    verdict.gate(
      `${what}: 95 of 100 other changes in ${CHANGE_MS} ms`,
      slow <= CHANGE_MS,
      `p50 ${Math.round(quantile(waits, 0.5))} ms, p95 ${Math.round(slow)} ms, ${waits.length} changes`,
    )
    gateRedirects(what, alone, beside)
  } finally {
    await product.stop()
  }
}

function gateRedirects(what: string, alone: ProbeResult, beside: readonly ProbeResult[]): void {
  const slow = quantile(alone.waitsMs, 0.99)
  const slower = quantile(
    beside.flatMap(({ waitsMs }) => waitsMs),
    0.99,
  )
  const failed = beside.reduce((sum, probe) => sum + probe.failed, alone.failed)
  verdict.gate(
    `${what}: 99 of 100 redirects in ${SLOWER} times as long as alone`,
    failed === 0 && slower <= slow * SLOWER,
    `p99 ${slow.toFixed(1)} ms alone, ${slower.toFixed(1)} ms beside, ${failed} failed`,
  )
}

/** Sends Kindle books with their endings, which no catalog knows. Returns the import's id. */
async function sendRows(analyst: Analyst): Promise<string> {
  const begin = { service: 'other', fileName: 'books.csv', rows: ROWS }
  const { id } = (await analyst.call('moves.begin', begin)).data as { id: string }
  for (let from = 0; from < ROWS; from += BATCH) {
    const links = Array.from({ length: Math.min(BATCH, ROWS - from) }, (_, index) => {
      const row = from + index
      const target = `https://www.amazon.com/dp/B0${String(row).padStart(8, '0')}`
      const facts = {
        title: `Novel ${row}`,
        clicks: row,
        createdOn: '2025-03-01',
        authors: [],
        labels: [],
        note: '',
      }
      return { line: row + 2, oldAddress: '', oldSlug: `novel-${row}`, target, ...facts }
    })
    await analyst.call('moves.append', { id, from, links })
  }
  return id
}
