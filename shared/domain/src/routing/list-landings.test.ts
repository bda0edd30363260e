import { expect, test } from 'vitest'
import { type CountryCode, countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { listLandings, plainLink } from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier
const readerIn = (country: CountryCode) =>
  ({ country, countrySource: 'ip', languages: [] }) as const

test('every country lands once, and each address is there once, in the order of the stores', () => {
  const landings = listLandings(plainLink(book('9780143127741')), readerIn, {})
  expect(landings.flatMap(({ countries }) => countries).toSorted()).toEqual(countryCodes)
  expect(landings.map(({ marketplace }) => marketplace)).toEqual([
    ...['us', 'uk', 'ca', 'de', 'fr', 'es', 'it', 'jp', 'in', 'br', 'mx', 'au', 'nl', 'se', 'pl'],
    ...['be', 'ie', 'sg', 'ae', 'sa', 'eg', 'tr', 'za'],
  ])
  expect(landings.find(({ marketplace }) => marketplace === 'es')).toEqual({
    countries: ['AD', 'ES', 'PT'],
    marketplace: 'es',
    url: 'https://www.amazon.es/dp/0143127748',
    tag: null,
    tagOwner: 'nobody',
    format: null,
    isSold: true,
  })
})

test('a country where nothing is sold stands apart, though the address be the same', () => {
  const identifier = book('9798886451740')
  const editions = [{ format: 'paperback', identifier, notSoldIn: ['AT'] }] as const
  const landings = listLandings({ ...plainLink(identifier), editions }, readerIn, {})
  const german = landings.filter(({ marketplace }) => marketplace === 'de')
  expect(new Set(german.map(({ url }) => url))).toEqual(
    new Set(['https://www.amazon.de/s?k=9798886451740&i=stripbooks']),
  )
  expect(german.filter(({ isSold }) => !isSold).map(({ countries }) => countries)).toEqual([['AT']])
})
