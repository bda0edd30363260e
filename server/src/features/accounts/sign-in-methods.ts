import type { Queries, Transact } from '../../db/transact.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import { createPasskeys } from './passkeys/passkeys.service.ts'
import { createPendingSignIns } from './pending-sign-ins.ts'
import { createTwoFactorRecovery } from './second-factor/recovery.service.ts'
import { createSecondFactor } from './second-factor/second-factor.service.ts'
import { createNoticeOfChange } from './security/security-notices.ts'
import { createSignedTokens } from './signed-tokens.ts'

interface SignInMethodsDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly secret: string
  readonly repo: AccountsRepo
  readonly mail: Pick<MailService, 'enqueue'>
  readonly publicUrl: string
  readonly now: () => number
}

/** Passkeys and two-factor authentication, beside the password and Google. */
export function createSignInMethods(deps: SignInMethodsDeps) {
  const { db, transact, secret, repo, mail, publicUrl, now } = deps
  const notify = createNoticeOfChange({ repo, enqueue: mail.enqueue, now })
  return {
    notify,
    secondFactor: createSecondFactor({ db, transact, secret, now }),
    recovery: createTwoFactorRecovery({
      db,
      transact,
      repo,
      tokens: createSignedTokens(secret, 'two-factor-recovery', now),
      enqueue: mail.enqueue,
      notify,
      publicUrl,
      now,
    }),
    passkeys: createPasskeys({
      db,
      transact,
      secret,
      challenges: createSignedTokens(secret, 'passkey-challenge', now),
      publicUrl,
      now,
    }),
    pending: createPendingSignIns({
      tokens: createSignedTokens(secret, 'second-step', now),
      repo,
      isSecure: publicUrl.startsWith('https:'),
      now,
    }),
  }
}
