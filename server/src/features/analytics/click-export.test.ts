import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it, onTestFinished } from 'vitest'
import { createClickExportRoute } from './click-export.route.ts'

const PARTS = 1000
const PART = `${'x'.repeat(99_998)}\r\n`

it('reads only as fast as the client downloads, so a long file does not fill the memory', async () => {
  let read = 0
  async function* parts() {
    for (; read < PARTS; read++) yield PART
  }
  const session = { userId: 'ada', isPremium: true }
  const app = express().use(
    createClickExportRoute({
      analytics: { exportClicks: async () => parts() },
      findSession: async () => ({ session, cookies: [] }) as never,
      countRequest: () => 0,
    }),
  )
  const server = createServer(app).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const request = get({
    port,
    host: '127.0.0.1',
    path: '/analytics/clicks.csv?from=2026-11-01&to=2026-11-21',
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]

  // The network between the two holds a few million bytes; what is more waits in the database.
  const stalled = await readUntilStable(() => read)
  expect(stalled).toBeLessThan(PARTS / 4)

  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  expect(bytes).toBe(PARTS * PART.length)
  expect(read).toBe(PARTS)
})

/** The value, once it has not changed for many turns of the event loop. */
async function readUntilStable(value: () => number): Promise<number> {
  let last = -1
  for (let turns = 0; turns < 2000; turns++) {
    if (value() !== last) turns = 0
    last = value()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return last
}
