import type { Hit } from '../features/clicks/hit.ts'

/** A click on Dune from a phone in Germany, without an owner. */
export const sampleHit: Omit<Hit, 'id'> = {
  ownerId: null,
  identifier: '9780441172719',
  country: 'DE',
  retailer: 'amazon',
  marketplace: 'de',
  device: 'Mobile',
  browser: 'Safari',
  referrerHost: null,
  language: 'de',
  channel: null,
  campaign: null,
  excludedBecause: null,
  visitorHash: null,
}
