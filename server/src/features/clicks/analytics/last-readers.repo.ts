import { addDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import { isCountryCode } from '@everyshelf/domain/countries'
import type { ReaderGroup } from '@everyshelf/domain/routing'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import { openedAtMinute } from '../hit.ts'
import { type OwnedHit, shopOf } from '../totals/tally.ts'
import { findTimeZone, listUncountedHits } from '../totals/uncounted-hits.repo.ts'

export interface LastReaders {
  readonly from: string
  readonly to: string
  readonly groups: readonly ReaderGroup[]
}

/** The clicks on an owner's links of one book in the last days, by country and where they went. */
export type ReadLastReaders = (
  ownerId: string,
  identifier: string,
  nowMs: number,
  days: number,
) => Promise<LastReaders>

export function createLastReadersReader(db: Queries, kind: DatabaseKind): ReadLastReaders {
  const readAtOneMoment = createSnapshot(db, kind)
  return (ownerId, identifier, nowMs, count) =>
    readAtOneMoment(async (queries) => {
      const timeZone = await findTimeZone(queries, ownerId)
      const clock = createLocalClock(timeZone)
      const to = clock(openedAtMinute(nowMs)).day
      const from = addDays(to, 1 - count)
      const fresh: OwnedHit[] = []
      for await (const hits of listUncountedHits(queries, ownerId, timeZone)) {
        const asked = hits.filter(
          (hit) =>
            hit.identifier === identifier &&
            hit.excludedBecause === null &&
            clock(hit.openedAt).day >= from,
        )
        fresh.push(...asked)
      }
      const rows = await readCounted(queries, ownerId, identifier, listDays(to, count))
      rows.push(...fresh.map((hit) => ({ country: hit.country, shop: shopOf(hit), clicks: 1 })))
      return { from, to, groups: addUp(rows) }
    })
}

interface Row {
  readonly country: string | null
  readonly shop: string
  readonly clicks: number
}

async function readCounted(
  queries: Queries,
  ownerId: string,
  identifier: string,
  days: readonly string[],
): Promise<Row[]> {
  const rows = await queries
    .selectFrom('click_cell')
    .select(({ fn }) => ['country', 'shop', fn.sum('hits').as('clicks')])
    .where('ownerId', '=', ownerId)
    .where('identifier', '=', identifier)
    // One by one, as the key is in that order.
    .where('day', 'in', days)
    .where('excludedBecause', '=', '')
    .groupBy(['country', 'shop'])
    .execute()
  return rows.map((row) => ({ ...row, clicks: Number(row.clicks) }))
}

function addUp(rows: readonly Row[]): ReaderGroup[] {
  const groups = new Map<string, ReaderGroup>()
  for (const { country: place, shop, clicks } of rows) {
    const country = isCountryCode(place) ? place : null
    const key = `${country} ${shop}`
    groups.set(key, { country, shop, clicks: clicks + (groups.get(key)?.clicks ?? 0) })
  }
  return [...groups.values()]
}
