import type { Hit } from '../features/clicks/hit.ts'

/** A person in Germany opens Dune on a phone; nobody's, until a test says whose. */
export const sampleHit: Hit = {
  openedAt: '2026-11-21T20:00',
  linkId: null,
  ownerId: null,
  identifier: '9780441172719',
  country: 'DE',
  retailer: 'amazon',
  marketplace: 'de',
  device: 'Mobile',
  browser: 'Safari',
  refererHost: null,
  language: 'de',
  channel: null,
  excludedBecause: null,
  source: 'redirect',
  reader: null,
}
