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

/** The book in each of the 23 stores, the core twelve first, and who earns in each. */
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

/** The same without anybody's tag, for programs on people's computers, which may not carry one. */
export function buildPlainLinks(identifier: BookIdentifier): DirectLink[] {
  return marketplaces.map(({ code, country }) => ({
    marketplace: code,
    country,
    url: buildPlainAmazonUrl(code, identifier),
    tagged: false,
    tagOwner: 'nobody',
  }))
}
