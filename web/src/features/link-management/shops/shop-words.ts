import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import type { BookFormat, Retailer } from '@everyshelf/domain/retailers'
import type { ShopState } from './shop-rows.ts'

export const formatNames: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebooks',
  audio: 'Audiobooks',
}

export const stateTexts: Readonly<Record<ShopState, string>> = {
  'own-page': 'Your own page',
  product: 'Its page, by ISBN',
  search: 'Its search, by ISBN',
  none: 'No address yet',
}

const FEW = 3

/** @example describePlaces(['GB', 'IE']) // 'United Kingdom, Ireland' */
export function describePlaces(countries: readonly CountryCode[]): string {
  if (countries.length > FEW) return `${countries.length} countries`
  return countries.map((code) => countryName(code)).join(', ')
}

/** @example describeShopFacts(waterstones) // 'United Kingdom, Ireland · Print, Audiobooks' */
export function describeShopFacts({ countries, formats }: Retailer): string {
  const sold = formats.map((format) => formatNames[format]).join(', ')
  return `${describePlaces(countries)} · ${sold}`
}
