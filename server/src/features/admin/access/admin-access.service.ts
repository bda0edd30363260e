import { DomainError } from '@everyshelf/domain/messages'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { AdminGate, RecordAction, Session } from '../../../trpc/request-context.ts'
import type { CountAttempt } from '../../accounts/auth-limits.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import {
  beginFactor,
  closeAdminSession,
  confirmFactor,
  consumeRecoveryCode,
  consumeStep,
  deleteOldAdminSessions,
  findAdminSession,
  findFactor,
  openAdminSession,
  touchAdminSession,
} from './admin-access.repo.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { createSecretSeal } from './sealed-secret.ts'
import { buildTotpUri, createTotpSecret, findTotpStep } from './totp.ts'

const MINUTE_MS = 60_000
/** S61: maximum age of a sign-in for the admin area. */
export const MAX_ADMIN_SESSION_MS = 12 * 60 * MINUTE_MS
/** S61: maximum time without a request. */
export const MAX_ADMIN_IDLE_MS = 30 * MINUTE_MS
const TOUCH_EVERY_MS = MINUTE_MS

/** The admin's state at the two-factor gate. */
export interface AdminAccess {
  readonly state: 'no-factor' | 'closed' | 'open'
  /** When the sign-in becomes too old for the admin area. */
  readonly endsAt: string
  /** Unused recovery codes. */
  readonly codesLeft: number
}

export type AdminAccessService = ReturnType<typeof createAdminAccessService>

interface AdminAccessServiceDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly secret: string
  readonly audit: Pick<AuditLog, 'append'>
  readonly countAttempt: CountAttempt
  readonly requireFresh: (session: Session, password: string | undefined) => Promise<void>
  readonly now: () => number
}

/** The two-factor gate of the admin area. It asks for a code again after 30 idle minutes (S61). */
export function createAdminAccessService(deps: AdminAccessServiceDeps) {
  const { db, transact, secret, now } = deps
  const { seal, open: unseal } = createSecretSeal(secret)

  const endOf = (session: Session) => session.signedInAt.getTime() + MAX_ADMIN_SESSION_MS

  async function isOpen(session: Session, countsAsActivity: boolean): Promise<boolean> {
    if (now() >= endOf(session)) return false
    const found = await findAdminSession(db, session.id)
    if (!found || now() - found.seenAt > MAX_ADMIN_IDLE_MS) return false
    const isRecent = !countsAsActivity || now() - found.seenAt <= TOUCH_EVERY_MS
    if (!isRecent) await touchAdminSession(db, session.id, now())
    return true
  }

  function requireRecent(session: Session): void {
    if (now() >= endOf(session)) throw new DomainError('sign-in-again')
  }

  const gate: AdminGate = {
    requireOpen: async (session, countsAsActivity) => {
      if (!(await isOpen(session, countsAsActivity)))
        throw new DomainError('second-factor-required')
    },
    recordFor:
      ({ userId }, requestId) =>
      (queries, { action, subject, details = {} }) =>
        deps.audit.append(queries, { actor: userId, action, subject, details, requestId }),
  }

  return {
    gate,

    view: async (session: Session): Promise<AdminAccess> => {
      const factor = await findFactor(db, session.userId)
      const endsAt = new Date(endOf(session)).toISOString()
      if (!factor?.isConfirmed) return { state: 'no-factor', endsAt, codesLeft: 0 }
      const state = (await isOpen(session, false)) ? 'open' : 'closed'
      return { state, endsAt, codesLeft: factor.recoveryCodes.length }
    },

    /** Creates a secret for the authenticator app; it takes effect once a code is confirmed. */
    begin: async (session: Session, password: string | undefined) => {
      await deps.requireFresh(session, password)
      const fresh = createTotpSecret()
      const { userId, email } = session
      if (!(await beginFactor(db, userId, seal(fresh, userId), now()))) {
        throw new DomainError('second-factor-required')
      }
      return { secret: fresh, uri: buildTotpUri(fresh, email) }
    },

    confirm: async (session: Session, record: RecordAction, code: string, address: string) => {
      requireRecent(session)
      await deps.countAttempt('second-factor', address, session.userId)
      const { userId } = session
      const factor = await findFactor(db, userId)
      const plain = factor && !factor.isConfirmed ? unseal(factor.secret, userId) : null
      const step = plain && findTotpStep(plain, code, now())
      if (!factor || !step) throw new DomainError('wrong-code')
      const recoveryCodes = createRecoveryCodes()
      const hashes = recoveryCodes.map((one) => hashRecoveryCode(secret, userId, one))
      await transact(async (queries) => {
        const { secret: sealed } = factor
        const isDone = await confirmFactor(queries, userId, { secret: sealed, step, hashes }, now())
        if (!isDone) throw new DomainError('wrong-code')
        await openAdminSession(queries, session, now())
        await record(queries, { action: 'access.set-up', subject: null })
      })
      return { recoveryCodes }
    },

    open: async (session: Session, record: RecordAction, code: string, address: string) => {
      requireRecent(session)
      await deps.countAttempt('second-factor', address, session.userId)
      const { userId } = session
      const factor = await findFactor(db, userId)
      if (!factor?.isConfirmed) throw new DomainError('wrong-code')
      const isFromApp = /^\d{6}$/.test(code)
      await transact(async (queries) => {
        const isReceived = isFromApp
          ? await consumeCode(queries, userId, factor.secret, code)
          : await consumeRecoveryCode(queries, userId, hashRecoveryCode(secret, userId, code))
        if (!isReceived) throw new DomainError('wrong-code')
        await deleteOldAdminSessions(queries, now() - MAX_ADMIN_SESSION_MS)
        await openAdminSession(queries, session, now())
        const details = { with: isFromApp ? 'authenticator app' : 'recovery code' }
        await record(queries, { action: 'access.open', subject: null, details })
      })
      return { opened: true as const }
    },

    close: async (session: Session, record: RecordAction) => {
      await transact(async (queries) => {
        await closeAdminSession(queries, session.id)
        await record(queries, { action: 'access.close', subject: null })
      })
      return { closed: true as const }
    },
  }

  async function consumeCode(queries: Queries, userId: string, sealed: string, code: string) {
    const plain = unseal(sealed, userId)
    const step = plain && findTotpStep(plain, code, now())
    return step ? await consumeStep(queries, userId, step) : false
  }
}
