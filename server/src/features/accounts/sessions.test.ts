import { describe, expect, it } from 'vitest'
import type { AccountsRepo } from './accounts.repo.ts'
import type { Auth } from './auth.ts'
import { createSessionFinders, MAX_SESSION_MS } from './sessions.ts'

const NOW = Date.parse('2026-11-01T09:00:00.000Z')
const COOKIE = 'everyshelf.session_token=signed'

type Profile = NonNullable<Awaited<ReturnType<AccountsRepo['findProfile']>>>

const profile: Profile = {
  publicId: 'ada-public' as Profile['publicId'],
  firstName: 'Ada',
  premiumUntil: null,
}
const session = {
  id: 'session-1',
  client: 'web',
  clientVersion: null as string | null | undefined,
  createdAt: new Date(NOW - MAX_SESSION_MS + 1),
}
const user = {
  id: 'ada',
  email: 'ada@example.org',
  name: 'Ada L.',
  role: 'user' as string | null,
  bannedAt: null as Date | null,
  createdAt: new Date(NOW - 1000),
}

interface GetSession {
  readonly headers: Headers
  readonly returnHeaders: boolean
}

interface World {
  readonly session?: Partial<typeof session>
  readonly user?: Partial<typeof user>
  /** What the repo returns on each call, in order. */
  readonly profiles?: readonly (Profile | undefined)[]
  readonly isUnknown?: boolean
}

function open(world: World = {}) {
  const profiles = [...(world.profiles ?? [profile])]
  const seen = { headers: [] as Headers[], added: [] as unknown[], ended: [] as string[][] }
  const response = {
    session: { ...session, ...world.session },
    user: { ...user, ...world.user },
  }
  const api = {
    getSession: async ({ headers, returnHeaders }: GetSession) => {
      seen.headers.push(headers)
      expect(returnHeaders).toBe(true)
      const answered = new Headers({ 'set-cookie': 'renewed=1' })
      return { response: world.isUnknown ? null : response, headers: answered }
    },
  } as unknown as Auth['api']
  const finders = createSessionFinders({
    auth: { api },
    repo: {
      findProfile: async () => profiles.shift(),
      addProfile: async (...given) => void seen.added.push(given),
      endSession: async (...given) => {
        seen.ended.push(given)
        return true
      },
    },
    cookieName: 'everyshelf.session_token',
    now: () => NOW,
  })
  return { ...finders, seen }
}

const noSession = { session: null, cookies: [] }

describe('the session of a request', () => {
  it('comes from its cookie, with the account’s current data', async () => {
    const { byCookie, seen } = open()
    expect(await byCookie({ cookie: COOKIE, 'user-agent': 'Firefox' })).toEqual({
      cookies: ['renewed=1'],
      session: {
        id: 'session-1',
        client: 'web',
        clientVersion: null,
        userId: 'ada',
        publicId: 'ada-public',
        email: 'ada@example.org',
        firstName: 'Ada',
        role: 'user',
        isPremium: false,
        signedInAt: session.createdAt,
        createdAt: user.createdAt,
      },
    })
    expect(Object.fromEntries(seen.headers[0] ?? [])).toEqual({
      cookie: COOKIE,
      'user-agent': 'Firefox',
    })
    expect([seen.added, seen.ended]).toEqual([[], []])
  })

  it('is null without our cookie, and reads no table', async () => {
    const { byCookie, seen } = open()
    expect(await byCookie({})).toEqual(noSession)
    expect(await byCookie({ cookie: 'theme=dark' })).toEqual(noSession)
    expect(seen.headers).toEqual([])
  })

  it('has no version and no browser without these headers', async () => {
    const { byCookie, seen } = open({ session: { clientVersion: undefined } })
    expect((await byCookie({ cookie: COOKIE })).session?.clientVersion).toBeNull()
    expect(Object.fromEntries(seen.headers[0] ?? [])).toEqual({ cookie: COOKIE })
  })

  it('clears the cookie of a session that has ended', async () => {
    const { byCookie } = open({ isUnknown: true })
    expect(await byCookie({ cookie: COOKIE })).toEqual({ session: null, cookies: ['renewed=1'] })
  })

  it('is found by the token of an extension', async () => {
    const { byToken, seen } = open({ session: { client: 'extension', clientVersion: '0.2.0' } })
    expect(await byToken('raw')).toMatchObject({ client: 'extension', clientVersion: '0.2.0' })
    expect(Object.fromEntries(seen.headers[0] ?? [])).toEqual({ authorization: 'Bearer raw' })
  })

  it('S57 of an extension is not valid for a browser, or the reverse', async () => {
    expect(await open({ session: { client: 'extension' } }).byCookie({ cookie: COOKIE })).toEqual(
      noSession,
    )
    expect(await open().byToken('raw')).toBeNull()
  })

  it('S28 is null once its owner is banned', async () => {
    const { byCookie } = open({ user: { bannedAt: new Date(NOW) } })
    expect(await byCookie({ cookie: COOKIE })).toEqual(noSession)
  })

  it('S28 ends after 30 days even if it is in use', async () => {
    const createdAt = new Date(NOW - MAX_SESSION_MS)
    const { byCookie, seen } = open({ session: { createdAt } })
    expect(await byCookie({ cookie: COOKIE })).toEqual(noSession)
    expect(seen.ended).toEqual([['ada', 'session-1']])
  })
})

describe('the account in a session', () => {
  const find = async (world: World) => (await open(world).byCookie({ cookie: COOKIE })).session

  it.each([
    ['admin', 'admin'],
    ['user', 'user'],
    ['moderator', 'user'],
    [null, 'user'],
  ])('S61 has the role %s', async (role, expected) => {
    expect((await find({ user: { role } }))?.role).toBe(expected)
  })

  it.each([
    [null, false],
    [new Date(NOW), false],
    [new Date(NOW + 1), true],
  ])('S44 includes Premium until %s', async (premiumUntil, isPremium) => {
    expect((await find({ profiles: [{ ...profile, premiumUntil }] }))?.isPremium).toBe(isPremium)
  })

  it('uses the account’s name when the profile has none', async () => {
    const profiles = [{ ...profile, firstName: null }]
    expect((await find({ profiles }))?.firstName).toBe('Ada L.')
  })
})

describe('a profile that is missing after a crash', () => {
  it('is added', async () => {
    const { byCookie, seen } = open({ profiles: [undefined, profile] })
    expect((await byCookie({ cookie: COOKIE })).session?.publicId).toBe('ada-public')
    expect(seen.added).toEqual([['ada', 'Ada L.', new Date(NOW)]])
  })

  it('is an error when it cannot be added', async () => {
    const { byCookie } = open({ profiles: [] })
    await expect(byCookie({ cookie: COOKIE })).rejects.toThrow(
      'could not read the profile of a new account',
    )
  })
})
