const HOUR_MS = 60 * 60 * 1000

/** How long Premium continues after a paid period while we wait for news of the next payment. */
export const PAYMENT_GRACE_MS = 72 * HOUR_MS
/** A granted month: as long as the longest calendar month. */
export const GRANTED_MONTH_MS = 31 * 24 * HOUR_MS

/** Stripe's names for the states of a subscription. */
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

/** One subscription as we last read it from Stripe. Times are milliseconds since 1970. */
export interface SubscriptionFacts {
  readonly status: SubscriptionStatus
  readonly startedAt: number
  /** The end of the last period whose invoice was paid; the start when none was. */
  readonly paidUntil: number
  /** The end of its trial, also in the past; null when it never had one. */
  readonly trialUntil: number | null
  /** It was canceled and ends with the current period. */
  readonly cancelsAtEnd: boolean
  readonly endedAt: number | null
  /** When its last payment was fully refunded, or lost in a dispute; else null. */
  readonly revokedAt: number | null
}

/** Complimentary months, from a referral or an admin. */
export interface GrantFacts {
  readonly startsAt: number
  readonly months: number
  /** When an admin revoked the remaining months; else null. */
  readonly revokedAt: number | null
}

export interface Entitlement {
  readonly isPremium: boolean
  /** When Premium ends without a break, as far as we know now; null without Premium. */
  readonly until: number | null
  readonly source: 'subscription' | 'grant' | null
}

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Decides whether an account has Premium: by paid invoices, a trial, or granted months, never by
 * Stripe's status alone. Paid and granted time add up: granted months are used only while no
 * subscription is paid, one grant after the other. Times are milliseconds since 1970.
 *
 * @example resolveEntitlement([], [{ startsAt: 0, months: 1, revokedAt: null }], 1000).source // 'grant'
 */
export function resolveEntitlement(
  subscriptions: readonly SubscriptionFacts[],
  grants: readonly GrantFacts[],
  now: number,
): Entitlement {
  const covered = mergeSpans(subscriptions.flatMap(findPaidSpans))
  const granted = scheduleGrants(grants, covered)
  const current = mergeSpans([...covered, ...granted]).find((span) => contains(span, now))
  if (!current) return { isPremium: false, until: null, source: null }
  const isPaid = covered.some((span) => contains(span, now))
  return { isPremium: true, until: current.to, source: isPaid ? 'subscription' : 'grant' }
}

/** The times in which a subscription gives Premium: what was paid, and its trial. */
function findPaidSpans(facts: SubscriptionFacts): Span[] {
  const { status, startedAt: from, paidUntil, trialUntil, cancelsAtEnd, endedAt } = facts
  if (status === 'incomplete' || status === 'incomplete_expired') return []
  const stop = status === 'canceled' ? (endedAt ?? paidUntil) : Number.POSITIVE_INFINITY
  const goesOn = status === 'active' || status === 'trialing'
  const graceMs = goesOn && cancelsAtEnd ? 0 : PAYMENT_GRACE_MS
  const paidEnd = paidUntil > from ? paidUntil + graceMs : from
  const trialEnd = trialUntil ?? from
  // After a trial, Stripe collects the first payment. Once that fails, nothing was ever paid.
  const collects = goesOn && trialEnd > from && paidUntil <= trialEnd
  return [
    { from, to: Math.min(paidEnd, stop, facts.revokedAt ?? Number.POSITIVE_INFINITY) },
    { from, to: Math.min(trialEnd + (collects ? graceMs : 0), stop) },
  ]
}

/** Puts the grants, in the order they begin, into the time that is not covered yet. */
function scheduleGrants(grants: readonly GrantFacts[], covered: readonly Span[]): Span[] {
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

/** Sorts the spans, and merges those that overlap or touch. */
function mergeSpans(spans: readonly Span[]): Span[] {
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
