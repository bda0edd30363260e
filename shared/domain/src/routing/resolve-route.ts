import {
  type AffiliateTag,
  type AffiliateTags,
  chooseTag,
  type TagHolder,
  type TagOwner,
} from '../affiliate/index.ts'
import { type Edition, type EditionFormat, findEdition } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { amazonId, type BookIdentifier, identifierKey, isKindleAsin } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import { buildAmazonSearchUrl, buildAmazonUrl } from '../product-urls/index.ts'
import { DEFAULT_MARKETPLACE, rankMarketplaces, rankWithoutCountry } from './choose-marketplace.ts'
import type { ReaderContext } from './reader.ts'
import type { RouteReason } from './route-reason.ts'
import { noShopChoices, type ShopChoices } from './shop-choices.ts'

/** All that a decision may know of a link. */
export interface RoutableLink {
  readonly identifier: BookIdentifier
  /** Null for a link of nobody: signed-out, deleted owner, unknown `userId`. */
  readonly owner: TagHolder | null
  /** Where readers of unknown country are taken to be. */
  readonly defaultCountry: CountryCode | null
  /** The owner's ladder, best first; empty for a link that has its one book. */
  readonly editions: readonly Edition[]
  /** Stores the owner switched off; passed over as long as another is left. */
  readonly excluded: readonly MarketplaceCode[]
  /** Another edition for one store, where the book's own is not sold. */
  readonly overrides: Readonly<Partial<Record<MarketplaceCode, BookIdentifier>>>
  /** What the owner decided of the shops other than Amazon. */
  readonly shops: ShopChoices
}

/** Where one reader lands, and why. */
export interface Route {
  readonly url: string
  readonly retailer: 'amazon'
  readonly marketplace: MarketplaceCode
  readonly tag: AffiliateTag | null
  readonly tagOwner: TagOwner
  readonly country: CountryCode | null
  /** The rung of the ladder; null without a ladder, and where none is sold. */
  readonly format: EditionFormat | null
  /** False where the owner marked every edition as not sold: the store's search is all that is left. */
  readonly isSold: boolean
  readonly reasons: readonly RouteReason[]
}

/** Books printed by Amazon itself may have no ISBN, and then an ASIN like those of Kindle books. */
const printFormats: readonly (EditionFormat | undefined)[] = ['paperback', 'hardcover']

/** A link that says nothing but the book. */
export function plainLink(
  identifier: BookIdentifier,
  owner: TagHolder | null = null,
): RoutableLink {
  return {
    identifier,
    owner,
    defaultCountry: null,
    editions: [],
    excluded: [],
    overrides: {},
    shops: noShopChoices,
  }
}

/**
 * The heart: which edition, which store, which page, whose tag. Pure and total: every link and every
 * reader get a URL whose host is in the marketplace table, and the reasons for it as codes. A format
 * that the reader asks for comes before the owner's order, where it is sold.
 *
 * @example resolveRoute(plainLink(identifier), { country: 'AT', countrySource: 'ip', languages: ['de'] }, {}).url // 'https://www.amazon.de/dp/0143127748'
 */
export function resolveRoute(
  link: RoutableLink,
  reader: ReaderContext,
  defaultTags: AffiliateTags,
  askedFormat: EditionFormat | null = null,
): Route {
  const reasons: RouteReason[] = []
  const country = placeReader(link, reader, reasons)
  const edition = findEdition(link.editions, country, askedFormat)
  pushEditionReasons(link.editions, edition, country, askedFormat, reasons)
  const book = edition?.identifier ?? link.identifier

  const isDigital = isKindleAsin(book) && !printFormats.includes(edition?.format)
  const marketplace = chooseStore(link, isDigital, country, reader, reasons)
  const override = findOverride(link, marketplace, country, reasons)
  if (override) reasons.push({ code: 'identifier-override', marketplace })
  const identifier = override ?? book
  const isSold = Boolean(override ?? edition) || link.editions.length === 0
  if (!isSold) reasons.push({ code: 'none-sold' })
  else reasons.push({ code: amazonId(identifier) ? 'product-page' : 'search-page' })

  const { tag, owner } = chooseTag(marketplace, link.owner, defaultTags)
  reasons.push({ code: 'tag', owner })
  const buildUrl = isSold ? buildAmazonUrl : buildAmazonSearchUrl
  return {
    url: buildUrl(marketplace, identifier, tag),
    retailer: 'amazon',
    marketplace,
    tag,
    tagOwner: owner,
    country,
    format: (override ? findRung(link, override) : edition)?.format ?? null,
    isSold,
    reasons,
  }
}

function placeReader(
  { defaultCountry }: RoutableLink,
  { country, countrySource: source }: ReaderContext,
  reasons: RouteReason[],
): CountryCode | null {
  if (country) {
    reasons.push({ code: 'country-known', source, country })
    return country
  }
  reasons.push({ code: 'country-unknown' })
  if (defaultCountry) reasons.push({ code: 'link-default-country', country: defaultCountry })
  return defaultCountry
}

function pushEditionReasons(
  editions: readonly Edition[],
  chosen: Edition | undefined,
  country: CountryCode | null,
  asked: EditionFormat | null,
  reasons: RouteReason[],
): void {
  if (editions.length === 0) return
  const isAsked = chosen?.format === asked
  if (country && !isAsked) {
    const passedOver = editions.slice(0, chosen && editions.indexOf(chosen))
    const wished = editions.filter(({ format }) => format === asked)
    const marked = [...passedOver, ...wished].filter(({ notSoldIn }) => notSoldIn.includes(country))
    for (const format of new Set(marked.map((edition) => edition.format))) {
      reasons.push({ code: 'edition-not-sold', format, country })
    }
  }
  if (!chosen) return
  const { format } = chosen
  if (isAsked) reasons.push({ code: 'edition-asked', format })
  else reasons.push({ code: country ? 'edition' : 'edition-first', format })
}

/** The rung that is a book, if it is one. */
function findRung({ editions }: RoutableLink, book: BookIdentifier): Edition | undefined {
  const key = identifierKey(book)
  return editions.find(({ identifier }) => identifierKey(identifier) === key)
}

/** A store's own edition, unless it is one that is marked as not sold where the reader is. */
function findOverride(
  link: RoutableLink,
  marketplace: MarketplaceCode,
  country: CountryCode | null,
  reasons: RouteReason[],
): BookIdentifier | undefined {
  const override = link.overrides[marketplace]
  const rung = override && findRung(link, override)
  if (!rung || !country || !rung.notSoldIn.includes(country)) return override
  const { format } = rung
  if (!reasons.some((reason) => reason.code === 'edition-not-sold' && reason.format === format)) {
    reasons.push({ code: 'edition-not-sold', format, country })
  }
  return undefined
}

function chooseStore(
  link: RoutableLink,
  isDigital: boolean,
  country: CountryCode | null,
  reader: ReaderContext,
  reasons: RouteReason[],
): MarketplaceCode {
  const ranking = country ? rankMarketplaces(country, isDigital, reader) : rankWithoutCountry()
  reasons.push(...ranking.reasons)
  const best = ranking.stores[0] ?? DEFAULT_MARKETPLACE
  // NOTE: with every store excluded the reader still lands: a link is never a dead end (R16).
  const chosen = ranking.stores.find((code) => !link.excluded.includes(code)) ?? best
  if (chosen !== best) reasons.push({ code: 'store-excluded', excluded: best, marketplace: chosen })
  return chosen
}
