import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { latenessMs, startLagMeter } from './load-shedding.ts'

/** Keeps the event loop busy for this much of the processor's time, however many programs share it. */
function block(ms: number): void {
  const begun = process.cpuUsage()
  const usedMs = () => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  while (usedMs() < ms);
}

describe('startLagMeter', () => {
  it('tells a process that is busy for long from one that was busy once', async () => {
    const meter = startLagMeter()
    block(200)
    await wait(60)
    expect(meter.lagMs()).toBeLessThan(100)
    let busiest = 0
    for (let turn = 0; turn < 6; turn++) {
      block(300)
      await wait(1)
      busiest = Math.max(busiest, meter.lagMs())
    }
    expect(busiest).toBeGreaterThan(100)
    await expect.poll(() => meter.lagMs(), { timeout: 8000 }).toBeLessThan(50)
    meter.stop()
  }, 60_000)

  test.each([
    ['an idle loop', 50, 1, 0],
    ['a loop that works all the time', 350, 340, 290],
    ['a loop with workers beside it', 350, 700, 300],
    ['a loop that waits for a processor', 350, 20, 0],
    ['a loop that shares its processor', 350, 170, 120],
    ['a loop that stood still', 5000, 5000, 500],
  ])('measures %s: of %d ms, it worked %d, and is %d ms late', (_loop, elapsed, used, late) => {
    expect(latenessMs(elapsed, used)).toBe(late)
  })

  it('takes no single turn for an overload, however long it was', async () => {
    const meter = startLagMeter()
    block(1200)
    await expect.poll(() => meter.lagMs(), { interval: 1 }).toBeGreaterThan(100)
    expect(meter.lagMs()).toBeLessThan(250)
    meter.stop()
  })
})

describe('a server that cannot keep up', () => {
  let app: TestApp
  afterEach(() => app.close())

  it('R14 refuses calls for a moment and goes on redirecting', async () => {
    let lagMs = 251
    app = await createTestApp({ lag: { lagMs: () => lagMs, stop: () => {} } })
    const refused = await fetch(`${app.url}/api/trpc/links.generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"input":"0143127748"}',
    })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toMatchObject({ error: { data: { reason: 'unavailable' } } })
    const url = `${app.url}/redirect?isbn=9780143127741&country=DE`
    const redirected = await fetch(url, { redirect: 'manual' })
    expect(redirected.status).toBe(302)
    expect(redirected.headers.get('x-click')).toBeTruthy()
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
    lagMs = 250
    const made = await app.trpc.links.generate.mutate({ input: '0143127748' })
    expect(made.identifier.key).toBe('9780143127741')
  })
})
