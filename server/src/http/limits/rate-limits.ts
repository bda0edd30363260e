import { createHmac, randomBytes } from 'node:crypto'
import { DomainError } from '@everyshelf/domain/messages'
import { clientNetwork, WIDE_NETWORK_FACTOR, wideClientNetwork } from '../geo/client-address.ts'
import { createWindowCounter, type LimitRule, type ShareWindow } from './window-counter.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/**
 * The limits for a visitor's network and for a signed-in account; all accounts on a network share three times
 * as much. All rules under a name apply.
 */
export const limitRules = {
  /** Above this limit, redirects still work but do not count; above the next, they are rejected. */
  'redirect-count': [{ points: 120, seconds: MINUTE_S }],
  redirect: [{ points: 1200, seconds: MINUTE_S }],
  /** Refused batches of hits from the edge. Accepted ones have no limit, since they are signed. */
  'edge-refusal': [{ points: 20, seconds: MINUTE_S }],
  generate: [
    { points: 30, seconds: MINUTE_S },
    { points: 300, seconds: DAY_S },
  ],
  lookup: [
    { points: 30, seconds: MINUTE_S },
    { points: 300, seconds: DAY_S },
  ],
  /** The search runs once per pause while the user types a title. */
  search: [
    { points: 30, seconds: MINUTE_S },
    { points: 300, seconds: DAY_S },
  ],
  /** Pages rendered per request. An office behind one address opens many. */
  page: [{ points: 300, seconds: MINUTE_S }],
  'resolve-short': [
    { points: 10, seconds: MINUTE_S },
    { points: 60, seconds: HOUR_S },
  ],
  /** Each call asks for up to 100 saved links, so guessing slugs is no faster than opening them. */
  'check-slugs': [
    { points: 10, seconds: MINUTE_S },
    { points: 60, seconds: HOUR_S },
  ],
  /** One per book. An import of 500 books waits and continues. */
  save: [
    { points: 60, seconds: MINUTE_S },
    { points: 600, seconds: HOUR_S },
  ],
  links: [{ points: 120, seconds: MINUTE_S }],
  /** Each search compares its words with all links of the account. */
  'link-search': [{ points: 120, seconds: MINUTE_S }],
  /** Each call changes some of the links of a bulk change. 5,000 links take 200 calls. */
  'bulk-change': [{ points: 600, seconds: MINUTE_S }],
  /** Each call sends some rows of a report. 50,000 of the longest rows take 1,300 calls, usual ones 350. */
  'earnings-import': [{ points: 1500, seconds: MINUTE_S }],
  /** Each call of a move sends 100 rows. Their preview tells which slugs are taken, no faster than opening them. */
  moving: [
    { points: 120, seconds: MINUTE_S },
    { points: 600, seconds: HOUR_S },
  ],
  /** A slug stays reserved forever. */
  slug: [{ points: 60, seconds: HOUR_S }],
  /** Each call asks DNS about some names. An open page asks every ten seconds. */
  'own-domains': [{ points: 30, seconds: MINUTE_S }],
  session: [{ points: 120, seconds: MINUTE_S }],
  'verify-email': [{ points: 20, seconds: MINUTE_S }],
  /** The request may contain a password, so this stops guessing. */
  confirm: [{ points: 5, seconds: MINUTE_S }],
  /** Changes of sign-in methods: each may contain a password or a code. */
  security: [{ points: 10, seconds: MINUTE_S }],
  /** Connecting a browser takes two calls per code; the limit stops guessing codes. */
  connect: [
    { points: 12, seconds: MINUTE_S },
    { points: 60, seconds: HOUR_S },
  ],
  referral: [{ points: 30, seconds: HOUR_S }],
  /** Declined cards take several tries. */
  checkout: [{ points: 20, seconds: HOUR_S }],
  /** Each call requests data from Stripe. */
  billing: [{ points: 20, seconds: MINUTE_S }],
  covers: [{ points: 120, seconds: MINUTE_S }],
  /** Preview images that are not stored yet. Each takes a thread for a moment. */
  'preview-drawing': [{ points: 20, seconds: MINUTE_S }],
  /** Each upload is decoded. */
  'cover-upload': [
    { points: 10, seconds: MINUTE_S },
    { points: 100, seconds: HOUR_S },
  ],
  /** Messages that were accepted. Schools and phone networks share an address. */
  feedback: [{ points: 20, seconds: HOUR_S }],
  /** Readers rarely report more than one store. */
  'not-available': [{ points: 10, seconds: HOUR_S }],
  /** People rarely report more than one link. */
  report: [{ points: 5, seconds: HOUR_S }],
  track: [{ points: 60, seconds: MINUTE_S }],
  analytics: [{ points: 120, seconds: MINUTE_S }],
  /** Each export reads all hits of its days. */
  'click-export': [{ points: 10, seconds: MINUTE_S }],
  api: [{ points: 60, seconds: MINUTE_S }],
  /** Links that programs create. An account's other calls have a limit of their own. */
  'api-save': [{ points: 600, seconds: HOUR_S }],
  /** Books that programs name. The text can be a Global Link, so this limits guessing slugs. */
  'api-generate': [{ points: 1200, seconds: HOUR_S }],
  /** Requests with an API key that does not work. */
  'api-refusal': [{ points: 60, seconds: MINUTE_S }],
  /** For all admins in one network. */
  admin: [{ points: 60, seconds: MINUTE_S }],
} as const satisfies Record<string, readonly LimitRule[]>

/** The limits of a server whose operator chose how many links an account can save per hour. */
export function limitRulesFor(savesPerHour: number): LimitRules {
  return {
    ...limitRules,
    save: [
      { points: Math.max(1, Math.round(savesPerHour / 10)), seconds: MINUTE_S },
      { points: savesPerHour, seconds: HOUR_S },
    ],
    'api-save': [{ points: savesPerHour, seconds: HOUR_S }],
    'api-generate': [{ points: 2 * savesPerHour, seconds: HOUR_S }],
  }
}

export type LimitName = keyof typeof limitRules
export type LimitRules = Readonly<Record<LimitName, readonly LimitRule[]>>

/**
 * Counts one call of the client. Returns the seconds to wait if a limit is used up, else 0. With `calls` 0, it
 * counts nothing, and only says whether the limit is used up.
 */
export type CountClient = (limit: LimitName, address: string, calls?: 0 | 1) => number

interface Shared {
  readonly share: ShareWindow
  /** The same in all processes, so that they derive the same key for a client. */
  readonly secret: string
}

/** Counts in this process's memory, so it cannot fail, and shares the counts with the other processes. */
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
        list.map(({ points, seconds }) => {
          const rule = { points: points * factor, seconds }
          const share: ShareWindow = (key, window) =>
            shared?.share(`${name} ${seconds} ${key}`, window)
          return createWindowCounter(rule, now, share).count
        }),
      ]),
    )
  const counters = countersOf(1)
  const wideCounters = countersOf(WIDE_NETWORK_FACTOR)

  function countIn(all: typeof counters, limit: LimitName, network: string, calls: 0 | 1): number {
    const key = keyOf(network)
    // A call that exceeds the limit per minute does not count toward the day.
    for (const count of all.get(limit) ?? []) {
      const waitMs = count(key, calls)
      if (waitMs > 0) return Math.ceil(waitMs / 1000)
    }
    return 0
  }

  return (limit, address, calls = 1) => {
    const waitSeconds = countIn(counters, limit, clientNetwork(address), calls)
    const wide = wideClientNetwork(address)
    return waitSeconds > 0 || !wide ? waitSeconds : countIn(wideCounters, limit, wide, calls)
  }
}

/** Keys cannot be traced to an address or linked across days. */
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

/** Throws `rate-limited` with the seconds to wait if a limit is used up. */
export function requireNoWait(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
}
