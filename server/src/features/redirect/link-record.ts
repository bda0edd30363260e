import {
  type AffiliateTag,
  type AffiliateTags,
  isAffiliateTag,
  type ProgrammeIds,
  readProgrammeIds,
  type TagHolder,
} from '@everyshelf/domain/affiliate'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { LinkSettings, PublicId, Slug } from '@everyshelf/domain/links'
import { isMarketplaceCode, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { findRetailerByCode } from '@everyshelf/domain/retailers'
import type { OpenedSavedLink } from './open-link.ts'

/** Whose tags a link carries. */
export interface LinkOwner {
  readonly userId: string
  readonly publicId: PublicId
  readonly tags: AffiliateTags
  readonly programmes: ProgrammeIds
  /** 0 for an owner who never was premium. */
  readonly premiumUntilMs: number
}

/** A saved link, ready to be decided on. */
export interface LinkRecord {
  readonly id: string
  readonly identifier: BookIdentifier
  readonly owner: LinkOwner | null
  /** The one in use; the link may have been found by a former one. */
  readonly slug: Slug
  readonly settings: LinkSettings
  readonly removedAtMs: number | null
  /** An admin keeps it from leading anywhere. */
  readonly isDisabled: boolean
  /** How it was opened last, and until when that is so; null until somebody opens it. */
  opened: OpenedSavedLink | null
  openedUntilMinute: number
}

/** An owner's premium time is compared at each opening, so that a lapse needs no message. */
export function toTagHolder(owner: LinkOwner | null, nowMs: number): TagHolder | null {
  if (!owner) return null
  const { tags, programmes } = owner
  return { isPremium: owner.premiumUntilMs > nowMs, tags, programmes }
}

/** What was stored is read as strictly as what comes from outside: it ends up in a Location. */
export function readStoredTags(json: string): AffiliateTags {
  const tags: Partial<Record<MarketplaceCode, AffiliateTag>> = {}
  for (const [code, tag] of listEntries(json)) {
    if (isMarketplaceCode(code) && typeof tag === 'string' && isAffiliateTag(tag)) tags[code] = tag
  }
  return tags
}

export function readStoredProgrammes(json: string): ProgrammeIds {
  const entries = listEntries(json).flatMap(([code, values]) => {
    const retailer = findRetailerByCode(code)
    const ids = retailer && readProgrammeIds(retailer, Object(values))
    return ids ? [[code, ids] as const] : []
  })
  return Object.fromEntries(entries)
}

function listEntries(json: string): [string, unknown][] {
  try {
    return Object.entries(JSON.parse(json) ?? {})
  } catch {
    return []
  }
}
