import { expect, it } from 'vitest'
import { createSessionUserCache } from './session-user-cache.ts'

const COOKIES = 'everyshelf.session_token=any'

function open(respond: () => string | null | Promise<string | null>) {
  const seen = { lookups: 0, errors: 0 }
  let time = 0
  const signedIn = createSessionUserCache({
    readToken: (cookies) => (cookies === COOKIES ? 'token' : null),
    findSessionUser: () => {
      seen.lookups++
      return respond()
    },
    now: () => time,
    onError: () => {
      seen.errors++
    },
  })
  return {
    ...signedIn,
    seen,
    wait: (ms: number) => {
      time += ms
    },
  }
}

it('looks up once in 30 seconds, and never without a session', () => {
  const { findUser, prepare, seen, wait } = open(() => 'user-ada')
  expect(findUser('theme=dark')).toBeNull()
  expect(prepare(COOKIES)).toBeUndefined()
  expect(findUser(COOKIES)).toBe('user-ada')
  expect(seen.lookups).toBe(1)
  wait(30_000)
  expect(findUser(COOKIES)).toBe('user-ada')
  expect(seen.lookups).toBe(2)
})

it('caches that a session is invalid', () => {
  const { findUser, seen } = open(() => null)
  expect([findUser(COOKIES), findUser(COOKIES)]).toEqual([null, null])
  expect(seen.lookups).toBe(1)
})

it('finds a user of an asynchronous database once it has answered', async () => {
  const { findUser, prepare } = open(async () => 'user-ada')
  await prepare(COOKIES)
  expect(findUser(COOKIES)).toBe('user-ada')
  expect(prepare(COOKIES)).toBeUndefined()
})

it('stops waiting for a database that does not answer', async () => {
  const { findUser, prepare } = open(() => new Promise(() => {}))
  const startedAt = performance.now()
  await prepare(COOKIES)
  expect(performance.now() - startedAt).toBeLessThan(2000)
  expect(findUser(COOKIES)).toBeNull()
})

it.each([
  [
    'at once',
    () => {
      throw new Error('broken')
    },
  ],
  [
    'later',
    async () => {
      throw new Error('away')
    },
  ],
])('returns null when the lookup fails %s', async (_when, fail) => {
  const { findUser, prepare, seen } = open(fail)
  await prepare(COOKIES)
  expect(findUser(COOKIES)).toBeNull()
  expect(seen.errors).toBeGreaterThan(0)
})
