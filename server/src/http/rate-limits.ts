import { createHmac, randomBytes } from 'node:crypto'
import { DomainError } from '@everyshelf/domain/messages'
import { clientNetwork, WIDE_NETWORK_FACTOR, wideClientNetwork } from './client-address.ts'
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
  /** One for each pause while somebody types a title. */
  search: [
    { points: 30, seconds: MINUTE_S },
    { points: 300, seconds: DAY_S },
  ],
  /** Pages made for one reader; an office behind one address opens many. */
  page: [{ points: 300, seconds: MINUTE_S }],
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
  const countersOf = (factor: number) =>
    new Map(
      Object.entries(rules).map(([name, list]) => [
        name,
        list.map(({ points, seconds }) =>
          createWindowCounter({ points: points * factor, seconds }, now, (key, window) =>
            shared?.share(`${name} ${seconds} ${key}`, window),
          ),
        ),
      ]),
    )
  const counters = countersOf(1)
  const wideCounters = countersOf(WIDE_NETWORK_FACTOR)

  function countIn(all: typeof counters, limit: LimitName, network: string): number {
    const key = keyOf(network)
    // A call that the minute refuses is not taken from the day.
    for (const count of all.get(limit) ?? []) {
      const waitMs = count(key)
      if (waitMs > 0) return Math.ceil(waitMs / 1000)
    }
    return 0
  }

  return (limit, address) => {
    const waitSeconds = countIn(counters, limit, clientNetwork(address))
    const wide = wideClientNetwork(address)
    return waitSeconds > 0 || !wide ? waitSeconds : countIn(wideCounters, limit, wide)
  }
}

/** Keys lead back to no address, and to no key of another day (P1). */
export function createClientKey(
  now: () => number,
  saltOf: (day: number) => string = () => randomBytes(32).toString('base64'),
): (network: string) => string {
  let salt = ''
  let day = Number.NaN
  return (network) => {
    const today = Math.floor(now() / (DAY_S * 1000))
    if (today !== day) {
      salt = saltOf(today)
      day = today
    }
    return createHmac('sha256', salt).update(network).digest('base64url')
  }
}

/** Counts one call, or throws the rule's no with the seconds to wait. */
export function requireWithinLimit(count: CountClient, limit: LimitName, address: string): void {
  const retryAfterSeconds = count(limit, address)
  if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
}
