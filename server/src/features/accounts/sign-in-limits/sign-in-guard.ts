import { DomainError } from '@everyshelf/domain/messages'
import { SECOND_FACTOR_STATUS } from '../auth.ts'
import type { KnownDevices } from '../known-devices.ts'
import type { AuthLimitsRepo } from './auth-limits.repo.ts'
import {
  type AuthLimits,
  authLimits,
  buildPairKey,
  type CountAttempt,
  createLimitKey,
} from './auth-limits.ts'
import type { SignInDelaysRepo } from './sign-in-delays.repo.ts'

const MINUTE_S = 60
const HOUR_MS = 60 * MINUTE_S * 1000
/** Each failure after the free attempts doubles the wait, up to an hour. */
const DELAYS_S = [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_S)
/** Above this rate from unknown devices, every attempt on the account is delayed from the first. */
const UNKNOWN_DEVICE_ATTEMPTS_PER_HOUR = 100

interface SignIn {
  readonly address: string
  readonly email: string
  readonly cookies: string | undefined
}

interface SignInGuardDeps {
  readonly countAttempt: CountAttempt
  readonly repo: AuthLimitsRepo
  readonly delays: SignInDelaysRepo
  readonly devices: KnownDevices
  /** Emails the account's owner after the response; an unknown account has none. */
  readonly warnOwner: (email: string) => void
  readonly secret: string
  readonly limits?: AuthLimits | undefined
  readonly now: () => number
}

/** Handles a sign-in; on success returns the cookie that marks the device as known. */
export type GuardSignIn = (
  signIn: SignIn,
  callBetterAuth: () => Promise<Response>,
) => Promise<{ readonly response: Response; readonly cookie?: string }>

/**
 * Slows down password guessing without locking the owner out: failures count per network and
 * account, and a device that has signed in before has its own counter. Addresses without an account
 * behave the same.
 */
export function createSignInGuard(deps: SignInGuardDeps): GuardSignIn {
  const { countAttempt, repo, delays, devices, now } = deps
  const { perPair } = (deps.limits ?? authLimits)['sign-in'] as { readonly perPair: number }
  const keyOf = createLimitKey(deps.secret, now)

  async function isUnderAttack(account: string): Promise<boolean> {
    const key = keyOf('sign-in', 'account', account)
    const { points } = await repo.count(key, new Date(now()), new Date(now() + HOUR_MS))
    return points > UNKNOWN_DEVICE_ATTEMPTS_PER_HOUR
  }

  /** Counts the attempt before the password is compared, so concurrent guesses are all counted. */
  async function begin(device: string | null, { address, email }: SignIn) {
    if (device === null) await countAttempt('sign-in', address, null)
    const hasFreeAttempts = device !== null || !(await isUnderAttack(email.toLowerCase()))
    const key = keyOf('sign-in', 'pair', buildPairKey(email, address, device))
    const rule = { free: hasFreeAttempts ? perPair - 1 : 0, delaysS: DELAYS_S }
    const counted = await delays.count(key, new Date(now()), rule)
    if ('attempts' in counted) return { key, attempts: counted.attempts }
    const waitMs = counted.blockedUntil.getTime() - now()
    throw new DomainError('rate-limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }

  return async (signIn, callBetterAuth) => {
    const { cookies, email } = signIn
    const { key, attempts } = await begin(devices.find(cookies, email), signIn)
    const response = await callBetterAuth()
    if (response.status === SECOND_FACTOR_STATUS) {
      // The password was right. The device is known only after the code.
      await delays.clear(key)
      return { response }
    }
    if (response.ok) {
      await delays.clear(key)
      return { response, cookie: devices.remember(cookies, email) }
    }
    if (attempts === perPair) deps.warnOwner(email)
    return { response }
  }
}
