import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHit } from '../../../testing/sample-hit.ts'
import type { Hit } from '../hit.ts'
import { packHits, unpackHits } from './packed-hits.ts'

const FIRST = 110_165_911_142_400_000n

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const maybe = fc.option(text)
const anyHit = fc.record({
  // A commit's hits are of the same days.
  id: fc.bigInt({ min: FIRST, max: FIRST + (1n << 53n) }),
  ownerId: maybe,
  identifier: text,
  country: maybe,
  retailer: text,
  marketplace: maybe,
  device: text,
  browser: text,
  referrerHost: maybe,
  language: maybe,
  channel: maybe,
  campaign: maybe,
  excludedBecause: maybe,
  visitorHash: maybe,
}) as fc.Arbitrary<Hit>

const expected: Hit = {
  ...sampleHit,
  id: FIRST,
  ownerId: 'user "ada"',
  channel: 'a {b}, \\c',
  visitorHash: 'hash',
}

describe('packed hits', () => {
  it('are read as they were recorded, whatever their values', () => {
    fc.assert(
      fc.property(fc.array(anyHit, { maxLength: 20 }), (hits) => {
        expect(unpackHits(packHits(hits), hits[0]?.id ?? 0n)).toEqual(hits)
      }),
    )
  })

  it('that a damaged disk made unreadable are an error', () => {
    expect(() => unpackHits(packHits([expected]).slice(0, -5), FIRST)).toThrow(SyntaxError)
  })
})
