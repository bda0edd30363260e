import type { CountryCode } from '@everyshelf/domain/countries'
import { choosePageLanguage } from '../messages/languages.ts'

/** A page for a preview: as a reader of a country sees it, in the country's language. */
export function previewIn(country: CountryCode) {
  return {
    requested: { country, language: undefined },
    reader: { country, countrySource: 'query', languages: [] },
    favoriteRetailer: null,
    canStoreFavorite: true,
    isReported: false,
    language: choosePageLanguage([mainLanguage(country)]),
  } as const
}

/** The language that most people of a country speak, as Unicode lists it. @example mainLanguage('DE') // 'de' */
function mainLanguage(country: CountryCode): string {
  return new Intl.Locale(`und-${country}`).maximize().language
}
