import type { ConfirmedPlaces, LinkChannel } from '@everyshelf/domain/affiliate'
import { listTagChannels, type SellerClicks } from '@everyshelf/domain/earnings'
import type { AnalyticsOverview, DashboardQueries } from '../dashboard-queries.ts'
import type { Period } from './earning-sums.repo.ts'

/** The clicks at some stores, in the days of the owner's time zone. */
export interface CountedClicks {
  readonly bySeller: ReadonlyMap<string, SellerClicks>
  readonly byDay: ReadonlyMap<string, number>
  /** Of the same number of days before. */
  readonly before: number
}

/**
 * Counts the clicks that carried the owner's tag, store by store: only the channels in which the tag is
 * allowed, since others earn nothing.
 */
export function createSellerClicksReader(queries: Pick<DashboardQueries, 'overview'>) {
  return async (
    ownerId: string,
    period: Period,
    sellers: readonly string[],
    places: ConfirmedPlaces,
  ): Promise<CountedClicks> => {
    const bySeller = new Map<string, SellerClicks>()
    const byDay = new Map<string, number>()
    let before = 0
    for (const seller of sellers) {
      const parts: ChannelClicks[] = []
      for (const channel of listTagChannels(seller, places)) {
        const counted = await queries.overview(ownerId, { ...period, seller, channel })
        parts.push({ ...counted, channel })
      }
      bySeller.set(seller, mergeChannels(parts))
      for (const { days, previous } of parts) {
        before += previous.clicks
        for (const { day, clicks } of days) add(byDay, day, clicks)
      }
    }
    return { bySeller, byDay, before }
  }
}

interface ChannelClicks extends AnalyticsOverview {
  readonly channel: LinkChannel
}

function mergeChannels(parts: readonly ChannelClicks[]): SellerClicks {
  const byBook = new Map<string, number>()
  const byCountry = new Map<string, number>()
  for (const { links, countries } of parts) {
    for (const { isbn, clicks } of links) add(byBook, isbn, clicks)
    for (const { value, clicks } of countries) add(byCountry, value, clicks)
  }
  return {
    total: parts.reduce((sum, { totals }) => sum + totals.clicks, 0),
    byBook,
    byCountry,
    byChannel: new Map(parts.map(({ channel, totals }) => [channel, totals.clicks])),
  }
}

function add(counts: Map<string, number>, value: string, clicks: number): void {
  counts.set(value, clicks + (counts.get(value) ?? 0))
}
