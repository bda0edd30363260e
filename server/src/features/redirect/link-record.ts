import {
  type AffiliateTag,
  type AffiliateTags,
  type ConfirmedChannels,
  isAffiliateTag,
  type LinkChannel,
  type ProgramIds,
  parseConfirmedChannels,
  readProgramIds,
  type TagHolder,
} from '@everyshelf/domain/affiliate'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { LinkSettings, PublicId, Slug } from '@everyshelf/domain/links'
import { isMarketplaceCode, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { findRetailerByCode } from '@everyshelf/domain/retailers'
import type { OpenedSavedLink } from './open-link.ts'

/** The account whose tags a link carries. */
export interface LinkOwner {
  readonly userId: string
  readonly publicId: PublicId
  readonly tags: AffiliateTags
  readonly programs: ProgramIds
  readonly tagChannels: ConfirmedChannels
  /** 0 for an owner who never had Premium. */
  readonly premiumUntilMs: number
}

/** A saved link as redirects cache it. */
export interface LinkRecord {
  readonly id: string
  readonly identifier: BookIdentifier
  readonly owner: LinkOwner | null
  /**
   * The slug of the links on the link's pages: the current one, or that of the channel or campaign. The link
   * may have been found by an older one.
   */
  readonly slug: Slug
  /** Of the slug by which it was found. */
  readonly channel: LinkChannel
  readonly campaign: string | null
  readonly settings: LinkSettings
  readonly removedAtMs: number | null
  /** An admin disabled it. */
  readonly isDisabled: boolean
  /** An admin banned its owner. */
  readonly isOwnerBanned: boolean
  /** The link as opened last, which is valid until `openedUntilMinute`; null before the first hit. */
  opened: OpenedSavedLink | null
  openedUntilMinute: number
}

/** Compares the end of Premium on each hit, so that its end needs no notification. */
export function toTagHolder(owner: LinkOwner | null, nowMs: number): TagHolder | null {
  if (!owner) return null
  const { tags, programs, tagChannels } = owner
  return { isPremium: owner.premiumUntilMs > nowMs, tags, programs, tagChannels }
}

/** Validates stored tags as strictly as user input, since they end up in a Location header. */
export function parseStoredTags(json: string): AffiliateTags {
  const tags: Partial<Record<MarketplaceCode, AffiliateTag>> = {}
  for (const [code, tag] of listEntries(json)) {
    if (isMarketplaceCode(code) && typeof tag === 'string' && isAffiliateTag(tag)) tags[code] = tag
  }
  return tags
}

export function parseStoredProgramIds(json: string): ProgramIds {
  const entries = listEntries(json).flatMap(([code, values]) => {
    const retailer = findRetailerByCode(code)
    const ids = retailer && readProgramIds(retailer, Object(values))
    return ids ? [[code, ids] as const] : []
  })
  return Object.fromEntries(entries)
}

export function parseStoredChannels(json: string): ConfirmedChannels {
  return parseConfirmedChannels(Object.fromEntries(listEntries(json)))
}

function listEntries(json: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(json) ?? {})
  } catch {
    return []
  }
}
