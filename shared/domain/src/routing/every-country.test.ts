import { describe, expect, test } from 'vitest'
import { type Edition, type EditionFormat, editionFormats } from '../books/index.ts'
import { type CountryCode, countryCodes } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import { countryRouting, marketplaceCodes, marketplaceHost } from '../marketplaces/index.ts'
import { readProductUrl } from '../product-urls/index.ts'
import { findDestination, plainLink, type RoutableLink, type Route, resolveRoute } from './index.ts'

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
const eachStore = (identifier: BookIdentifier): RoutableLink['overrides'] =>
  Object.fromEntries(marketplaceCodes.map((code) => [code, identifier]))

/** The book itself, a printed one without an ISBN-10 and an audiobook, marked by the bits of a number. */
function ladderOf(identifier: BookIdentifier, country: CountryCode, marks: number): Edition[] {
  const rungs: readonly (readonly [EditionFormat, BookIdentifier])[] = [
    ['kindle', identifier],
    ['hardcover', book('9791032305690')],
    ['audiobook', spare],
  ]
  return rungs.map(([format, rung], index) => ({
    format,
    identifier: rung,
    notSoldIn: (marks >> index) & 1 ? [country] : ['AQ'],
  }))
}

type Variant = Pick<RoutableLink, 'editions' | 'excluded' | 'overrides'>
const none: Variant = { editions: [], excluded: [], overrides: {} }

/** What an owner may have decided, with marks and exclusions where they hurt this country's readers. */
function listVariants(identifier: BookIdentifier, country: CountryCode): Variant[] {
  const { core, extended, kindle, alternatives } = countryRouting(country)
  const ladders = Array.from({ length: 8 }, (_, marks) => ladderOf(identifier, country, marks))
  return [
    none,
    { ...none, overrides: eachStore(spare) },
    { ...none, excluded: [extended, kindle] },
    { ...none, excluded: [core, extended, kindle, ...alternatives] },
    { ...none, excluded: marketplaceCodes },
    ...ladders.map((editions) => ({ ...none, editions })),
    ...ladders.map((editions) => ({ ...none, editions, overrides: eachStore(spare) })),
    ...ladders.map((editions) => ({ ...none, editions, excluded: [extended] })),
  ]
}

/** Everything that is wrong with where a reader lands; empty when nothing is. */
function listFaults(link: RoutableLink, country: CountryCode, { url, ...route }: Route): string[] {
  const { host, protocol, pathname } = new URL(url)
  const marked = link.editions
    .filter(({ notSoldIn }) => notSoldIn.includes(country))
    .map((rung) => identifierKey(rung.identifier))
  const landing = readProductUrl(url)
  const faults = {
    'host of no store': !hosts.has(host) || protocol !== 'https:',
    // A page of the store itself leads on to nowhere, so there is no way back to us.
    'no page of a book':
      landing.kind === 'product'
        ? landing.marketplace !== route.marketplace
        : host !== marketplaceHost(route.marketplace) || pathname !== '/s',
    'no reason': route.reasons.length < 3 || route.reasons.at(-1)?.code !== 'tag',
    'a marked edition':
      route.isSold &&
      landing.kind === 'product' &&
      marked.includes(identifierKey(landing.identifier)),
    'a page where nothing is sold': !route.isSold && pathname !== '/s',
    'not sold with an edition left':
      !route.isSold && marked.length < Math.max(link.editions.length, 1),
    'an excluded store with others left':
      link.excluded.includes(route.marketplace) &&
      [...countryRouting(country).alternatives, 'us' as const].some(
        (code) => !link.excluded.includes(code),
      ),
  }
  return Object.entries(faults)
    .filter(([, isWrong]) => isWrong)
    .map(([fault]) => `${country} ${fault}: ${url}`)
}

describe('R16 S1 a reader of every country', () => {
  test('is of one of the 249 countries of ISO 3166-1, or of Kosovo', () => {
    expect(new Set(countryCodes).size).toBe(249 + 1)
    expect(hosts.size).toBe(marketplaceCodes.length)
  })

  test.each(Object.entries(books))(
    'lands with %s whatever its owner decided',
    (_title, identifier) => {
      let landed = 0
      const faults = countryCodes.flatMap((country) =>
        listVariants(identifier, country).flatMap((variant) => {
          const link: RoutableLink = { ...plainLink(identifier), ...variant }
          const reader = { country, countrySource: 'ip', languages: [] } as const
          landed += 1
          const route = resolveRoute(link, reader, {})
          expect({ ...findDestination(link, reader, {}), reasons: route.reasons }).toEqual(route)
          return listFaults(link, country, route)
        }),
      )
      expect(faults).toEqual([])
      expect(landed).toBe(250 * 29)
    },
  )

  test.each(editionFormats)('who asks for the format %s never gets one that is marked', (asked) => {
    const faults = countryCodes.flatMap((country) =>
      Array.from({ length: 8 }, (_, marks) => marks).flatMap((marks) => {
        const identifier = books['a Kindle ASIN']
        const link = { ...plainLink(identifier), editions: ladderOf(identifier, country, marks) }
        const reader = { country, countrySource: 'query', languages: [] } as const
        const route = resolveRoute(link, reader, {}, asked)
        const destination = findDestination(link, reader, {}, asked)
        expect({ ...destination, reasons: route.reasons }).toEqual(route)
        return listFaults(link, country, route)
      }),
    )
    expect(faults).toEqual([])
  })
})
