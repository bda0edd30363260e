import type { Database } from './db/database.ts'
import type { AccountsRepo } from './features/accounts/accounts.repo.ts'
import { createAuthLimitsRepo } from './features/accounts/auth-limits.repo.ts'
import { type AuthLimits, createAuthLimits } from './features/accounts/auth-limits.ts'
import { createKnownDevices } from './features/accounts/known-devices.ts'
import { createSignInDelaysRepo } from './features/accounts/sign-in-delays.repo.ts'
import { createSignInGuard } from './features/accounts/sign-in-guard.ts'
import type { MailService } from './features/mail/mail.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface SignInDeps {
  readonly database: Database
  readonly repo: Pick<AccountsRepo, 'findConfirmed'>
  readonly enqueue: MailService['enqueue']
  readonly inBackground: (work: Promise<unknown>) => void
  readonly secret: string
  readonly publicUrl: string
  readonly limits: AuthLimits | undefined
  readonly now: () => number
}

/** What slows down whoever guesses passwords, and tells owners of it. */
export function createSignInParts(deps: SignInDeps) {
  const { database, secret, limits, now } = deps
  const limitsRepo = createAuthLimitsRepo(database.db)
  const countTry = createAuthLimits({ repo: limitsRepo, secret, now, limits })
  const knownDevices = createKnownDevices(secret, deps.publicUrl.startsWith('https:'))

  /** Once a day at most, however many networks try (S72). */
  async function warnOwner(email: string): Promise<void> {
    const person = await deps.repo.findConfirmed(email)
    if (!person) return
    await deps.enqueue(database.db, {
      template: 'failed-sign-ins',
      to: person.email,
      data: { firstName: person.name },
      dedupeKey: `failed-sign-ins:${person.id}:${Math.floor(now() / DAY_MS)}`,
    })
  }

  const guardSignIn = createSignInGuard({
    countTry,
    repo: limitsRepo,
    delays: createSignInDelaysRepo(database.db),
    devices: knownDevices,
    warnOwner: (email) => deps.inBackground(warnOwner(email)),
    secret,
    limits,
    now,
  })
  return { limitsRepo, countTry, knownDevices, guardSignIn }
}
