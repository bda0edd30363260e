import type { MarketplaceCode } from '../marketplaces/index.ts'
import { type AffiliateTag, type AffiliateTags, hasUsualSuffix } from './affiliate-tag.ts'

/** Something about a tag that is worth a second look. Never a reason to refuse it. */
export type TagDoubt =
  /** It ends otherwise than tags of this store usually do. */
  | { readonly kind: 'odd-suffix' }
  /** A tag earns only in the store that issued it. */
  | { readonly kind: 'shared'; readonly marketplaces: readonly MarketplaceCode[] }
  /** The programme does not allow its names in tags. */
  | { readonly kind: 'amazon-name' }

const AMAZON_NAMES = /amazon|amzn|kindle|audible/i

/**
 * What is doubtful about a tag that is set, or about to be, for one store.
 *
 * @example findTagDoubts('de', 'ada-20', { us: 'ada-20' }) // [{ kind: 'odd-suffix' }, { kind: 'shared', marketplaces: ['us'] }]
 */
export function findTagDoubts(
  marketplace: MarketplaceCode,
  tag: AffiliateTag,
  tags: AffiliateTags,
): TagDoubt[] {
  const doubts: TagDoubt[] = []
  if (!hasUsualSuffix(tag, marketplace)) doubts.push({ kind: 'odd-suffix' })
  const entries = Object.entries(tags) as [MarketplaceCode, AffiliateTag][]
  const sharing = entries.filter(([code, other]) => code !== marketplace && other === tag)
  if (sharing.length > 0) {
    doubts.push({ kind: 'shared', marketplaces: sharing.map(([code]) => code) })
  }
  if (AMAZON_NAMES.test(tag)) doubts.push({ kind: 'amazon-name' })
  return doubts
}
