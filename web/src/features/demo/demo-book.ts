import { type Book, placeholderBook } from '@everyshelf/domain/books'
import { type CountryCode, countryName, parseAcceptLanguage } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { locateReader } from '@everyshelf/domain/routing'

const identifier = parseBookIdentifier('9780141441146')
if (identifier?.kind !== 'isbn') throw new Error('the sample book has no ISBN')

export const demoIdentifier = identifier

export const demoBook: Book = {
  ...placeholderBook(identifier),
  title: 'Jane Eyre',
  authors: ['Charlotte Brontë'],
}

/** The countries of the demo: the core stores', and some that have no store of their own. */
export const demoCountries: readonly CountryCode[] = [
  'AR',
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'DE',
  'DK',
  'ES',
  'FR',
  'GB',
  'IE',
  'IN',
  'IT',
  'JP',
  'KE',
  'MX',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'SE',
  'SG',
  'US',
  'ZA',
]

/** Where the visitor probably is, by the language of the browser alone. */
export function guessCountry(languages: readonly string[]): CountryCode {
  const hints = { query: undefined, edge: undefined, ip: undefined }
  const { country } = locateReader(hints, parseAcceptLanguage(languages.join(',')))
  return country && demoCountries.includes(country) ? country : 'US'
}

const withArticle: readonly CountryCode[] = ['GB', 'NL', 'US']

/** A country within a sentence. @example placeName('NL') // 'the Netherlands' */
export function placeName(country: CountryCode): string {
  return withArticle.includes(country) ? `the ${countryName(country)}` : countryName(country)
}
