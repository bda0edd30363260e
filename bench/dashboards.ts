import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { signInAnalyst } from './load/analyst.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'
import { seedClicks } from './servers/seed-clicks.ts'
import { isbns } from './servers/seed-links.ts'
import { unpin } from './servers/spawn-pinned.ts'

/** Measures redirects at a steady rate, with and without someone loading charts. */
const { values: options } = parseArgs({
  options: {
    clicks: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '12' },
  },
})
const EVERY_MS = 5
const SLICE_MS = 2000
const ASK_EVERY_MS = 250
const MOST_RATIO = 1.5
const ORIGIN = 'http://localhost:4999'
const DAY_MS = 86_400_000

const verdict = createVerdict('dashboards')
const dataFolder = createDataFolder()
const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10)
const year = { from: day(364), to: day(0) }

const first = await startProduct('dashboards', dataFolder, { env: { PUBLIC_URL: ORIGIN } })
const { userId } = await signInAnalyst(
  { kind: 'sqlite', file: dataFolder.databaseFile },
  first.port,
  ORIGIN,
)
await first.stop()
console.log(seedClicks(dataFolder, userId, Number(options.clicks), 0))

const product = await startProduct('dashboards', dataFolder, { env: { PUBLIC_URL: ORIGIN } })
unpin(product.pid)
const agent = new Agent({ keepAlive: true })
const waits = { alone: [] as number[], beside: [] as number[] }
const charts: number[] = []
try {
  const analyst = await signInAnalyst(
    { kind: 'sqlite', file: dataFolder.databaseFile },
    product.port,
    ORIGIN,
  )
  await slice([], false)
  for (let round = 0; round < Number(options.rounds); round++) {
    const [one, other] = round % 2 ? (['alone', 'beside'] as const) : (['beside', 'alone'] as const)
    await slice(waits[one], one === 'beside')
    await slice(waits[other], other === 'beside')
  }

  async function slice(found: number[], asksForCharts: boolean): Promise<void> {
    const until = performance.now() + SLICE_MS
    const readers = redirects(found, until)
    while (asksForCharts && performance.now() < until) {
      const pause = wait(ASK_EVERY_MS)
      charts.push(await analyst.ask(year))
      await pause
    }
    await readers
  }
} finally {
  agent.destroy()
  await product.stop()
  dataFolder.remove()
}

const p99 = { alone: quantile(waits.alone, 0.99), beside: quantile(waits.beside, 0.99) }
for (const [name, list] of Object.entries({ ...waits, charts })) {
  const [p50, late] = [quantile(list, 0.5), quantile(list, 0.99)]
  console.log(`${name.padEnd(7)} ${list.length} p50 ${p50.toFixed(2)} p99 ${late.toFixed(2)} ms`)
}
verdict.gate(
  `redirect p99 while a year of charts is requested every ${ASK_EVERY_MS} ms: at most ${MOST_RATIO} times`,
  p99.beside <= MOST_RATIO * p99.alone,
  `ratio ${(p99.beside / p99.alone).toFixed(2)}`,
)
verdict.close()

/** Sends a request every few milliseconds, whether or not the earlier ones were answered. */
async function redirects(found: number[], until: number): Promise<void> {
  const underway: Promise<number>[] = []
  for (let next = performance.now(); next < until; next += EVERY_MS) {
    await wait(Math.max(0, next - performance.now()))
    underway.push(openLink(underway.length))
  }
  found.push(...(await Promise.all(underway)))
}

function openLink(index: number): Promise<number> {
  const isbn = isbns[index % isbns.length]
  const headers = { 'x-forwarded-for': `11.${(index >> 8) & 255}.${index & 255}.7` }
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port: product.port, path: `/redirect?isbn=${isbn}`, agent, headers },
      (response) => {
        if (response.statusCode !== 302) reject(new Error(`answered ${response.statusCode}`))
        response.resume().on('end', () => resolve(performance.now() - startedAt))
      },
    ).on('error', reject)
  })
}
