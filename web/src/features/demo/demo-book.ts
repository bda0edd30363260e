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

/** Countries to choose from: those of the core marketplaces, and some without a marketplace. */
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

/** Guesses the visitor's country from the browser's languages. */
export function guessCountry(languages: readonly string[]): CountryCode {
  const hints = { query: undefined, edge: undefined, ip: undefined }
  const { country } = locateReader(hints, parseAcceptLanguage(languages.join(',')))
  return country && demoCountries.includes(country) ? country : 'US'
}

const namedWithArticle: readonly CountryCode[] = ['GB', 'NL', 'US']

/** A country's name within a sentence. @example placeName('NL') // 'the Netherlands' */
export function nameInSentence(country: CountryCode): string {
  return namedWithArticle.includes(country) ? `the ${countryName(country)}` : countryName(country)
}
