import type { AffiliateTags, TagOwner } from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { buildAmazonUrl } from '@everyshelf/domain/product-urls'
import type { DestinationCountries as ListedDestination } from '@everyshelf/domain/routing'
import type { RouterOutputs } from '@everyshelf/server/api'

export type ExplainedRoute = RouterOutputs['routes']['explain']

/** A destination from the server, or with the user's own tag. */
export type Destination = Omit<ListedDestination, 'tag'> & { readonly tag: string | null }

export function findDestination(
  destinations: readonly Destination[],
  country: CountryCode,
): Destination | undefined {
  return destinations.find(({ countries }) => countries.includes(country))
}

/** Whose tag of Amazon's program a destination carries. */
export function ownerOfAmazonTag(
  destination: Pick<Destination, 'marketplace' | 'tagOwner' | 'isSold'>,
): TagOwner {
  return destination.marketplace && destination.isSold ? destination.tagOwner : 'none'
}

/** What readers see before the store that the link chooses; null when they see nothing else. */
export function describeFirstPage({ firstPath, isSold, isRemoved, rule }: ExplainedRoute) {
  if (!firstPath || !isSold || rule !== null) return null
  return isRemoved
    ? 'The owner removed this link. Readers first see the book’s reader page, without affiliate tags.'
    : 'The owner lets readers choose. Readers first see the reader page with all stores.'
}

/** The tags of the service that appear in the route. */
export function listServiceTags({ landings }: ExplainedRoute): string[] {
  return landings.flatMap(({ tag, tagOwner }) => (tag && tagOwner !== 'owner' ? [tag] : []))
}

/** Replaces the tag of a destination by the Premium user's own, as a link that they create would. */
export function withOwnTag(
  destination: Destination,
  key: string,
  ownTags: AffiliateTags | null,
): Destination {
  const { marketplace } = destination
  const tag = marketplace && ownTags?.[marketplace]
  const identifier = parseBookIdentifier(key)
  if (!tag || !identifier) return destination
  const url = buildAmazonUrl(marketplace, identifier, tag)
  return { ...destination, tag, tagOwner: 'owner', url }
}
