import type { ConfirmedChannels, LinkChannel } from '@everyshelf/domain/affiliate'
import { type DayRange, listTagChannels, type SellerClicks } from '@everyshelf/domain/earnings'
import type { AnalyticsOverview, DashboardQueries } from '../../analytics/dashboard-queries.ts'

/** A store and the days whose clicks count, in order and without overlaps. */
export interface CoveredSeller {
  readonly seller: string
  readonly ranges: readonly DayRange[]
}

/** The clicks at some stores, in the days of the owner's time zone. */
export interface CountedClicks {
  readonly bySeller: ReadonlyMap<string, SellerClicks>
  readonly byDay: ReadonlyMap<string, number>
}

/**
 * Counts the clicks that carried the owner's tag, store by store: only on the days that reports cover, and
 * only in the channels in which the tag is allowed, since others earn nothing.
 */
export function createSellerClicksReader(queries: Pick<DashboardQueries, 'overview'>) {
  return async (
    ownerId: string,
    sellers: readonly CoveredSeller[],
    tagChannels: ConfirmedChannels,
  ): Promise<CountedClicks> => {
    const bySeller = new Map<string, SellerClicks>()
    const byDay = new Map<string, number>()
    for (const { seller, ranges } of sellers) {
      const parts: ChannelClicks[] = []
      for (const channel of listTagChannels(seller, tagChannels)) {
        for (const { from, to } of ranges) {
          const counted = await queries.overview(ownerId, { from, to, seller, channel })
          parts.push({ ...counted, channel })
        }
      }
      bySeller.set(seller, mergeParts(parts))
      for (const { day, clicks } of parts.flatMap(({ days }) => days)) add(byDay, day, clicks)
    }
    return { bySeller, byDay }
  }
}

interface ChannelClicks extends AnalyticsOverview {
  readonly channel: LinkChannel
}

function mergeParts(parts: readonly ChannelClicks[]): SellerClicks {
  const byBook = new Map<string, number>()
  const byCountry = new Map<string, number>()
  const byChannel = new Map<string, number>()
  for (const { links, countries, channel, totals } of parts) {
    add(byChannel, channel, totals.clicks)
    for (const { isbn, clicks } of links) add(byBook, isbn, clicks)
    for (const { value, clicks } of countries) add(byCountry, value, clicks)
  }
  return {
    total: parts.reduce((sum, { totals }) => sum + totals.clicks, 0),
    byBook,
    byCountry,
    byChannel,
  }
}

function add(counts: Map<string, number>, value: string, clicks: number) {
  counts.set(value, clicks + (counts.get(value) ?? 0))
}
