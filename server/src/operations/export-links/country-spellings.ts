import { type CountryCode, countryCodes, parseCountryCode } from '@everyshelf/domain/countries'

/** Alternative codes that we read as another code; rules must list them. */
const OTHER_SPELLINGS = ['UK', 'EL', 'FX'] as const

/** Every accepted country text with its country code. */
export const countrySpellings: readonly (readonly [text: string, country: CountryCode])[] = [
  ...countryCodes.map((code) => [code, code] as const),
  ...OTHER_SPELLINGS.flatMap((text) => {
    const country = parseCountryCode(text)
    return country ? [[text, country] as const] : []
  }),
]
