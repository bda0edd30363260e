import { type CountryCode, parseAcceptLanguage } from '@everyshelf/domain/countries'
import { locateReader } from '@everyshelf/domain/routing'

/** The country where most of the owner's readers may be, judged by the browser's language alone. */
export function guessCountry(): CountryCode {
  const hints = { query: undefined, edge: undefined, ip: undefined }
  const { country } = locateReader(hints, parseAcceptLanguage(navigator.languages.join(',')))
  return country ?? 'US'
}
