import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startDedicatedPostgres } from '../../testing/dedicated-postgres.ts'
import { createLinkOpener } from '../../testing/link-opener.ts'
import { connectOutside } from '../../testing/outside-connection.ts'
import { startServerProcess } from '../../testing/server-process.ts'

const CONNECTIONS = 16
const PHASE_MS = 1500
/** Each reader's next click; together some 800 a second. */
const BETWEEN_CLICKS_MS = 20
const KNOWN_LINKS = [
  '/go/h7kq2mw?country=DE',
  '/redirect?isbn=9780143127741&userId=adaadaadaada2345&country=DE',
]

interface Phase {
  readonly latencies: number[]
  bad: number
}

function p99({ latencies }: Phase): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? 0
}

test('R8 redirects work while PostgreSQL is stopped or stalled, and no click is lost or doubled', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-away-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startDedicatedPostgres()
  onTestFinished(postgres.remove)
  const server = await startServerProcess(dataDir, { DATABASE_URL: postgres.url })
  const config = { kind: 'postgres', url: postgres.url } as const
  const before = connectOutside(config)
  await before.addOwner({ premiumUntil: '2099-01-01T00:00:00.000Z' })
  await before.addLink({})
  await before.close()

  let phase: Phase = { latencies: [], bad: 0 }
  let isOver = false
  const answered: string[] = []
  async function openLinks(network: number): Promise<void> {
    const { open, close } = createLinkOpener(server.port, network, KNOWN_LINKS[network % 2])
    while (!isOver) {
      const current = phase
      const startedAt = performance.now()
      const response = await open()
      current.latencies.push(performance.now() - startedAt)
      if (response?.status === 302 && response.clickId) answered.push(response.clickId)
      else current.bad++
      await wait(BETWEEN_CLICKS_MS)
    }
    close()
  }
  async function run(): Promise<Phase> {
    phase = { latencies: [], bad: 0 }
    await wait(PHASE_MS)
    return phase
  }

  const load = Array.from({ length: CONNECTIONS }, (_, index) => openLinks(index))
  await run()
  const usual = await run()
  await postgres.stop()
  const stopped = await run()
  await postgres.start()
  const restarted = await run()
  await postgres.pause()
  const paused = await run()
  await postgres.resume()
  const resumed = await run()
  isOver = true
  await Promise.all(load)

  const phases = [usual, stopped, restarted, paused, resumed]
  expect(phases.map(({ bad }) => bad)).toEqual([0, 0, 0, 0, 0])
  // A redirect that waited for PostgreSQL would take a second on any machine.
  for (const each of phases) expect(p99(each)).toBeLessThan(500 + 3 * p99(usual))

  const after = connectOutside(config)
  onTestFinished(() => after.close())
  await vi.waitFor(
    async () => {
      const hits = await after.listHits()
      expect(hits.length).toBeGreaterThanOrEqual(answered.length)
    },
    { timeout: 45_000, interval: 100 },
  )
  const hits = await after.listHits()
  expect(hits.map(({ id }) => id)).toEqual(
    answered.toSorted((a, b) => Number(BigInt(a) - BigInt(b))),
  )
  expect(new Set(hits.map(({ ownerId }) => ownerId))).toEqual(new Set(['user-ada']))
}, 120_000)
