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
import type { RouteReason } from './route-reason.ts'
import { noShopChoices, type ShopChoices } from './shop-choices.ts'

/** All that a decision may know of a link. */
export interface RoutableLink {
  readonly identifier: BookIdentifier
  /** Null for a link of nobody: signed-out, deleted owner, unknown `userId`. */
  readonly owner: TagHolder | null
  /** No tag is put on it, not even the service's: its owner removed it. */
  readonly isUntagged?: boolean
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

/** Which book in which store: everything of a destination but its address and whose tag is on it. */
export interface StoreChoice {
  readonly identifier: BookIdentifier
  readonly marketplace: MarketplaceCode
  readonly country: CountryCode | null
  readonly format: EditionFormat | null
  readonly isSold: boolean
}

/** Where the reasons of a decision are written; null when nobody will read them. */
export type ReasonList = RouteReason[] | null

/** A link that says nothing but the book, and its format where that is known. */
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
    shops: noShopChoices,
  }
}

/**
 * The first half of a decision, with the reasons for it where somebody wants them. Apart from the
 * second, so that programs on people's computers, which may not carry tags, can say where readers land
 * without the code that writes them.
 *
 * @example chooseStore(plainLink(identifier), { country: 'AT', countrySource: 'query', languages: [] }).marketplace // 'de'
 */
export function chooseStore(
  link: RoutableLink,
  reader: ReaderContext,
  askedFormat: EditionFormat | null = null,
  reasons: ReasonList = null,
): StoreChoice {
  const country = placeReader(link, reader, reasons)
  const edition = findEdition(link.editions, country, askedFormat)
  if (reasons) pushEditionReasons(link, edition, country, askedFormat, reasons)
  const book = edition?.identifier ?? link.identifier
  const isKindle = isDigital(book, edition?.format ?? null)
  const marketplace = chooseMarketplace(link, isKindle, country, reader, reasons)
  const override = findOverride(link, marketplace, country, reasons)
  if (override) reasons?.push({ code: 'identifier-override', marketplace })
  return {
    identifier: override ?? book,
    marketplace,
    country,
    format: (override ? findRung(link, override) : edition)?.format ?? null,
    isSold: Boolean(override ?? edition) || link.editions.length === 0,
  }
}

function placeReader(
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
  asked: EditionFormat | null,
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
  reasons: ReasonList,
): BookIdentifier | undefined {
  const override = link.overrides[marketplace]
  const rung = override && findRung(link, override)
  if (!rung || !country || !rung.notSoldIn.includes(country)) return override
  const { format } = rung
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
  const best = ranking.stores[0] ?? DEFAULT_MARKETPLACE
  // NOTE: with every store excluded the reader still lands: a link is never a dead end (R16).
  const chosen = ranking.stores.find((code) => !link.excluded.includes(code)) ?? best
  if (chosen !== best) {
    reasons?.push({ code: 'store-excluded', excluded: best, marketplace: chosen })
  }
  return chosen
}
