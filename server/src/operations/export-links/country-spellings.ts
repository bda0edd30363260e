import { type CountryCode, countryCodes, parseCountryCode } from '@everyshelf/domain/countries'

/** Codes that are read as another country's, where rules have to name them. */
const OTHER_SPELLINGS = ['UK', 'EL', 'FX'] as const

/** Every text that names a country, with the country's own code. */
export const countrySpellings: readonly (readonly [text: string, country: CountryCode])[] = [
  ...countryCodes.map((code) => [code, code] as const),
  ...OTHER_SPELLINGS.flatMap((text) => {
    const country = parseCountryCode(text)
    return country ? [[text, country] as const] : []
  }),
]
