import { createHmac } from 'node:crypto'
import { DomainError } from '@everyshelf/domain/messages'
import { clientNetwork } from '../../http/client-address.ts'
import type { AuthLimitsRepo } from './auth-limits.repo.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

interface AuthLimit {
  readonly seconds: number
  readonly perNetwork: number
  /** Undefined where no account is named. */
  readonly perAccount?: number
}

/** How often what may be tried, by one network and on one account (S24). */
export const authLimits = {
  'sign-in': { seconds: MINUTE_S, perNetwork: 20, perAccount: 5 },
  'sign-up': { seconds: HOUR_S, perNetwork: 5, perAccount: 3 },
  mail: { seconds: HOUR_S, perNetwork: 20, perAccount: 3 },
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
) => Promise<void>

interface AuthLimitsParts {
  readonly repo: AuthLimitsRepo
  readonly secret: string
  readonly now: () => number
  readonly limits?: AuthLimits | undefined
}

const DAY_MS = 24 * HOUR_S * 1000
const FORGET_EVERY = 200

/**
 * Counters in the database: a restart keeps them, and all processes share them. Keys are made with
 * the day and our secret, so they lead back to no address and to no key of another day (P1).
 */
export function createAuthLimits(parts: AuthLimitsParts): CountTry {
  const { repo, secret, now, limits = authLimits } = parts
  let counted = 0

  function keyOf(limit: AuthLimitName, kind: string, value: string): string {
    const day = Math.floor(now() / DAY_MS)
    const digest = createHmac('sha256', `${secret} limits ${day}`).update(value).digest('base64url')
    return `${limit} ${kind} ${digest}`
  }

  async function countOne(key: string, points: number, seconds: number): Promise<void> {
    const time = new Date(now())
    const counter = await repo.count(key, time, new Date(now() + seconds * 1000))
    if (counter.points <= points) return
    const retryAfterSeconds = Math.ceil((counter.endsAt.getTime() - now()) / 1000)
    throw new DomainError('rate-limited', { retryAfterSeconds })
  }

  return async (limit, address, account) => {
    const { seconds, perNetwork, perAccount } = limits[limit] as AuthLimit
    await countOne(keyOf(limit, 'network', clientNetwork(address)), perNetwork, seconds)
    if (account !== null && perAccount !== undefined) {
      await countOne(keyOf(limit, 'account', account.toLowerCase()), perAccount, seconds)
    }
    counted++
    if (counted % FORGET_EVERY === 0) await repo.forgetEnded(new Date(now()))
  }
}
