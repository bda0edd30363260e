import { DomainError } from '@everyshelf/domain/messages'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import { showCode } from '../../../testing/admin-client.ts'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import type { AuditEntry, RecordAction, Session } from '../../../trpc/request-context.ts'
import { createSecondFactor } from '../../accounts/second-factor/second-factor.service.ts'
import { createSecurityService } from '../../accounts/security/security.service.ts'
import { openAdminSession } from './admin-access.repo.ts'
import { createAdminAccessService } from './admin-access.service.ts'

const START = Date.parse('2026-11-01T09:00:00.000Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ADDRESS = '192.0.2.7'
const session = {
  id: 'session-1',
  userId: 'ada',
  email: 'ada@example.org',
  signedInAt: new Date(START),
} as Session
const otherSession: Session = { ...session, id: 'session-2' }

describeEachDatabase('S61 the two-factor gate', (open) => {
  let database: TestDatabase
  let time = START
  const countAttempt = vi.fn(async () => {})
  const requireFresh = vi.fn(async () => {})
  const append = vi.fn(async () => {})
  const record = vi.fn<RecordAction>(async () => {})

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    vi.clearAllMocks()
    time = START
    for (const table of ['authenticator', 'recovery_code', 'admin_session'] as const) {
      await database.db.deleteFrom(table).execute()
    }
  })

  function createService(secret = 'the secret of the server') {
    const { db } = database
    const now = () => time
    const transact = createTransact(db)
    const unused = null as never
    const secondFactor = createSecondFactor({ db, transact, secret, now })
    const security = createSecurityService({
      db,
      transact,
      repo: unused,
      passkeys: unused,
      secondFactor,
      recovery: unused,
      requireFresh,
      countAttempt,
      notify: async () => {},
    })
    const service = createAdminAccessService({
      db,
      transact,
      audit: { append },
      countAttempt,
      security,
      secondFactor,
      now,
    })
    const begin = (from: Session, password: string | undefined) =>
      service.begin(from, password, ADDRESS)
    return { ...service, begin }
  }

  /** An admin who has just confirmed an authenticator app. */
  async function setUp() {
    const service = createService()
    const { secret } = await service.begin(session, 'a password')
    const code = showCode(secret, time)
    const { recoveryCodes } = await service.confirm(session, record, code, ADDRESS)
    vi.clearAllMocks()
    return { ...service, secret, recoveryCodes }
  }

  const readSessions = () =>
    database.db.selectFrom('admin_session').selectAll().orderBy('sessionId').execute()

  function expectRecord(action: AuditEntry['action'], details?: AuditEntry['details']): void {
    const row = { action, subject: null, details }
    expect(record).toHaveBeenCalledExactlyOnceWith(expect.anything(), row)
  }

  const requiresSecondFactor = expect.objectContaining({ code: 'second-factor-required' })
  const isWrongCode = expect.objectContaining({ code: 'wrong-code' })
  const requiresSignIn = expect.objectContaining({ code: 'sign-in-again' })

  it('shows whether an admin may enter', async () => {
    const { view, begin, confirm, close } = createService()
    const endsAt = '2026-11-01T21:00:00.000Z'
    expect(await view(session)).toEqual({ state: 'no-factor', endsAt, codesLeft: 0 })
    const { secret } = await begin(session, undefined)
    expect(await view(session)).toEqual({ state: 'no-factor', endsAt, codesLeft: 0 })
    await confirm(session, record, showCode(secret, time), ADDRESS)
    expect(await view(session)).toEqual({ state: 'open', endsAt, codesLeft: 10 })
    expect(await view(otherSession)).toEqual({ state: 'closed', endsAt, codesLeft: 10 })
    await close(session, record)
    expect(await view(session)).toEqual({ state: 'closed', endsAt, codesLeft: 10 })
  })

  it('locks after 30 minutes without activity, and not before', async () => {
    const { gate } = await setUp()
    time += 30 * MINUTE_MS
    await gate.requireOpen(session, false)
    time += 1
    await expect(gate.requireOpen(session, true)).rejects.toEqual(requiresSecondFactor)
  })

  it('locks when the sign-in is 12 hours old', async () => {
    const { gate, secret, open, begin, confirm } = await setUp()
    time += 12 * HOUR_MS - 1
    await open(session, record, showCode(secret, time), ADDRESS)
    await gate.requireOpen(session, true)
    time += 1
    await expect(gate.requireOpen(session, true)).rejects.toEqual(requiresSecondFactor)
    const code = showCode(secret, time)
    await expect(open(session, record, code, ADDRESS)).rejects.toEqual(requiresSignIn)
    await expect(confirm(session, record, code, ADDRESS)).rejects.toEqual(requiresSignIn)
    expect(countAttempt).toHaveBeenCalledOnce()
    await expect(begin(session, undefined)).rejects.toEqual(requiresSecondFactor)
  })

  it('records activity at most once a minute, and none of background requests', async () => {
    const { gate, view } = await setUp()
    const seenAt = async () => (await readSessions())[0]?.seenAt
    time += MINUTE_MS
    await gate.requireOpen(session, true)
    expect(await seenAt()).toBe('2026-11-01T09:00:00.000Z')
    time += 1
    await gate.requireOpen(session, false)
    await view(session)
    expect(await seenAt()).toBe('2026-11-01T09:00:00.000Z')
    await gate.requireOpen(session, true)
    expect(await seenAt()).toBe('2026-11-01T09:01:00.001Z')
  })

  it('passes actions of an admin to the audit log', async () => {
    const { gate } = createService()
    const recordAction = gate.recordFor(session, 'request-1')
    await recordAction(database.db, { action: 'user.ban', subject: 'eve' })
    expect(append).toHaveBeenCalledExactlyOnceWith(database.db, {
      actor: 'ada',
      action: 'user.ban',
      subject: 'eve',
      details: {},
      requestId: 'request-1',
    })
  })

  it('sets up an authenticator app only after a fresh sign-in', async () => {
    const { begin } = createService()
    requireFresh.mockRejectedValueOnce(new DomainError('sign-in-again'))
    await expect(begin(session, 'wrong')).rejects.toEqual(requiresSignIn)
    expect(requireFresh).toHaveBeenCalledExactlyOnceWith(session, 'wrong', '192.0.2.7')
    expect(await database.db.selectFrom('authenticator').selectAll().execute()).toEqual([])
    expect((await begin(session, 'right')).uri).toContain('ada%40example.org')
  })

  it('keeps a confirmed app when someone begins another', async () => {
    const { begin, open, secret } = await setUp()
    await expect(begin(session, 'a password')).rejects.toEqual(requiresSecondFactor)
    time += MINUTE_MS
    await open(session, record, showCode(secret, time), ADDRESS)
  })

  it('confirms an app once, with a right code', async () => {
    const { begin, confirm, view } = createService()
    await expect(confirm(session, record, '123456', ADDRESS)).rejects.toEqual(isWrongCode)
    const { secret } = await begin(session, undefined)
    const earlier = showCode(secret, time - HOUR_MS)
    await expect(confirm(session, record, earlier, ADDRESS)).rejects.toEqual(isWrongCode)
    expect((await view(session)).state).toBe('no-factor')
    expect(record).not.toHaveBeenCalled()

    const code = showCode(secret, time)
    const { recoveryCodes } = await confirm(session, record, code, ADDRESS)
    expect(recoveryCodes).toHaveLength(10)
    expectRecord('access.set-up')
    await expect(confirm(session, record, code, ADDRESS)).rejects.toEqual(isWrongCode)
    expect(countAttempt.mock.calls).toEqual(Array(4).fill(['second-factor', ADDRESS, 'ada']))
  })

  it('confirms an app for one of two concurrent requests', async () => {
    const { begin, confirm } = createService()
    const { secret } = await begin(session, undefined)
    const code = showCode(secret, time)
    const results = await Promise.allSettled([
      confirm(session, record, code, ADDRESS),
      confirm(otherSession, record, code, ADDRESS),
    ])
    const rejected = results.filter(({ status }) => status === 'rejected')
    expect(rejected).toEqual([{ status: 'rejected', reason: isWrongCode }])
    expect(record).toHaveBeenCalledOnce()
    expect(await readSessions()).toHaveLength(1)
  })

  it('accepts no code for a secret that another server sealed', async () => {
    const { secret } = await createService('another secret').begin(session, undefined)
    const code = showCode(secret, time)
    await expect(createService().confirm(session, record, code, ADDRESS)).rejects.toEqual(
      isWrongCode,
    )
    await createService('another secret').confirm(session, record, code, ADDRESS)
    time += MINUTE_MS
    const later = showCode(secret, time)
    await expect(createService().open(session, record, later, ADDRESS)).rejects.toEqual(isWrongCode)
  })

  it('does not open with an app that is not confirmed', async () => {
    const { begin, open, gate } = createService()
    await expect(open(session, record, '123456', ADDRESS)).rejects.toEqual(isWrongCode)
    const { secret } = await begin(session, undefined)
    const code = showCode(secret, time)
    await expect(open(session, record, code, ADDRESS)).rejects.toEqual(isWrongCode)
    await expect(gate.requireOpen(session, true)).rejects.toEqual(requiresSecondFactor)
  })

  it('opens with each code of the app once', async () => {
    const { open, gate, secret } = await setUp()
    const used = showCode(secret, time)
    await expect(open(otherSession, record, used, ADDRESS)).rejects.toEqual(isWrongCode)
    const earlier = showCode(secret, time - HOUR_MS)
    await expect(open(otherSession, record, earlier, ADDRESS)).rejects.toEqual(isWrongCode)
    expect(record).not.toHaveBeenCalled()
    time += MINUTE_MS
    const code = showCode(secret, time)
    expect(await open(otherSession, record, code, ADDRESS)).toEqual({ opened: true })
    expectRecord('access.open', { with: 'authenticator app' })
    expect(countAttempt.mock.calls).toEqual(Array(3).fill(['second-factor', ADDRESS, 'ada']))
    await gate.requireOpen(otherSession, true)
  })

  it('opens with each recovery code once, within the limit of attempts', async () => {
    const { open, view, recoveryCodes } = await setUp()
    const [code = ''] = recoveryCodes
    countAttempt.mockRejectedValueOnce(new DomainError('rate-limited'))
    await expect(open(otherSession, record, code, ADDRESS)).rejects.toThrow('rate-limited')
    expect(await open(otherSession, record, code, ADDRESS)).toEqual({ opened: true })
    expectRecord('access.open', { with: 'recovery code' })
    expect(await view(otherSession)).toMatchObject({ state: 'open', codesLeft: 9 })
    await expect(open(otherSession, record, code, ADDRESS)).rejects.toEqual(isWrongCode)
  })

  it('deletes rows of ended sessions when one opens', async () => {
    const { open, recoveryCodes } = await setUp()
    const ended = { id: 'session-0', userId: 'ada' }
    await openAdminSession(database.db, ended, time - 12 * HOUR_MS - 1)
    await open(otherSession, record, recoveryCodes[0] ?? '', ADDRESS)
    const sessions = await readSessions()
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(['session-1', 'session-2'])
  })

  it('closes one session', async () => {
    const { open, close, gate, recoveryCodes } = await setUp()
    await open(otherSession, record, recoveryCodes[0] ?? '', ADDRESS)
    record.mockClear()
    expect(await close(session, record)).toEqual({ closed: true })
    expectRecord('access.close')
    await expect(gate.requireOpen(session, true)).rejects.toEqual(requiresSecondFactor)
    await gate.requireOpen(otherSession, true)
  })
})
