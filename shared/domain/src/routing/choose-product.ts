import type { TagHolder } from '../affiliate/index.ts'
import {
  type Edition,
  type EditionFormat,
  findEdition,
  isDigital,
  ownEdition,
} from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, isB0Asin } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import {
  DEFAULT_MARKETPLACE,
  rankingWithoutCountry,
  rankMarketplaces,
} from './choose-marketplace.ts'
import type { ReaderContext } from './reader.ts'
import { noRetailerPreferences, type RetailerPreferences } from './retailer-preferences.ts'
import type { RouteReason } from './route-reason.ts'

/** Everything that routing uses of a link. */
export interface RoutableLink {
  readonly identifier: BookIdentifier
  /** Null for a link without an owner: created signed out, account deleted, or unknown `userId`. */
  readonly owner: TagHolder | null
  /** True if its owner removed the link. It then carries no tag, not even the service's. */
  readonly isUntagged?: boolean
  /** The country we assume for readers of unknown country. */
  readonly defaultCountry: CountryCode | null
  /** The owner's edition fallbacks, best first. Empty for a link with a single book. */
  readonly editions: readonly Edition[]
  /** Marketplaces that the owner turned off. Routing skips them as long as another is left. */
  readonly excluded: readonly MarketplaceCode[]
  /** Another edition for one marketplace that does not sell the book's own. */
  readonly overrides: Readonly<Partial<Record<MarketplaceCode, BookIdentifier>>>
  /** The owner's settings for retailers other than Amazon. */
  readonly retailers: RetailerPreferences
}

/** Which book in which marketplace: a destination without its URL and tag. */
export interface ProductChoice {
  readonly identifier: BookIdentifier
  readonly marketplace: MarketplaceCode
  readonly country: CountryCode | null
  readonly format: EditionFormat | null
  readonly isSold: boolean
}

/** Collects the reasons of a decision; null if the caller does not need them. */
export type ReasonList = RouteReason[] | null

/**
 * Creates a link without any settings: only the book, its owner, and its format if known.
 *
 * @example plainLink({ kind: 'asin', asin: 'B0CRQLM5V7' as Asin }, null, 'paperback').editions.length // 1
 */
export function plainLink(
  identifier: BookIdentifier,
  owner: TagHolder | null = null,
  format: EditionFormat | null = null,
): RoutableLink {
  return {
    identifier,
    owner,
    defaultCountry: null,
    editions: ownEdition(identifier, format),
    excluded: [],
    overrides: {},
    retailers: noRetailerPreferences,
  }
}

/**
 * Chooses the edition and the marketplace for a reader, and adds the reasons to `reasons`.
 * `requestedFormat` is the format that the reader asked for. It is separate from `findDestination`
 * because the extension may not add tags: with this function it can show where readers go, without
 * the code that writes tags.
 *
 * @example chooseProduct(plainLink(identifier), { country: 'AT', countrySource: 'query', languages: [] }).marketplace // 'de'
 */
export function chooseProduct(
  link: RoutableLink,
  reader: ReaderContext,
  requestedFormat: EditionFormat | null = null,
  reasons: ReasonList = null,
): ProductChoice {
  const country = resolveCountry(link, reader, reasons)
  const edition = findEdition(link.editions, country, requestedFormat)
  if (reasons) pushEditionReasons(link, edition, country, requestedFormat, reasons)
  const book = edition?.identifier ?? link.identifier
  const isKindle = isDigital(book, edition?.format ?? null)
  const marketplace = chooseMarketplace(link, isKindle, country, reader, reasons)
  const override = findOverride(link, marketplace, country, reasons)
  if (override) reasons?.push({ code: 'identifier-override', marketplace })
  return {
    identifier: override ?? book,
    marketplace,
    country,
    format: (override ? findFallback(link, override) : edition)?.format ?? null,
    isSold: Boolean(override ?? edition) || link.editions.length === 0,
  }
}

function resolveCountry(
  { defaultCountry }: RoutableLink,
  { country, countrySource: source }: ReaderContext,
  reasons: ReasonList,
): CountryCode | null {
  if (country) {
    reasons?.push({ code: 'country-known', source, country })
    return country
  }
  reasons?.push({ code: 'country-unknown' })
  if (defaultCountry) reasons?.push({ code: 'link-default-country', country: defaultCountry })
  return defaultCountry
}

function pushEditionReasons(
  { identifier, editions }: RoutableLink,
  chosen: Edition | undefined,
  country: CountryCode | null,
  requested: EditionFormat | null,
  reasons: RouteReason[],
): void {
  const [only, second] = editions
  if (!only) {
    if (isB0Asin(identifier)) reasons.push({ code: 'format-unknown' })
    return
  }
  if (!second && only.notSoldIn.length === 0) {
    reasons.push({ code: 'format-known', format: only.format })
    return
  }
  const isRequested = chosen?.format === requested
  if (country && !isRequested) {
    const skipped = editions.slice(0, chosen && editions.indexOf(chosen))
    const requestedEditions = editions.filter(({ format }) => format === requested)
    const notSold = [...skipped, ...requestedEditions].filter(({ notSoldIn }) =>
      notSoldIn.includes(country),
    )
    for (const format of new Set(notSold.map((edition) => edition.format))) {
      reasons.push({ code: 'edition-not-sold', format, country })
    }
  }
  if (!chosen) return
  const { format } = chosen
  if (isRequested) reasons.push({ code: 'edition-requested', format })
  else reasons.push({ code: country ? 'edition' : 'edition-first', format })
}

/** The edition fallback with this identifier, if there is one. */
function findFallback({ editions }: RoutableLink, book: BookIdentifier): Edition | undefined {
  const key = identifierKey(book)
  return editions.find(({ identifier }) => identifierKey(identifier) === key)
}

/**
 * The owner's override for a marketplace, unless that edition is not sold in the reader's country.
 */
function findOverride(
  link: RoutableLink,
  marketplace: MarketplaceCode,
  country: CountryCode | null,
  reasons: ReasonList,
): BookIdentifier | undefined {
  const override = link.overrides[marketplace]
  const edition = override && findFallback(link, override)
  if (!edition || !country || !edition.notSoldIn.includes(country)) return override
  const { format } = edition
  if (!reasons?.some((reason) => reason.code === 'edition-not-sold' && reason.format === format)) {
    reasons?.push({ code: 'edition-not-sold', format, country })
  }
  return undefined
}

function chooseMarketplace(
  link: RoutableLink,
  isKindle: boolean,
  country: CountryCode | null,
  reader: ReaderContext,
  reasons: ReasonList,
): MarketplaceCode {
  const ranking = country ? rankMarketplaces(country, isKindle, reader) : rankingWithoutCountry
  reasons?.push(...ranking.reasons)
  const best = ranking.marketplaces[0] ?? DEFAULT_MARKETPLACE
  // NOTE: if the owner excluded every marketplace, the best one still applies, so that each link
  // leads to a page (R16).
  const chosen = ranking.marketplaces.find((code) => !link.excluded.includes(code)) ?? best
  if (chosen !== best) {
    reasons?.push({ code: 'marketplace-excluded', excluded: best, marketplace: chosen })
  }
  return chosen
}
