import { type AttributionTag, parseAttributionTag } from '../affiliate/index.ts'
import { type MarketplaceCode, marketplaceCodes } from '../marketplaces/index.ts'

/** Reads stored Amazon Attribution tags by marketplace, and drops all that are invalid. */
export function readAttribution(
  stored: Readonly<Record<string, unknown>>,
): Readonly<Partial<Record<MarketplaceCode, AttributionTag>>> {
  const tags: Partial<Record<MarketplaceCode, AttributionTag>> = {}
  for (const marketplace of marketplaceCodes) {
    const text = stored[marketplace]
    const tag = typeof text === 'string' ? parseAttributionTag(text) : undefined
    if (tag) tags[marketplace] = tag
  }
  return tags
}
