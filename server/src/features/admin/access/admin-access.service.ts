import { DomainError } from '@everyshelf/domain/messages'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { AdminGate, RecordAction, Session } from '../../../trpc/request-context.ts'
import type { CountTry } from '../../accounts/auth-limits.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import {
  beginFactor,
  closeAdminSession,
  confirmFactor,
  findAdminSession,
  findFactor,
  forgetOldAdminSessions,
  openAdminSession,
  takeRecoveryCode,
  takeStep,
  touchAdminSession,
} from './admin-access.repo.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { createSecretSeal } from './sealed-secret.ts'
import { buildTotpUri, createTotpSecret, findTotpStep } from './totp.ts'

const MINUTE_MS = 60_000
/** S61: so long after signing in an admin is one, whatever goes on. */
export const LONGEST_ADMIN_MS = 12 * 60 * MINUTE_MS
/** And so long without a call. */
export const IDLE_ADMIN_MS = 30 * MINUTE_MS
const NOTED_EVERY_MS = MINUTE_MS

/** How an admin stands before the second factor. */
export interface AdminAccess {
  readonly state: 'no-factor' | 'closed' | 'open'
  /** When the sign-in is too old for this, however much goes on. */
  readonly endsAt: string
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number
}

export type AdminAccessService = ReturnType<typeof createAdminAccessService>

interface AdminAccessServiceDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly secret: string
  readonly audit: Pick<AuditLog, 'append'>
  readonly countTry: CountTry
  readonly requireFresh: (session: Session, password: string | undefined) => Promise<void>
  readonly now: () => number
}

/** The door of the admin area: a second factor, asked again after half an hour of silence (S61). */
export function createAdminAccessService(deps: AdminAccessServiceDeps) {
  const { db, transact, secret, now } = deps
  const { seal, open: unseal } = createSecretSeal(secret)

  const endOf = (session: Session) => session.signedInAt.getTime() + LONGEST_ADMIN_MS

  async function isOpen(session: Session, isUse: boolean): Promise<boolean> {
    if (now() >= endOf(session)) return false
    const found = await findAdminSession(db, session.id)
    if (!found || now() - found.seenAt > IDLE_ADMIN_MS) return false
    const isNoted = !isUse || now() - found.seenAt <= NOTED_EVERY_MS
    if (!isNoted) await touchAdminSession(db, session.id, now())
    return true
  }

  function requireRecent(session: Session): void {
    if (now() >= endOf(session)) throw new DomainError('sign-in-again')
  }

  const gate: AdminGate = {
    requireOpen: async (session, isUse) => {
      if (!(await isOpen(session, isUse))) throw new DomainError('second-factor-required')
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

    /** A secret for the authenticator app; nothing changes until a code of it is right. */
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
      await deps.countTry('second-factor', address, session.userId)
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
      await deps.countTry('second-factor', address, session.userId)
      const { userId } = session
      const factor = await findFactor(db, userId)
      if (!factor?.isConfirmed) throw new DomainError('wrong-code')
      const isFromApp = /^\d{6}$/.test(code)
      await transact(async (queries) => {
        const isTaken = isFromApp
          ? await takeCode(queries, userId, factor.secret, code)
          : await takeRecoveryCode(queries, userId, hashRecoveryCode(secret, userId, code))
        if (!isTaken) throw new DomainError('wrong-code')
        await forgetOldAdminSessions(queries, now() - LONGEST_ADMIN_MS)
        await openAdminSession(queries, session, now())
        const details = { by: isFromApp ? 'app' : 'recovery code' }
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

  async function takeCode(queries: Queries, userId: string, sealed: string, code: string) {
    const plain = unseal(sealed, userId)
    const step = plain && findTotpStep(plain, code, now())
    return step ? await takeStep(queries, userId, step) : false
  }
}
