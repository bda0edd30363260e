import { createHmac, randomBytes } from 'node:crypto'
import { DomainError } from '@everyshelf/domain/messages'
import { clientNetwork } from './client-address.ts'
import { createWindowCounter, type LimitRule, type ShareWindow } from './window-counter.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** How often one client may do what; every rule of a name must hold. */
export const limitRules = {
  /** Past the first, readers are still sent on, uncounted; past the second they are refused. */
  'redirect-count': [{ points: 120, seconds: MINUTE_S }],
  redirect: [{ points: 1200, seconds: MINUTE_S }],
  generate: [
    { points: 30, seconds: MINUTE_S },
    { points: 300, seconds: DAY_S },
  ],
  lookup: [
    { points: 30, seconds: MINUTE_S },
    { points: 300, seconds: DAY_S },
  ],
  'resolve-short': [
    { points: 10, seconds: MINUTE_S },
    { points: 60, seconds: HOUR_S },
  ],
  /** One a book: an import of 500 goes on for as long as the client is told to wait. */
  save: [
    { points: 60, seconds: MINUTE_S },
    { points: 600, seconds: HOUR_S },
  ],
  links: [{ points: 120, seconds: MINUTE_S }],
  /** A short name is taken for ever. */
  slug: [{ points: 60, seconds: HOUR_S }],
  session: [{ points: 120, seconds: MINUTE_S }],
  'verify-email': [{ points: 20, seconds: MINUTE_S }],
  /** A password may go with it, so nobody tries many. */
  confirm: [{ points: 5, seconds: MINUTE_S }],
  /** A code that connects a browser is looked at and answered; nobody tries many (S57). */
  connect: [
    { points: 12, seconds: MINUTE_S },
    { points: 60, seconds: HOUR_S },
  ],
  referral: [{ points: 30, seconds: HOUR_S }],
  checkout: [{ points: 5, seconds: HOUR_S }],
  /** Each asks Stripe. */
  billing: [{ points: 20, seconds: MINUTE_S }],
  covers: [{ points: 120, seconds: MINUTE_S }],
  feedback: [{ points: 3, seconds: HOUR_S }],
  /** A reader who looks in a shop and comes back does not do so often. */
  'not-available': [{ points: 10, seconds: HOUR_S }],
  /** A link of ours is reported; few have more than one to report. */
  report: [{ points: 5, seconds: HOUR_S }],
  track: [{ points: 60, seconds: MINUTE_S }],
  analytics: [{ points: 120, seconds: MINUTE_S }],
  /** Each reads every opening of its days. */
  'click-export': [{ points: 10, seconds: MINUTE_S }],
  api: [{ points: 60, seconds: MINUTE_S }],
  /** One household of admins (S61). */
  admin: [{ points: 60, seconds: MINUTE_S }],
} as const satisfies Record<string, readonly LimitRule[]>

export type LimitName = keyof typeof limitRules
export type LimitRules = Readonly<Record<LimitName, readonly LimitRule[]>>

/** Counts one for the client; the seconds to wait when a rule is used up, else 0. */
export type CountClient = (limit: LimitName, address: string) => number

interface Shared {
  readonly share: ShareWindow
  /** Alike in all processes, so that they know a client by the same key. */
  readonly secret: string
}

/** Counters in the memory of this process, which nothing can make fail; the others are told of them. */
export function createRateLimits(
  rules: LimitRules = limitRules,
  now: () => number = Date.now,
  shared?: Shared,
): CountClient {
  const keyOf = createClientKey(now, shared && ((day) => `${shared.secret} calls ${day}`))
  const counters = new Map(
    Object.entries(rules).map(([name, list]) => [
      name,
      list.map((rule) =>
        createWindowCounter(rule, now, (key, window) =>
          shared?.share(`${name} ${rule.seconds} ${key}`, window),
        ),
      ),
    ]),
  )
  return (limit, address) => {
    const key = keyOf(address)
    // A call that the minute refuses is not taken from the day.
    for (const count of counters.get(limit) ?? []) {
      const waitMs = count(key)
      if (waitMs > 0) return Math.ceil(waitMs / 1000)
    }
    return 0
  }
}

/** Keys lead back to no address, and to no key of another day (P1). */
export function createClientKey(
  now: () => number,
  saltOf: (day: number) => string = () => randomBytes(32).toString('base64'),
): (address: string) => string {
  let salt = ''
  let day = Number.NaN
  return (address) => {
    const today = Math.floor(now() / (DAY_S * 1000))
    if (today !== day) {
      salt = saltOf(today)
      day = today
    }
    return createHmac('sha256', salt).update(clientNetwork(address)).digest('base64url')
  }
}

/** Counts one call, or throws the rule's no with the seconds to wait. */
export function requireWithinLimit(count: CountClient, limit: LimitName, address: string): void {
  const retryAfterSeconds = count(limit, address)
  if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
}
