import { DomainError } from '@everyshelf/domain/messages'
import { describe, expect, it } from 'vitest'
import { t } from './init.ts'
import {
  adminDoorProcedure,
  adminGlanceProcedure,
  adminProcedure,
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
  /** How many rows the audited call writes. */
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
  const answer = () => {
    if (error) throw error
    return 'answered'
  }
  const router = t.router({
    public: publicProcedure.query(answer),
    search: publicProcedure.meta({ level: 'public', limit: 'generate' }).query(answer),
    user: userProcedure.query(answer),
    links: t.router({ list: userProcedure.query(answer) }),
    manager: managerProcedure.query(answer),
    analyst: analystProcedure.query(answer),
    door: adminDoorProcedure.query(answer),
    admin: adminProcedure.query(answer),
    glance: adminGlanceProcedure.query(answer),
    audited: auditedProcedure.query(async ({ ctx }) => {
      for (let row = 0; row < rows; row++) await ctx.record(null, entry)
      return answer()
    }),
  })
  return { ...seen, router, call: t.createCallerFactory(router)(context) }
}

type Call = ReturnType<typeof open>['call']

const refusal = (code: string, reason: string) => expect.objectContaining({ code, message: reason })

describe('who may call', () => {
  const anyone = [null, web, premium, admin, extension]
  const unauthorized = refusal('UNAUTHORIZED', 'unauthorized')
  const unknown = refusal('NOT_FOUND', 'not-found')

  it.each<[string, (call: Call) => Promise<string>, readonly (Session | null)[], unknown]>([
    ['public', (call) => call.public(), anyone, undefined],
    ['user', (call) => call.user(), [web, premium, admin], unauthorized],
    ['links.list', (call) => call.links.list(), [web, premium, admin, extension], unauthorized],
    ['door', (call) => call.door(), [admin], unknown],
    ['admin', (call) => call.admin(), [admin], unknown],
    ['glance', (call) => call.glance(), [admin], unknown],
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
    ['premium-required-to-analyse', (call) => call.analyst()],
  ])('S40 refuses who has no Premium with %s', async (reason, run) => {
    await expect(run(open({ session: web }).call)).rejects.toEqual(refusal('FORBIDDEN', reason))
    await expect(run(open().call)).rejects.toEqual(unauthorized)
    expect(await run(open({ session: premium }).call)).toBe('answered')
  })

  it('S61 hides the admin area from an admin’s extension', async () => {
    const { call } = open({ session: { ...admin, client: 'extension' } })
    await expect(call.door()).rejects.toEqual(unknown)
  })
})

describe('the second factor', () => {
  it('S61 is asked of an admin, and a glance does not keep the area open', async () => {
    const { call, opened } = open({ session: admin })
    await call.door()
    expect(opened).toEqual([])
    await call.admin()
    await call.glance()
    await call.audited()
    expect(opened).toEqual([
      [admin, true],
      [admin, false],
      [admin, true],
    ])
  })

  it('S61 stops every call of the area but the door', async () => {
    const { call } = open({ session: admin, isClosed: true })
    const refused = refusal('FORBIDDEN', 'second-factor-required')
    for (const run of [call.admin, call.glance, call.audited]) {
      await expect(run()).rejects.toEqual(refused)
    }
    expect(await call.door()).toBe('answered')
  })
})

describe('an audited call', () => {
  it('S61 writes one row for the admin who made it', async () => {
    const { call, recorded } = open({ session: admin })
    await call.audited()
    expect(recorded).toEqual([[admin, 'request-1', null, entry]])
  })

  it.each([0, 2])('S61 is a fault of ours when it writes %i rows', async (rows) => {
    await expect(open({ session: admin, rows }).call.audited()).rejects.toThrow(
      `audited left ${rows} rows in the audit log`,
    )
  })

  it('S61 that fails needs no row', async () => {
    const { call } = open({ session: admin, rows: 0, error: new DomainError('not-found') })
    await expect(call.audited()).rejects.toEqual(refusal('NOT_FOUND', 'not-found'))
  })
})

describe('every call', () => {
  it('S35 counts against its limit, before anything else', async () => {
    const { call, counted } = open()
    await call.public()
    await call.search()
    await call.user().catch(() => {})
    await call.door().catch(() => {})
    expect(counted).toEqual(['api', 'generate', 'api', 'admin'])
    const limited = open({ session: web, isLimited: true })
    await expect(limited.call.user()).rejects.toEqual(refusal('TOO_MANY_REQUESTS', 'rate-limited'))
  })

  it('declares who may call it', () => {
    const { _def } = open().router
    const metaOf = (name: 'door' | 'admin' | 'glance' | 'audited') =>
      _def.procedures[name]._def.meta
    const meta = { level: 'admin', limit: 'admin' }
    expect([metaOf('door'), metaOf('admin'), metaOf('glance')]).toEqual([meta, meta, meta])
    expect(metaOf('audited')).toEqual({ ...meta, isAudited: true })
  })

  it('R53 says that it is unavailable when the database is, and keeps the cause for the log', async () => {
    const full = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' })
    const failed = await open({ error: full })
      .call.public()
      .catch((error: unknown) => error)
    expect(failed).toEqual(refusal('SERVICE_UNAVAILABLE', 'unavailable'))
    expect((failed as Error).cause).toMatchObject({ code: 'unavailable', cause: full })
  })

  it('S64 passes on any other error as one of ours', async () => {
    const error = new Error('insides')
    await expect(open({ error }).call.public()).rejects.toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      cause: error,
    })
  })
})
