import { describe, expect, it } from 'vitest'
import { createClientKey, createRateLimits, limitRules, requireNoWait } from './rate-limits.ts'
import { createWindowCounter } from './window-counter.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe('createWindowCounter', () => {
  it('lets the points through and then says how long to wait', () => {
    let time = 1000
    const { count } = createWindowCounter({ points: 2, seconds: 60 }, () => time)
    expect([count('a'), count('a'), count('a')]).toEqual([0, 0, MINUTE_MS])
    time += 59_999
    expect(count('a')).toBe(1)
    time += 1
    expect(count('a')).toBe(0)
  })

  it('counts every key separately', () => {
    const { count } = createWindowCounter({ points: 1, seconds: 60 }, () => 0)
    expect([count('a'), count('b'), count('a')]).toEqual([0, 0, MINUTE_MS])
  })
})

describe('createRateLimits', () => {
  it('holds to both the minute and the day', () => {
    let time = Date.UTC(2026, 10, 21)
    const count = createRateLimits(limitRules, () => time)
    let passed = 0
    for (let minute = 0; minute < 12; minute++) {
      for (let call = 0; call < 40; call++) if (count('generate', '192.0.2.1') === 0) passed++
      time += MINUTE_MS
    }
    expect(passed).toBe(300)
  })

  it('returns the seconds until the tightest rule allows a request', () => {
    const time = Date.UTC(2026, 10, 21)
    const count = createRateLimits(limitRules, () => time)
    for (let call = 0; call < 10; call++) expect(count('resolve-short', '192.0.2.1')).toBe(0)
    expect(count('resolve-short', '192.0.2.1')).toBe(60)
  })

  it('S24 counts a whole IPv6 network of one household as one', () => {
    const count = createRateLimits({ ...limitRules, track: [{ points: 2, seconds: 60 }] }, () => 0)
    expect(count('track', '2001:db8:1:2::1')).toBe(0)
    expect(count('track', '2001:db8:1:2:aaaa::1')).toBe(0)
    expect(count('track', '2001:db8:1:2:bbbb::1')).toBe(60)
    expect(count('track', '2001:db8:1:3::1')).toBe(0)
  })

  it('S76 counts a /56 of IPv6 as one at four times the points', () => {
    const count = createRateLimits({ ...limitRules, track: [{ points: 2, seconds: 60 }] }, () => 0)
    const waits = Array.from({ length: 9 }, (_, index) => count('track', `2001:db8:1:${index}::1`))
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 60])
    expect(count('track', '2001:db8:1:100::1')).toBe(0)
    const ofIpv4 = Array.from({ length: 9 }, (_, index) => count('track', `192.0.2.${index}`))
    expect(ofIpv4).toEqual(Array(9).fill(0))
  })

  it('R45 shares a count under the same key in all processes, and under another one the next day', () => {
    let time = Date.UTC(2026, 10, 21)
    const rules = { ...limitRules, track: [{ points: 2, seconds: 60 }] }
    const keysOf = (secret: string) => {
      const keys: string[] = []
      const share = (key: string) => void keys.push(key)
      createRateLimits(rules, () => time, { share, secret })('track', '192.0.2.1')
      return keys
    }
    const today = keysOf('a secret')
    expect(today).toEqual([expect.stringMatching(/^track 60 [\w-]{43}$/)])
    expect(keysOf('a secret')).toEqual(today)
    expect(keysOf('another secret')).not.toEqual(today)
    time += DAY_MS
    expect(keysOf('a secret')).not.toEqual(today)
  })
})

describe('requireNoWait', () => {
  it('lets a call through within the limit', () => {
    expect(() => requireNoWait(0)).not.toThrow()
  })

  it('S24 refuses a call above the limit with the seconds to wait', () => {
    expect(() => requireNoWait(1)).toThrow(
      expect.objectContaining({ code: 'rate-limited', details: { retryAfterSeconds: 1 } }),
    )
  })
})

describe('createClientKey', () => {
  it('P1 leads back to no address and to no key of another day', () => {
    let time = Date.UTC(2026, 10, 21)
    const keyOf = createClientKey(() => time)
    const today = keyOf('192.0.2.77')
    expect(today).not.toContain('192.0.2')
    expect(keyOf('192.0.2.77')).toBe(today)
    time += DAY_MS
    expect(keyOf('192.0.2.77')).not.toBe(today)
  })
})
