import { expect, test } from 'vitest'
import { type CountryCode, countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { listDestinations, plainLink } from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier
const readerIn = (country: CountryCode) =>
  ({ country, countrySource: 'ip', languages: [] }) as const

test('each country and each URL appears once, in the order of the marketplaces', () => {
  const destinations = listDestinations(plainLink(book('9780143127741')), readerIn, {})
  expect(destinations.flatMap(({ countries }) => countries).toSorted()).toEqual(countryCodes)
  expect(destinations.map(({ marketplace }) => marketplace)).toEqual([
    ...['us', 'uk', 'ca', 'de', 'fr', 'es', 'it', 'jp', 'in', 'br', 'mx', 'au', 'nl', 'se', 'pl'],
    ...['be', 'ie', 'sg', 'ae', 'sa', 'eg', 'tr', 'za'],
  ])
  expect(destinations.find(({ marketplace }) => marketplace === 'es')).toEqual({
    countries: ['AD', 'ES', 'PT'],
    retailer: 'amazon',
    marketplace: 'es',
    url: 'https://www.amazon.es/dp/0143127748',
    tag: null,
    tagOwner: 'none',
    format: null,
    isSold: true,
    isPage: false,
  })
})

test("the retailers and the page of the owner's rules have their own rows", () => {
  const link = {
    ...plainLink(book('9780143127741')),
    rules: [
      { countries: ['DE'], target: { kind: 'retailer', retailer: 'kobo' } },
      { countries: ['AT'], target: { kind: 'page' } },
    ],
  } as const
  const destinations = listDestinations(link, readerIn, {})
  expect(destinations.at(-1)).toMatchObject({ countries: ['DE'], retailer: 'kobo' })
  const paged = destinations.filter(({ isPage }) => isPage)
  expect(paged).toMatchObject([{ countries: ['AT'], marketplace: 'de' }])
})

test('a country where nothing is sold has its own row, even with the same URL', () => {
  const identifier = book('9798886451740')
  const editions = [{ format: 'paperback', identifier, notSoldIn: ['AT'] }] as const
  const destinations = listDestinations({ ...plainLink(identifier), editions }, readerIn, {})
  const german = destinations.filter(({ marketplace }) => marketplace === 'de')
  expect(new Set(german.map(({ url }) => url))).toEqual(
    new Set(['https://www.amazon.de/s?k=9798886451740&i=stripbooks']),
  )
  expect(german.filter(({ isSold }) => !isSold).map(({ countries }) => countries)).toEqual([['AT']])
})
