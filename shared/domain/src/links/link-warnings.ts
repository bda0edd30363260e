import { isAffiliateTag } from '../affiliate/index.ts'
import type { BookIdentifier } from '../identifiers/index.ts'
import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import { isSearchPath, listUrlParts, type WebUrl } from '../product-urls/index.ts'
import { findRetailerByCode } from '../retailers/index.ts'
import type { InspectionContext, LinkWarning, TagHolding } from './link-inspection.ts'

/**
 * Compares a tag with the known tags to find out who earns.
 *
 * @example compareTag('ada-20', { origin: '', ownTags: ['ada-20'], serviceTags: null }) // 'yours'
 */
export function compareTag(
  tag: string | null,
  { ownTags, serviceTags }: InspectionContext,
): TagHolding {
  if (tag === null) return 'none'
  if (ownTags?.includes(tag)) return 'yours'
  if (serviceTags?.includes(tag)) return 'service'
  return serviceTags === null ? 'unsure' : 'other'
}

/** Lists the problems of the page itself. */
export function pageWarnings(
  retailer: string,
  marketplace: MarketplaceCode | null,
  identifier: BookIdentifier,
  url: WebUrl | undefined,
): LinkWarning[] {
  const isClosed = ['closed', 'renamed'].includes(findRetailerByCode(retailer)?.status ?? '')
  if (isClosed) return ['closed-retailer']
  if (!marketplace || !url || identifier.kind !== 'isbn') return []
  if (isSearchPath(url)) return identifier.isbn10 ? ['search-page'] : []
  const hasThirteen = /(?:^|\/)97[89][\d-]{10,14}(?:[/?&;=]|$)/.test(url.pathname)
  if (!hasThirteen) return []
  return [identifier.isbn10 ? 'thirteen-digits-in-dp' : 'no-page-for-979']
}

/**
 * Whether a tag has the suffix of another marketplace. Usual suffixes are -20 in the Americas, -21
 * in Europe, India and the Middle East, and -22 in Japan, Singapore and Australia.
 */
function isOfAnotherMarketplace(tag: string, marketplace: MarketplaceCode): boolean {
  const suffix = /-2[0-3]$/.exec(tag)?.[0]
  return (
    isAffiliateTag(tag) && suffix !== undefined && suffix !== getMarketplace(marketplace).tagSuffix
  )
}

/** Lists the problems of the tag. */
export function tagWarnings(
  tag: string | null,
  holding: TagHolding,
  marketplace: MarketplaceCode | null,
  url: WebUrl | undefined,
): LinkWarning[] {
  const warnings: LinkWarning[] = []
  if (holding === 'other') warnings.push('foreign-tag')
  const hasAttribution = url && listUrlParts(url).some(({ kind }) => kind === 'attribution')
  if (hasAttribution) warnings.push(tag ? 'tag-and-attribution' : 'attribution-only')
  if (tag && marketplace && isOfAnotherMarketplace(tag, marketplace)) {
    warnings.push('tag-of-another-marketplace')
  }
  return warnings
}
