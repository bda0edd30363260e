import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { type Analyst, signInAnalyst } from './load/analyst.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createPlace, type ProductPlace, startProduct } from './servers/product.ts'
import { seedClicks, sizesOf } from './servers/seed-clicks.ts'
import { isbns } from './servers/seed-links.ts'

/** Whether a dashboard opens as fast with many clicks as with few. */
const { values: options } = parseArgs({
  options: {
    few: { type: 'string', default: '10000' },
    many: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
  },
})
const MOST_MS = 50
const MOST_RATIO = 2
const DAY_MS = 86_400_000
const LINK = 'linkofadasbook'
const ORIGIN = 'http://localhost:4999'

const now = new Date()
const dayBefore = (days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
const lastDays = (days: number) => ({ from: dayBefore(days - 1), to: dayBefore(0) })

const questions = {
  '30 days': lastDays(30),
  '365 days': lastDays(365),
  '30 days of a link': { ...lastDays(30), link: LINK },
  '30 days of a country': { ...lastDays(30), country: 'DE' },
  '365 days of a link': { ...lastDays(365), link: LINK },
} as const

const verdict = createVerdict('analytics')
const few = await open('few', Number(options.few))
const many = await open('many', Number(options.many))
try {
  for (const [title, input] of Object.entries(questions)) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = -3; round < Number(options.rounds); round++) {
      const fewMs = await few.analyst.ask(input)
      const manyMs = await many.analyst.ask(input)
      if (round < 0) continue
      times.few.push(fewMs)
      times.many.push(manyMs)
    }
    const p95 = quantile(times.many, 0.95)
    const ratio = quantile(times.many, 0.5) / quantile(times.few, 0.5)
    for (const [name, list] of Object.entries(times)) {
      const [p50, late] = [quantile(list, 0.5), quantile(list, 0.95)]
      console.log(
        `${title.padEnd(22)} ${name.padEnd(5)} p50 ${p50.toFixed(1)} p95 ${late.toFixed(1)} ms`,
      )
    }
    verdict.gate(
      `${title}: at most ${MOST_MS} ms, and ${MOST_RATIO} times that of few clicks`,
      p95 <= MOST_MS && ratio <= MOST_RATIO,
      `${p95.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    )
  }
} finally {
  await few.close()
  await many.close()
}
verdict.close()

async function open(name: string, clicks: number) {
  const place = createPlace()
  const product = await startProduct(name, place, { env: { PUBLIC_URL: ORIGIN } })
  const analyst: Analyst = await signInAnalyst(place, product.port, ORIGIN)
  addLink(place, analyst.userId)
  const startedAt = performance.now()
  seedClicks(place, analyst.userId, clicks, now)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${name}: ${sizesOf(place)}, made in ${seconds} s`)
  return {
    analyst,
    close: async () => {
      await product.stop()
      place.remove()
    },
  }
}

function addLink(place: ProductPlace, ownerId: string): void {
  const sqlite = new DatabaseSync(place.databaseFile, { timeout: 5000 })
  sqlite
    .prepare(`insert into saved_link (id, slug, "ownerId", identifier, title, "createdAt")
      values (?, 'adasbook', ?, ?, 'A book', '2026-02-01T00:00:00.000Z')`)
    .run(LINK, ownerId, isbns[0] ?? '')
  sqlite.close()
}
