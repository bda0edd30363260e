import { isAffiliateTag } from '../affiliate/index.ts'
import type { BookIdentifier } from '../identifiers/index.ts'
import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import { listUrlParts, type WebUrl } from '../product-urls/index.ts'
import { findRetailerByCode } from '../retailers/index.ts'
import type { InspectionContext, LinkWarning, TagHolding } from './link-inspection.ts'

/** Whose a tag is, as far as the tags that were given tell. */
export function holdingOf(
  tag: string | null,
  { ownTags, serviceTags }: InspectionContext,
): TagHolding {
  if (tag === null) return 'nobody'
  if (ownTags?.includes(tag)) return 'yours'
  if (serviceTags?.includes(tag)) return 'service'
  return serviceTags === null ? 'unsure' : 'somebody'
}

/** What is wrong with the page itself. */
export function pageWarnings(
  retailer: string,
  marketplace: MarketplaceCode | null,
  identifier: BookIdentifier,
  url: WebUrl | undefined,
): LinkWarning[] {
  const isClosed = ['closed', 'renamed'].includes(findRetailerByCode(retailer)?.status ?? '')
  if (isClosed) return ['closed-shop']
  if (!marketplace || !url || identifier.kind !== 'isbn') return []
  if (url.pathname === '/s') return identifier.isbn10 ? ['search-page'] : []
  const hasThirteen = /(?:^|\/)97[89][\d-]{10,14}(?:[/?&;=]|$)/.test(url.pathname)
  if (!hasThirteen) return []
  return [identifier.isbn10 ? 'thirteen-digits-in-dp' : 'no-page-for-979']
}

/** Tags by the suffixes that Amazon's programmes give: -20 in America, -21 in Europe, -22 in Asia. */
function isOfAnotherStore(tag: string, marketplace: MarketplaceCode): boolean {
  const suffix = /-2[0-3]$/.exec(tag)?.[0]
  return (
    isAffiliateTag(tag) && suffix !== undefined && suffix !== getMarketplace(marketplace).tagSuffix
  )
}

/** What is wrong with who is paid. */
export function tagWarnings(
  tag: string | null,
  holding: TagHolding,
  marketplace: MarketplaceCode | null,
  url: WebUrl | undefined,
): LinkWarning[] {
  const warnings: LinkWarning[] = []
  if (holding === 'somebody') warnings.push('foreign-tag')
  const hasAttribution = url && listUrlParts(url).some(({ kind }) => kind === 'attribution')
  if (hasAttribution) warnings.push(tag ? 'tag-and-attribution' : 'attribution-only')
  if (tag && marketplace && isOfAnotherStore(tag, marketplace)) {
    warnings.push('tag-of-another-store')
  }
  return warnings
}
