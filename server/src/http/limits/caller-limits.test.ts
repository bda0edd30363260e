import { describe, expect, it } from 'vitest'
import { createCallerLimits } from './caller-limits.ts'
import { createRateLimits, limitRules } from './rate-limits.ts'

const HOUR_MS = 60 * 60 * 1000
const OFFICE = '192.0.2.1'

function open() {
  const clock = { time: Date.UTC(2026, 10, 28) }
  const now = () => clock.time
  const count = createCallerLimits({
    countClient: createRateLimits(limitRules, now),
    rules: undefined,
    shared: { share: () => {}, secret: 'a secret' },
    now,
  })
  const repeat = (times: number, ...call: Parameters<typeof count>) =>
    Array.from({ length: times }, () => count(...call)).filter((waits) => waits > 0).length
  return { clock, count, repeat }
}

describe('the limit of a caller', () => {
  it('gives an account 20 checkouts an hour, and its network 60', () => {
    const { clock, repeat } = open()
    expect(repeat(25, 'checkout', OFFICE, 'ada')).toBe(5)
    expect(repeat(20, 'checkout', OFFICE, 'bob')).toBe(0)
    expect(repeat(20, 'checkout', OFFICE, 'cleo')).toBe(0)
    expect(repeat(1, 'checkout', OFFICE, 'dan')).toBe(1)
    expect(repeat(1, 'checkout', '198.51.100.7', 'dan')).toBe(0)
    clock.time += HOUR_MS
    expect(repeat(1, 'checkout', OFFICE, 'ada')).toBe(0)
  })

  it('follows an account through networks', () => {
    const { repeat } = open()
    expect(repeat(20, 'checkout', OFFICE, 'ada')).toBe(0)
    expect(repeat(1, 'checkout', '198.51.100.7', 'ada')).toBe(1)
  })

  it('of an account is not used up by visitors of its network', () => {
    const { repeat } = open()
    expect(repeat(25, 'feedback', OFFICE, null)).toBe(5)
    expect(repeat(1, 'feedback', OFFICE, 'ada')).toBe(0)
  })

  it('S57 S61 for guesses stays the network’s, however many accounts it has', () => {
    const { repeat } = open()
    expect(repeat(12, 'connect', OFFICE, 'ada')).toBe(0)
    expect(repeat(1, 'connect', OFFICE, 'bob')).toBe(1)
  })
})
