import type { CountryCode } from '@everyshelf/domain/countries'

/** The language that most people of a country speak, as Unicode lists it. @example mainLanguage('DE') // 'de' */
export function mainLanguage(country: CountryCode): string {
  return new Intl.Locale(`und-${country}`).maximize().language
}
