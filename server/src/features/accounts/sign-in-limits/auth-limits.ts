import { DomainError } from '@everyshelf/domain/messages'
import {
  clientNetwork,
  WIDE_NETWORK_FACTOR,
  wideClientNetwork,
} from '../../../http/geo/client-address.ts'
import { keyedDigest } from '../../../secrets/digests.ts'
import type { AuthLimitsRepo } from './auth-limits.repo.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

interface AuthLimit {
  readonly seconds: number
  readonly perNetwork: number
  /** Per network (or known device) and account. Undefined where the request names no account. */
  readonly perPair?: number
  /** On one account, from all networks together, and again from all of its known devices. */
  readonly perAccount?: number
}

/**
 * Attempts allowed per window. Public endpoints have no limit per account alone, because
 * strangers could use it to lock the owner out.
 */
export const authLimits = {
  /** Failures on one account are delayed longer each time; see `sign-in-guard.ts`. */
  'sign-in': { seconds: MINUTE_S, perNetwork: 20, perPair: 5 },
  'sign-up': { seconds: HOUR_S, perNetwork: 5, perPair: 3 },
  mail: { seconds: HOUR_S, perNetwork: 20, perPair: 3 },
  /** Tokens, password changes and Google sign-ins. */
  attempt: { seconds: MINUTE_S, perNetwork: 20 },
  /** Passkey prompts; the sign-in form requests one when it opens. */
  passkey: { seconds: MINUTE_S, perNetwork: 120 },
  /** Passwords of signed-in users: the thief of a session could guess from many networks. */
  password: { seconds: 15 * MINUTE_S, perNetwork: 20, perAccount: 10 },
  /** Two-factor codes of signed-in users: 1 of 1,000,000 codes is right. */
  'second-factor': { seconds: 15 * MINUTE_S, perNetwork: 20, perAccount: 5 },
  /** Two-factor codes at sign-in, after a correct password. A known device has its own counter. */
  'sign-in-code': { seconds: 15 * MINUTE_S, perNetwork: 20, perPair: 5, perAccount: 10 },
  /** An extension requests a code. */
  'device-code': { seconds: HOUR_S, perNetwork: 60 },
  /** An extension polls 12 times a minute. */
  'device-token': { seconds: MINUTE_S, perNetwork: 120 },
} as const satisfies Record<string, AuthLimit>

export type AuthLimitName = keyof typeof authLimits
export type AuthLimits = Readonly<Record<AuthLimitName, AuthLimit>>

/**
 * Counts one attempt, or throws `rate-limited`. Throws when the database is down, so guesses are
 * never uncounted.
 */
export type CountAttempt = (
  limit: AuthLimitName,
  address: string,
  account: string | null,
  /** A known device has its own counter instead of its network's. */
  device?: string | null,
) => Promise<void>

interface AuthLimitsDeps {
  readonly repo: AuthLimitsRepo
  readonly secret: string
  readonly now: () => number
  readonly limits?: AuthLimits | undefined
  /** Called once when the attempts on an account reach their limit. */
  readonly onAccountLimit?: (limit: AuthLimitName, account: string) => void
}

const DAY_MS = 24 * HOUR_S * 1000
const DELETE_ENDED_EVERY = 200

type LimitKey = (limit: AuthLimitName, kind: string, value: string) => string

/** Keys reveal no address and cannot be linked across days. */
export function createLimitKey(secret: string, now: () => number): LimitKey {
  return (limit, kind, value) => {
    const day = Math.floor(now() / DAY_MS)
    const digest = keyedDigest(secret, `limits ${day}`, value)
    return `${limit} ${kind} ${digest}`
  }
}

/** The counter of an attempt on an account: per known device, else per network. */
export function buildPairKey(
  account: string,
  address: string,
  device: string | null = null,
): string {
  return `${account.toLowerCase()} ${device === null ? clientNetwork(address) : `device ${device}`}`
}

/** Counters live in the database, so they survive restarts and all processes share them. */
export function createAuthLimits(deps: AuthLimitsDeps): CountAttempt {
  const { repo, now, limits = authLimits } = deps
  const keyOf = createLimitKey(deps.secret, now)
  let counted = 0

  async function countOne(key: string, points: number, seconds: number, onLimit = () => {}) {
    const time = new Date(now())
    const counter = await repo.count(key, time, new Date(now() + seconds * 1000))
    if (counter.points <= points) return
    if (counter.points === points + 1) onLimit()
    const retryAfterSeconds = Math.ceil((counter.endsAt.getTime() - now()) / 1000)
    throw new DomainError('rate-limited', { retryAfterSeconds })
  }

  async function countNetwork(limit: AuthLimitName, address: string) {
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
    const onLimit = () => account !== null && deps.onAccountLimit?.(limit, account)
    if (account !== null && perPair !== undefined) {
      const pair = buildPairKey(account, address, device)
      await countOne(keyOf(limit, 'pair', pair), perPair, seconds, onLimit)
    }
    if (account !== null && perAccount !== undefined) {
      // Strangers must not use up the attempts of the owner's own devices.
      const kind = device === null ? 'account' : 'known devices'
      const key = keyOf(limit, kind, account.toLowerCase())
      await countOne(key, perAccount, seconds, onLimit)
    }
    counted++
    if (counted % DELETE_ENDED_EVERY === 0) await repo.deleteEnded(new Date(now()))
  }
}
