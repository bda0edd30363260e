import fc from 'fast-check'
import type { Hit } from '../features/clicks/hit.ts'
import { createHitIds } from '../features/clicks/hit-id.ts'
import type { TestDatabase } from './databases.ts'

/** A hit of the last days that may reach the database long after its time. */
export type Opening = Hit & { readonly minutesAgo: number; readonly isLate: boolean }

export type StoredHit = Hit & { readonly id: string }

type Fields = { readonly [Name in keyof Hit]?: fc.Arbitrary<Hit[Name]> }

/** Two owners' openings of two books within three days of a time; what else differs, a test says. */
export function anyOpeningBefore(nowMs: number, fields: Fields): fc.Arbitrary<Opening> {
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
    })) as fc.Arbitrary<Opening>
}

/** Stores those that come in time, and answers with those that are still to come. */
export async function storeOpenings(
  { db }: TestDatabase,
  openings: readonly Opening[],
  nowMs: number,
): Promise<StoredHit[]> {
  let time = 0
  const nextId = createHitIds(() => time)
  const rows = openings
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
    .map(({ minutesAgo, isLate, ...hit }) => {
      time = nowMs - minutesAgo * 60_000
      return { isLate, row: { ...hit, id: String(nextId()) } }
    })
  const inTime = rows.filter(({ isLate }) => !isLate).map(({ row }) => row)
  if (inTime.length > 0) await db.insertInto('hit').values(inTime).execute()
  return rows.filter(({ isLate }) => isLate).map(({ row }) => row)
}

export async function storeLate({ db }: TestDatabase, row: StoredHit): Promise<void> {
  await db.insertInto('hit').values(row).execute()
  await db.insertInto('late_hit').values({ id: row.id }).execute()
}
