import fc from 'fast-check'
import type { NewHit } from '../features/clicks/hit.ts'
import type { TimedHit } from './click-store.ts'

type Fields = { readonly [Name in keyof NewHit]?: fc.Arbitrary<NewHit[Name]> }

/** Random hits of two owners on two books in the three days before now. A test can vary more fields. */
export function anyTimedHit(fields: Fields = {}): fc.Arbitrary<TimedHit> {
  return fc.record({
    minutesAgo: fc.integer({ min: 0, max: 3 * 24 * 60 }),
    ownerId: fc.constantFrom('ada', 'ada', 'bob'),
    identifier: fc.constantFrom('9780441172719', '9780141439587'),
    country: fc.constantFrom('DE', null),
    retailer: fc.constant('amazon'),
    marketplace: fc.constant('de'),
    device: fc.constant('Mobile'),
    browser: fc.constant('Safari'),
    refererHost: fc.constant(null),
    language: fc.constant(null),
    channel: fc.constant(null),
    excludedBecause: fc.constant(null),
    visitorHash: fc.constantFrom('one', 'two', 'three', null),
    ...fields,
  }) as fc.Arbitrary<TimedHit>
}
