import { type Browser, type DeviceType, readBrowser, readDevice } from '@everyshelf/domain/clicks'
import { buildReferralLink } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { LinkAllowance } from '@everyshelf/domain/plans'
import type { Session } from '../../trpc/request-context.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import type { EmailChange } from './email-change.ts'
import type { KeptSessions } from './end-sessions.repo.ts'
import type { PasswordHashing } from './password-hashing.ts'

/** So long after signing in, nobody is asked for the password again. */
const FRESH_MS = 10 * 60 * 1000

/** Who is signed in, for the browser. */
export interface SignedInUser {
  readonly publicId: string
  /** What this user shares to refer others. */
  readonly referralLink: string
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
  /** Whether this server has affiliate tags of its own. */
  readonly hasServiceTags: boolean
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

interface AccountsServiceDeps {
  readonly repo: AccountsRepo
  readonly endSessions: (userId: string, kept: KeptSessions) => Promise<unknown>
  readonly hashing: Pick<PasswordHashing, 'verify'>
  readonly findAllowance: (session: Session) => Promise<LinkAllowance>
  readonly publicUrl: string
  readonly hasGoogle: boolean
  readonly hasPayments: boolean
  readonly hasServiceTags: boolean
  readonly confirmSignUp: (token: string, password: string) => Promise<string>
  readonly emailChange: EmailChange
  readonly erase: (session: Session) => Promise<void>
  readonly now: () => number
}

export function createAccountsService(deps: AccountsServiceDeps) {
  const { repo, now } = deps

  /** S32, S61, P6, P7: what cannot be undone or gives everything away asks who is there. */
  async function requireFresh(session: Session, password: string | undefined) {
    if (now() - session.signedInAt.getTime() <= FRESH_MS) return
    const hash = password ? await repo.findPasswordHash(session.userId) : undefined
    if (hash && password && (await deps.hashing.verify({ hash, password }))) return
    throw new DomainError('sign-in-again')
  }

  return {
    requireFresh,

    view: async (session: Session | null): Promise<SessionView> => {
      const { hasPayments, hasServiceTags } = deps
      const ways = { signInMethods: { google: deps.hasGoogle }, hasPayments, hasServiceTags }
      if (!session) return { user: null, allowance: null, ...ways }
      const { publicId, firstName, email, role, isPremium, createdAt, userId } = session
      const [hasPassword, allowance] = await Promise.all([
        repo.hasPassword(userId),
        deps.findAllowance(session),
      ])
      const referralLink = buildReferralLink(deps.publicUrl, publicId)
      const user = { publicId, referralLink, firstName, email, role, isPremium, hasPassword }
      return { user: { ...user, createdAt: createdAt.toISOString() }, allowance, ...ways }
    },

    verifyEmail: async (token: string, password: string): Promise<{ email: string }> => ({
      email: await deps.confirmSignUp(token, password),
    }),

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

    /** Signs out every other browser and, unless the owner says otherwise, every extension. */
    revokeOtherSessions: async (
      session: Session,
      keepsExtensions: boolean,
    ): Promise<{ revoked: true }> => {
      const kept = { sessionId: session.id, extensions: keepsExtensions }
      await deps.endSessions(session.userId, kept)
      return { revoked: true }
    },

    changeEmail: async (session: Session, email: string, password: string | undefined) => {
      await requireFresh(session, password)
      await deps.emailChange.ask(session, email)
      return { asked: true as const }
    },

    confirmEmailChange: async (session: Session, token: string) => ({
      mailbox: await deps.emailChange.confirm(session, token),
    }),

    deleteAccount: async (session: Session, password: string | undefined) => {
      await requireFresh(session, password)
      await deps.erase(session)
      return { deleted: true as const }
    },
  }
}
