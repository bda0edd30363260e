import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import type { BookFormat, Retailer } from '@everyshelf/domain/retailers'
import type { RetailerPageKind } from './list-retailers.ts'

export const formatNames: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebooks',
  audio: 'Audiobooks',
}

export const stateTexts: Readonly<Record<RetailerPageKind, string>> = {
  'own-page': 'Your custom page',
  product: 'Book page by ISBN',
  search: 'Search by ISBN',
  none: 'No link yet',
}

const SHOWN_AT_FIRST = 3

/** @example describeCountries(['GB', 'IE']) // 'United Kingdom, Ireland' */
function describeCountries(countries: readonly CountryCode[]): string {
  if (countries.length > SHOWN_AT_FIRST) return `${countries.length} countries`
  return countries.map((code) => countryName(code)).join(', ')
}

/** @example describeRetailer(waterstones) // 'United Kingdom, Ireland · Print, Audiobooks' */
export function describeRetailer({ countries, formats }: Retailer): string {
  const sold = formats.map((format) => formatNames[format]).join(', ')
  return `${describeCountries(countries)} · ${sold}`
}
