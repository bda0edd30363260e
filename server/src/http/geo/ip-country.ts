import { createRequire } from 'node:module'
import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { type CountryResponse, open } from 'maxmind'

/** The country in which an IP address is registered. Undefined if unknown. */
export type FindCountry = (address: string) => CountryCode | undefined

/** NRO statistics as a MaxMind file. The package's license and the about page credit the source. */
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/**
 * Reads the IP database from disk, without network calls. Without a readable file, no country is known, and
 * the readers' languages choose the store.
 */
export async function openCountryFinder(
  onProblem: (error: unknown) => void,
  file?: string,
): Promise<FindCountry> {
  try {
    const reader = await open<IpCountry>(file ?? createRequire(import.meta.url).resolve(FILE))
    return (address) => {
      try {
        return parseCountryCode(reader.get(address)?.country_code)
      } catch (error) {
        onProblem(error)
        return undefined
      }
    }
  } catch (error) {
    onProblem(error)
    return () => undefined
  }
}

type IpCountry = CountryResponse & { readonly country_code?: string }
