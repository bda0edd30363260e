import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readCpuSeconds } from './measure/process-cost.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, migrateProduct, startProduct } from './servers/product.ts'
import { type ApiReader, seedApiKeys } from './servers/seed-api-keys.ts'
import { isbns } from './servers/seed-links.ts'
import { unpin } from './servers/spawn-pinned.ts'

/** Measures redirects at a steady rate, with and without programs that read links through the API. */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    rate: { type: 'string', default: '500' },
    accounts: { type: 'string', default: '20' },
  },
})
const REDIRECT_EVERY_MS = 5
const API_EVERY_MS = 1000 / Number(options.rate)
const SLICE_MS = 2000
const MOST_RATIO = 1.2
/** A busy server refuses API requests, which would make the redirects fast. */
const LEAST_WITH_RESPONSE = 0.99
/** An account may send 60 requests a second. */
const ACCOUNT_RATE = 60

const verdict = createVerdict('api')
const accounts = Number(options.accounts)
if (Number(options.rate) > accounts * ACCOUNT_RATE) throw new Error('too few accounts')

const dataFolder = createDataFolder()
await migrateProduct(dataFolder)
const readers = seedApiKeys(dataFolder, accounts)
const product = await startProduct('api', dataFolder)
unpin(product.pid)
const agent = new Agent({ keepAlive: true })
const waits = { alone: [] as number[], beside: [] as number[] }
const api: (number | null)[] = []
const cpuSeconds = { alone: 0, beside: 0 }
try {
  await slice([], true)
  api.length = 0
  for (let round = 0; round < Number(options.rounds); round++) {
    const [one, other] = round % 2 ? (['alone', 'beside'] as const) : (['beside', 'alone'] as const)
    for (const name of [one, other]) {
      const before = readCpuSeconds(product.pid) ?? 0
      await slice(waits[name], name === 'beside')
      cpuSeconds[name] += (readCpuSeconds(product.pid) ?? 0) - before
    }
  }
} finally {
  agent.destroy()
  await product.stop()
  dataFolder.remove()
}

const p99 = { alone: quantile(waits.alone, 0.99), beside: quantile(waits.beside, 0.99) }
const answered = api.filter((ms) => ms !== null)
for (const [name, list] of Object.entries({ ...waits, api: answered })) {
  const [p50, late] = [quantile(list, 0.5), quantile(list, 0.99)]
  console.log(`${name.padEnd(7)} ${list.length} p50 ${p50.toFixed(2)} p99 ${late.toFixed(2)} ms`)
}
const cpuMs = (1000 * (cpuSeconds.beside - cpuSeconds.alone)) / Math.max(1, answered.length)
console.log(`processor time of an API request: ${cpuMs.toFixed(2)} ms`)
verdict.gate(
  `redirect p99 beside ${options.rate} API requests a second: at most ${MOST_RATIO} times`,
  p99.beside <= MOST_RATIO * p99.alone,
  `ratio ${(p99.beside / p99.alone).toFixed(2)}`,
)
verdict.gate(
  `API requests answered: at least ${LEAST_WITH_RESPONSE} of them`,
  answered.length >= LEAST_WITH_RESPONSE * api.length,
  `${answered.length} of ${api.length}`,
)
verdict.close()

async function slice(found: number[], hasPrograms: boolean): Promise<void> {
  const [redirects, reads] = await Promise.all([
    sendEvery(REDIRECT_EVERY_MS, openLink),
    hasPrograms ? sendEvery(API_EVERY_MS, readLink) : [],
  ])
  if (redirects.includes(null)) throw new Error('a redirect was refused')
  found.push(...redirects.filter((ms) => ms !== null))
  api.push(...reads)
}

/** Sends requests at a fixed rate, whether or not the earlier ones were answered. */
async function sendEvery(
  everyMs: number,
  send: (index: number) => Promise<number | null>,
): Promise<(number | null)[]> {
  const underway: Promise<number | null>[] = []
  const until = performance.now() + SLICE_MS
  for (let next = performance.now(); next < until; next += everyMs) {
    const early = next - performance.now()
    // Timers are no finer than a millisecond.
    if (early > 0) await wait(early)
    underway.push(send(underway.length))
  }
  return await Promise.all(underway)
}

function openLink(index: number): Promise<number | null> {
  const headers = { 'x-forwarded-for': `11.${(index >> 8) & 255}.${index & 255}.7` }
  return measure(`/redirect?isbn=${isbns[index % isbns.length]}`, headers, 302)
}

function readLink(index: number): Promise<number | null> {
  const { key, linkId } = readers[index % readers.length] as ApiReader
  return measure(`/api/v1/links/${linkId}`, { authorization: `Bearer ${key}` }, 200)
}

/** Milliseconds until the end of the response; null for another status. */
function measure(
  path: string,
  headers: Record<string, string>,
  status: number,
): Promise<number | null> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: product.port, path, agent, headers }, (response) => {
      const isRight = response.statusCode === status
      response.resume().on('end', () => resolve(isRight ? performance.now() - startedAt : null))
    }).on('error', reject)
  })
}
