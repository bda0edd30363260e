import { type CountryCode, countryCodes } from './country-codes.ts'

const known: ReadonlySet<string> = new Set(countryCodes)

/**
 * Common codes that ISO 3166-1 spells differently: top-level domains, EU style, and the retired FX.
 */
const aliases: Readonly<Record<string, CountryCode>> = { UK: 'GB', EL: 'GR', FX: 'FR' }

/**
 * Whether a value is one of the 250 codes of `countryCodes`, in capitals.
 *
 * @example isCountryCode('GB') // true
 */
export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && known.has(value)
}

/**
 * Parses a country code in any case, from links, edge headers and IP databases. Returns undefined
 * for all codes that name no country: `XX` and `T1` (edge networks, for unknown and Tor), `EU`,
 * `A1`. Source: ISO 3166-1.
 *
 * @example parseCountryCode('uk') // 'GB'
 */
export function parseCountryCode(text: string | null | undefined): CountryCode | undefined {
  if (!text) return undefined
  const code = text.trim().toUpperCase()
  return isCountryCode(code) ? code : aliases[code]
}

const FLAG_LETTER_A = 0x1f1e6

/**
 * The flag emoji of a country, made of two regional indicator symbols.
 *
 * @example countryFlag('DE') // '🇩🇪'
 */
export function countryFlag(code: CountryCode): string {
  return String.fromCodePoint(
    ...[...code].map((letter) => FLAG_LETTER_A + letter.charCodeAt(0) - 65),
  )
}

/**
 * The country's name in a language (BCP 47), from the Unicode CLDR data of the runtime.
 *
 * @example countryName('DE', 'fr') // 'Allemagne'
 */
export function countryName(code: CountryCode, language = 'en'): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code
}
