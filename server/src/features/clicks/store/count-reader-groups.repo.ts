import { isCountryCode } from '@everyshelf/domain/countries'
import type { ReaderGroup } from '@everyshelf/domain/routing'
import type { Queries } from '../../../db/transact.ts'
import type { OwnerDays } from '../click-store.ts'
import { selectValues } from '../counting/select-rows.ts'
import { readLocalClicks } from './local-clicks.repo.ts'

/** See `ClickQueries.countReaderGroups`. */
export async function countReaderGroups(
  queries: Queries,
  ownerDays: OwnerDays,
  identifier: string,
): Promise<ReaderGroup[]> {
  const groups = new Map<string, ReaderGroup>()
  for await (const { hits, rows } of readLocalClicks(queries, ownerDays)) {
    const { book, country: countries, seller: sellers } = hits.columns
    for (const row of selectValues(rows, book, [identifier])) {
      const code = countries.values[countries.codes[row] as number] ?? ''
      const seller = sellers.values[sellers.codes[row] as number] ?? ''
      const country = isCountryCode(code) ? code : null
      const key = `${country} ${seller}`
      groups.set(key, { country, seller, clicks: 1 + (groups.get(key)?.clicks ?? 0) })
    }
  }
  return [...groups.values()]
}
