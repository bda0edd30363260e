import { type CountryCode, countryCodes, countryName } from '@everyshelf/domain/countries'

const withArticle: ReadonlySet<CountryCode> = new Set([
  ...(['AE', 'AX', 'BQ', 'BS', 'CC', 'CD', 'CF', 'CG', 'CK', 'DO', 'FK', 'FO', 'GB'] as const),
  ...([
    'GM',
    'IM',
    'IO',
    'KM',
    'KY',
    'MH',
    'MP',
    'MV',
    'NL',
    'PH',
    'SB',
    'SC',
    'TC',
    'TF',
  ] as const),
  ...(['UM', 'US', 'VA', 'VG', 'VI'] as const),
])

/** A country's name within a sentence. @example countryInSentence('NL') // 'the Netherlands' */
export function countryInSentence(country: CountryCode): string {
  const name = countryName(country)
  return withArticle.has(country) ? `the ${name}` : name
}

/** All countries, sorted by their English names. */
export const countriesByName: readonly { readonly code: CountryCode; readonly name: string }[] =
  countryCodes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
