import { type AffiliateTag, type AffiliateTags, findTagDoubts } from '@everyshelf/domain/affiliate'
import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { label } from '../labels/index.ts'

/**
 * What is doubtful about a tag, in words; empty when nothing is.
 *
 * @example describeDoubts('de', 'ada-20', {}) // ['Tags for Amazon.de usually end in -21.']
 */
export function describeDoubts(
  marketplace: MarketplaceCode,
  tag: AffiliateTag,
  tags: AffiliateTags,
): string[] {
  const { storeName, tagSuffix } = getMarketplace(marketplace)
  return findTagDoubts(marketplace, tag, tags).map((doubt) => {
    if (doubt.kind === 'odd-suffix') return label('oddTagEnding', storeName, tagSuffix)
    if (doubt.kind === 'amazon-name') return label('amazonNameInTag')
    const stores = doubt.marketplaces.map((code) => getMarketplace(code).storeName).join(', ')
    return label('tagOfOtherStores', stores)
  })
}
