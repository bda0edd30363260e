import { DomainError } from '@everyshelf/domain/messages'
import type { DatabaseKind } from '../../db/dialect.ts'
import type { Queries } from '../../db/transact.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import type { AccountsBase } from './accounts-base.ts'
import { createCredentialRepo } from './credential.repo.ts'
import { countExtensions, endSessions, type SessionsToKeep } from './end-sessions.repo.ts'
import { listPrograms, type Programs, revokePrograms } from './programs.repo.ts'

interface PasswordChangesDeps
  extends Pick<AccountsBase, 'db' | 'transact' | 'now' | 'enqueue' | 'hashing' | 'notify'> {
  readonly kind: DatabaseKind
  readonly repo: Pick<AccountsRepo, 'findPasswordHash' | 'findRecipient'>
  /** Makes other changes to the owner's webhooks wait until the transaction ends. */
  readonly lockOwner: (queries: Queries, ownerId: string) => Promise<void>
}

interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly keepsExtensions: boolean
  readonly revokesPrograms: boolean
}

export type PasswordChanges = ReturnType<typeof createPasswordChanges>

/**
 * What an owner can do about a takeover. Each step is one transaction: the password, the sessions that it
 * ends, the API keys, webhooks, and passkeys that the owner revokes, and the email about it.
 */
export function createPasswordChanges(deps: PasswordChangesDeps) {
  const { db, transact, repo, hashing, lockOwner } = deps
  const credentials = createCredentialRepo(deps.kind)
  const time = () => new Date(deps.now())

  /** Returns what was revoked, or else what stays. */
  async function endAccess(
    queries: Queries,
    userId: string,
    toKeep: SessionsToKeep,
    revokesPrograms: boolean,
  ) {
    await endSessions(queries, userId, toKeep)
    const programs = await listPrograms(queries, userId, time())
    if (revokesPrograms) await revokePrograms(queries, userId, time())
    return { ...programs, extensions: await countExtensions(queries, userId, time()) }
  }

  async function notifyOwner(
    queries: Queries,
    userId: string,
    { apiKeys, webhooks, passkeys, ...stays }: Awaited<ReturnType<typeof endAccess>>,
    isRevoked: boolean,
  ) {
    const recipient = await repo.findRecipient(userId, queries)
    if (!recipient) throw new DomainError('invalid-token')
    const programs = {
      apiKeys: apiKeys.length,
      webhooks: webhooks.length,
      passkeys: passkeys.length,
      ...stays,
      isRevoked,
    }
    await deps.enqueue(queries, {
      template: 'password-changed',
      to: recipient.email,
      data: { firstName: recipient.name, programs },
      dedupeKey: `password-changed:${userId}:${deps.now()}`,
    })
  }

  async function requireReset(token: string): Promise<string> {
    const userId = await credentials.findReset(db, token, time())
    if (userId === undefined) throw new DomainError('invalid-token')
    return userId
  }

  return {
    listPrograms: (userId: string): Promise<Programs> => listPrograms(db, userId, time()),

    /** What a reset with this link can also revoke. */
    viewReset: async (token: string): Promise<Programs> =>
      await listPrograms(db, await requireReset(token), time()),

    /** False when the current password is wrong. */
    change: async (
      { userId }: Pick<Session, 'userId'>,
      { currentPassword, newPassword, keepsExtensions, revokesPrograms }: PasswordChange,
    ): Promise<boolean> => {
      const former = await repo.findPasswordHash(userId)
      if (former === undefined) return false
      if (!(await hashing.verify({ hash: former, password: currentPassword }))) return false
      const password = await hashing.hash(newPassword)
      return await transact(async (queries) => {
        await lockOwner(queries, userId)
        const change = { former, password }
        if (!(await credentials.replacePassword(queries, userId, change, time()))) return false
        await credentials.removeResets(queries, userId)
        const toKeep = { extensions: keepsExtensions }
        const programs = await endAccess(queries, userId, toKeep, revokesPrograms)
        await notifyOwner(queries, userId, programs, revokesPrograms)
        return true
      })
    },

    /** Throws `invalid-token` for a link that was used, has expired, or was replaced. */
    reset: async (token: string, newPassword: string, revokesPrograms: boolean) => {
      const userId = await requireReset(token)
      const password = await hashing.hash(newPassword)
      await transact(async (queries) => {
        await lockOwner(queries, userId)
        if (!(await credentials.takeReset(queries, token))) throw new DomainError('invalid-token')
        await credentials.setPassword(queries, userId, password, time())
        await credentials.removeResets(queries, userId)
        const programs = await endAccess(queries, userId, {}, revokesPrograms)
        await notifyOwner(queries, userId, programs, revokesPrograms)
      })
    },

    /** Signs out every browser and extension but those to keep. */
    signOut: (userId: string, toKeep: SessionsToKeep, revokesPrograms: boolean): Promise<void> =>
      transact(async (queries) => {
        await lockOwner(queries, userId)
        const { passkeys } = await endAccess(queries, userId, toKeep, revokesPrograms)
        if (revokesPrograms && passkeys.length > 0) {
          await deps.notify(queries, userId, 'passkey-removed')
        }
      }),
  }
}
