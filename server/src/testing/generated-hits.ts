import fc from 'fast-check'
import type { Hit } from '../features/clicks/hit.ts'
import type { TimedHit } from './click-store.ts'

type Fields = { readonly [Name in keyof Omit<Hit, 'id'>]?: fc.Arbitrary<Hit[Name]> }

export const bookIdentifiers = ['9780441172719', '9780141439587'] as const

/** Quarter and half hours away from UTC, and days ahead of it and behind. */
export const farZones = [
  ...['UTC', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
]

/** Random hits of two owners on two books in the three days before now. A test can vary more fields. */
export function anyTimedHit(fields: Fields = {}): fc.Arbitrary<TimedHit> {
  return fc.record({
    minutesAgo: fc.integer({ min: 0, max: 3 * 24 * 60 }),
    ownerId: fc.constantFrom('ada', 'ada', 'bob'),
    identifier: fc.constantFrom(...bookIdentifiers),
    country: fc.constantFrom('DE', null),
    retailer: fc.constant('amazon'),
    marketplace: fc.constant('de'),
    device: fc.constant('Mobile'),
    browser: fc.constant('Safari'),
    referrerHost: fc.constant(null),
    language: fc.constant(null),
    channel: fc.constant(null),
    campaign: fc.constant(null),
    excludedBecause: fc.constant(null),
    visitorHash: fc.constantFrom('one', 'two', 'three', null),
    ...fields,
  }) as fc.Arbitrary<TimedHit>
}

/** The same with different values in the columns that charts count. */
export function anyVariedHit(fields: Fields = {}): fc.Arbitrary<TimedHit> {
  return anyTimedHit({
    country: fc.constantFrom('DE', 'FR', null),
    retailer: fc.constantFrom('amazon', 'kobo'),
    marketplace: fc.constantFrom('de', null),
    referrerHost: fc.constantFrom('example.org', null),
    channel: fc.constantFrom(null, null, 'mail', 'print'),
    campaign: fc.constantFrom(null, null, 'Spring', 'It’s “new”, 50%'),
    excludedBecause: fc.constantFrom(null, null, 'crawler'),
    ...fields,
  })
}
