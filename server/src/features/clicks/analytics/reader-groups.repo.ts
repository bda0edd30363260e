import { addDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import { isCountryCode } from '@everyshelf/domain/countries'
import type { ReaderGroup } from '@everyshelf/domain/routing'
import type { DatabaseKind } from '../../../db/dialect.ts'
import { createSnapshot, type Queries } from '../../../db/transact.ts'
import { toUtcMinute } from '../hit.ts'
import { type OwnedHit, sellerOf } from '../totals/tally.ts'
import { findTimeZone, listUncountedHits } from '../totals/uncounted-hits.repo.ts'

export interface ReaderGroups {
  readonly from: string
  readonly to: string
  readonly groups: readonly ReaderGroup[]
}

/** An owner's clicks on one book in the last days, grouped by country and seller. */
export type ReadReaderGroups = (
  ownerId: string,
  identifier: string,
  nowMs: number,
  days: number,
) => Promise<ReaderGroups>

export function createReaderGroupsReader(db: Queries, kind: DatabaseKind): ReadReaderGroups {
  const readSnapshot = createSnapshot(db, kind)
  return (ownerId, identifier, nowMs, count) =>
    readSnapshot(async (queries) => {
      const timeZone = await findTimeZone(queries, ownerId)
      const clock = createLocalClock(timeZone)
      const to = clock(toUtcMinute(nowMs)).day
      const from = addDays(to, 1 - count)
      const fresh: OwnedHit[] = []
      for await (const hits of listUncountedHits(queries, ownerId, timeZone)) {
        const matching = hits.filter(
          (hit) =>
            hit.identifier === identifier &&
            hit.excludedBecause === null &&
            clock(hit.openedAt).day >= from,
        )
        fresh.push(...matching)
      }
      const rows = await readCounted(queries, ownerId, identifier, listDays(to, count))
      rows.push(...fresh.map((hit) => ({ country: hit.country, seller: sellerOf(hit), clicks: 1 })))
      return { from, to, groups: sumGroups(rows) }
    })
}

interface Row {
  readonly country: string | null
  readonly seller: string
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
    .select(({ fn }) => ['country', 'shop as seller', fn.sum('hits').as('clicks')])
    .where('ownerId', '=', ownerId)
    .where('identifier', '=', identifier)
    // A list of days, since the primary key begins with the day.
    .where('day', 'in', days)
    .where('excludedBecause', '=', '')
    .groupBy(['country', 'shop'])
    .execute()
  return rows.map((row) => ({ ...row, clicks: Number(row.clicks) }))
}

function sumGroups(rows: readonly Row[]): ReaderGroup[] {
  const groups = new Map<string, ReaderGroup>()
  for (const { country: code, seller, clicks } of rows) {
    const country = isCountryCode(code) ? code : null
    const key = `${country} ${seller}`
    groups.set(key, { country, seller, clicks: clicks + (groups.get(key)?.clicks ?? 0) })
  }
  return [...groups.values()]
}
