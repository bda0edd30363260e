import { type CountryCode, type LanguageTag, parseCountryCode } from '../countries/index.ts'
import type { CountryHints, ReaderContext } from './reader.ts'

/**
 * The country of the first language that has a region.
 *
 * @example regionOf(['de', 'de-ch']) // 'CH'
 */
function regionOf(languages: readonly LanguageTag[]): CountryCode | undefined {
  for (const tag of languages) {
    const region = tag.split('-').find((part, index) => index > 0 && part.length === 2)
    const country = parseCountryCode(region)
    if (country) return country
  }
  return undefined
}

/**
 * Decides which country a reader is in. In this order: the `country=` parameter of the link, the
 * header of the trusted edge, the IP database, the region of their languages. `country` is null if
 * all are missing.
 *
 * @example locateReader({ query: undefined, edge: 'AT', ip: 'DE' }, ['de']).country // 'AT'
 */
export function locateReader(
  hints: CountryHints,
  languages: readonly LanguageTag[],
): ReaderContext {
  if (hints.query) return { country: hints.query, countrySource: 'query', languages }
  if (hints.edge) return { country: hints.edge, countrySource: 'edge', languages }
  if (hints.ip) return { country: hints.ip, countrySource: 'ip', languages }
  const country = regionOf(languages)
  return country
    ? { country, countrySource: 'language', languages }
    : { country: null, countrySource: 'none', languages }
}
