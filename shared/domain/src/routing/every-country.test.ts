import { describe, expect, test } from 'vitest'
import { type Edition, type EditionFormat, editionFormats } from '../books/index.ts'
import { type CountryCode, countryCodes } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import { countryRouting, marketplaceCodes, marketplaceHost } from '../marketplaces/index.ts'
import { readProductUrl } from '../product-urls/index.ts'
import {
  type AmazonRoute,
  findDestination,
  plainLink,
  type RoutableLink,
  resolveAmazonRoute,
} from './index.ts'

const hosts = new Set([
  ...['www.amazon.com', 'www.amazon.co.uk', 'www.amazon.ca', 'www.amazon.de', 'www.amazon.fr'],
  ...['www.amazon.es', 'www.amazon.it', 'www.amazon.co.jp', 'www.amazon.in', 'www.amazon.com.br'],
  ...['www.amazon.com.mx', 'www.amazon.com.au', 'www.amazon.nl', 'www.amazon.se', 'www.amazon.pl'],
  ...['www.amazon.com.be', 'www.amazon.ie', 'www.amazon.sg', 'www.amazon.ae', 'www.amazon.sa'],
  ...['www.amazon.eg', 'www.amazon.com.tr', 'www.amazon.co.za'],
])

function book(text: string): BookIdentifier {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`not a book: ${text}`)
  return identifier
}

const books = {
  'a Kindle ASIN': book('B00ICH9SAC'),
  'an ISBN-10': book('080442957X'),
  'an ISBN beginning 978': book('9780143127741'),
  'an ISBN beginning 979': book('9798886451740'),
} as const

const spare = book('B07JW91ZDM')
const eachMarketplace = (identifier: BookIdentifier): RoutableLink['overrides'] =>
  Object.fromEntries(marketplaceCodes.map((code) => [code, identifier]))

/**
 * The book itself, a print book without an ISBN-10, and an audiobook. Each bit of `notSold` notSold
 * one of them as not sold in the country.
 */
function fallbacksOf(identifier: BookIdentifier, country: CountryCode, notSold: number): Edition[] {
  const editions: readonly (readonly [EditionFormat, BookIdentifier])[] = [
    ['kindle', identifier],
    ['hardcover', book('9791032305690')],
    ['audiobook', spare],
  ]
  return editions.map(([format, edition], index) => ({
    format,
    identifier: edition,
    notSoldIn: (notSold >> index) & 1 ? [country] : ['AQ'],
  }))
}

type Variant = Pick<RoutableLink, 'editions' | 'excluded' | 'overrides'>
const none: Variant = { editions: [], excluded: [], overrides: {} }

/**
 * Settings that an owner can choose, with the unsold editions and exclusions that affect this
 * country's readers.
 */
function listVariants(identifier: BookIdentifier, country: CountryCode): Variant[] {
  const { core, extended, kindle, alternatives } = countryRouting(country)
  const fallbackLists = Array.from({ length: 8 }, (_, notSold) =>
    fallbacksOf(identifier, country, notSold),
  )
  return [
    none,
    { ...none, overrides: eachMarketplace(spare) },
    { ...none, excluded: [extended, kindle] },
    { ...none, excluded: [core, extended, kindle, ...alternatives] },
    { ...none, excluded: marketplaceCodes },
    ...fallbackLists.map((editions) => ({ ...none, editions })),
    ...fallbackLists.map((editions) => ({ ...none, editions, overrides: eachMarketplace(spare) })),
    ...fallbackLists.map((editions) => ({ ...none, editions, excluded: [extended] })),
  ]
}

/** Lists the faults of a reader's destination; empty if it has none. */
function listFaults(
  link: RoutableLink,
  country: CountryCode,
  { url, ...route }: AmazonRoute,
): string[] {
  const { host, protocol, pathname } = new URL(url)
  const unsold = link.editions
    .filter(({ notSoldIn }) => notSoldIn.includes(country))
    .map((edition) => identifierKey(edition.identifier))
  const destination = readProductUrl(url)
  const faults = {
    'host is no marketplace': !hosts.has(host) || protocol !== 'https:',
    // Other pages of the marketplace do not lead to the book.
    'page is no book':
      destination.kind === 'product'
        ? destination.marketplace !== route.marketplace
        : host !== marketplaceHost(route.marketplace) || pathname !== '/s',
    'reasons missing': route.reasons.length < 3 || route.reasons.at(-1)?.code !== 'tag',
    'edition not sold there':
      route.isSold &&
      destination.kind === 'product' &&
      unsold.includes(identifierKey(destination.identifier)),
    'product page though none is sold': !route.isSold && pathname !== '/s',
    'not sold though an edition is':
      !route.isSold && unsold.length < Math.max(link.editions.length, 1),
    'excluded marketplace though others are left':
      link.excluded.includes(route.marketplace) &&
      [...countryRouting(country).alternatives, 'us' as const].some(
        (code) => !link.excluded.includes(code),
      ),
  }
  return Object.entries(faults)
    .filter(([, isWrong]) => isWrong)
    .map(([fault]) => `${country} ${fault}: ${url}`)
}

describe('R16 S1 a reader in every country', () => {
  test('is in one of the 249 countries of ISO 3166-1 or in Kosovo', () => {
    expect(new Set(countryCodes).size).toBe(249 + 1)
    expect(hosts.size).toBe(marketplaceCodes.length)
  })

  test.each(Object.entries(books))(
    'has a destination for %s with all settings',
    (_title, identifier) => {
      let routeCount = 0
      const faults = countryCodes.flatMap((country) =>
        listVariants(identifier, country).flatMap((variant) => {
          const link: RoutableLink = { ...plainLink(identifier), ...variant }
          const reader = { country, countrySource: 'ip', languages: [] } as const
          routeCount += 1
          const route = resolveAmazonRoute(link, reader, {})
          expect({ ...findDestination(link, reader, {}), reasons: route.reasons }).toEqual(route)
          return listFaults(link, country, route)
        }),
      )
      expect(faults).toEqual([])
      expect(routeCount).toBe(250 * 29)
    },
  )

  test.each(editionFormats)(
    'who requests the format %s never gets an edition that is not sold there',
    (requested) => {
      const faults = countryCodes.flatMap((country) =>
        Array.from({ length: 8 }, (_, notSold) => notSold).flatMap((notSold) => {
          const identifier = books['a Kindle ASIN']
          const link = {
            ...plainLink(identifier),
            editions: fallbacksOf(identifier, country, notSold),
          }
          const reader = { country, countrySource: 'query', languages: [] } as const
          const route = resolveAmazonRoute(link, reader, {}, { format: requested })
          const destination = findDestination(link, reader, {}, requested)
          expect({ ...destination, reasons: route.reasons }).toEqual(route)
          return listFaults(link, country, route)
        }),
      )
      expect(faults).toEqual([])
    },
  )
})
