import { type EditionFormat, isDigital } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import type { BookIdentifier } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import { chooseEdition } from './choose-edition.ts'
import {
  DEFAULT_MARKETPLACE,
  rankingWithoutCountry,
  rankMarketplaces,
} from './choose-marketplace.ts'
import type { ReaderContext } from './reader.ts'
import { findRule, type RuleTarget } from './reader-rule.ts'
import { findFallback, type RoutableLink } from './routable-link.ts'
import type { ReasonList } from './route-reason.ts'

/** Which book in which marketplace: a destination at Amazon without its URL and tag. */
export interface ProductChoice {
  readonly identifier: BookIdentifier
  readonly marketplace: MarketplaceCode
  readonly country: CountryCode | null
  readonly format: EditionFormat | null
  readonly isSold: boolean
  /** The kind of the owner's rule that decided it; null without one. */
  readonly rule: RuleTarget['kind'] | null
}

/** What the reader chose themselves, which comes before the owner's rules. */
export interface ReaderChoice {
  readonly format?: EditionFormat | null
  readonly marketplace?: MarketplaceCode | null
}

/**
 * Chooses the edition and the marketplace for a reader at Amazon, and adds the reasons to
 * `reasons`. Rules that lead away from Amazon have no effect here; `chooseSeller` applies them.
 *
 * @example chooseProduct(plainLink(identifier), { country: 'AT', countrySource: 'query', languages: [] }).marketplace // 'de'
 */
export function chooseProduct(
  link: RoutableLink,
  reader: ReaderContext,
  choice: ReaderChoice = {},
  reasons: ReasonList = null,
): ProductChoice {
  const country = resolveCountry(link, reader, reasons)
  return chooseProductIn(link, country, reader, choice, reasons)
}

/** The same for a country that is already resolved, whose reasons are already in the list. */
export function chooseProductIn(
  link: RoutableLink,
  country: CountryCode | null,
  reader: ReaderContext,
  { format = null, marketplace: chosen = null }: ReaderChoice,
  reasons: ReasonList,
): ProductChoice {
  const { book, edition, isSold, isRuled } = chooseEdition(link, country, reader, format, reasons)
  const target = chosen ? undefined : findRule(link.rules, country)?.target
  const isRuledMarketplace = country !== null && target?.kind === 'marketplace'
  if (isRuledMarketplace) reasons?.push({ code: 'rule', country, target })
  const isKindle = isDigital(book, edition?.format ?? null)
  const marketplace =
    chosen ??
    (isRuledMarketplace
      ? target.marketplace
      : chooseMarketplace(link, isKindle, country, reader, reasons))
  const override = isRuled ? undefined : findOverride(link, marketplace, country, reasons)
  if (override) reasons?.push({ code: 'identifier-override', marketplace })
  return {
    identifier: override ?? book,
    marketplace,
    country,
    format: (override ? findFallback(link, override) : edition)?.format ?? null,
    isSold: isSold || override !== undefined,
    rule: isRuledMarketplace ? 'marketplace' : isRuled ? 'edition' : null,
  }
}

/** The reader's country, else the link's default country. */
export function resolveCountry(
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
  // leads to a page.
  const chosen = ranking.marketplaces.find((code) => !link.excluded.includes(code)) ?? best
  if (chosen !== best) {
    reasons?.push({ code: 'marketplace-excluded', excluded: best, marketplace: chosen })
  }
  return chosen
}
