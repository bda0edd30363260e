import { DomainError } from '@everyshelf/domain/messages'
import type { AuthLimitsRepo } from './auth-limits.repo.ts'
import {
  type AuthLimits,
  authLimits,
  type CountTry,
  createLimitKey,
  pairOf,
} from './auth-limits.ts'
import type { KnownDevices } from './known-devices.ts'
import type { SignInDelaysRepo } from './sign-in-delays.repo.ts'

const MINUTE_S = 60
const HOUR_MS = 60 * MINUTE_S * 1000
/** Each failure past the free ones doubles the wait, up to an hour. */
const DELAYS_S = [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_S)
/** Strangers from many networks who try one account more often than this wait from the first try on. */
const STRANGERS_PER_HOUR = 100

interface SignIn {
  readonly address: string
  readonly email: string
  readonly cookies: string | undefined
}

interface SignInGuardDeps {
  readonly countTry: CountTry
  readonly repo: AuthLimitsRepo
  readonly delays: SignInDelaysRepo
  readonly devices: KnownDevices
  /** Writes to the owner of the account, if there is one; nobody waits for it (S22). */
  readonly warnOwner: (email: string) => void
  readonly secret: string
  readonly limits?: AuthLimits | undefined
  readonly now: () => number
}

/** Answers a sign-in; one that works, with the cookie that makes the device a known one. */
export type GuardSignIn = (
  signIn: SignIn,
  ask: () => Promise<Response>,
) => Promise<{ readonly answer: Response; readonly cookie?: string }>

/**
 * Slows down whoever guesses passwords, and nobody else (S72): failures count for one network and one
 * account together, and a device that has signed in before counts for itself. An address without an
 * account is treated the same (S22).
 */
export function createSignInGuard(deps: SignInGuardDeps): GuardSignIn {
  const { countTry, repo, delays, devices, now } = deps
  const { perPair } = (deps.limits ?? authLimits)['sign-in'] as { readonly perPair: number }
  const keyOf = createLimitKey(deps.secret, now)

  async function isUnderAttack(account: string): Promise<boolean> {
    const key = keyOf('sign-in', 'account', account)
    const { points } = await repo.count(key, new Date(now()), new Date(now() + HOUR_MS))
    return points > STRANGERS_PER_HOUR
  }

  /** Counts the try before the password is compared, so that of many at once each is counted. */
  async function begin(device: string | null, { address, email }: SignIn) {
    if (device === null) await countTry('sign-in', address, null)
    const isPatient = device !== null || !(await isUnderAttack(email.toLowerCase()))
    const key = keyOf('sign-in', 'pair', pairOf(email, address, device))
    const rule = { free: isPatient ? perPair - 1 : 0, delaysS: DELAYS_S }
    const counted = await delays.count(key, new Date(now()), rule)
    if ('tries' in counted) return { key, tries: counted.tries }
    const waitMs = counted.blockedUntil.getTime() - now()
    throw new DomainError('rate-limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }

  return async (signIn, ask) => {
    const { cookies, email } = signIn
    const { key, tries } = await begin(devices.find(cookies, email), signIn)
    const answer = await ask()
    if (answer.ok) {
      await delays.clear(key)
      return { answer, cookie: devices.remember(cookies, email) }
    }
    if (tries === perPair) deps.warnOwner(email)
    return { answer }
  }
}
