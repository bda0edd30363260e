import { CONFIRMATION_LINK_HOURS, UNCONFIRMED_SIGN_UP_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { AccountsBase } from './accounts-base.ts'
import type { SignUp, SignUpsRepo } from './sign-ups.repo.ts'
import type { SignedTokens, TokenContent } from './signed-tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LINK_TTL_MS = CONFIRMATION_LINK_HOURS * 60 * 60 * 1000
const SIGN_UP_TTL_MS = UNCONFIRMED_SIGN_UP_DAYS * DAY_MS
/**
 * Confirming a link may verify one hash per stored sign-up. The oldest stay however many strangers
 * sign up later, and the newest however many did before.
 */
const SIGN_UPS_PER_ADDRESS = { oldest: 3, newest: 3 }

/** Proves that its holder reads this mailbox. */
interface MailboxProof extends TokenContent {
  readonly email: string
}

interface SignUpsDeps
  extends Pick<AccountsBase, 'db' | 'now' | 'publicUrl' | 'enqueue' | 'hashing' | 'inBackground'> {
  readonly repo: SignUpsRepo
  readonly tokens: SignedTokens<MailboxProof>
  /**
   * False when the address was sent a link moments ago, so a double click sends one email.
   */
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
    if ((await repo.list(email)).length === 0) return
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

  async function findByBrowser(email: string, browserHash: string | null): Promise<SignUp> {
    const signUps = await repo.list(email)
    const own = signUps.find((signUp) => browserHash && signUp.browserHash === browserHash)
    if (own) return own
    throw new DomainError(signUps.length === 0 ? 'invalid-token' : 'wrong-sign-up-password')
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

  async function findByPassword(email: string, password: string): Promise<SignUp> {
    const signUps = await repo.list(email)
    for (const signUp of signUps) {
      if (await hashing.verify({ hash: signUp.passwordHash, password })) return signUp
    }
    throw new DomainError(signUps.length === 0 ? 'invalid-token' : 'wrong-sign-up-password')
  }

  return {
    // The same work for every address; the rest runs after the response.
    begin: async ({ name, email, password, browserHash }: SignUpFields) => {
      const passwordHash = await hashing.hash(password)
      const signUp = { email, name, passwordHash, browserHash }
      await repo.add(signUp, new Date(now()), SIGN_UPS_PER_ADDRESS)
      deps.inBackground(sendLink(email))
    },

    resend: (email: string) => deps.inBackground(sendLink(email)),

    /** Creates the account; returns its address. */
    confirm: async (token: string, password: string) => {
      const email = readEmail(token)
      await createAccount(await findByPassword(email, password))
      return email
    },

    /** Whether the browser with this secret signed up with the token's address. */
    isBrowserKnown: async (token: string, browserHash: string) => {
      const { email } = tokens.read(token) ?? {}
      const signUps = email ? await repo.list(email) : []
      return signUps.some((signUp) => signUp.browserHash === browserHash)
    },

    /** Creates the account that this browser signed up for; throws if another browser did. */
    confirmInBrowser: async (token: string, browserHash: string | null) => {
      const email = readEmail(token)
      return { email, userId: await createAccount(await findByBrowser(email, browserHash)) }
    },

    purge: () => repo.removeBefore(new Date(now() - SIGN_UP_TTL_MS)),
  }
}
