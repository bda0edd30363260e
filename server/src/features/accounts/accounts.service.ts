import { readBrowser, readDevice } from '@everyshelf/domain/clicks'
import { buildReferralLink } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { LinkAllowance } from '@everyshelf/domain/plans'
import type { SecurityProof } from '@everyshelf/domain/schemas'
import type { Session } from '../../trpc/request-context.ts'
import type { DomainHosts } from '../own-domains/domain-hosts.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import type { AccountsBase } from './accounts-base.ts'
import type { EmailChange } from './email-change.ts'
import type { PasswordChanges } from './password-changes.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { SecurityService } from './security/security.service.ts'

/** For this long after a sign-in, the password is not requested again. */
const FRESH_MS = 10 * 60 * 1000

/** The signed-in account as the browser sees it. */
interface SignedInUser {
  readonly publicId: string
  /** The referral link this user shares. */
  readonly referralLink: string
  readonly firstName: string
  readonly email: string
  readonly role: Session['role']
  readonly hasPassword: boolean
  /** From then on, the link in an email turns off two-factor authentication; null without one. */
  readonly recoveryReadyAt: string | null
  readonly isPremium: boolean
  /** Whether links carry a tag of this account: it has Premium and a tag of its own. */
  readonly hasOwnTags: boolean
  /** Hosts on which its links open too. */
  readonly ownDomains: readonly string[]
  readonly createdAt: string
}

export interface SessionView {
  readonly user: SignedInUser | null
  readonly allowance: LinkAllowance | null
  readonly signInMethods: { readonly google: boolean }
  /** Whether this server sells Premium. */
  readonly hasPayments: boolean
  /** Whether it sells Premium by the year too. */
  readonly hasYearlyPlan: boolean
  /** Whether this server has affiliate tags for free accounts' links. */
  readonly hasServiceTags: boolean
  /** Whether they are on Global Links too, or only on stores chosen on this server's pages. */
  readonly serviceTagsOn: 'links' | 'pages'
  /** Whether the server has little room on its disk, so that saving may fail. */
  readonly isDiskFull: boolean
}

export type AccountsService = ReturnType<typeof createAccountsService>

interface AccountsServiceDeps extends Pick<AccountsBase, 'now' | 'publicUrl' | 'countAttempt'> {
  readonly repo: AccountsRepo
  readonly findRecovery: (userId: string) => Promise<string | null>
  readonly passwords: Pick<PasswordChanges, 'listPrograms' | 'viewReset' | 'signOut'>
  readonly requirePresence: SecurityService['requirePresence']
  readonly hashing: Pick<PasswordHashing, 'verify'>
  readonly findAllowance: (session: Session) => Promise<LinkAllowance>
  readonly listOwnDomains: DomainHosts['listOf']
  readonly hasGoogle: boolean
  readonly hasPayments: boolean
  readonly hasYearlyPlan: boolean
  readonly hasServiceTags: boolean
  readonly serviceTagsOn: 'links' | 'pages'
  readonly isDiskFull: () => Promise<boolean>
  readonly confirmSignUp: (token: string, password: string) => Promise<string>
  readonly emailChange: EmailChange
  readonly erase: (session: Session) => Promise<void>
}

export function createAccountsService(deps: AccountsServiceDeps) {
  const { repo, now } = deps

  /**
   * Irreversible actions and exports require a recent sign-in or the password.
   */
  async function requireFresh(session: Session, password: string | undefined, address: string) {
    if (now() - session.signedInAt.getTime() <= FRESH_MS) return
    if (!password) throw new DomainError('sign-in-again')
    await deps.countAttempt('password', address, session.userId)
    const hash = await repo.findPasswordHash(session.userId)
    if (hash && (await deps.hashing.verify({ hash, password }))) return
    throw new DomainError('sign-in-again')
  }

  return {
    requireFresh,

    view: async (session: Session | null): Promise<SessionView> => {
      const { hasPayments, hasYearlyPlan, hasServiceTags, serviceTagsOn } = deps
      const capabilities = {
        signInMethods: { google: deps.hasGoogle },
        hasPayments,
        hasYearlyPlan,
        hasServiceTags,
        serviceTagsOn,
        isDiskFull: await deps.isDiskFull(),
      }
      if (!session) return { user: null, allowance: null, ...capabilities }
      const { publicId, firstName, email, role, isPremium, createdAt, userId } = session
      const [hasPassword, hasOwnTags, recoveryReadyAt, allowance] = await Promise.all([
        repo.hasPassword(userId),
        isPremium && repo.hasAffiliateTags(userId),
        deps.findRecovery(userId),
        deps.findAllowance(session),
      ])
      const referralLink = buildReferralLink(deps.publicUrl, publicId)
      const account = { publicId, referralLink, firstName, email, role, isPremium }
      const ownDomains = deps.listOwnDomains(userId)
      const user = { ...account, hasPassword, hasOwnTags, recoveryReadyAt, ownDomains }
      return { user: { ...user, createdAt: createdAt.toISOString() }, allowance, ...capabilities }
    },

    verifyEmail: async (token: string, password: string) => ({
      email: await deps.confirmSignUp(token, password),
    }),

    listSessions: async (session: Session) => {
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

    revokeSession: async (session: Session, id: string) => {
      if (!(await repo.endSession(session.userId, id))) throw new DomainError('not-found')
      return { revoked: true as const }
    },

    /**
     * Signs out every other browser and, unless the user keeps them, every extension. Removing
     * passkeys takes the same proof as elsewhere.
     */
    revokeOtherSessions: async (
      session: Session,
      choices: { readonly keepsExtensions: boolean; readonly revokesPrograms: boolean },
      proof: SecurityProof,
      address: string,
    ) => {
      const { passkeys } = await deps.passwords.listPrograms(session.userId)
      if (choices.revokesPrograms && passkeys.length > 0) {
        await deps.requirePresence(session, proof, address)
      }
      const toKeep = { sessionId: session.id, extensions: choices.keepsExtensions }
      await deps.passwords.signOut(session.userId, toKeep, choices.revokesPrograms)
      return { revoked: true as const }
    },

    listPrograms: ({ userId }: Session) => deps.passwords.listPrograms(userId),
    viewReset: (token: string) => deps.passwords.viewReset(token),

    changeEmail: async (
      session: Session,
      { email, password }: { readonly email: string; readonly password?: string | undefined },
      address: string,
    ) => {
      await requireFresh(session, password, address)
      await deps.emailChange.request(session, email)
      return { requested: true as const }
    },

    confirmEmailChange: async (session: Session, token: string) => ({
      mailbox: await deps.emailChange.confirm(session, token),
    }),

    deleteAccount: async (session: Session, password: string | undefined, address: string) => {
      await requireFresh(session, password, address)
      await deps.erase(session)
      return { deleted: true as const }
    },
  }
}
