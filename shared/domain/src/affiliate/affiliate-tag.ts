import type { MarketplaceCode } from '../marketplaces/index.ts'
import { getMarketplace } from '../marketplaces/index.ts'

declare const affiliateTagBrand: unique symbol

/** A store's money code: Amazon calls it tracking ID. It earns in the store that issued it alone. */
export type AffiliateTag = string & { readonly [affiliateTagBrand]: true }

/** One author's, or the service's, tags; a marketplace without one is absent. */
export type AffiliateTags = Readonly<Partial<Record<MarketplaceCode, AffiliateTag>>>

export const AFFILIATE_TAG_MAX_LENGTH = 64

export function isAffiliateTag(value: string): value is AffiliateTag {
  return /^[A-Za-z0-9-]{1,64}$/.test(value)
}

/**
 * Reads a tag as pasted; undefined when blank or not of letters, digits and hyphens. A tag counts as
 * set only when non-blank (specification §5).
 *
 * @example parseAffiliateTag(' mybooks-20 ') // 'mybooks-20'
 */
export function parseAffiliateTag(text: string): AffiliateTag | undefined {
  const tag = text.trim()
  return isAffiliateTag(tag) ? tag : undefined
}

/** A hint, never a refusal: suffixes are convention, and old tags have none. */
export function hasUsualSuffix(tag: AffiliateTag, marketplace: MarketplaceCode): boolean {
  return tag.endsWith(getMarketplace(marketplace).tagSuffix)
}
