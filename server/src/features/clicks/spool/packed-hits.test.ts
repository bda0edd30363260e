import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sampleHit } from '../../../testing/sample-hit.ts'
import { unpackFormerHits } from '../former-hits/former-spool.ts'
import type { Hit } from '../hit.ts'
import { packHits, unpackHits } from './packed-hits.ts'
import { createSpool, type SpooledBatch } from './spool.repo.ts'
import { claimSpoolFile } from './spool-files.ts'

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
  refererHost: maybe,
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

/** A hit in the order of columns that earlier versions packed. */
function toFormerRow({ id, ...hit }: Hit, source = 'redirect') {
  return [
    String(id),
    '2026-11-21T09:30',
    'link-dune',
    ...[hit.ownerId, hit.identifier, hit.country, hit.retailer, hit.marketplace, hit.device],
    ...[hit.browser, hit.refererHost, hit.language, hit.channel, hit.excludedBecause],
    ...[source, hit.visitorHash],
  ]
}

function unpackBatch({ hits, firstId }: SpooledBatch): Hit[] {
  return unpackHits(hits, BigInt(firstId))
}

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-packed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return () => {
    const file = claimSpoolFile(folder, (error) => {
      throw error
    })
    onTestFinished(file.close)
    return file
  }
}

describe('packed hits', () => {
  it('are read as they were recorded, whatever their values', () => {
    fc.assert(
      fc.property(fc.array(anyHit, { maxLength: 20 }), (hits) => {
        expect(unpackHits(packHits(hits), hits[0]?.id ?? 0n)).toEqual(hits)
      }),
    )
  })

  it('of an earlier version, which had no campaigns, are read', () => {
    const columns = ['user "ada"', '9780441172719', 'DE', 'amazon', 'de', 'Mobile', 'Safari', 'de']
    const packed = JSON.stringify([[0, ...columns, 'hash', null, null, 'a {b}, \\c']])
    expect(unpackHits(packed, FIRST)).toEqual([expected])
  })

  it('that a damaged disk made unreadable are an error', () => {
    expect(() => unpackHits(packHits([expected]).slice(0, -5), FIRST)).toThrow(SyntaxError)
  })

  it('of an earlier version keep their values, and beacons lose their owner', () => {
    const packed = JSON.stringify([toFormerRow(expected), toFormerRow(expected, 'beacon')])
    expect(unpackFormerHits(packed)).toEqual([expected, { ...expected, ownerId: null }])
  })
})

describe('a spool file of an earlier version', () => {
  it('keeps its commits', () => {
    const open = openFile()
    const old = open()
    old.sqlite.exec(`create table spooled_hits (id integer primary key not null,
      count integer not null, "oldestId" integer not null, packed text not null)`)
    const insert = old.sqlite.prepare(
      'insert into spooled_hits (count, "oldestId", packed) values (?, ?, ?)',
    )
    const second = { ...expected, id: FIRST + 1n }
    insert.run(2, FIRST, JSON.stringify([toFormerRow(expected), toFormerRow(second)]))
    const third = { ...expected, id: FIRST + 2n }
    insert.run(1, third.id, JSON.stringify([toFormerRow(third)]))
    old.close()
    for (let start = 0; start < 2; start++) {
      const file = open()
      const spool = createSpool(file.sqlite)
      expect([spool.count(), spool.oldest()]).toEqual([3, FIRST])
      const hits = spool.list(5000).map(unpackBatch)
      expect(hits).toEqual([[expected, second], [third]])
      file.close()
    }
  })

  it('with a row for each hit keeps its hits', () => {
    const open = openFile()
    const old = open()
    // From a version without visitor hashes.
    old.sqlite.exec(`create table hit (id integer primary key not null, "openedAt" text not null,
        "linkId" text, "ownerId" text, identifier text not null, country text, retailer text not null,
        marketplace text, device text not null, browser text not null, "refererHost" text,
        language text, channel text, "excludedBecause" text, source text not null);
      create table late_hit (id integer primary key not null);
      insert into late_hit values (${FIRST})`)
    const insert = old.sqlite.prepare(`insert into hit values (${'?, '.repeat(14)}?)`)
    const values = toFormerRow(expected).slice(1, -1)
    for (let number = 0n; number < 1001n; number++) insert.run(FIRST + number, ...values)
    old.close()
    const spool = createSpool(open().sqlite)
    expect([spool.count(), spool.oldest()]).toEqual([1001, FIRST])
    const batches = spool.list(5000)
    expect(batches.map(({ count }) => count)).toEqual([500, 500, 1])
    expect(batches.map(unpackBatch)[2]).toEqual([
      { ...expected, id: FIRST + 1000n, visitorHash: null },
    ])
  })
})
