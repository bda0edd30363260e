import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startOpenLoop } from './start-open-loop.ts'

const PATHS = ['/go/h7kq2mw', '/go/abcdefg']
const ENOUGH = 40
const SOON = { timeout: 10_000, interval: 10 }

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function redirect(response: ServerResponse, click: number): void {
  response.writeHead(302, { location: 'https://www.amazon.com/dp/0143127748', 'x-click': click })
  response.end()
}

it('sends requests on schedule while earlier ones wait, and counts from the scheduled time', async () => {
  const waiting: ServerResponse[] = []
  const addresses = new Set<unknown>()
  const urls = new Set<unknown>()
  let isStalled = true
  const port = await serve((request, response) => {
    urls.add(request.url)
    addresses.add(request.headers['x-forwarded-for'])
    if (isStalled) waiting.push(response)
    else redirect(response, 1000)
  })
  const load = startOpenLoop({ port, paths: PATHS, ratePerSecond: 200 })
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThanOrEqual(ENOUGH), SOON)
  isStalled = false
  waiting.forEach(redirect)
  const { latenciesMs, ratePerSecond, clicks, bad, startedAtMs } = await load.stop()

  expect(bad).toEqual([])
  expect([...urls]).toEqual(PATHS)
  expect(addresses.size).toBe(latenciesMs.length)
  expect(clicks.length).toBe(latenciesMs.length)
  expect(clicks).toContain(BigInt(ENOUGH - 1))
  // The first waited for all that were due until the server answered, the last of them hardly at all.
  const [first = 0] = latenciesMs
  const last = latenciesMs[ENOUGH - 1]
  expect(first).toBeGreaterThanOrEqual(((ENOUGH - 1) * 1000) / ratePerSecond)
  expect(last).toBeLessThan(first)
  expect(startedAtMs).toBeGreaterThan(Date.now() - 20_000)
  expect(startedAtMs).toBeLessThan(Date.now())
})

it('opens a link again when the connection was cut, and counts other failures', async () => {
  let requests = 0
  const port = await serve((_request, response) => {
    requests++
    if (requests === 3) response.destroy()
    else if (requests === 8) response.writeHead(503).end()
    else redirect(response, requests)
  })
  const load = startOpenLoop({ port, paths: PATHS, ratePerSecond: 200 })
  await vi.waitFor(() => expect(requests).toBeGreaterThan(ENOUGH), SOON)
  const { latenciesMs, clicks, bad, retried } = await load.stop()
  expect([retried, bad]).toEqual([1, ['503']])
  expect(latenciesMs.length).toBe(requests - 1)
  expect(clicks.length).toBe(requests - 2)
  expect(latenciesMs.filter(Number.isNaN).length).toBe(1)
})
