import { addDays } from '@everyshelf/domain/clicks'
import type Sqlite from 'better-sqlite3'
import type { ReaderDayTable } from '../../../db/tables/reader-day.table.ts'
import { SUMMARIES_FROM_HITS } from './click-summary.ts'
import { type ClickTotals, CURSOR, type HitRow, isOwned } from './click-totals.ts'
import { parseRebuild, REBUILD_KEY, withRebuiltTimeZone } from './rebuild-state.ts'
import { prepareSummaryUpdates } from './sqlite-summaries.repo.ts'
import { type OwnedHit, tallyHits } from './tally.ts'

const hitSelectList = `cast(hit.id as text) as idText, hit.openedAt, hit.ownerId, hit.identifier,
  hit.country, hit.retailer, hit.marketplace, hit.device, hit.browser, hit.refererHost,
  hit.excludedBecause, hit.source, hit.reader, user_profile.timeZone`

const ownerJoin = 'left join user_profile on user_profile.userId = hit.ownerId'

/**
 * Runs on the redirects' connection within one turn of the event loop, so no redirect waits for a
 * lock. Uses prepared statements, since there are as many rows as hits.
 */
export function createSqliteClickTotals(
  sqlite: Sqlite.Database,
  summariesFromHits = SUMMARIES_FROM_HITS,
): ClickTotals {
  const readState = sqlite
    .prepare<[string], string>('select value from service_state where key = ?')
    .pluck()
  const writeCursor =
    sqlite.prepare(`insert into service_state (key, value, updatedAt) values (?, ?, ?)
on conflict (key) do update set value = excluded.value, updatedAt = excluded.updatedAt`)
  const listFresh = sqlite.prepare<[bigint, bigint, number], HitRow>(
    `select ${hitSelectList} from hit ${ownerJoin} where hit.id > ? and hit.id < ? order by hit.id limit ?`,
  )
  const listLate = sqlite.prepare<[bigint, number], HitRow>(
    // Not a join: SQLite would scan all hits to find the few late ones.
    `select ${hitSelectList} from hit ${ownerJoin}
where hit.id in (select id from late_hit where id <= ? limit ?)`,
  )
  const deletePassed = sqlite.prepare('delete from late_hit where id > ? and id <= ?')
  const deleteLate = sqlite.prepare('delete from late_hit where id = ?')
  const add = prepareTotals(sqlite, summariesFromHits)
  const eraseVisitorHash = sqlite.prepare('update hit set reader = null where id = ?')
  const deleteReaderDays = sqlite.prepare('delete from reader_day where day < ?')

  const rollUp = sqlite.transaction((before: bigint, limit: number, now: Date) => {
    const cursor = BigInt(readState.get(CURSOR) ?? 0)
    const fresh = listFresh.all(cursor, before, limit)
    const reached = BigInt(fresh.at(-1)?.idText ?? cursor)
    const late = listLate.all(cursor, limit)
    for (const { idText } of late) deleteLate.run(BigInt(idText))
    deletePassed.run(cursor, reached)

    deleteReaderDays.run(addDays(now.toISOString().slice(0, 10), -2))
    const rebuild = parseRebuild(readState.get(REBUILD_KEY))
    const hits = [...fresh, ...late.map((row) => withRebuiltTimeZone(row, rebuild))]
    if (hits.length === 0) return { hits: 0, reached }
    add(hits.filter(isOwned))
    for (const { idText, reader } of hits) if (reader) eraseVisitorHash.run(BigInt(idText))
    writeCursor.run(CURSOR, reached.toString(), now.toISOString())
    return { hits: hits.length, reached }
  })

  return {
    rollUp: (before, limit, now) => {
      try {
        return rollUp.immediate(before, limit, now)
      } catch (error) {
        // Another connection is writing: the next batch retries.
        if (/^SQLITE_BUSY/.test(String((error as { code?: unknown }).code))) {
          return { hits: 0, reached: 0n }
        }
        throw error
      }
    },
  }
}

function prepareTotals(
  sqlite: Sqlite.Database,
  summariesFromHits: number,
): (hits: readonly OwnedHit[]) => void {
  const addDay = sqlite.prepare(`insert into click_day
  (day, ownerId, identifier, hits, clicks, readers) values (?, ?, ?, ?, ?, ?)
on conflict (day, ownerId, identifier) do update
  set hits = hits + excluded.hits, clicks = clicks + excluded.clicks, readers = readers + excluded.readers`)
  const addHourlyTotal = sqlite.prepare(`insert into click_cell
  (day, ownerId, identifier, country, shop, hour, device, browser, refererHost, excludedBecause, hits)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict do update set hits = hits + excluded.hits`)
  const addReader = sqlite.prepare(`insert into reader_day (day, ownerId, identifier, reader)
values (?, ?, ?, ?) on conflict do nothing`)
  const addToSummaries = prepareSummaryUpdates(sqlite, summariesFromHits)

  return (hits) => {
    const { days, hourlyTotals, readers } = tallyHits(hits)
    const newReaders = countNew(readers, ({ day, ownerId, identifier, reader }) => {
      return addReader.run(day, ownerId, identifier, reader).changes > 0
    })
    for (const row of days) {
      const { day, ownerId, identifier } = row
      const fresh = newReaders.get(keyOfDay(row)) ?? 0
      addDay.run(day, ownerId, identifier, row.hits, row.clicks, fresh)
    }
    for (const row of hourlyTotals) {
      addHourlyTotal.run(
        row.day,
        row.ownerId,
        row.identifier,
        row.country,
        row.shop,
        row.hour,
        row.device,
        row.browser,
        row.refererHost,
        row.excludedBecause,
        row.hits,
      )
    }
    addToSummaries(hourlyTotals)
  }
}

/** How many readers of each day are new. Each of these days gets hits as well. */
function countNew(
  readers: readonly ReaderDayTable[],
  isNew: (reader: ReaderDayTable) => boolean,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const reader of readers.filter(isNew)) {
    const key = keyOfDay(reader)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function keyOfDay({ day, ownerId, identifier }: Omit<ReaderDayTable, 'reader'>): string {
  return `${day} ${ownerId} ${identifier}`
}
