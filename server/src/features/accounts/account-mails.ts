import type { User } from 'better-auth'
import type { Queries } from '../../db/transact.ts'
import type { EnqueueResult } from '../mail/mail.service.ts'
import type { Mail } from '../mail/mail.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import { type AccountEvents, RESET_TOKEN_S } from './auth.ts'

interface AccountMailDeps {
  readonly db: Queries
  readonly repo: Pick<AccountsRepo, 'addProfile' | 'listResets' | 'removeResets' | 'findPerson'>
  readonly removeSignUps: (queries: Queries, email: string) => Promise<void>
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<EnqueueResult>
  /** Whether it has signed in to this account before. */
  readonly isKnownDevice: (cookies: string, email: string) => boolean
  readonly publicUrl: string
  readonly now: () => number
}

export interface AccountMails extends AccountEvents {
  readonly onPasswordChanged: (userId: string) => Promise<void>
}

/**
 * Strangers who ask for one reset after the other would use up the mails of the hour. Within this
 * time the link that was sent last still works, so the owner always has one (S72).
 */
const RESET_PAUSE_MS = (RESET_TOKEN_S / 2) * 1000

/** What accounts write to their people. Links lead to pages whose button does the deed (S21). */
export function createAccountMails(deps: AccountMailDeps): AccountMails {
  const { db, repo, enqueue, publicUrl, now } = deps
  const inSeconds = (seconds: number) => new Date(now() + seconds * 1000)

  function accountUrl(mode: string, token: string): string {
    return `${publicUrl}/account?${new URLSearchParams({ mode, token })}`
  }

  async function tellOfPassword({ id, email, name }: Pick<User, 'id' | 'email' | 'name'>) {
    await enqueue(db, {
      template: 'password-changed',
      to: email,
      data: { firstName: name },
      dedupeKey: `password-changed:${id}:${now()}`,
    })
  }

  return {
    onCreated: async ({ id, email, name }) => {
      await repo.addProfile(id, name, new Date(now()))
      await deps.removeSignUps(db, email)
      await enqueue(db, {
        template: 'welcome',
        to: email,
        data: { firstName: name },
        dedupeKey: `welcome:${id}`,
      })
    },

    onResetAsked: async ({ id, email, name }, token, cookies) => {
      const [newest, ...older] = await repo.listResets(id)
      if (!newest) return
      const hasRecent = older.some(({ createdAt }) => now() - createdAt.getTime() < RESET_PAUSE_MS)
      if (hasRecent && !deps.isKnownDevice(cookies, email)) {
        await repo.removeResets([newest])
        return
      }
      const result = await enqueue(db, {
        template: 'reset-password',
        to: email,
        data: { firstName: name, url: accountUrl('reset-password', token) },
        dedupeKey: `reset-password:${id}:${now()}`,
        expiresAt: inSeconds(RESET_TOKEN_S),
      })
      // A link that never gets out must not end the one that did (S29, S50).
      await repo.removeResets(result === 'queued' ? older : [newest])
    },

    onPasswordReset: tellOfPassword,
    onPasswordChanged: async (userId) => {
      const person = await repo.findPerson(userId)
      if (person) await tellOfPassword(person)
    },
  }
}
