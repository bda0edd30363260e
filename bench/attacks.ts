import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Attack } from './load/attacker.ts'
import { probeRedirects } from './load/probe-redirects.ts'
import { readRssMegabytes } from './measure/process-cost.ts'
import { quantile } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'
import { spawnPinned } from './servers/spawn-pinned.ts'

/**
 * How much slower redirects get while other clients read nothing, pipeline many requests, or request pages
 * as fast as they can (R51, S75). Limited in time, and only on loopback.
 */
const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, only: { type: 'string' } },
})
const CALM_MS = 5000
const seconds = Number(options.seconds)

const web = join(import.meta.dirname, '..', 'web', 'dist')
const [largest = '/'] = readdirSync(web, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|png|jpg|svg|woff2)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort((a, b) => statSync(b).size - statSync(a).size)
  .map((file) => file.slice(web.length))
const page = '/book/9780143127741/universal'

/** No proxy is trusted, so each client counts by its own address. Book services refuse at once. */
const nowhere = 'http://127.0.0.1:1'
const environment = {
  TRUSTED_PROXIES: '',
  GOOGLE_BOOKS_URL: nowhere,
  OPEN_LIBRARY_URL: nowhere,
  COVERS_URL: nowhere,
}

interface Scenario extends Omit<Attack, 'port'> {
  readonly title: string
  readonly p99Ms: number
}

const unread = { path: largest, pipelined: 1, reads: false, connections: 10_100, p99Ms: 100 }
const ahead = { ...unread, pipelined: 25, connections: 300 }
const pages = { path: page, pipelined: 1, reads: true, connections: 256, p99Ms: 50 }
const scenarios: readonly Scenario[] = [
  { ...unread, title: 'unread file, one address', from: 'one' },
  { ...unread, title: 'unread file, many networks', from: 'many' },
  { ...ahead, title: '25 requests ahead, one address', from: 'one' },
  { ...ahead, title: '25 requests ahead, many networks', from: 'many' },
  { ...pages, title: 'reader page, one address', from: 'one' },
  { ...pages, title: 'reader page, many networks', from: 'many' },
  { ...pages, title: 'page of an unknown link', from: 'many', path: '/go/none222' },
]

const verdict = createVerdict('attacks')
console.log(`file ${largest}, ${Math.round(statSync(join(web, largest)).size / 1000)} kB`)
for (const scenario of scenarios) {
  if (!options.only || scenario.title.startsWith(options.only)) await measure(scenario)
}
verdict.close()

async function measure({ title, p99Ms, ...attack }: Scenario): Promise<void> {
  const dataFolder = createDataFolder()
  const product = await startProduct('attacked', dataFolder, { env: environment })
  const attacker = spawnPinned(
    'generator',
    [join(import.meta.dirname, 'load', 'attacker.ts')],
    {},
    ['ipc'],
  )
  try {
    await probeRedirects(product.port, 2000)
    const calm = await probeRedirects(product.port, CALM_MS)
    const started = once(attacker, 'message')
    attacker.send({ ...attack, port: product.port } satisfies Attack)
    const under = await probeRedirects(product.port, seconds * 1000)
    const isStarted = await Promise.race([started.then(() => true), wait(1000, false)])
    const held = countSockets(product.pid)
    const before = quantile(calm.waitsMs, 0.99)
    const p99 = quantile(under.waitsMs, 0.99)
    console.log(
      `${title}: ${under.sent} redirects, ${under.failed} failed, p50 ${format(quantile(under.waitsMs, 0.5))}, p99 ${format(p99)}, slowest ${format(Math.max(...under.waitsMs))}, ${under.waitsMs.filter((ms) => ms > 900).length} over 0.9 s (before: p99 ${format(before)}, ratio ${(p99 / before).toFixed(1)}); sockets ${held}, ${readRssMegabytes(product.pid)?.toFixed(0)} MB${isStarted ? '' : ', attack still starting'}`,
    )
    verdict.gate(
      `${title}: every redirect answered, 99 of 100 in ${p99Ms} ms`,
      under.failed === 0 && p99 <= p99Ms,
      `${under.failed} failed, ${format(p99)}`,
    )
  } finally {
    attacker.kill('SIGKILL')
    await product.kill()
    dataFolder.remove()
  }
}

function countSockets(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

function format(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
