import type { SellerClicks } from '@everyshelf/domain/earnings'
import type { AnalyticsOverview } from '../analytics/dashboard-queries.ts'
import type { Period } from '../analytics/earning-sums.repo.ts'
import type { AnalyticsQueries } from '../analytics/worker/analytics-queries.ts'

/** The clicks at some stores, in the days of the owner's time zone. */
export interface CountedClicks {
  readonly bySeller: ReadonlyMap<string, SellerClicks>
  readonly byDay: ReadonlyMap<string, number>
  /** Of the same number of days before. */
  readonly before: number
}

/** Counts the clicks of each store, so that books and countries can be compared store by store. */
export function createSellerClicksReader(queries: Pick<AnalyticsQueries, 'overview'>) {
  return async (
    ownerId: string,
    { from, to }: Period,
    sellers: readonly string[],
  ): Promise<CountedClicks> => {
    const bySeller = new Map<string, SellerClicks>()
    const byDay = new Map<string, number>()
    let before = 0
    for (const seller of sellers) {
      const counted = await queries.overview(ownerId, { from, to, seller })
      bySeller.set(seller, {
        total: counted.totals.clicks,
        byBook: new Map(counted.links.map(({ isbn, clicks }) => [isbn, clicks])),
        byCountry: toCounts(counted.countries),
        byChannel: toCounts(counted.channels),
      })
      for (const { day, clicks } of counted.days) byDay.set(day, clicks + (byDay.get(day) ?? 0))
      before += counted.previous.clicks
    }
    return { bySeller, byDay, before }
  }
}

function toCounts(values: AnalyticsOverview['countries']): ReadonlyMap<string, number> {
  return new Map(values.map(({ value, clicks }) => [value, clicks]))
}
