import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { buildAmazonUrl } from '@everyshelf/domain/product-urls'
import type { Landing as ListedLanding } from '@everyshelf/domain/routing'
import type { RouterOutputs } from '@everyshelf/server/api'

type ExplainedRoute = RouterOutputs['routes']['explain']

/** As the server lists them, or with a tag of one's own. */
export type Landing = Omit<ListedLanding, 'tag'> & { readonly tag: string | null }

export function findLanding(
  landings: readonly Landing[],
  country: CountryCode,
): Landing | undefined {
  return landings.find(({ countries }) => countries.includes(country))
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
