import { describe, expect, it } from 'vitest'
import { createAccountLimits } from './account-limits.ts'
import type { CountedWindow } from './window-counter.ts'

const rules = {
  free: [
    { name: 'burst', points: 2, seconds: 5 },
    { name: 'day', points: 3, seconds: 86_400 },
  ],
  premium: [{ name: 'burst', points: 4, seconds: 5 }],
} as const

function open() {
  const clock = { time: 0 }
  const shared = new Map<string, CountedWindow>()
  const share = (key: string, window: CountedWindow) => void shared.set(key, window)
  const count = createAccountLimits(rules, () => clock.time, { share, secret: 'secret' })
  return { clock, shared, count }
}

describe('the limits of an account', () => {
  it('allow a burst, and say when the next one may begin', () => {
    const { count, clock } = open()
    expect(count('ada', 'free').waitSeconds).toBe(0)
    expect(count('ada', 'free')).toMatchObject({ waitSeconds: 0, quotas: [{ left: 0 }, {}] })
    clock.time = 1500
    expect(count('ada', 'free')).toMatchObject({
      waitSeconds: 4,
      quotas: [
        { name: 'burst', left: 0, resetSeconds: 4 },
        { name: 'day', left: 1, resetSeconds: 86_399 },
      ],
    })
    clock.time = 5000
    expect(count('ada', 'free').waitSeconds).toBe(0)
  })

  it('stop an account for the rest of the day', () => {
    const { count, clock } = open()
    for (clock.time = 0; clock.time < 15_000; clock.time += 5000) count('ada', 'free')
    expect(count('ada', 'free').waitSeconds).toBe(86_385)
  })

  it('R42 count what else a request does, and let the next one wait', () => {
    const { count, clock } = open()
    expect(count('ada', 'free').waitSeconds).toBe(0)
    expect(count('ada', 'free', 4)).toMatchObject({
      waitSeconds: 0,
      quotas: [{ left: 0 }, { left: 0 }],
    })
    clock.time = 5000
    expect(count('ada', 'free').waitSeconds).toBe(86_395)
  })

  it('are larger with Premium, and separate for each account', () => {
    const { count } = open()
    for (let request = 0; request < 4; request++) count('ada', 'premium')
    expect(count('ada', 'premium').waitSeconds).toBe(5)
    expect(count('ben', 'premium').waitSeconds).toBe(0)
  })

  it('include what other processes counted, under a key that names no account', () => {
    const { count, shared } = open()
    count('ada', 'premium')
    const [[key, window] = ['', { count: 0 }]] = [...shared]
    expect(key).toMatch(/^account premium 5 [\w-]{43}$/)
    window.count = 4
    expect(count('ada', 'premium').waitSeconds).toBe(5)
  })
})
