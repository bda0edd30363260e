import type { User } from 'better-auth'
import type { Queries } from '../../db/transact.ts'
import type { Mail } from '../mail/mail.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import { type AccountEvents, RESET_TOKEN_S, VERIFICATION_TOKEN_S } from './auth.ts'

interface AccountMailParts {
  readonly db: Queries
  readonly repo: Pick<AccountsRepo, 'addProfile' | 'keepNewestReset' | 'findPerson'>
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<unknown>
  readonly publicUrl: string
  /** Sends the mail of an address that signs up again before it was confirmed. */
  readonly sendVerification: (email: string) => Promise<void>
  readonly now: () => number
}

export interface AccountMails extends AccountEvents {
  readonly onPasswordChanged: (userId: string) => Promise<void>
}

/** What accounts write to their people. Links lead to pages whose button does the deed (S21). */
export function createAccountMails(parts: AccountMailParts): AccountMails {
  const { db, repo, enqueue, publicUrl, now } = parts
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
    onCreated: ({ id, name }) => repo.addProfile(id, name, new Date(now())),

    onVerificationAsked: async ({ id, email, name }, token) => {
      await enqueue(db, {
        template: 'verify-email',
        to: email,
        data: { firstName: name, url: accountUrl('signup', token) },
        dedupeKey: `verify-email:${id}:${now()}`,
        expiresAt: inSeconds(VERIFICATION_TOKEN_S),
      })
    },

    onResetAsked: async ({ id, email, name }, token) => {
      await repo.keepNewestReset(id)
      await enqueue(db, {
        template: 'reset-password',
        to: email,
        data: { firstName: name, url: accountUrl('reset-password', token) },
        dedupeKey: `reset-password:${id}:${now()}`,
        expiresAt: inSeconds(RESET_TOKEN_S),
      })
    },

    onPasswordReset: tellOfPassword,
    onPasswordChanged: async (userId) => {
      const person = await repo.findPerson(userId)
      if (person) await tellOfPassword(person)
    },

    onFirstGoogleSignIn: async (userId) => {
      const person = await repo.findPerson(userId)
      if (!person) return
      await enqueue(db, {
        template: 'welcome',
        to: person.email,
        data: { firstName: person.name },
        dedupeKey: `welcome:${userId}`,
      })
    },

    onSignUpAgain: async ({ email, emailVerified }) => {
      if (!emailVerified) await parts.sendVerification(email)
    },
  }
}
