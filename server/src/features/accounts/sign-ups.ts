import { DomainError } from '@everyshelf/domain/messages'
import type { Queries } from '../../db/transact.ts'
import type { Mail } from '../mail/mail.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { SignUp, SignUpsRepo } from './sign-ups.repo.ts'
import type { SignedTokens, TokenContent } from './signed-tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK_WORKS_MS = DAY_MS
const KEPT_MS = 7 * DAY_MS
/** Each costs a hash when a link is confirmed. */
const KEPT_PER_ADDRESS = 5

/** Who holds it reads the mails of this address. */
export interface MailboxProof extends TokenContent {
  readonly email: string
}

interface SignUpsDeps {
  readonly repo: SignUpsRepo
  readonly tokens: SignedTokens<MailboxProof>
  readonly hashing: PasswordHashing
  readonly db: Queries
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<unknown>
  /** False when the address was sent a link moments ago, so that a double click sends one (R54). */
  readonly mayMail: (email: string) => Promise<boolean>
  readonly inBackground: (work: Promise<unknown>) => void
  readonly publicUrl: string
  readonly now: () => number
}

export interface SignUps {
  readonly begin: (fields: { name: string; email: string; password: string }) => Promise<void>
  readonly resend: (email: string) => void
  /** Makes the account; returns its address. */
  readonly confirm: (token: string, password: string) => Promise<string>
  readonly purge: () => Promise<void>
}

/**
 * An account begins with two proofs from one person: the link of a mail shows that they read the
 * mailbox, and the password shows which sign-up is theirs (S70). Until then there is nothing to sign
 * in to, so what a stranger typed about an address is worth nothing.
 */
export function createSignUps(deps: SignUpsDeps): SignUps {
  const { repo, tokens, hashing, now } = deps

  async function mailLink(email: string): Promise<void> {
    if (await repo.hasAccount(email)) return
    if ((await repo.list(email)).length === 0) return
    if (!(await deps.mayMail(email))) return
    const expiresAt = now() + LINK_WORKS_MS
    const query = new URLSearchParams({ mode: 'signup', token: tokens.build({ email, expiresAt }) })
    await deps.enqueue(deps.db, {
      template: 'verify-email',
      to: email,
      data: { url: `${deps.publicUrl}/account?${query}` },
      dedupeKey: `verify-email:${email}:${now()}`,
      expiresAt: new Date(expiresAt),
    })
  }

  async function findOwn(email: string, password: string): Promise<SignUp> {
    const signUps = await repo.list(email)
    for (const signUp of signUps) {
      if (await hashing.verify({ hash: signUp.passwordHash, password })) return signUp
    }
    throw new DomainError(signUps.length === 0 ? 'invalid-token' : 'wrong-sign-up-password')
  }

  return {
    // The same work for any address; what depends on it comes after the answer (S22).
    begin: async ({ name, email, password }) => {
      const passwordHash = await hashing.hash(password)
      await repo.add({ email, name, passwordHash }, new Date(now()), KEPT_PER_ADDRESS)
      deps.inBackground(mailLink(email))
    },

    resend: (email) => deps.inBackground(mailLink(email)),

    confirm: async (token, password) => {
      const { email } = tokens.read(token) ?? {}
      if (!email) throw new DomainError('invalid-token')
      const signUp = await findOwn(email, password)
      const isMade = await repo.openAccount(signUp, new Date(now()), (queries, userId) =>
        deps.enqueue(queries, {
          template: 'welcome',
          to: email,
          data: { firstName: signUp.name },
          dedupeKey: `welcome:${userId}`,
        }),
      )
      if (!isMade) throw new DomainError('invalid-token')
      return email
    },

    purge: () => repo.removeBefore(new Date(now() - KEPT_MS)),
  }
}
