import { expect, it } from 'vitest'
import { createSignedIn } from './signed-in.ts'

const COOKIES = 'everyshelf.session_token=any'

function open(answer: () => string | null | Promise<string | null>) {
  const seen = { asked: 0, errors: 0 }
  let time = 0
  const signedIn = createSignedIn({
    readToken: (cookies) => (cookies === COOKIES ? 'token' : null),
    findSessionUser: () => {
      seen.asked++
      return answer()
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

it('asks once in half a minute, and never without a session', () => {
  const { findUser, prepare, seen, wait } = open(() => 'user-ada')
  expect(findUser('theme=dark')).toBeNull()
  expect(prepare(COOKIES)).toBeUndefined()
  expect(findUser(COOKIES)).toBe('user-ada')
  expect(seen.asked).toBe(1)
  wait(30_000)
  expect(findUser(COOKIES)).toBe('user-ada')
  expect(seen.asked).toBe(2)
})

it('remembers that a session is nobody’s', () => {
  const { findUser, seen } = open(() => null)
  expect([findUser(COOKIES), findUser(COOKIES)]).toEqual([null, null])
  expect(seen.asked).toBe(1)
})

it('knows a user of a database elsewhere as soon as it has answered', async () => {
  const { findUser, prepare } = open(async () => 'user-ada')
  await prepare(COOKIES)
  expect(findUser(COOKIES)).toBe('user-ada')
  expect(prepare(COOKIES)).toBeUndefined()
})

it('lets nobody wait for a database that does not answer', async () => {
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
])('takes nobody for signed in when asking fails %s', async (_when, fail) => {
  const { findUser, prepare, seen } = open(fail)
  await prepare(COOKIES)
  expect(findUser(COOKIES)).toBeNull()
  expect(seen.errors).toBeGreaterThan(0)
})
