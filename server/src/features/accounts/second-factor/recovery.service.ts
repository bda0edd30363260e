import { TWO_FACTOR_RECOVERY_HOURS, TWO_FACTOR_RECOVERY_LINK_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../../db/columns.ts'
import type { AccountsRepo } from '../accounts.repo.ts'
import type { AccountsBase } from '../accounts-base.ts'
import type { SignedTokens, TokenContent } from '../signed-tokens.ts'
import { deleteSecondFactor } from './authenticators.repo.ts'
import { addRecovery, deleteRecovery, findRecovery } from './recoveries.repo.ts'

const HOUR_MS = 60 * 60 * 1000
const DELAY_MS = TWO_FACTOR_RECOVERY_HOURS * HOUR_MS
const LINK_MS = DELAY_MS + TWO_FACTOR_RECOVERY_LINK_DAYS * 24 * HOUR_MS

/** The link in the email; the stored request must match, so canceling it invalidates the link. */
interface RecoveryLink extends TokenContent {
  readonly userId: string
  readonly requestedAt: string
}

export type TwoFactorRecovery = ReturnType<typeof createTwoFactorRecovery>

interface TwoFactorRecoveryDeps
  extends Pick<AccountsBase, 'db' | 'transact' | 'now' | 'publicUrl' | 'enqueue' | 'notify'> {
  readonly repo: Pick<AccountsRepo, 'findRecipient' | 'isAdmin'>
  readonly tokens: SignedTokens<RecoveryLink>
}

/**
 * Turns off two-factor authentication for an owner who lost the app and the codes. The owner
 * proves the first factor and the mailbox, and has a day to cancel a request that is not theirs.
 */
export function createTwoFactorRecovery(deps: TwoFactorRecoveryDeps) {
  const { db, transact, repo, tokens, notify, now } = deps

  async function readLink(token: string) {
    const link = tokens.read(token)
    const recovery = link && (await findRecovery(db, link.userId, now()))
    if (!link || recovery?.requestedAt !== link.requestedAt) throw new DomainError('invalid-token')
    return { link, readyAt: recovery.readyAt }
  }

  async function cancel(userId: string, requestedAt?: string) {
    await transact(async (queries) => {
      if (!(await deleteRecovery(queries, userId, requestedAt))) return
      await notify(queries, userId, 'recovery-canceled')
    })
  }

  return {
    /** Sends the link; a repeated request keeps the first one's time. */
    request: async (userId: string): Promise<{ readonly readyAt: string }> => {
      const recipient = await repo.findRecipient(userId)
      if (!recipient) throw new DomainError('sign-in-expired')
      // The email alone must not open the admin area.
      if (await repo.isAdmin(userId)) throw new DomainError('admin-recovery')
      const requestedAt = toIsoTime(now())
      const readyAt = toIsoTime(now() + DELAY_MS)
      const expiresAt = now() + LINK_MS
      const recovery = { requestedAt, readyAt, expiresAt: toIsoTime(expiresAt) }
      return await transact(async (queries) => {
        if (!(await addRecovery(queries, userId, recovery))) {
          const pending = await findRecovery(queries, userId, now())
          return { readyAt: pending?.readyAt ?? readyAt }
        }
        const token = tokens.build({ userId, requestedAt, expiresAt })
        const query = new URLSearchParams({ mode: 'recovery', token })
        const result = await deps.enqueue(queries, {
          template: 'two-factor-recovery',
          to: recipient.email,
          data: { firstName: recipient.name, url: `${deps.publicUrl}/account?${query}` },
          dedupeKey: `two-factor-recovery:${userId}:${requestedAt}`,
        })
        // Without the notice the owner could not cancel, so the delay must not start.
        if (result !== 'queued')
          throw new DomainError('rate-limited', { retryAfterSeconds: HOUR_MS / 1000 })
        return { readyAt }
      })
    },

    find: async (userId: string) => (await findRecovery(db, userId, now()))?.readyAt ?? null,
    cancel: (userId: string) => cancel(userId),

    view: async (token: string) => {
      const { readyAt } = await readLink(token)
      return { readyAt, isReady: Date.parse(readyAt) <= now() }
    },

    cancelByLink: async (token: string) => {
      const { link } = await readLink(token)
      await cancel(link.userId, link.requestedAt)
      return { canceled: true as const }
    },

    /** Removes the second factor; existing sessions stay. */
    finish: async (token: string) => {
      const { link, readyAt } = await readLink(token)
      if (Date.parse(readyAt) > now()) throw new DomainError('invalid-token')
      if (await repo.isAdmin(link.userId)) throw new DomainError('admin-recovery')
      await transact(async (queries) => {
        const isDone = await deleteRecovery(queries, link.userId, link.requestedAt)
        if (!isDone) throw new DomainError('invalid-token')
        await deleteSecondFactor(queries, link.userId)
        await notify(queries, link.userId, 'two-factor-off')
      })
      return { finished: true as const }
    },
  }
}
