import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import type { AffiliateTag, AffiliateTags } from './affiliate-tag.ts'
import type { ConfirmedChannels, LinkChannel } from './link-channel.ts'
import type { ProgramIds } from './program.ts'
import { mayCarryTag } from './tag-rules.ts'

/**
 * Who earns from a purchase through a link. `service-us` is the service's tag for `us` in a link to `au`,
 * where the program may not pay for it.
 */
export type TagOwner = 'owner' | 'service' | 'service-us' | 'none'

/** The owner of a link. The tags of a free account are stored but do not apply. */
export interface TagHolder {
  readonly isPremium: boolean
  readonly tags: AffiliateTags
  /** Their IDs at the programs of retailers other than Amazon. */
  readonly programs?: ProgramIds
  /** The channels outside the web where they may use their tags. Missing if they confirmed none. */
  readonly tagChannels?: ConfirmedChannels
}

/** The service's own tags, by where a reader clicks. */
export interface ServiceTags {
  /** On a Global Link, wherever the author put it. */
  readonly links: AffiliateTags
  /** On a button or link on one of the service's own pages. */
  readonly pages: AffiliateTags
}

export interface ChosenTag {
  readonly tag: AffiliateTag | null
  readonly owner: TagOwner
}

const NO_TAG: ChosenTag = { tag: null, owner: 'none' }

/**
 * Chooses the tag for one marketplace on a website: the tag of a Premium owner, else the service's default
 * tag for this marketplace, else none. Only `au` falls back to the default tag of `us`; the tag of any
 * other marketplace would earn nothing. Source: the specification.
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
  const service = defaultTags[marketplace]
  if (service) return { tag: service, owner: 'service' }
  return marketplace === 'au' && defaultTags.us
    ? { tag: defaultTags.us, owner: 'service-us' }
    : NO_TAG
}

/**
 * Chooses the tag for one marketplace in any channel. In each channel, the rules of Amazon's program have to
 * allow the tag (`tag-rules.ts`). The service has confirmed no channels, so its tags are for the web.
 *
 * @example chooseTagIn('ebook', 'de', { isPremium: true, tags: { de: 'ada-21' } }, {}) // { tag: null, owner: 'none' }
 */
export function chooseTagIn(
  channel: LinkChannel,
  marketplace: MarketplaceCode,
  holder: TagHolder | null,
  defaultTags: AffiliateTags,
): ChosenTag {
  const chosen = chooseTag(marketplace, holder, defaultTags)
  const tagChannels = chosen.owner === 'owner' ? holder?.tagChannels : undefined
  const { country } = getMarketplace(marketplace)
  return mayCarryTag('amazon', channel, country, tagChannels) ? chosen : NO_TAG
}
