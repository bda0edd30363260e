import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openEngine } from './engine.ts'
import { createFaults, type Faults } from './faults.ts'
import { createHttpInterface } from './http-interface.ts'

/**
 * A temporary ClickHouse on loopback: the real engine from the package `chdb` behind a thin HTTP
 * interface. Runs as its own process, with the engine's folder as argument, until stdin closes.
 * Prints its port, then answers each line on stdin with a line: `stop` (closes all connections and
 * refuses new ones), `start`, `pause` (accepts requests and answers none), `wait-for-request` (one
 * waits in a pause), `resume`, `readonly` and `full` (refuse writes), `writable`, `lose-response`
 * (executes the next insert and cuts its connection), `where` (prints its folder).
 */
const [, , folder = ''] = process.argv
const home = mkdtempSync(join(tmpdir(), 'everyshelf-clickhouse-'))

async function main(): Promise<void> {
  const engine = await openEngine(folder, home)
  const faults = createFaults()
  const server = createServer(createHttpInterface({ engine, faults }))
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const port = await listen(0)
  process.stdout.write(`${port}\n`)

  const orders: Faults['orders'] = { ...faults.orders, stop: close, start: () => listen(port) }
  for await (const order of createInterface({ input: process.stdin })) {
    await orders[order]?.()
    process.stdout.write(`${order === 'where' ? home : order}\n`)
  }
  await close()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
try {
  await main()
} finally {
  rmSync(home, { recursive: true, force: true, maxRetries: 20 })
}
// An orderly exit would wait for running queries, whose data no longer exist.
process.kill(process.pid, 'SIGKILL')
