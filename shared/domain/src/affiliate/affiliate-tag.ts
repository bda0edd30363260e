import type { MarketplaceCode } from '../marketplaces/index.ts'
import { getMarketplace } from '../marketplaces/index.ts'

declare const affiliateTagBrand: unique symbol

/**
 * The code that earns an author commission. Amazon calls it a tracking ID. It earns only in the
 * marketplace that issued it.
 */
export type AffiliateTag = string & { readonly [affiliateTagBrand]: true }

/** The tags of one author, or of the service. A marketplace without a tag has no entry. */
export type AffiliateTags = Readonly<Partial<Record<MarketplaceCode, AffiliateTag>>>

/** The longest tag we accept. */
export const AFFILIATE_TAG_MAX_LENGTH = 64

/**
 * Whether a text has the form of a tag: 1 to 64 letters, digits, and hyphens, without spaces around
 * it.
 *
 * @example isAffiliateTag('mybooks-20') // true
 */
export function isAffiliateTag(value: string): value is AffiliateTag {
  return /^[A-Za-z0-9-]{1,64}$/.test(value)
}

/**
 * Parses a tag as people paste it, with spaces around it. Returns undefined for a blank text and
 * for any character other than letters, digits, and hyphens. Source: the specification, where only a
 * non-blank tag counts as set.
 *
 * @example parseAffiliateTag(' mybooks-20 ') // 'mybooks-20'
 */
export function parseAffiliateTag(text: string): AffiliateTag | undefined {
  const tag = text.trim()
  return isAffiliateTag(tag) ? tag : undefined
}

/**
 * Whether a tag ends as tags of this marketplace usually do, such as `-20` in the US. Suffixes are
 * a convention and old tags have none, so show a hint and never reject the tag.
 *
 * @example hasUsualSuffix(parseAffiliateTag('mybooks-20')!, 'us') // true
 */
export function hasUsualSuffix(tag: AffiliateTag, marketplace: MarketplaceCode): boolean {
  return tag.endsWith(getMarketplace(marketplace).tagSuffix)
}
