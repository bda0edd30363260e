import type { CountryCode } from '@everyshelf/domain/countries'
import { previewLanguage } from '../frame/send-preview.ts'

/** A page for a preview: as a reader of a country sees it, in the country's language. */
export function previewIn(country: CountryCode) {
  return {
    requested: { country, language: undefined },
    reader: { country, countrySource: 'query', languages: [] },
    favoriteRetailer: null,
    canStoreFavorite: true,
    isReported: false,
    language: previewLanguage(country),
  } as const
}
