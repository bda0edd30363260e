import { CONFIRMATION_LINK_HOURS, UNCONFIRMED_SIGN_UP_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { keyedDigest } from '../../secrets/digests.ts'
import type { AccountsBase } from './accounts-base.ts'
import type { SignUp, SignUpsRepo } from './sign-ups.repo.ts'
import type { SignedTokens, TokenContent } from './signed-tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK_TTL_MS = CONFIRMATION_LINK_HOURS * 60 * 60 * 1000
const SIGN_UP_TTL_MS = UNCONFIRMED_SIGN_UP_DAYS * DAY_MS

/** Proves that its holder reads this mailbox. */
interface MailboxProof extends TokenContent {
  readonly email: string
}

interface SignUpsDeps
  extends Pick<
    AccountsBase,
    'db' | 'secret' | 'now' | 'publicUrl' | 'enqueue' | 'hashing' | 'inBackground'
  > {
  readonly repo: SignUpsRepo
  readonly tokens: SignedTokens<MailboxProof>
  /** False when the address was sent a link moments ago, so a double click sends one email. */
  readonly canSendMail: (email: string) => Promise<boolean>
}

interface SignUpFields {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly browserHash: string
}

export type SignUps = ReturnType<typeof createSignUps>

/**
 * An account needs two proofs from one person: the link in the email shows that they read the
 * mailbox, and the browser that signed up, or the password, shows which sign-up is theirs.
 * Until then no account exists, so a sign-up with someone else's address has no effect.
 */
export function createSignUps(deps: SignUpsDeps) {
  const { repo, tokens, hashing, now } = deps

  async function sendLink(email: string) {
    if (await repo.hasAccount(email)) return
    if (!(await repo.find(email))) return
    if (!(await deps.canSendMail(email))) return
    const expiresAt = now() + LINK_TTL_MS
    const query = new URLSearchParams({ mode: 'signup', token: tokens.build({ email, expiresAt }) })
    await deps.enqueue(deps.db, {
      template: 'verify-email',
      to: email,
      data: { url: `${deps.publicUrl}/account?${query}` },
      dedupeKey: `verify-email:${email}:${now()}`,
      expiresAt: new Date(expiresAt),
    })
  }

  function readEmail(token: string): string {
    const { email } = tokens.read(token) ?? {}
    if (!email) throw new DomainError('invalid-token')
    return email
  }

  /**
   * All sign-ups of an address share a salt, so one hash finds the one with a password, however many
   * strangers added. None has to make room for another.
   */
  const hashFor = (email: string, password: string) =>
    hashing.hash(password, keyedDigest(deps.secret, 'sign-up salt', email))

  async function findSignUp(...[email, proof]: Parameters<SignUpsRepo['find']>): Promise<SignUp> {
    const signUp = await repo.find(email, proof)
    if (signUp) return signUp
    throw new DomainError((await repo.find(email)) ? 'wrong-sign-up-password' : 'invalid-token')
  }

  async function createAccount(signUp: SignUp): Promise<string> {
    const { email, name } = signUp
    const userId = await repo.createAccount(signUp, new Date(now()), (queries, id) =>
      deps.enqueue(queries, {
        template: 'welcome',
        to: email,
        data: { firstName: name },
        dedupeKey: `welcome:${id}`,
      }),
    )
    if (userId === null) throw new DomainError('invalid-token')
    return userId
  }

  return {
    // The same work for every address; the rest runs after the response.
    begin: async ({ name, email, password, browserHash }: SignUpFields) => {
      const passwordHash = await hashFor(email, password)
      await repo.put({ email, name, passwordHash, browserHash }, new Date(now()))
      deps.inBackground(sendLink(email))
    },

    resend: (email: string) => deps.inBackground(sendLink(email)),

    /** Creates the account; returns its address. */
    confirm: async (token: string, password: string) => {
      const email = readEmail(token)
      await createAccount(await findSignUp(email, { passwordHash: await hashFor(email, password) }))
      return email
    },

    /** Whether the browser with this secret signed up with the token's address. */
    isBrowserKnown: async (token: string, browserHash: string) => {
      const { email } = tokens.read(token) ?? {}
      return email !== undefined && (await repo.find(email, { browserHash })) !== undefined
    },

    /** Creates the account that this browser signed up for; throws if another browser did. */
    confirmInBrowser: async (token: string, browserHash: string) => {
      const email = readEmail(token)
      return { email, userId: await createAccount(await findSignUp(email, { browserHash })) }
    },

    purge: () => repo.removeBefore(new Date(now() - SIGN_UP_TTL_MS)),
  }
}
