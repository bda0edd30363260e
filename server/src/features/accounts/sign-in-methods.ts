import type { AccountsRepo } from './accounts.repo.ts'
import type { AccountsBase } from './accounts-base.ts'
import { createPasskeys } from './passkeys/passkeys.service.ts'
import { createPendingSignIns } from './pending-sign-ins.ts'
import { createTwoFactorRecovery } from './second-factor/recovery.service.ts'
import { createSecondFactor } from './second-factor/second-factor.service.ts'
import { createNoticeOfChange } from './security/security-notices.ts'
import { createSignedTokens } from './signed-tokens.ts'

interface SignInMethodsDeps
  extends Pick<AccountsBase, 'db' | 'transact' | 'secret' | 'enqueue' | 'publicUrl' | 'now'> {
  readonly repo: AccountsRepo
}

/** Passkeys and two-factor authentication, beside the password and Google. */
export function createSignInMethods(deps: SignInMethodsDeps) {
  const { secret, now } = deps
  const notify = createNoticeOfChange(deps)
  return {
    notify,
    secondFactor: createSecondFactor(deps),
    recovery: createTwoFactorRecovery({
      ...deps,
      tokens: createSignedTokens(secret, 'two-factor-recovery', now),
      notify,
    }),
    passkeys: createPasskeys({
      ...deps,
      challenges: createSignedTokens(secret, 'passkey-challenge', now),
    }),
    pending: createPendingSignIns({
      ...deps,
      tokens: createSignedTokens(secret, 'second-step', now),
      isSecure: deps.publicUrl.startsWith('https:'),
    }),
  }
}
