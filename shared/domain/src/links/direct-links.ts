import { type AffiliateTags, chooseTag, type TagHolder, type TagOwner } from '../affiliate/index.ts'
import type { CountryCode } from '../countries/index.ts'
import type { BookIdentifier } from '../identifiers/index.ts'
import { type MarketplaceCode, marketplaces } from '../marketplaces/index.ts'
import { buildAmazonUrl, buildPlainAmazonUrl } from '../product-urls/index.ts'

/** One row of "Direct Amazon Links". */
export interface DirectLink {
  readonly marketplace: MarketplaceCode
  readonly country: CountryCode
  readonly url: string
  readonly tagged: boolean
  readonly tagOwner: TagOwner
}

/**
 * Lists the book's link in each of the 23 marketplaces, with the tag and its owner. The twelve core
 * marketplaces come first.
 *
 * @example buildDirectLinks(identifier, null, {})[0]?.url // 'https://www.amazon.com/dp/0143127748'
 */
export function buildDirectLinks(
  identifier: BookIdentifier,
  holder: TagHolder | null,
  defaultTags: AffiliateTags,
): DirectLink[] {
  return marketplaces.map(({ code, country }) => {
    const { tag, owner } = chooseTag(code, holder, defaultTags)
    const url = buildAmazonUrl(code, identifier, tag)
    return { marketplace: code, country, url, tagged: tag !== null, tagOwner: owner }
  })
}

/**
 * Lists the same links without tags. For the extension, because programs on a user's computer may
 * not add tags.
 *
 * @example buildPlainLinks(identifier)[0]?.tagOwner // 'none'
 */
export function buildPlainLinks(identifier: BookIdentifier): DirectLink[] {
  return marketplaces.map(({ code, country }) => ({
    marketplace: code,
    country,
    url: buildPlainAmazonUrl(code, identifier),
    tagged: false,
    tagOwner: 'none',
  }))
}
