import {
  type AffiliateTag,
  type AffiliateTags,
  isAffiliateTag,
  type TagHolder,
} from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { PublicId } from '@everyshelf/domain/links'
import { isMarketplaceCode, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RoutableLink } from '@everyshelf/domain/routing'

/** Whose tags a link carries. */
export interface LinkOwner {
  readonly userId: string
  readonly publicId: PublicId
  readonly tags: AffiliateTags
  /** 0 for an owner who never was premium. */
  readonly premiumUntilMs: number
}

/** A saved link, ready to be decided on. */
export interface LinkRecord {
  readonly id: string
  readonly identifier: BookIdentifier
  readonly owner: LinkOwner | null
  readonly defaultCountry: CountryCode | null
  readonly excluded: readonly MarketplaceCode[]
  readonly overrides: RoutableLink['overrides']
  readonly removedAtMs: number | null
  /** Its owner lets readers choose the store themselves, on a page of ours. */
  readonly isChoice: boolean
}

/** An owner's premium time is compared at each opening, so that a lapse needs no message. */
export function toTagHolder(owner: LinkOwner | null, nowMs: number): TagHolder | null {
  return owner && { isPremium: owner.premiumUntilMs > nowMs, tags: owner.tags }
}

/** What was stored is read as strictly as what comes from outside: it ends up in a Location. */
export function readStoredTags(json: string): AffiliateTags {
  const tags: Partial<Record<MarketplaceCode, AffiliateTag>> = {}
  for (const [code, tag] of listEntries(json)) {
    if (isMarketplaceCode(code) && typeof tag === 'string' && isAffiliateTag(tag)) tags[code] = tag
  }
  return tags
}

export function readStoredOverrides(json: string): RoutableLink['overrides'] {
  const overrides: Partial<Record<MarketplaceCode, BookIdentifier>> = {}
  for (const [code, key] of listEntries(json)) {
    const identifier = typeof key === 'string' ? parseBookIdentifier(key) : undefined
    if (isMarketplaceCode(code) && identifier) overrides[code] = identifier
  }
  return overrides
}

export function readStoredMarketplaces(json: string): MarketplaceCode[] {
  return listEntries(json)
    .map(([, code]) => code)
    .filter(isMarketplaceCode)
}

function listEntries(json: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(json) ?? {})
  } catch {
    return []
  }
}
