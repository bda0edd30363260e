import { type Browser, type DeviceType, readBrowser, readDevice } from '@everyshelf/domain/clicks'
import { DomainError } from '@everyshelf/domain/messages'
import type { LinkAllowance } from '@everyshelf/domain/plans'
import type { Session } from '../../trpc/request-context.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import type { Auth } from './auth.ts'
import type { EmailChange } from './email-change.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** So long after signing in, nobody is asked for the password again. */
const FRESH_MS = 10 * 60 * 1000

/** Who is signed in, for the browser. */
export interface SignedInUser {
  readonly publicId: string
  readonly firstName: string
  readonly email: string
  readonly role: Session['role']
  readonly hasPassword: boolean
  readonly isPremium: boolean
  readonly createdAt: string
}

export interface SessionView {
  readonly user: SignedInUser | null
  readonly allowance: LinkAllowance | null
  readonly signInMethods: { readonly google: boolean }
  /** Whether Premium can be paid for here. */
  readonly hasPayments: boolean
}

export interface ConnectedSession {
  readonly id: string
  readonly createdAt: string
  readonly lastUsedAt: string
  readonly device: DeviceType
  readonly browser: Browser
  readonly isCurrent: boolean
}

export type AccountsService = ReturnType<typeof createAccountsService>

interface AccountsParts {
  readonly auth: () => Promise<Auth>
  readonly repo: AccountsRepo
  readonly hashing: Pick<PasswordHashing, 'verify'>
  readonly findAllowance: (session: Session) => Promise<LinkAllowance>
  readonly hasGoogle: boolean
  readonly hasPayments: boolean
  readonly emailChange: EmailChange
  readonly erase: (session: Session) => Promise<void>
  readonly now: () => number
}

export function createAccountsService(parts: AccountsParts) {
  const { repo, now } = parts

  /** S32, S61, P6, P7: what cannot be undone or gives everything away asks who is there. */
  async function requireFresh(session: Session, password: string | undefined) {
    if (now() - session.signedInAt.getTime() <= FRESH_MS) return
    const hash = password ? await repo.findPasswordHash(session.userId) : undefined
    if (hash && password && (await parts.hashing.verify({ hash, password }))) return
    throw new DomainError('sign-in-again')
  }

  return {
    requireFresh,

    view: async (session: Session | null): Promise<SessionView> => {
      const { hasPayments } = parts
      const ways = { signInMethods: { google: parts.hasGoogle }, hasPayments }
      if (!session) return { user: null, allowance: null, ...ways }
      const { publicId, firstName, email, role, isPremium, createdAt, userId } = session
      const [hasPassword, allowance] = await Promise.all([
        repo.hasPassword(userId),
        parts.findAllowance(session),
      ])
      const user = { publicId, firstName, email, role, isPremium, hasPassword }
      return { user: { ...user, createdAt: createdAt.toISOString() }, allowance, ...ways }
    },

    verifyEmail: async (token: string): Promise<{ email: string }> => {
      const auth = await parts.auth()
      try {
        await auth.api.verifyEmail({ query: { token } })
      } catch {
        throw new DomainError('invalid-token')
      }
      return { email: emailOfToken(token) }
    },

    listSessions: async (session: Session): Promise<ConnectedSession[]> => {
      const sessions = await repo.listSessions(session.userId, new Date(now()))
      return sessions.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
        id,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        device: readDevice(userAgent ?? ''),
        browser: readBrowser(userAgent ?? ''),
        isCurrent: id === session.id,
      }))
    },

    revokeSession: async (session: Session, id: string): Promise<{ revoked: true }> => {
      if (!(await repo.endSession(session.userId, id))) throw new DomainError('not-found')
      return { revoked: true }
    },

    revokeOtherSessions: async (session: Session): Promise<{ revoked: true }> => {
      await repo.endOtherSessions(session.userId, session.id)
      return { revoked: true }
    },

    changeEmail: async (session: Session, email: string, password: string | undefined) => {
      await requireFresh(session, password)
      await parts.emailChange.ask(session, email)
      return { asked: true as const }
    },

    confirmEmailChange: async (session: Session, token: string) => ({
      mailbox: await parts.emailChange.confirm(session, token),
    }),

    deleteAccount: async (session: Session, password: string | undefined) => {
      await requireFresh(session, password)
      await parts.erase(session)
      return { deleted: true as const }
    },
  }
}

/** The token has been checked; its middle part says whose address it is. */
function emailOfToken(token: string): string {
  const [, payload = ''] = token.split('.')
  const { email } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { email: string }
  return email
}
