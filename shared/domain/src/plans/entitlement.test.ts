import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  GRANTED_MONTH_MS,
  type GrantFacts,
  PAYMENT_GRACE_MS,
  resolveEntitlement,
  type SubscriptionFacts,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './entitlement.ts'

const DAY = 24 * 60 * 60 * 1000
const day = (number: number) => number * DAY

/** Paid on day 0 for thirty days. */
const paid: SubscriptionFacts = {
  status: 'active',
  startedAt: 0,
  paidUntil: day(30),
  cancelsAtEnd: false,
  endedAt: null,
  revokedAt: null,
}

function grant(startsAt: number, months = 1, revokedAt: number | null = null): GrantFacts {
  return { startsAt, months, revokedAt }
}

const nobody = { isPremium: false, until: null, source: null }

describe('resolveEntitlement of a subscription', () => {
  test.each<[SubscriptionStatus, number, boolean]>([
    ['active', 10, true],
    ['active', 32.9, true],
    ['active', 33, false],
    ['trialing', 10, true],
    ['trialing', 33, false],
    ['past_due', 10, true],
    ['past_due', 32.9, true],
    ['past_due', 33, false],
    ['unpaid', 10, false],
    ['canceled', 10, false],
    ['incomplete', 10, false],
    ['incomplete_expired', 10, false],
    ['paused', 10, false],
  ])('S44 says of %s on day %d: %s', (status, time, isPremium) => {
    expect(resolveEntitlement([{ ...paid, status }], [], day(time)).isPremium).toBe(isPremium)
  })

  test('S44 knows every state that Stripe names', () => {
    expect(subscriptionStatuses).toHaveLength(8)
  })

  test('S44 gives 72 hours after the last paid period, and says so', () => {
    expect(PAYMENT_GRACE_MS).toBe(259_200_000)
    expect(resolveEntitlement([paid], [], day(10))).toEqual({
      isPremium: true,
      until: day(33),
      source: 'subscription',
    })
  })

  test('S44 ends one that was cancelled with its period, to the millisecond', () => {
    const leaving = { ...paid, cancelsAtEnd: true }
    expect(resolveEntitlement([leaving], [], day(30) - 1).until).toBe(day(30))
    expect(resolveEntitlement([leaving], [], day(30))).toEqual(nobody)
  })

  test('S44 ends one whose payment was refunded or lost, whatever its state', () => {
    for (const status of subscriptionStatuses) {
      expect(resolveEntitlement([{ ...paid, status, revokedAt: day(5) }], [], day(5))).toEqual(
        nobody,
      )
    }
  })

  test('R35 counts the new one of two after coming back', () => {
    const ended = { ...paid, status: 'canceled', endedAt: day(5) } as const
    const again = { ...paid, startedAt: day(6), paidUntil: day(36) }
    expect(resolveEntitlement([ended, again], [], day(10)).until).toBe(day(39))
  })
})

describe('resolveEntitlement of granted months', () => {
  test('gives 31 days a month from the day they are given', () => {
    expect(GRANTED_MONTH_MS).toBe(day(31))
    expect(resolveEntitlement([], [grant(day(2))], day(1))).toEqual(nobody)
    expect(resolveEntitlement([], [grant(day(2))], day(2))).toEqual({
      isPremium: true,
      until: day(33),
      source: 'grant',
    })
    expect(resolveEntitlement([], [grant(day(2))], day(33))).toEqual(nobody)
  })

  test('puts one behind another', () => {
    expect(resolveEntitlement([], [grant(day(3)), grant(day(2), 2)], day(4)).until).toBe(day(95))
  })

  test('keeps them until the paid time is over', () => {
    const leaving = { ...paid, cancelsAtEnd: true }
    expect(resolveEntitlement([leaving], [grant(day(4))], day(5))).toEqual({
      isPremium: true,
      until: day(61),
      source: 'subscription',
    })
    expect(resolveEntitlement([leaving], [grant(day(4))], day(40)).source).toBe('grant')
  })

  test('goes on with the rest after a subscription that came in between', () => {
    const between = { ...paid, startedAt: day(10), paidUntil: day(40), cancelsAtEnd: true }
    expect(resolveEntitlement([between], [grant(0)], day(50)).until).toBe(day(61))
  })

  test('S46 takes back the rest of one that was taken back', () => {
    const grants = [grant(0, 1, day(7)), grant(day(1))]
    expect(resolveEntitlement([], grants, day(6)).until).toBe(day(38))
    expect(resolveEntitlement([], [grant(0, 1, 0)], 0)).toEqual(nobody)
  })
})

const time = fc.integer({ min: 0, max: 400 }).map((half) => half * (DAY / 2))
const someTime = fc.option(time, { nil: null })
const someSubscription: fc.Arbitrary<SubscriptionFacts> = fc
  .record({
    status: fc.constantFrom(...subscriptionStatuses),
    startedAt: time,
    length: time,
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
const given = fc.array(fc.record({ startsAt: time, months: fc.integer({ min: 1, max: 3 }) }), {
  maxLength: 4,
})

describe('resolveEntitlement of anything', () => {
  test('ends when it says, and not a millisecond earlier', () => {
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

  test('does not depend on the order in which things are listed', () => {
    fc.assert(
      fc.property(subscriptions, given, time, (paidFor, months, now) => {
        const granted = months.map((one) => ({ ...one, revokedAt: null }))
        expect(resolveEntitlement(paidFor.toReversed(), granted.toReversed(), now)).toEqual(
          resolveEntitlement(paidFor, granted, now),
        )
      }),
    )
  })

  test('S44 takes Premium from nobody by giving more', () => {
    fc.assert(
      fc.property(subscriptions, grants, grants, time, (paidFor, granted, more, now) => {
        const before = resolveEntitlement(paidFor, granted, now)
        const after = resolveEntitlement([...paidFor], [...granted, ...more], now)
        expect(after.isPremium || !before.isPremium).toBe(true)
      }),
    )
  })

  test('uses up every granted day exactly once', () => {
    fc.assert(
      fc.property(given, (months) => {
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
