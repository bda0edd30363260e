import { DomainError } from '@everyshelf/domain/messages'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { AdminGate, RecordAction, Session } from '../../../trpc/request-context.ts'
import type { SecondFactor } from '../../accounts/second-factor/second-factor.service.ts'
import type { SecurityService } from '../../accounts/security/security.service.ts'
import type { CountAttempt } from '../../accounts/sign-in-limits/auth-limits.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import {
  closeAdminSession,
  deleteOldAdminSessions,
  findAdminSession,
  openAdminSession,
  touchAdminSession,
} from './admin-access.repo.ts'

const MINUTE_MS = 60_000
/** Maximum age of a sign-in for the admin area. */
const MAX_ADMIN_SESSION_MS = 12 * 60 * MINUTE_MS
/** Maximum time without a request. */
const MAX_ADMIN_IDLE_MS = 30 * MINUTE_MS
const TOUCH_EVERY_MS = MINUTE_MS
const FIRST_APP_NAME = 'Authenticator app'

export type AdminAccessService = ReturnType<typeof createAdminAccessService>

interface AdminAccessServiceDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly audit: Pick<AuditLog, 'append'>
  readonly countAttempt: CountAttempt
  readonly security: Pick<SecurityService, 'beginAuthenticator' | 'confirmAuthenticator'>
  readonly secondFactor: Pick<SecondFactor, 'consume' | 'countRecoveryCodes' | 'isOn'>
  readonly now: () => number
}

/** The two-factor gate of the admin area. It asks for a code again after 30 idle minutes. */
export function createAdminAccessService(deps: AdminAccessServiceDeps) {
  const { db, transact, security, secondFactor, now } = deps

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

    /** The admin's state at the two-factor gate, and when the sign-in becomes too old for the admin area. */
    view: async (session: Session) => {
      const endsAt = new Date(endOf(session)).toISOString()
      if (!(await secondFactor.isOn(session.userId))) {
        return { state: 'no-factor' as const, endsAt, codesLeft: 0 }
      }
      const state = (await isOpen(session, false)) ? ('open' as const) : ('closed' as const)
      return { state, endsAt, codesLeft: await secondFactor.countRecoveryCodes(session.userId) }
    },

    /** Creates the secret of an admin's first authenticator app. */
    begin: (session: Session, password: string | undefined, address: string) =>
      security.beginAuthenticator(session, password === undefined ? {} : { password }, address),

    /** Confirms the first app and opens the admin area. */
    confirm: async (session: Session, record: RecordAction, code: string, address: string) => {
      requireRecent(session)
      const app = { code, name: FIRST_APP_NAME }
      const { recoveryCodes } = await security.confirmAuthenticator(
        session,
        app,
        address,
        async (queries) => {
          await openAdminSession(queries, session, now())
          await record(queries, { action: 'access.set-up', subject: null })
        },
      )
      return { recoveryCodes: recoveryCodes ?? [] }
    },

    open: async (session: Session, record: RecordAction, code: string, address: string) => {
      requireRecent(session)
      await deps.countAttempt('second-factor', address, session.userId)
      await transact(async (queries) => {
        const kind = await secondFactor.consume(queries, session.userId, code)
        if (!kind) throw new DomainError('wrong-code')
        await deleteOldAdminSessions(queries, now() - MAX_ADMIN_SESSION_MS)
        await openAdminSession(queries, session, now())
        await record(queries, { action: 'access.open', subject: null, details: { with: kind } })
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
}
