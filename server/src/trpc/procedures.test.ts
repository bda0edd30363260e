import { type ApiScope, apiScopes } from '@everyshelf/domain/api-keys'
import { DomainError } from '@everyshelf/domain/messages'
import { describe, expect, it } from 'vitest'
import { t } from './init.ts'
import {
  adminPollProcedure,
  adminProcedure,
  adminTwoFactorProcedure,
  analystProcedure,
  auditedProcedure,
  managerProcedure,
  publicProcedure,
  userProcedure,
} from './procedures.ts'
import type { RequestContext, Session } from './request-context.ts'

const web = { client: 'web', role: 'user', isPremium: false, userId: 'ada' } as Session
const premium = { ...web, isPremium: true }
const admin: Session = { ...web, role: 'admin' }
const extension: Session = { ...web, client: 'extension' }

interface World {
  readonly session?: Session | null
  readonly isClosed?: boolean
  readonly isLimited?: boolean
  /** How many rows the audited procedure writes. */
  readonly rows?: number
  readonly error?: unknown
}

const entry = { action: 'access.open', subject: null } as const

function open({ session = null, isClosed, isLimited, rows = 1, error }: World = {}) {
  const seen = { counted: [] as string[], opened: [] as unknown[][], recorded: [] as unknown[][] }
  const context = {
    requestId: 'request-1',
    session,
    countCall: (limit) => {
      seen.counted.push(limit)
      if (isLimited) throw new DomainError('rate-limited')
    },
    admin: {
      requireOpen: async (...given) => {
        seen.opened.push(given)
        if (isClosed) throw new DomainError('second-factor-required')
      },
      recordFor:
        (...given) =>
        async (...row) =>
          void seen.recorded.push([...given, ...row]),
    },
  } as RequestContext
  const respond = () => {
    if (error) throw error
    return 'answered'
  }
  const router = t.router({
    public: publicProcedure.query(respond),
    search: publicProcedure.meta({ level: 'public', limit: 'generate' }).query(respond),
    user: userProcedure.query(respond),
    links: t.router({ list: userProcedure.query(respond) }),
    manager: managerProcedure.query(respond),
    analyst: analystProcedure.query(respond),
    gate: adminTwoFactorProcedure.query(respond),
    admin: adminProcedure.query(respond),
    poll: adminPollProcedure.query(respond),
    audited: auditedProcedure.query(async ({ ctx }) => {
      for (let row = 0; row < rows; row++) await ctx.record(null, entry)
      return respond()
    }),
  })
  return { ...seen, router, call: t.createCallerFactory(router)(context) }
}

type Call = ReturnType<typeof open>['call']

const refusal = (code: string, reason: string) => expect.objectContaining({ code, message: reason })

describe('access levels', () => {
  const anyone = [null, web, premium, admin, extension]
  const unauthorized = refusal('UNAUTHORIZED', 'unauthorized')
  const unknown = refusal('NOT_FOUND', 'not-found')

  it.each<[string, (call: Call) => Promise<string>, readonly (Session | null)[], unknown]>([
    ['public', (call) => call.public(), anyone, undefined],
    ['user', (call) => call.user(), [web, premium, admin], unauthorized],
    ['links.list', (call) => call.links.list(), [web, premium, admin, extension], unauthorized],
    ['gate', (call) => call.gate(), [admin], unknown],
    ['admin', (call) => call.admin(), [admin], unknown],
    ['poll', (call) => call.poll(), [admin], unknown],
    ['audited', (call) => call.audited(), [admin], unknown],
  ])('S35 %s', async (_name, run, allowed, refused) => {
    for (const session of anyone) {
      const result = run(open({ session }).call)
      if (allowed.includes(session)) expect(await result).toBe('answered')
      else await expect(result).rejects.toEqual(refused)
    }
  })

  it.each<[string, (call: Call) => Promise<string>]>([
    ['premium-required-to-manage', (call) => call.manager()],
    ['premium-required-to-analyze', (call) => call.analyst()],
  ])('S40 refuses users without Premium with %s', async (reason, run) => {
    await expect(run(open({ session: web }).call)).rejects.toEqual(refusal('FORBIDDEN', reason))
    await expect(run(open().call)).rejects.toEqual(unauthorized)
    expect(await run(open({ session: premium }).call)).toBe('answered')
  })

  it('S57 opens only the procedures of its scopes to an API key', async () => {
    const withScopes = (...scopes: ApiScope[]) =>
      open({ session: { ...admin, isPremium: true, client: 'api', scopes } }).call
    expect(await withScopes('links:read').links.list()).toBe('answered')
    const lacking = refusal('FORBIDDEN', 'missing-scope')
    await expect(withScopes('links:write').links.list()).rejects.toEqual(lacking)
    const all = withScopes(...apiScopes)
    for (const run of [all.user, all.manager, all.analyst]) {
      await expect(run()).rejects.toEqual(unauthorized)
    }
    for (const run of [all.gate, all.admin, all.audited]) {
      await expect(run()).rejects.toEqual(unknown)
    }
  })

  it('S61 hides the admin area from an admin’s extension', async () => {
    const { call } = open({ session: { ...admin, client: 'extension' } })
    await expect(call.gate()).rejects.toEqual(unknown)
  })
})

describe('the second factor', () => {
  it('S61 is required of an admin, and polling does not count as activity', async () => {
    const { call, opened } = open({ session: admin })
    await call.gate()
    expect(opened).toEqual([])
    await call.admin()
    await call.poll()
    await call.audited()
    expect(opened).toEqual([
      [admin, true],
      [admin, false],
      [admin, true],
    ])
  })

  it('S61 is required for every admin procedure except the gate’s', async () => {
    const { call } = open({ session: admin, isClosed: true })
    const refused = refusal('FORBIDDEN', 'second-factor-required')
    for (const run of [call.admin, call.poll, call.audited]) {
      await expect(run()).rejects.toEqual(refused)
    }
    expect(await call.gate()).toBe('answered')
  })
})

describe('an audited procedure', () => {
  it('S61 writes one row with the admin’s id', async () => {
    const { call, recorded } = open({ session: admin })
    await call.audited()
    expect(recorded).toEqual([[admin, 'request-1', null, entry]])
  })

  it.each([0, 2])('S61 is a server error when it writes %i rows', async (rows) => {
    await expect(open({ session: admin, rows }).call.audited()).rejects.toThrow(
      `audited wrote ${rows} audit rows instead of 1`,
    )
  })

  it('S61 needs no row when it fails', async () => {
    const { call } = open({ session: admin, rows: 0, error: new DomainError('not-found') })
    await expect(call.audited()).rejects.toEqual(refusal('NOT_FOUND', 'not-found'))
  })
})

describe('every procedure', () => {
  it('S35 counts against its limit first', async () => {
    const { call, counted } = open()
    await call.public()
    await call.search()
    await call.user().catch(() => {})
    await call.gate().catch(() => {})
    expect(counted).toEqual(['api', 'generate', 'api', 'admin'])
    const limited = open({ session: web, isLimited: true })
    await expect(limited.call.user()).rejects.toEqual(refusal('TOO_MANY_REQUESTS', 'rate-limited'))
  })

  it('declares its access level', () => {
    const { _def } = open().router
    const metaOf = (name: 'gate' | 'admin' | 'poll' | 'audited') => _def.procedures[name]._def.meta
    const meta = { level: 'admin', limit: 'admin' }
    expect([metaOf('gate'), metaOf('admin'), metaOf('poll')]).toEqual([meta, meta, meta])
    expect(metaOf('audited')).toEqual({ ...meta, isAudited: true })
  })

  it('R53 answers unavailable when the database is down, and logs the cause', async () => {
    const full = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' })
    const failed = await open({ error: full })
      .call.public()
      .catch((error: unknown) => error)
    expect(failed).toEqual(refusal('SERVICE_UNAVAILABLE', 'unavailable'))
    expect((failed as Error).cause).toMatchObject({ code: 'unavailable', cause: full })
  })

  it('S64 passes on other errors as server errors', async () => {
    const error = new Error('insides')
    await expect(open({ error }).call.public()).rejects.toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      cause: error,
    })
  })
})
