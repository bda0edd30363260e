import { describe, expect, it } from 'vitest'
import { type AuthLimits, authLimits } from './auth-limits.ts'
import type { DelayRule } from './sign-in-delays.repo.ts'
import { createSignInGuard } from './sign-in-guard.ts'

const NOW = Date.parse('2026-11-01T09:00:00.000Z')
const MINUTE_S = 60
const signIn = { address: '203.0.113.9', email: 'Ada@example.org', cookies: 'a=b' }

interface World {
  readonly device?: string | null
  /** Attempts from unknown devices on this account in the last hour. */
  readonly strangers?: number
  readonly attempts?: number
  readonly blockedForMs?: number
  readonly status?: number
  readonly limits?: AuthLimits
}

function open({
  device = null,
  strangers = 1,
  attempts = 1,
  blockedForMs,
  status = 401,
  limits,
}: World = {}) {
  const seen = {
    networks: [] as unknown[][],
    accounts: [] as unknown[][],
    pairs: [] as { key: string; now: Date; rule: DelayRule }[],
    cleared: [] as string[],
    warned: [] as string[],
    looked: [] as unknown[][],
    libraryCalls: 0,
  }
  const guard = createSignInGuard({
    countAttempt: async (...given) => void seen.networks.push(given),
    repo: {
      count: async (...given) => {
        seen.accounts.push(given)
        return { points: strangers, endsAt: new Date(NOW) }
      },
      deleteEnded: async () => {},
    },
    delays: {
      count: async (key, now, rule) => {
        seen.pairs.push({ key, now, rule })
        return blockedForMs === undefined
          ? { attempts }
          : { blockedUntil: new Date(NOW + blockedForMs) }
      },
      clear: async (key) => void seen.cleared.push(key),
    },
    devices: {
      find: (...given) => {
        seen.looked.push(given)
        return device
      },
      remember: (cookies, email) => `known ${cookies} ${email}`,
    },
    warnOwner: (email) => void seen.warned.push(email),
    secret: 'secret',
    limits,
    now: () => NOW,
  })
  const response = new Response(null, { status })
  const callBetterAuth = async () => {
    seen.libraryCalls++
    return response
  }
  return { seen, response, run: () => guard(signIn, callBetterAuth) }
}

const ruleOf = (free: number): DelayRule => ({
  free,
  delaysS: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_S),
})

describe('a sign-in', () => {
  it('S72 that succeeds clears the failures and marks the device as known', async () => {
    const { run, seen, response } = open({ status: 200 })
    expect(await run()).toEqual({ response, cookie: 'known a=b Ada@example.org' })
    expect(seen.cleared).toEqual([seen.pairs[0]?.key])
    expect(seen.warned).toEqual([])
    expect(seen.looked).toEqual([['a=b', 'Ada@example.org']])
  })

  it('S72 that fails is counted before it is checked, per network and account', async () => {
    const { run, seen, response } = open()
    expect(await run()).toEqual({ response })
    expect(seen.networks).toEqual([['sign-in', '203.0.113.9', null]])
    expect(seen.accounts).toEqual([
      [expect.stringMatching(/^sign-in account \S{43}$/), new Date(NOW), new Date(NOW + 3_600_000)],
    ])
    expect(seen.pairs).toEqual([
      {
        key: expect.stringMatching(/^sign-in pair \S{43}$/),
        now: new Date(NOW),
        rule: ruleOf(4),
      },
    ])
    expect([seen.libraryCalls, seen.cleared]).toEqual([1, []])
  })

  it('S72 on a known device counts only for the device', async () => {
    const known = open({ device: 'device-1', strangers: 1000 })
    await known.run()
    expect([known.seen.networks, known.seen.accounts]).toEqual([[], []])
    expect(known.seen.pairs[0]?.rule).toEqual(ruleOf(4))
    const stranger = open()
    await stranger.run()
    expect(known.seen.pairs[0]?.key).not.toBe(stranger.seen.pairs[0]?.key)
  })

  it.each([
    [100, 4],
    [101, 0],
  ])(
    'S72 after %i attempts by strangers has %i attempts without delay',
    async (strangers, free) => {
      const { run, seen } = open({ strangers })
      await run()
      expect(seen.pairs[0]?.rule).toEqual(ruleOf(free))
    },
  )

  it('uses custom limits where they are set', async () => {
    const perPair = 3
    const limits = { ...authLimits, 'sign-in': { ...authLimits['sign-in'], perPair } }
    const { run, seen } = open({ limits, attempts: perPair })
    await run()
    expect(seen.pairs[0]?.rule).toEqual(ruleOf(2))
    expect(seen.warned).toEqual(['Ada@example.org'])
  })

  it('S72 is refused while blocked, with a retry-after', async () => {
    const { run, seen } = open({ blockedForMs: 1500 })
    await expect(run()).rejects.toMatchObject({
      code: 'rate-limited',
      details: { retryAfterSeconds: 2 },
    })
    expect(seen.libraryCalls).toBe(0)
  })

  it.each([
    [4, []],
    [5, ['Ada@example.org']],
    [6, []],
  ])('S72 as failure number %i warns %j', async (attempts, warned) => {
    const { run, seen } = open({ attempts })
    await run()
    expect(seen.warned).toEqual(warned)
  })

  it('S72 sends no warning when the fifth attempt succeeds', async () => {
    const { run, seen } = open({ attempts: 5, status: 200 })
    await run()
    expect(seen.warned).toEqual([])
  })
})
