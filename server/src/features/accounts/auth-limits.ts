import { createHmac } from 'node:crypto'
import { DomainError } from '@everyshelf/domain/messages'
import { clientNetwork, WIDE_NETWORK_FACTOR, wideClientNetwork } from '../../http/client-address.ts'
import type { AuthLimitsRepo } from './auth-limits.repo.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

interface AuthLimit {
  readonly seconds: number
  readonly perNetwork: number
  /** By one network, or one known device, on one account. Undefined where no account is named. */
  readonly perPair?: number
  /** On one account, from wherever. */
  readonly perAccount?: number
}

/**
 * How often what may be tried (S24). What strangers can try has no limit on the account alone: it would
 * let them lock its owner out (S72).
 */
export const authLimits = {
  /** Failures on one account wait longer each time; see `sign-in-guard.ts`. */
  'sign-in': { seconds: MINUTE_S, perNetwork: 20, perPair: 5 },
  'sign-up': { seconds: HOUR_S, perNetwork: 5, perPair: 3 },
  mail: { seconds: HOUR_S, perNetwork: 20, perPair: 3 },
  /** A token or a password of one's own is tried, or Google asked. */
  attempt: { seconds: MINUTE_S, perNetwork: 20 },
  /** An admin's code is tried: one in a million is right. */
  'second-factor': { seconds: 15 * MINUTE_S, perNetwork: 20, perAccount: 5 },
  /** An extension asks for a code. */
  'device-code': { seconds: HOUR_S, perNetwork: 60 },
  /** It asks twelve times a minute what has become of one. */
  'device-token': { seconds: MINUTE_S, perNetwork: 120 },
} as const satisfies Record<string, AuthLimit>

export type AuthLimitName = keyof typeof authLimits
export type AuthLimits = Readonly<Record<AuthLimitName, AuthLimit>>

/** Counts one try, or throws `rate-limited`. Fails when it cannot count: nobody guesses unseen (R45). */
export type CountTry = (
  limit: AuthLimitName,
  address: string,
  account: string | null,
  /** A known device counts for itself, and not for its network. */
  device?: string | null,
) => Promise<void>

interface AuthLimitsDeps {
  readonly repo: AuthLimitsRepo
  readonly secret: string
  readonly now: () => number
  readonly limits?: AuthLimits | undefined
}

const DAY_MS = 24 * HOUR_S * 1000
const FORGET_EVERY = 200

export type LimitKey = (limit: AuthLimitName, kind: string, value: string) => string

/** Keys lead back to no address, and to no key of another day (P1). */
export function createLimitKey(secret: string, now: () => number): LimitKey {
  return (limit, kind, value) => {
    const day = Math.floor(now() / DAY_MS)
    const digest = createHmac('sha256', `${secret} limits ${day}`).update(value).digest('base64url')
    return `${limit} ${kind} ${digest}`
  }
}

/** What a try on an account is counted for: a known device, or else the network it comes from. */
export function pairOf(account: string, address: string, device: string | null = null): string {
  return `${account.toLowerCase()} ${device === null ? clientNetwork(address) : `device ${device}`}`
}

/** Counters in the database: a restart keeps them, and all processes share them. */
export function createAuthLimits(deps: AuthLimitsDeps): CountTry {
  const { repo, now, limits = authLimits } = deps
  const keyOf = createLimitKey(deps.secret, now)
  let counted = 0

  async function countOne(key: string, points: number, seconds: number): Promise<void> {
    const time = new Date(now())
    const counter = await repo.count(key, time, new Date(now() + seconds * 1000))
    if (counter.points <= points) return
    const retryAfterSeconds = Math.ceil((counter.endsAt.getTime() - now()) / 1000)
    throw new DomainError('rate-limited', { retryAfterSeconds })
  }

  async function countNetwork(limit: AuthLimitName, address: string): Promise<void> {
    const { seconds, perNetwork } = limits[limit]
    await countOne(keyOf(limit, 'network', clientNetwork(address)), perNetwork, seconds)
    const wide = wideClientNetwork(address)
    if (wide) {
      await countOne(keyOf(limit, 'network', wide), perNetwork * WIDE_NETWORK_FACTOR, seconds)
    }
  }

  return async (limit, address, account, device = null) => {
    const { seconds, perPair, perAccount } = limits[limit] as AuthLimit
    if (device === null) await countNetwork(limit, address)
    if (account !== null && perPair !== undefined) {
      await countOne(keyOf(limit, 'pair', pairOf(account, address, device)), perPair, seconds)
    }
    if (account !== null && perAccount !== undefined) {
      await countOne(keyOf(limit, 'account', account.toLowerCase()), perAccount, seconds)
    }
    counted++
    if (counted % FORGET_EVERY === 0) await repo.forgetEnded(new Date(now()))
  }
}
