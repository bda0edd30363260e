import type { Queries } from '../../db/transact.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import type { AccountsBase } from './accounts-base.ts'
import { type AccountEvents, RESET_TOKEN_S } from './auth.ts'

interface AccountMailsDeps extends Pick<AccountsBase, 'db' | 'now' | 'publicUrl' | 'enqueue'> {
  readonly repo: Pick<AccountsRepo, 'addProfile' | 'listResets' | 'removeResets'>
  readonly removeSignUps: (queries: Queries, email: string) => Promise<void>
  /** Whether this browser has signed in to the account before. */
  readonly isKnownDevice: (cookies: string, email: string) => boolean
}

/**
 * A stranger who requests one reset after another would use up the owner's hourly emails. Within
 * this time the last link still works, so the owner always has one.
 */
const RESET_COOLDOWN_MS = (RESET_TOKEN_S / 2) * 1000

/**
 * The emails of accounts. Links lead to pages with a button, because email scanners follow links.
 */
export function createAccountMails(deps: AccountMailsDeps): AccountEvents {
  const { db, repo, enqueue, publicUrl, now } = deps
  const inSeconds = (seconds: number) => new Date(now() + seconds * 1000)

  function accountUrl(mode: string, token: string): string {
    return `${publicUrl}/account?${new URLSearchParams({ mode, token })}`
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

    onResetRequested: async ({ id, email, name }, token, cookies) => {
      const [newest, ...older] = await repo.listResets(id)
      if (!newest) return
      const hasRecent = older.some(
        ({ createdAt }) => now() - createdAt.getTime() < RESET_COOLDOWN_MS,
      )
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
      // A link that was not sent must not revoke the one that was.
      await repo.removeResets(result === 'queued' ? older : [newest])
    },
  }
}
