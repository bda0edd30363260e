import { afterEach, describe, expect, it } from 'vitest'
import type { Config } from '../../config/config.ts'
import { createLogger } from '../../logger.ts'
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createClockSkew } from './clock-skew.ts'

const MINUTE_MS = 60_000
const SECRET = 'whsec_of_this_server'

describe('createClockSkew', () => {
  it('R34 alarms past a minute in either direction, once, and says when it is over', () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => void lines.push(line) })
    const clock = createClockSkew(logger, () => 10 * MINUTE_MS)
    expect([clock.seconds(), clock.isAlarming()]).toEqual([null, false])
    for (const [others, skew, isAlarming] of [
      [10 * MINUTE_MS - 60_000, 60, false],
      [10 * MINUTE_MS - 61_000, 61, true],
      [10 * MINUTE_MS - 62_000, 62, true],
      [10 * MINUTE_MS + 61_000, -61, true],
      [10 * MINUTE_MS + 60_000, -60, false],
    ] as const) {
      clock.observe(others)
      expect([clock.seconds(), clock.isAlarming()]).toEqual([skew, isAlarming])
    }
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the clock is wrong',
      'the clock is right again',
    ])
  })
})

describe('a server with a wrong clock', () => {
  let app: TestApp
  let fake: FakeStripe
  afterEach(async () => {
    await app.close()
    await fake.close()
  })

  /** Our clock, so many minutes ahead of Stripe's. */
  async function start(minutesAhead: number): Promise<void> {
    fake = await startFakeStripe()
    const stripe: Config['stripe'] = {
      secretKey: fake.secretKey,
      webhookSecrets: [SECRET],
      priceId: fake.priceId,
      yearlyPriceId: null,
      apiUrl: fake.url,
    }
    const now = () => Date.now() + minutesAhead * MINUTE_MS
    app = await createTestApp({ config: { stripe }, now })
    fake.events.setEndpoint({ url: `${app.url}/webhooks/stripe`, secret: SECRET })
    fake.events.setMode('hold')
  }

  async function readClock() {
    const response = await fetch(`${app.url}/readyz`)
    const { clock } = (await response.json()) as {
      clock: { isRight: boolean; skewSeconds: number }
    }
    return { status: response.status, ...clock }
  }

  async function deliver(): Promise<number> {
    const [price] = fake.ledger.prices
    if (price) fake.billing.subscribe('cus_nobody1', price)
    const event = fake.ledger.events.at(-1)
    if (!event) throw new Error('no event')
    return (await fake.events.deliver(event)).status
  }

  it.each([10, -10])('R34 of %d minutes says so and stays in service', async (minutes) => {
    await start(minutes)
    expect(await readClock()).toEqual({ status: 200, isRight: true, skewSeconds: null })
    // The clock is wrong by more than Stripe's tolerance of five minutes.
    expect(await deliver()).toBe(400)
    const { skewSeconds, ...rest } = await readClock()
    expect(rest).toEqual({ status: 200, isRight: false })
    expect(Math.abs(skewSeconds - minutes * 60)).toBeLessThan(5)
    expect(app.log()).toContain('"msg":"the clock is wrong"')
    expect(await (await fetch(`${app.url}/metrics`)).text()).toMatch(
      new RegExp(`^everyshelf_clock_skew_seconds ${minutes < 0 ? '-' : ''}(?:59|60)\\d$`, 'm'),
    )
  })

  it('R34 with a right one has nothing to say', async () => {
    await start(0)
    expect(await deliver()).toBe(200)
    expect(await readClock()).toMatchObject({ status: 200, isRight: true })
    expect(app.log()).not.toContain('the clock is wrong')
  })

  it('R34 does not take an old copy of an event for the time', async () => {
    await start(0)
    expect(await deliver()).toBe(200)
    const event = fake.ledger.events.at(-1)
    if (!event) throw new Error('no event')
    const timestamp = Math.floor(Date.now() / 1000) - 3600
    expect((await fake.events.deliver(event, { timestamp })).status).toBe(400)
    expect(await readClock()).toMatchObject({ isRight: true })
  })
})
