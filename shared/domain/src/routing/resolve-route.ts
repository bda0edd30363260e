import {
  type AffiliateTag,
  type AffiliateTags,
  chooseTag,
  type TagHolder,
  type TagOwner,
} from '../affiliate/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { amazonId, type BookIdentifier, isKindleAsin } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import { buildAmazonUrl } from '../product-urls/index.ts'
import { DEFAULT_MARKETPLACE, rankMarketplaces, rankWithoutCountry } from './choose-marketplace.ts'
import type { ReaderContext } from './reader.ts'
import type { RouteReason } from './route-reason.ts'

/** All that a decision may know of a link. */
export interface RoutableLink {
  readonly identifier: BookIdentifier
  /** Null for a link of nobody: signed-out, deleted owner, unknown `userId`. */
  readonly owner: TagHolder | null
  /** Where readers of unknown country are taken to be. */
  readonly defaultCountry: CountryCode | null
  /** Stores the owner switched off; passed over as long as another is left. */
  readonly excluded: readonly MarketplaceCode[]
  /** Another edition for one store, where the book's own is not sold. */
  readonly overrides: Readonly<Partial<Record<MarketplaceCode, BookIdentifier>>>
}

/** Where one reader lands, and why. */
export interface Route {
  readonly url: string
  readonly retailer: 'amazon'
  readonly marketplace: MarketplaceCode
  readonly tag: AffiliateTag | null
  readonly tagOwner: TagOwner
  readonly country: CountryCode | null
  readonly reasons: readonly RouteReason[]
}

/** A link that says nothing but the book. */
export function plainLink(
  identifier: BookIdentifier,
  owner: TagHolder | null = null,
): RoutableLink {
  return { identifier, owner, defaultCountry: null, excluded: [], overrides: {} }
}

/**
 * The heart: which store, which page, whose tag. Pure and total: every link and every reader get a
 * URL whose host is in the marketplace table, and the reasons for it as codes.
 *
 * @example resolveRoute(plainLink(identifier), { country: 'AT', countrySource: 'ip', languages: ['de'] }, {}).url // 'https://www.amazon.de/dp/0143127748'
 */
export function resolveRoute(
  link: RoutableLink,
  reader: ReaderContext,
  defaultTags: AffiliateTags,
): Route {
  const reasons: RouteReason[] = []
  const country = reader.country ?? link.defaultCountry
  if (reader.country) {
    reasons.push({ code: 'country-known', source: reader.countrySource, country: reader.country })
  } else {
    reasons.push({ code: 'country-unknown' })
    if (country) reasons.push({ code: 'link-default-country', country })
  }

  const marketplace = chooseStore(link, country, reader, reasons)
  const override = link.overrides[marketplace]
  if (override) reasons.push({ code: 'identifier-override', marketplace })
  const identifier = override ?? link.identifier
  reasons.push({ code: amazonId(identifier) ? 'product-page' : 'search-page' })

  const { tag, owner } = chooseTag(marketplace, link.owner, defaultTags)
  reasons.push({ code: 'tag', owner })
  return {
    url: buildAmazonUrl(marketplace, identifier, tag),
    retailer: 'amazon',
    marketplace,
    tag,
    tagOwner: owner,
    country,
    reasons,
  }
}

function chooseStore(
  link: RoutableLink,
  country: CountryCode | null,
  reader: ReaderContext,
  reasons: RouteReason[],
): MarketplaceCode {
  const ranking = country
    ? rankMarketplaces(country, isKindleAsin(link.identifier), reader)
    : rankWithoutCountry()
  reasons.push(...ranking.reasons)
  const best = ranking.stores[0] ?? DEFAULT_MARKETPLACE
  // NOTE: with every store excluded the reader still lands: a link is never a dead end (R16).
  const chosen = ranking.stores.find((code) => !link.excluded.includes(code)) ?? best
  if (chosen !== best) reasons.push({ code: 'store-excluded', excluded: best, marketplace: chosen })
  return chosen
}
