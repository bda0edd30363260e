import { isCountryCode } from '@everyshelf/domain/countries'
import type { ReaderGroup } from '@everyshelf/domain/routing'
import type { Queries } from '../../../db/transact.ts'
import type { OwnerDays } from '../click-store.ts'
import { keepValues, markClicks } from '../counting/count-columns.ts'
import type { HitColumns } from '../counting/hit-columns.ts'
import { type LocalDayRows, readLocalDays } from './local-days.repo.ts'

/** See `ClickQueries.countReaderGroups`. */
export async function countReaderGroups(
  queries: Queries,
  ownerDays: OwnerDays,
  identifier: string,
): Promise<ReaderGroup[]> {
  const groups = new Map<string, ReaderGroup>()
  for await (const { hits, days } of readLocalDays(queries, ownerDays)) {
    for (const { country: code, seller } of listClicks(hits, days, identifier)) {
      const country = isCountryCode(code) ? code : null
      const key = `${country} ${seller}`
      groups.set(key, { country, seller, clicks: 1 + (groups.get(key)?.clicks ?? 0) })
    }
  }
  return [...groups.values()]
}

function* listClicks(hits: HitColumns, days: readonly LocalDayRows[], book: string) {
  const isClick = markClicks(hits)
  if (!keepValues(isClick, hits.columns.book, [book])) return
  const { country, seller } = hits.columns
  for (const { start, end } of days) {
    for (let row = start; row < end; row++) {
      if (!isClick[row]) continue
      yield {
        country: country.values[country.codes[row] as number] ?? '',
        seller: seller.values[seller.codes[row] as number] ?? '',
      }
    }
  }
}
