const HOUR_MS = 60 * 60 * 1000

/** So long Premium outlasts a paid period whose successor is not known to be paid. */
export const PAYMENT_GRACE_MS = 72 * HOUR_MS
/** A granted month; never shorter than one of the calendar. */
export const GRANTED_MONTH_MS = 31 * 24 * HOUR_MS

/** Stripe's own words for the state of a subscription. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** One subscription as it was last read. Times are milliseconds since 1970. */
export interface SubscriptionFacts {
  readonly status: SubscriptionStatus
  readonly startedAt: number
  /** End of the last period that was paid for or is a trial; later than now only while it runs. */
  readonly paidUntil: number
  /** It was cancelled and runs out with its paid period. */
  readonly cancelsAtEnd: boolean
  readonly endedAt: number | null
  /** When its last payment was refunded in full, or lost in a dispute. */
  readonly revokedAt: number | null
}

/** Months that somebody was given, by a referral or an admin. */
export interface GrantFacts {
  readonly startsAt: number
  readonly months: number
  /** From then on the rest of it is taken back. */
  readonly revokedAt: number | null
}

export interface Entitlement {
  readonly isPremium: boolean
  /** Until when, without a break, if nothing new is learnt; null for who is not premium. */
  readonly until: number | null
  readonly source: 'subscription' | 'grant' | null
}

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The one decision who has Premium. Granted months are used up only in time that no subscription
 * covers: they wait behind a paid period, and behind one another.
 *
 * @example resolveEntitlement([], [{ startsAt: 0, months: 1, revokedAt: null }], 1000).source // 'grant'
 */
export function resolveEntitlement(
  subscriptions: readonly SubscriptionFacts[],
  grants: readonly GrantFacts[],
  now: number,
): Entitlement {
  const covered = join(subscriptions.map((facts) => coverOf(facts, now)))
  const granted = layOut(grants, covered)
  const current = join([...covered, ...granted]).find((span) => contains(span, now))
  if (!current) return { isPremium: false, until: null, source: null }
  const isPaid = covered.some((span) => contains(span, now))
  return { isPremium: true, until: current.to, source: isPaid ? 'subscription' : 'grant' }
}

/** The time for which a subscription gives Premium. */
function coverOf(facts: SubscriptionFacts, now: number): Span {
  const end = Math.min(endOf(facts, now), facts.revokedAt ?? Number.POSITIVE_INFINITY)
  return { from: facts.startedAt, to: end }
}

function endOf(
  { status, startedAt, paidUntil, cancelsAtEnd, endedAt }: SubscriptionFacts,
  now: number,
) {
  switch (status) {
    case 'active':
    case 'trialing':
      return cancelsAtEnd ? paidUntil : paidUntil + PAYMENT_GRACE_MS
    case 'past_due':
      return paidUntil + PAYMENT_GRACE_MS
    case 'unpaid':
      return Math.min(paidUntil + PAYMENT_GRACE_MS, now)
    case 'canceled':
    case 'paused':
      return Math.min(endedAt ?? paidUntil, paidUntil + PAYMENT_GRACE_MS, now)
    case 'incomplete':
    case 'incomplete_expired':
      return startedAt
  }
}

/** Puts each grant, in the order they begin, into the next time that is free. */
function layOut(grants: readonly GrantFacts[], covered: readonly Span[]): Span[] {
  const spans: Span[] = []
  let cursor = Number.NEGATIVE_INFINITY
  for (const { startsAt, months, revokedAt } of grants.toSorted(
    (a, b) => a.startsAt - b.startsAt,
  )) {
    const stop = revokedAt ?? Number.POSITIVE_INFINITY
    let left = months * GRANTED_MONTH_MS
    let at = Math.max(cursor, startsAt)
    for (const { from, to } of [...covered, ENDLESS]) {
      if (to <= at) continue
      const room = Math.min(Math.max(0, from - at), left, Math.max(0, stop - at))
      if (room > 0) spans.push({ from: at, to: at + room })
      left -= room
      at += room
      if (left <= 0 || at >= stop) break
      at = Math.max(at, to)
    }
    cursor = Math.max(cursor, at)
  }
  return spans
}

const ENDLESS: Span = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** Sorted, with what touches made one. */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.to <= span.from) continue
    const last = joined.at(-1)
    if (last && span.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    } else joined.push(span)
  }
  return joined
}

function contains({ from, to }: Span, time: number): boolean {
  return from <= time && time < to
}
