import type { AffiliateTags, TagOwner } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { buildAmazonUrl } from '@everyshelf/domain/product-urls'
import type { RouterOutputs } from '@everyshelf/server/api'

type ExplainedRoute = RouterOutputs['routes']['explain']

/** Where the readers of one country land, and who earns. */
export interface Landing {
  readonly country: CountryCode
  readonly marketplace: MarketplaceCode
  readonly url: string
  readonly tag: string | null
  readonly tagOwner: TagOwner
}

/** The tags of the service, as far as the stores of the table show them. */
export function serviceTagsOf({ landings }: ExplainedRoute): string[] {
  return landings.flatMap(({ tag, tagOwner }) => (tag && tagOwner === 'service' ? [tag] : []))
}

/** A link made of a book would carry its maker's tags, where they are premium and have one. */
export function withOwnTag(landing: Landing, key: string, own: AffiliateTags | null): Landing {
  const tag = own?.[landing.marketplace]
  const identifier = parseBookIdentifier(key)
  if (!tag || !identifier) return landing
  return {
    ...landing,
    tag,
    tagOwner: 'owner',
    url: buildAmazonUrl(landing.marketplace, identifier, tag),
  }
}
