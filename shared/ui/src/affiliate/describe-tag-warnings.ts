import {
  type AffiliateTag,
  type AffiliateTags,
  findTagWarnings,
} from '@everyshelf/domain/affiliate'
import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { label } from '../labels/index.ts'

/**
 * Warnings about a tag that looks wrong; empty when there are none.
 *
 * @example describeTagWarnings('de', 'ada-20', {}) // ['Tags for Amazon.de usually end in -21.']
 */
export function describeTagWarnings(
  marketplace: MarketplaceCode,
  tag: AffiliateTag,
  tags: AffiliateTags,
): string[] {
  const { storeName, tagSuffix } = getMarketplace(marketplace)
  return findTagWarnings(marketplace, tag, tags).map((doubt) => {
    if (doubt.kind === 'odd-suffix')
      return label('oddTagEnding', { store: storeName, ending: tagSuffix })
    if (doubt.kind === 'amazon-name') return label('amazonNameInTag')
    const stores = doubt.marketplaces.map((code) => getMarketplace(code).storeName).join(', ')
    return label('tagOfOtherStores', { stores })
  })
}
