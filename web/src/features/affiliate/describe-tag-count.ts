import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { coreMarketplaces, marketplaces } from '@everyshelf/domain/marketplaces'

/**
 * How many of the 12 stores have a tag, and how many others: the same figure as in the popup.
 *
 * @example describeTagCount({ us: 'ada-20', se: 'ada-21' }) // '1 of 12 set, 1 more'
 */
export function describeTagCount(tags: AffiliateTags): string {
  const all = marketplaces.filter(({ code }) => tags[code])
  const more = all.filter(({ core }) => !core).length
  const core = `${all.length - more} of ${coreMarketplaces.length} set`
  return more > 0 ? `${core}, ${more} more` : core
}
