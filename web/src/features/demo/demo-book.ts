import { type CountryCode, parseAcceptLanguage } from '@everyshelf/domain/countries'
import { locateReader } from '@everyshelf/domain/routing'

export const DEMO_ISBN = '9780141441146'

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
