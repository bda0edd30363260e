import { type AffiliateTag, type AffiliateTags, findTagDoubts } from '@everyshelf/domain/affiliate'
import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'

/**
 * What is doubtful about a tag, in words; empty when nothing is.
 *
 * @example describeDoubts('de', 'ada-20', {}) // ['Tags of Amazon.de usually end in -21.']
 */
export function describeDoubts(
  marketplace: MarketplaceCode,
  tag: AffiliateTag,
  tags: AffiliateTags,
): string[] {
  const { storeName, tagSuffix } = getMarketplace(marketplace)
  return findTagDoubts(marketplace, tag, tags).map((doubt) => {
    if (doubt.kind === 'odd-suffix') return `Tags of ${storeName} usually end in ${tagSuffix}.`
    if (doubt.kind === 'amazon-name') return 'The programme does not allow its names in tags.'
    const stores = doubt.marketplaces.map((code) => getMarketplace(code).storeName).join(', ')
    return `Also set for ${stores}: a tag earns only in the store that gave it.`
  })
}
