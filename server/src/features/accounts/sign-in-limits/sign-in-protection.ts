import type { Database } from '../../../db/database.ts'
import type { AccountsRepo } from '../accounts.repo.ts'
import type { AccountsBase } from '../accounts-base.ts'
import { createKnownDevices } from '../known-devices.ts'
import { createAuthLimitsRepo } from './auth-limits.repo.ts'
import { type AuthLimits, authLimits, createAuthLimits } from './auth-limits.ts'
import { createSignInDelaysRepo } from './sign-in-delays.repo.ts'
import { createSignInGuard } from './sign-in-guard.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface SignInDeps
  extends Pick<AccountsBase, 'secret' | 'now' | 'publicUrl' | 'enqueue' | 'inBackground'> {
  readonly database: Database
  readonly repo: Pick<AccountsRepo, 'findConfirmedRecipient' | 'findRecipient'>
  readonly limits: AuthLimits | undefined
}

/** Slows down password guessing and warns the owner of the account. */
export function createSignInProtection(deps: SignInDeps) {
  const { database, secret, limits, now } = deps
  const limitsRepo = createAuthLimitsRepo(database.db)
  const countAttempt = createAuthLimits({
    repo: limitsRepo,
    secret,
    now,
    limits,
    onAccountLimit: (limit, userId) => {
      const isCode = limit === 'second-factor' || limit === 'sign-in-code'
      if (isCode) deps.inBackground(warnOfCodes(userId, authLimits[limit].seconds * 1000))
    },
  })
  const knownDevices = createKnownDevices(secret, deps.publicUrl.startsWith('https:'))

  /** At most once a day, however many networks try. */
  async function warnOwner(email: string) {
    const recipient = await deps.repo.findConfirmedRecipient(email)
    if (!recipient) return
    await deps.enqueue(database.db, {
      template: 'failed-sign-ins',
      to: recipient.email,
      data: { firstName: recipient.name },
      dedupeKey: `failed-sign-ins:${recipient.id}:${Math.floor(now() / DAY_MS)}`,
    })
  }

  /** Someone who enters codes has the password or a session. At most once in the time of the limit. */
  async function warnOfCodes(userId: string, windowMs: number) {
    const recipient = await deps.repo.findRecipient(userId)
    if (!recipient) return
    await deps.enqueue(database.db, {
      template: 'security-changed',
      to: recipient.email,
      data: { firstName: recipient.name, change: 'codes-guessed' },
      dedupeKey: `codes-guessed:${userId}:${Math.floor(now() / windowMs)}`,
    })
  }

  const guardSignIn = createSignInGuard({
    countAttempt,
    repo: limitsRepo,
    delays: createSignInDelaysRepo(database.db),
    devices: knownDevices,
    warnOwner: (email) => deps.inBackground(warnOwner(email)),
    secret,
    limits,
    now,
  })
  return { limitsRepo, countAttempt, knownDevices, guardSignIn }
}
