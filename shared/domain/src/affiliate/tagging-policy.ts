import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { AffiliateTag, AffiliateTags } from './affiliate-tag.ts'
import type { ProgrammeIds } from './programme.ts'

/** Who earns from a purchase through a link. */
export type TagOwner = 'owner' | 'service' | 'nobody'

/** Whose link it is. A free owner's tags are kept but do not apply. */
export interface TagHolder {
  readonly isPremium: boolean
  readonly tags: AffiliateTags
  /** Their numbers at other shops' programmes. */
  readonly programmes?: ProgrammeIds
}

export interface ChosenTag {
  readonly tag: AffiliateTag | null
  readonly owner: TagOwner
}

const NO_TAG: ChosenTag = { tag: null, owner: 'nobody' }

/**
 * The tag in force at one store (specification §6, §9): a premium owner's own tag for it, else the
 * service's default for it, else none. Only `au` falls back to the default of `us`; any other
 * store's tag would earn nothing there.
 *
 * @example chooseTag('de', { isPremium: true, tags: { de: 'ada-21' } }, {}) // { tag: 'ada-21', owner: 'owner' }
 */
export function chooseTag(
  marketplace: MarketplaceCode,
  holder: TagHolder | null,
  defaultTags: AffiliateTags,
): ChosenTag {
  const own = holder?.isPremium ? holder.tags[marketplace] : undefined
  if (own) return { tag: own, owner: 'owner' }
  const fallback = defaultTags[marketplace] ?? (marketplace === 'au' ? defaultTags.us : undefined)
  return fallback ? { tag: fallback, owner: 'service' } : NO_TAG
}
