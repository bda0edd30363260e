import { parseArgs } from 'node:util'
import { startDedicatedPostgres } from '../server/src/testing/dedicated-postgres.ts'
import { type Analyst, type AnalystDatabase, signInAnalyst } from './load/analyst.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'
import { seedOwnLinks } from './servers/seed-own-links.ts'

/** How long one change of thousands of links takes, and its undo, on both databases. */
const { values: options } = parseArgs({
  options: { links: { type: 'string', default: '5000' } },
})
const LINKS = Number(options.links)
const ORIGIN = 'http://localhost:4999'
/** A person waits for the preview, and sees the progress of each step. */
const PREVIEW_MS = 1000
const STEP_MS = 500
const CHANGE_S = 60

const actions = {
  labels: { kind: 'labels', labels: ['Spring', 'Reissue'], isAdded: true },
  mode: { kind: 'mode', mode: 'choose' },
  stores: { kind: 'retailers', retailers: ['kobo', 'bn'], isOn: false },
  removal: { kind: 'remove' },
}
const selection = { filter: {}, except: [] }

const verdict = createVerdict('bulk-changes')
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
    await seedOwnLinks(database, analyst.userId, 1, LINKS)
    for (const [title, action] of Object.entries(actions)) {
      const what = `${name}, ${LINKS} links, ${title}`
      const labeled = await countLabeled(analyst)
      const preview = await analyst.ask({ selection, action }, 'bulkChanges.preview')
      verdict.gate(
        `${what}: preview in ${PREVIEW_MS} ms`,
        preview <= PREVIEW_MS,
        `${Math.round(preview)} ms`,
      )
      const start = await analyst.call('bulkChanges.start', { selection, action })
      const { id } = start.data as { id: string }
      const change = await advanceToEnd(analyst, id)
      gateSteps(`${what}: changed`, [start.ms, ...change])
      await analyst.call('bulkChanges.undo', { id })
      gateSteps(`${what}: undone`, await advanceToEnd(analyst, id))
      const after = await countLabeled(analyst)
      verdict.gate(`${what}: links have their labels from before`, after === labeled, after)
    }
  } finally {
    await product.stop()
  }
}

/** The durations of the steps until the change, or its undo, is done. */
async function advanceToEnd(analyst: Analyst, id: string): Promise<number[]> {
  const steps: number[] = []
  for (;;) {
    const { ms, data } = await analyst.call('bulkChanges.advance', { id })
    steps.push(ms)
    const { state } = data as { state: string }
    if (state === 'changed' || state === 'undone') return steps
  }
}

function gateSteps(what: string, steps: readonly number[]): void {
  const seconds = steps.reduce((sum, ms) => sum + ms, 0) / 1000
  const slow = quantile(steps, 0.95)
  verdict.gate(
    `${what} in ${CHANGE_S} s, 95 of 100 steps in ${STEP_MS} ms`,
    seconds <= CHANGE_S && slow <= STEP_MS,
    `${seconds.toFixed(1)} s, ${steps.length} steps, p95 ${Math.round(slow)} ms`,
  )
}

/** How many links have each label, in the order of the labels' names. */
async function countLabeled(analyst: Analyst): Promise<string> {
  const { data } = await analyst.call('labels.list', {})
  const labels = data as readonly { name: string; links: number }[]
  return labels
    .filter(({ links }) => links > 0)
    .map(({ name, links }) => `${name} ${links}`)
    .join(', ')
}
