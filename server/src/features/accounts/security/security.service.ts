import { DomainError } from '@everyshelf/domain/messages'
import type { PasskeyRegistration, SecurityProof } from '@everyshelf/domain/schemas'
import type { Queries } from '../../../db/transact.ts'
import type { Session } from '../../../trpc/request-context.ts'
import type { AccountsRepo } from '../accounts.repo.ts'
import type { AccountsBase } from '../accounts-base.ts'
import type { Passkeys } from '../passkeys/passkeys.service.ts'
import type { TwoFactorRecovery } from '../second-factor/recovery.service.ts'
import type { SecondFactor } from '../second-factor/second-factor.service.ts'
import { renameMethod, type SignInMethodTable } from './sign-in-method.repo.ts'

export type SecurityService = ReturnType<typeof createSecurityService>

interface SecurityServiceDeps
  extends Pick<AccountsBase, 'db' | 'transact' | 'countAttempt' | 'notify'> {
  readonly repo: Pick<AccountsRepo, 'hasPassword' | 'hasGoogle'>
  readonly passkeys: Passkeys
  readonly secondFactor: SecondFactor
  readonly recovery: TwoFactorRecovery
  readonly requireFresh: (
    session: Session,
    password: string | undefined,
    address: string,
  ) => Promise<void>
}

/**
 * The owner's view of passkeys and two-factor authentication. Each change requires proof, emails
 * the owner, and ends no session.
 */
export function createSecurityService(deps: SecurityServiceDeps) {
  const { transact, repo, passkeys, secondFactor, recovery, notify } = deps

  async function requireCode(session: Session, code: string | undefined, address: string) {
    if (code === undefined) throw new DomainError('second-factor-required')
    await deps.countAttempt('second-factor', address, session.userId)
    const kind = await transact((queries) => secondFactor.consume(queries, session.userId, code))
    if (!kind) throw new DomainError('wrong-code')
  }

  /** With two-factor authentication, a code replaces the password when the sign-in is too old. */
  async function requirePresence(
    session: Session,
    { password, code }: SecurityProof,
    address: string,
  ) {
    const isOn = await secondFactor.isOn(session.userId)
    if (isOn && code !== undefined) return await requireCode(session, code, address)
    try {
      await deps.requireFresh(session, isOn ? undefined : password, address)
    } catch (error) {
      if (!isOn) throw error
      throw new DomainError('second-factor-required')
    }
  }

  /** A change of the second factor always needs the present one: a session alone is not enough. */
  async function requireSecondFactor(
    session: Session,
    { password, code }: SecurityProof,
    address: string,
  ) {
    if (await secondFactor.isOn(session.userId)) await requireCode(session, code, address)
    else await deps.requireFresh(session, password, address)
  }

  return {
    requirePresence,

    /** How the account signs in. */
    view: async ({ userId }: Session) => ({
      hasPassword: await repo.hasPassword(userId),
      hasGoogle: await repo.hasGoogle(userId),
      passkeys: await passkeys.list(userId),
      authenticators: await secondFactor.list(userId),
      recoveryCodesLeft: await secondFactor.countRecoveryCodes(userId),
    }),

    beginPasskey: async (session: Session, proof: SecurityProof, address: string) => {
      await requirePresence(session, proof, address)
      return await passkeys.beginRegistration(session)
    },

    confirmPasskey: async (
      session: Session,
      result: { readonly response: PasskeyRegistration; readonly name: string },
    ) => {
      await passkeys.register(session, result, (queries) =>
        notify(queries, session.userId, 'passkey-added'),
      )
      return { added: true as const }
    },

    rename: async (table: SignInMethodTable, { userId }: Session, id: string, name: string) => {
      if (!(await renameMethod(deps.db, table, { userId, id }, name))) {
        throw new DomainError('not-found')
      }
      return { renamed: true as const }
    },

    /** A password, Google, or a reset by email always remains. */
    removePasskey: async (session: Session, id: string, proof: SecurityProof, address: string) => {
      await requirePresence(session, proof, address)
      await transact(async (queries) => {
        await passkeys.remove(queries, session.userId, id)
        await notify(queries, session.userId, 'passkey-removed')
      })
      return { removed: true as const }
    },

    beginAuthenticator: async (session: Session, proof: SecurityProof, address: string) => {
      await requireSecondFactor(session, proof, address)
      return await secondFactor.begin(session)
    },

    /** `inTransaction` adds what else belongs to the change, such as an audit row. */
    confirmAuthenticator: async (
      session: Session,
      app: { readonly code: string; readonly name: string },
      address: string,
      inTransaction: (queries: Queries) => Promise<void> = async () => {},
    ) => {
      await deps.countAttempt('second-factor', address, session.userId)
      const { userId } = session
      const recoveryCodes = await secondFactor.confirm(userId, app, async (queries) => {
        await notify(queries, userId, 'authenticator-added')
        await inTransaction(queries)
      })
      return { recoveryCodes }
    },

    removeAuthenticator: async (
      session: Session,
      id: string,
      proof: SecurityProof,
      address: string,
    ) => {
      await requireSecondFactor(session, proof, address)
      const { userId, role } = session
      const isOn = await transact(async (queries) => {
        const mustKeepOne = role === 'admin'
        const isLast = await secondFactor.remove(queries, userId, id, mustKeepOne)
        await notify(queries, userId, isLast ? 'two-factor-off' : 'authenticator-removed')
        return !isLast
      })
      return { isOn }
    },

    createRecoveryCodes: async (session: Session, proof: SecurityProof, address: string) => {
      const { userId } = session
      if (!(await secondFactor.isOn(userId))) throw new DomainError('not-found')
      await requireSecondFactor(session, proof, address)
      return await transact(async (queries) => {
        const recoveryCodes = await secondFactor.storeRecoveryCodes(queries, userId)
        await notify(queries, userId, 'recovery-codes-replaced')
        return { recoveryCodes }
      })
    },

    /** A thief's session alone must not keep the owner out. */
    cancelRecovery: async (session: Session, proof: SecurityProof, address: string) => {
      await requirePresence(session, proof, address)
      await recovery.cancel(session.userId)
      return { canceled: true as const }
    },
  }
}
