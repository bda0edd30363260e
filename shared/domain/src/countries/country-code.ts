/**
 * ISO 3166-1 alpha-2 codes of all 249 countries and territories, and XK (Kosovo), which ISO leaves
 * to users and geolocation data uses.
 */
export const countryCodes = [
  'AD', 'AE', 'AF', 'AG', 'AI', 'AL', 'AM', 'AO', 'AQ', 'AR', 'AS', 'AT', 'AU', 'AW', 'AX',
  'AZ', 'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BL', 'BM', 'BN', 'BO', 'BQ',
  'BR', 'BS', 'BT', 'BV', 'BW', 'BY', 'BZ', 'CA', 'CC', 'CD', 'CF', 'CG', 'CH', 'CI', 'CK',
  'CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV', 'CW', 'CX', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM',
  'DO', 'DZ', 'EC', 'EE', 'EG', 'EH', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FK', 'FM', 'FO', 'FR',
  'GA', 'GB', 'GD', 'GE', 'GF', 'GG', 'GH', 'GI', 'GL', 'GM', 'GN', 'GP', 'GQ', 'GR', 'GS',
  'GT', 'GU', 'GW', 'GY', 'HK', 'HM', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IM', 'IN',
  'IO', 'IQ', 'IR', 'IS', 'IT', 'JE', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KI', 'KM', 'KN',
  'KP', 'KR', 'KW', 'KY', 'KZ', 'LA', 'LB', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV',
  'LY', 'MA', 'MC', 'MD', 'ME', 'MF', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MO', 'MP', 'MQ',
  'MR', 'MS', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NC', 'NE', 'NF', 'NG', 'NI',
  'NL', 'NO', 'NP', 'NR', 'NU', 'NZ', 'OM', 'PA', 'PE', 'PF', 'PG', 'PH', 'PK', 'PL', 'PM',
  'PN', 'PR', 'PS', 'PT', 'PW', 'PY', 'QA', 'RE', 'RO', 'RS', 'RU', 'RW', 'SA', 'SB', 'SC',
  'SD', 'SE', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST', 'SV',
  'SX', 'SY', 'SZ', 'TC', 'TD', 'TF', 'TG', 'TH', 'TJ', 'TK', 'TL', 'TM', 'TN', 'TO', 'TR',
  'TT', 'TV', 'TW', 'TZ', 'UA', 'UG', 'UM', 'US', 'UY', 'UZ', 'VA', 'VC', 'VE', 'VG', 'VI',
  'VN', 'VU', 'WF', 'WS', 'XK', 'YE', 'YT', 'ZA', 'ZM', 'ZW',
] as const

export type CountryCode = (typeof countryCodes)[number]

const known: ReadonlySet<string> = new Set(countryCodes)

/** Codes in common use that ISO 3166-1 spells otherwise: ccTLD and EU style, and the retired FX. */
const aliases: Readonly<Record<string, CountryCode>> = { UK: 'GB', EL: 'GR', FX: 'FR' }

export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && known.has(value)
}

/**
 * Reads a country code in any case, as links, edge headers and IP databases give it. Undefined for
 * everything that names no country: `XX` and `T1` (edge networks for unknown and Tor), `EU`, `A1`.
 *
 * @example parseCountryCode('uk') // 'GB'
 */
export function parseCountryCode(text: string | null | undefined): CountryCode | undefined {
  if (!text) return undefined
  const code = text.trim().toUpperCase()
  return isCountryCode(code) ? code : aliases[code]
}

const FLAG_LETTER_A = 0x1f1e6

/** The flag as two regional indicator symbols. @example countryFlag('DE') // '🇩🇪' */
export function countryFlag(code: CountryCode): string {
  return String.fromCodePoint(...[...code].map((letter) => FLAG_LETTER_A + letter.charCodeAt(0) - 65))
}

/** The country's name in a reader's language, by CLDR. @example countryName('DE', 'fr') // 'Allemagne' */
export function countryName(code: CountryCode, language = 'en'): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code
}
