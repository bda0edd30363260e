import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleHit } from '../../../testing/sample-hit.ts'
import type { MarkedHit } from '../hit.ts'
import {
  countedColumns,
  type HitColumns,
  joinColumns,
  sellerOf,
  sliceTimes,
  toColumns,
} from './hit-columns.ts'
import { packColumns, unpackColumns } from './packed-columns.ts'

const MONTH = '2026-11'
const DAY = '2026-11-21'
const { ownerId: _owner, visitorHash: _hash, ...values } = sampleHit

const sample: MarkedHit = {
  ...{ ...values, owner: 1, id: 7n, newReader: 0, openedAt: `${DAY}T20:00` },
}

const text = fc.string({ unit: 'grapheme', maxLength: 8 })
const anyHit = fc.record({
  minute: fc.integer({ min: 0, max: 3 * 24 * 60 - 1 }),
  identifier: text,
  country: fc.option(text),
  retailer: text,
  marketplace: fc.option(text),
  device: text,
  browser: text,
  referrerHost: fc.option(text),
  channel: fc.option(text),
  campaign: fc.option(text),
  excludedBecause: fc.constantFrom(null, 'crawler', 'head'),
  newReader: fc.constantFrom(0, 1, 2),
})

function toStored({ minute, ...hit }: { readonly minute: number }): MarkedHit {
  const openedAt = new Date(Date.parse(DAY) + minute * 60_000).toISOString().slice(0, 16)
  return { ...sample, ...hit, openedAt }
}

/** Each hit's quarter hour, reader, and values of all counted columns. */
function listRows({ length, quarters, newReaders, columns }: HitColumns) {
  return Array.from({ length }, (_, row) => [
    quarters[row],
    newReaders[row],
    ...countedColumns.map((name) => columns[name].values[columns[name].codes[row] ?? -1]),
  ])
}

function rowOf(hit: MarkedHit) {
  const [hour = 0, minute = 0] = hit.openedAt.slice(11).split(':').map(Number)
  return [
    (Number(hit.openedAt.slice(8, 10)) - 1) * 96 + Math.floor((hour * 60 + minute) / 15),
    ...[hit.newReader, hit.identifier, hit.country ?? '', sellerOf(hit), hit.device, hit.browser],
    ...[hit.referrerHost ?? '', hit.excludedBecause ?? ''],
    ...[hit.channel ?? 'web', hit.campaign ?? ''],
  ]
}

describe('columns of hits', () => {
  it('contain the values of every hit, and are the same after packing', () => {
    fc.assert(
      fc.property(fc.array(anyHit, { maxLength: 60 }), (all) => {
        const hits = all.map(toStored)
        const columns = toColumns(MONTH, hits)
        expect(listRows(columns)).toEqual(hits.map(rowOf))
        const packed = packColumns(columns)
        expect(unpackColumns(MONTH, packed)).toEqual(columns)
        expect(Buffer.compare(packColumns(toColumns(MONTH, hits)), packed)).toBe(0)
      }),
    )
  })

  it('are the same in parts that are joined, and contain the days that are taken from them', async () => {
    const inOrder = fc
      .array(anyHit, { maxLength: 60 })
      .map((all) => all.toSorted((a, b) => a.minute - b.minute).map(toStored))
    const anyDays = fc.tuple(
      ...[0, 1].map(() =>
        fc.constantFrom('2026-10-31', DAY, '2026-11-22', '2026-11-24', '2026-12-01'),
      ),
    )
    await fc.assert(
      fc.asyncProperty(inOrder, fc.nat(60), anyDays, async (hits, split, days) => {
        const columns = toColumns(MONTH, hits)
        const parts = [hits.slice(0, split), hits.slice(split)].map((part) =>
          toColumns(MONTH, part),
        )
        expect(await joinColumns(MONTH, parts)).toEqual(columns)
        const [from = '', until = ''] = days.toSorted()
        const wanted = hits.filter(({ openedAt }) => openedAt >= from && openedAt < until)
        expect(listRows(sliceTimes(columns, from, until))).toEqual(wanted.map(rowOf))
      }),
    )
  })

  it.each([
    [256, Uint8Array],
    [257, Uint16Array],
    [65_536, Uint16Array],
    [65_537, Uint32Array],
  ])('of %i different values are the same after packing', (count, kind) => {
    const hits = Array.from({ length: count + 3 }, (_, index) => ({
      ...sample,
      referrerHost: `host-${index % count}.example.org`,
      newReader: index % 3,
    }))
    const columns = toColumns(MONTH, hits)
    expect(columns.columns.referrer.codes).toBeInstanceOf(kind)
    const unpacked = unpackColumns(MONTH, packColumns(columns))
    if (!unpacked) throw new Error('not read')
    expect(unpacked.columns.referrer.codes).toBeInstanceOf(kind)
    const { values: hosts, codes } = unpacked.columns.referrer
    const wrong = hits.findIndex(
      ({ referrerHost }, row) => hosts[codes[row] ?? -1] !== referrerHost,
    )
    expect(wrong).toBe(-1)
    expect([...unpacked.newReaders].every((level, row) => level === row % 3)).toBe(true)
  })

  it('of bytes at any position in a buffer are read', () => {
    const columns = toColumns(MONTH, [sample, { ...sample, device: 'Desktop' }])
    const packed = packColumns(columns)
    for (let before = 0; before < 8; before++) {
      const buffer = Buffer.concat([Buffer.alloc(before, 255), packed])
      expect(unpackColumns(MONTH, buffer.subarray(before))).toEqual(columns)
    }
  })

  it('of a damaged day, or another version, are not read', () => {
    const packed = packColumns(toColumns(MONTH, [sample, sample]))
    for (const bytes of [Buffer.from('damaged'), Buffer.alloc(0), packed.subarray(0, 30)]) {
      expect(unpackColumns(MONTH, bytes)).toBeNull()
    }
    expect(unpackColumns(MONTH, packed.subarray(0, -8))).toBeNull()
    const flipped = Uint8Array.from(packed)
    flipped[flipped.length - 1] = 1
    expect(unpackColumns(MONTH, flipped)).toBeNull()
    const other = Buffer.from(
      Buffer.from(packed).toString('latin1').replace('"version":1', '"version":2'),
      'latin1',
    )
    expect(unpackColumns(MONTH, other)).toBeNull()
  })

  it.each([
    ['a link of one channel', 10, { channel: null, campaign: null }],
    ['a link of two channels, one with a campaign', 12, { channel: 'mail', campaign: 'Spring' }],
  ])('are small: a hit on %s takes %i bytes', (_link, bytes, second) => {
    // All columns but those of channels and campaigns have two values.
    const other: MarkedHit = {
      ...{ ...sample, ...second, identifier: 'B00ICH9SAC', country: null, retailer: 'kobo' },
      ...{ device: 'Desktop', browser: 'Chrome', referrerHost: 'example.org' },
      excludedBecause: 'crawler',
    }
    const sizeOf = (count: number) => {
      const hits = Array.from({ length: count }, (_, index) => (index % 2 ? other : sample))
      return packColumns(toColumns(MONTH, hits)).length
    }
    expect(sizeOf(1000) - sizeOf(2)).toBeGreaterThan((bytes - 1) * 998)
    expect(sizeOf(1000) - sizeOf(2)).toBeLessThanOrEqual(bytes * 998 + 40)
  })
})
