import { createRequire } from 'node:module'
import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { type CountryResponse, open } from 'maxmind'

/** The country an address is registered in; undefined when nobody knows. */
export type FindCountry = (address: string) => CountryCode | undefined

/** NRO statistics as a MaxMind file; credit stands in the package's licence and on our about page. */
const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/**
 * Reads the IP database from disk; no call to anyone. Without a readable file nobody's country is
 * known and readers go by their language (R23).
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
