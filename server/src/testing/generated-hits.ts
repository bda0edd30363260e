import fc from 'fast-check'
import type { Hit } from '../features/clicks/hit.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import type { TestDatabase } from './databases.ts'

/** A random hit of the last days, which may reach the database late. */
export type GeneratedHit = Hit & { readonly minutesAgo: number; readonly isLate: boolean }

export type StoredHit = Hit & { readonly id: string }

type Fields = { readonly [Name in keyof Hit]?: fc.Arbitrary<Hit[Name]> }

/** Random hits of two owners on two books in the three days before a time. A test can vary more fields. */
export function anyHitBefore(nowMs: number, fields: Fields): fc.Arbitrary<GeneratedHit> {
  return fc
    .record({
      minutesAgo: fc.integer({ min: 0, max: 3 * 24 * 60 }),
      isLate: fc.constantFrom(false, false, true),
      linkId: fc.constant(null),
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
      reader: fc.constantFrom('one', 'two', 'three', null),
      ...fields,
    })
    .map((hit) => ({
      ...hit,
      openedAt: new Date(nowMs - hit.minutesAgo * 60_000).toISOString().slice(0, 16),
    })) as fc.Arbitrary<GeneratedHit>
}

/** Stores the hits that arrive in time, and returns the late ones. */
export async function storeHits(
  { db }: TestDatabase,
  hits: readonly GeneratedHit[],
  nowMs: number,
): Promise<StoredHit[]> {
  let time = 0
  const nextId = createHitIds(() => time)
  const rows = hits
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
    .map(({ minutesAgo, isLate, ...hit }) => {
      time = nowMs - minutesAgo * 60_000
      return { isLate, row: { ...hit, id: String(nextId()) } }
    })
  const inTime = rows.filter(({ isLate }) => !isLate).map(({ row }) => row)
  if (inTime.length > 0) await db.insertInto('hit').values(inTime).execute()
  return rows.filter(({ isLate }) => isLate).map(({ row }) => row)
}

export async function storeLateHit({ db }: TestDatabase, row: StoredHit): Promise<void> {
  await db.insertInto('hit').values(row).execute()
  await db.insertInto('late_hit').values({ id: row.id }).execute()
}
