import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import { countryInSentence } from './country-names.ts'

const list = new Intl.ListFormat('en-US')

/** @example joinNames(['Ada', 'Bea', 'Cem', 'Dov'], 2) // 'Ada, Bea, and 2 more' */
export function joinNames(names: readonly string[], most = 3): string {
  if (names.length <= most) return list.format(names)
  return list.format([...names.slice(0, most), `${names.length - most} more`])
}

/** Within a sentence. @example nameCountries(['US', 'FR']) // 'France and the United States' */
export function nameCountries(countries: readonly CountryCode[], most = 3): string {
  const sorted = countries.toSorted((a, b) => countryName(a).localeCompare(countryName(b)))
  return joinNames(
    sorted.map((code) => countryInSentence(code)),
    most,
  )
}
