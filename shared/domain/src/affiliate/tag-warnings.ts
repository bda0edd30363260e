import type { MarketplaceCode } from '../marketplaces/index.ts'
import { type AffiliateTag, type AffiliateTags, hasUsualSuffix } from './affiliate-tag.ts'

/** Something unusual about a tag. Show it to the owner, but accept the tag. */
export type TagWarning =
  /** It does not end as tags of this marketplace usually do. */
  | { readonly kind: 'odd-suffix' }
  /**
   * The owner entered the same tag for these marketplaces too. A tag earns only in the marketplace
   * that issued it.
   */
  | { readonly kind: 'shared'; readonly marketplaces: readonly MarketplaceCode[] }
  /** Amazon’s program does not allow Amazon names in tags. */
  | { readonly kind: 'amazon-name' }

const AMAZON_NAMES = /amazon|amzn|kindle|audible/i

/**
 * Lists what looks wrong with a tag that an owner has set, or is about to set, for one marketplace.
 * `tags` are all tags of the owner. Empty if nothing looks wrong.
 *
 * @example findTagWarnings('de', 'ada-20', { us: 'ada-20' }) // [{ kind: 'odd-suffix' }, { kind: 'shared', marketplaces: ['us'] }]
 */
export function findTagWarnings(
  marketplace: MarketplaceCode,
  tag: AffiliateTag,
  tags: AffiliateTags,
): TagWarning[] {
  const warnings: TagWarning[] = []
  if (!hasUsualSuffix(tag, marketplace)) warnings.push({ kind: 'odd-suffix' })
  const entries = Object.entries(tags) as [MarketplaceCode, AffiliateTag][]
  const sharing = entries.filter(([code, other]) => code !== marketplace && other === tag)
  if (sharing.length > 0) {
    warnings.push({ kind: 'shared', marketplaces: sharing.map(([code]) => code) })
  }
  if (AMAZON_NAMES.test(tag)) warnings.push({ kind: 'amazon-name' })
  return warnings
}
