import { type CountryCode, countryName } from '@everyshelf/domain/countries'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** @example nameSome(['Ada', 'Bea', 'Cem', 'Dov'], 2) // 'Ada, Bea and 2 more' */
export function nameSome(names: readonly string[], most = 3): string {
  if (names.length <= most) return list.format(names)
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}

export function nameCountries(countries: readonly CountryCode[], most = 3): string {
  const names = countries.map((code) => countryName(code)).toSorted((a, b) => a.localeCompare(b))
  return nameSome(names, most)
}
