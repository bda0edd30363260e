import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  GRANTED_MONTH_MS,
  type GrantFacts,
  PAYMENT_GRACE_MS,
  resolveEntitlement,
  type SubscriptionFacts,
  subscriptionStatuses,
} from './entitlement.ts'

const DAY = 24 * 60 * 60 * 1000
const day = (number: number) => number * DAY

/** Paid on day 0 for 30 days. */
const paid: SubscriptionFacts = {
  status: 'active',
  startedAt: 0,
  paidUntil: day(30),
  trialUntil: null,
  cancelsAtEnd: false,
  endedAt: null,
  revokedAt: null,
}

function grant(startsAt: number, months = 1, revokedAt: number | null = null): GrantFacts {
  return { startsAt, months, revokedAt }
}

const noGrant = { isPremium: false, until: null, source: null }

/** A trial until day 14, without a payment. */
const trial: SubscriptionFacts = {
  ...paid,
  status: 'trialing',
  paidUntil: 0,
  trialUntil: day(14),
}

describe('resolveEntitlement with a subscription', () => {
  /** The facts, and when Premium ends; 0 when there was none. */
  test.each<[string, Partial<SubscriptionFacts>, number]>([
    ['active and paid', {}, 33],
    ['active, canceled for the end of the period', { cancelsAtEnd: true }, 30],
    ['active, nothing paid', { paidUntil: 0 }, 0],
    ['past due', { status: 'past_due' }, 33],
    ['past due, nothing paid', { status: 'past_due', paidUntil: 0 }, 0],
    ['unpaid', { status: 'unpaid' }, 33],
    ['unpaid, nothing paid', { status: 'unpaid', paidUntil: 0 }, 0],
    ['paused', { status: 'paused' }, 33],
    ['canceled at once on day 5', { status: 'canceled', endedAt: day(5) }, 5],
    ['canceled with the period', { status: 'canceled', endedAt: day(30) }, 30],
    ['canceled after failed payments', { status: 'canceled', endedAt: day(51) }, 33],
    ['incomplete', { status: 'incomplete', paidUntil: 0 }, 0],
    ['incomplete and expired', { status: 'incomplete_expired', paidUntil: 0 }, 0],
    ['refunded on day 5', { revokedAt: day(5) }, 5],
    ['a trial', trial, 17],
    ['a trial that was canceled', { ...trial, cancelsAtEnd: true }, 14],
    ['a trial, first payment under way', { ...trial, status: 'active' }, 17],
    ['a trial, first payment failed', { ...trial, status: 'past_due' }, 14],
    ['a trial, first payment given up', { ...trial, status: 'unpaid' }, 14],
    ['a trial without a card', { ...trial, status: 'paused' }, 14],
    ['a trial ended on day 3', { ...trial, status: 'canceled', endedAt: day(3) }, 3],
    ['paid after a trial', { trialUntil: day(14), paidUntil: day(44) }, 47],
    ['paid after a trial, and refunded', { trialUntil: day(14), revokedAt: day(15) }, 15],
    ['refunded, then given a trial', { revokedAt: day(5), trialUntil: day(60) }, 63],
  ])('S44 ends at the right millisecond when it is %s', (_state, facts, end) => {
    const one = { ...paid, ...facts }
    expect(resolveEntitlement([one], [], day(end))).toEqual(noGrant)
    expect(resolveEntitlement([one], [], day(end) - 1).until).toBe(end === 0 ? null : day(end))
  })

  test('S44 covers every status of Stripe', () => {
    expect(subscriptionStatuses).toHaveLength(8)
  })

  test('S44 continues for 72 hours after the last paid period, and `until` includes them', () => {
    expect(PAYMENT_GRACE_MS).toBe(259_200_000)
    expect(resolveEntitlement([paid], [], day(10))).toEqual({
      isPremium: true,
      until: day(33),
      source: 'subscription',
    })
  })

  test('S44 ends with the paid period after a cancellation, to the millisecond', () => {
    const canceled = { ...paid, cancelsAtEnd: true }
    expect(resolveEntitlement([canceled], [], day(30) - 1).until).toBe(day(30))
    expect(resolveEntitlement([canceled], [], day(30))).toEqual(noGrant)
  })

  test('S44 ends after a refund or a lost dispute, with every status', () => {
    for (const status of subscriptionStatuses) {
      expect(resolveEntitlement([{ ...paid, status, revokedAt: day(5) }], [], day(5))).toEqual(
        noGrant,
      )
    }
  })

  test('R35 counts the new subscription of a returning customer', () => {
    const ended = { ...paid, status: 'canceled', endedAt: day(5) } as const
    const again = { ...paid, startedAt: day(6), paidUntil: day(36) }
    expect(resolveEntitlement([ended, again], [], day(10)).until).toBe(day(39))
  })
})

describe('resolveEntitlement with granted months', () => {
  test('gives 31 days for each month, from the day of the grant', () => {
    expect(GRANTED_MONTH_MS).toBe(day(31))
    expect(resolveEntitlement([], [grant(day(2))], day(1))).toEqual(noGrant)
    expect(resolveEntitlement([], [grant(day(2))], day(2))).toEqual({
      isPremium: true,
      until: day(33),
      source: 'grant',
    })
    expect(resolveEntitlement([], [grant(day(2))], day(33))).toEqual(noGrant)
  })

  test('uses one grant after the other', () => {
    expect(resolveEntitlement([], [grant(day(3)), grant(day(2), 2)], day(4)).until).toBe(day(95))
  })

  test('uses them only after the paid period', () => {
    const canceled = { ...paid, cancelsAtEnd: true }
    expect(resolveEntitlement([canceled], [grant(day(4))], day(5))).toEqual({
      isPremium: true,
      until: day(61),
      source: 'subscription',
    })
    expect(resolveEntitlement([canceled], [grant(day(4))], day(40)).source).toBe('grant')
  })

  test('uses the remaining days after a subscription in between', () => {
    const between = { ...paid, startedAt: day(10), paidUntil: day(40), cancelsAtEnd: true }
    expect(resolveEntitlement([between], [grant(0)], day(50)).until).toBe(day(61))
  })

  test('S46 ends a grant when it is revoked', () => {
    const grants = [grant(0, 1, day(7)), grant(day(1))]
    expect(resolveEntitlement([], grants, day(6)).until).toBe(day(38))
    expect(resolveEntitlement([], [grant(0, 1, 0)], 0)).toEqual(noGrant)
  })
})

const time = fc.integer({ min: 0, max: 400 }).map((half) => half * (DAY / 2))
const someTime = fc.option(time, { nil: null })
const someSubscription: fc.Arbitrary<SubscriptionFacts> = fc
  .record({
    status: fc.constantFrom(...subscriptionStatuses),
    startedAt: time,
    length: time,
    trialUntil: someTime,
    cancelsAtEnd: fc.boolean(),
    endedAt: someTime,
    revokedAt: someTime,
  })
  .map(({ length, ...facts }) => ({ ...facts, paidUntil: facts.startedAt + length }))
const subscriptions = fc.array(someSubscription, { maxLength: 4 })
const grants = fc.array(
  fc.record({ startsAt: time, months: fc.integer({ min: 1, max: 3 }), revokedAt: someTime }),
  { maxLength: 4 },
)
const unrevokedGrants = fc.array(
  fc.record({ startsAt: time, months: fc.integer({ min: 1, max: 3 }) }),
  {
    maxLength: 4,
  },
)

describe('resolveEntitlement with random subscriptions and grants', () => {
  test('ends exactly at `until`', () => {
    fc.assert(
      fc.property(subscriptions, grants, time, (paidFor, granted, now) => {
        const { isPremium, until, source } = resolveEntitlement(paidFor, granted, now)
        expect(isPremium).toBe(until !== null)
        expect(isPremium).toBe(source !== null)
        if (until === null) return
        expect(until).toBeGreaterThan(now)
        expect(resolveEntitlement(paidFor, granted, until - 1).isPremium).toBe(true)
      }),
    )
  })

  test('does not depend on the order of subscriptions and grants', () => {
    fc.assert(
      fc.property(subscriptions, unrevokedGrants, time, (paidFor, months, now) => {
        const granted = months.map((one) => ({ ...one, revokedAt: null }))
        expect(resolveEntitlement(paidFor.toReversed(), granted.toReversed(), now)).toEqual(
          resolveEntitlement(paidFor, granted, now),
        )
      }),
    )
  })

  test('S44 never ends earlier because of another grant', () => {
    fc.assert(
      fc.property(subscriptions, grants, grants, time, (paidFor, granted, more, now) => {
        const before = resolveEntitlement(paidFor, granted, now)
        const after = resolveEntitlement([...paidFor], [...granted, ...more], now)
        expect(after.isPremium || !before.isPremium).toBe(true)
      }),
    )
  })

  test('uses every granted day exactly once', () => {
    fc.assert(
      fc.property(unrevokedGrants, (months) => {
        const granted = months.map((one) => ({ ...one, revokedAt: null }))
        let halfDays = 0
        for (let now = 0; now < day(800); now += DAY / 2) {
          if (resolveEntitlement([], granted, now).isPremium) halfDays++
        }
        const sum = months.reduce((total, one) => total + one.months, 0)
        expect(halfDays).toBe(sum * 62)
      }),
      { numRuns: 30 },
    )
  })
})
