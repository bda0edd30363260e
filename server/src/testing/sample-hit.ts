import { createHitKind, createHitLink, type Hit, type NewHit } from '../features/clicks/hit.ts'

/** A click on Dune from a phone in Germany, without an owner. */
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

/** Converts a row to the form that the recorder stores. */
export function toNewHit(hit: Hit): NewHit {
  const { openedAt, linkId, ownerId, identifier, refererHost, channel, reader } = hit
  const link = createHitLink(linkId, ownerId, identifier)
  return { openedAt, link, kind: createHitKind(hit), refererHost, channel, reader }
}
