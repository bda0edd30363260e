import type { RetailerCode } from '../retailers/index.ts'

/** Where an author uploads a file of the ebook. `all` is one file for every store. */
export const ebookStores = [
  'kindle',
  'apple',
  'kobo',
  'google',
  'nook',
  'smashwords',
  'all',
] as const
export type EbookStore = (typeof ebookStores)[number]

const retailers: Readonly<Record<EbookStore, RetailerCode | null>> = {
  kindle: 'amazon',
  apple: 'apple',
  kobo: 'kobo',
  google: 'google',
  nook: 'bn',
  smashwords: 'smashwords',
  all: null,
}

const names: Readonly<Record<EbookStore, string>> = {
  kindle: 'Kindle',
  apple: 'Apple Books',
  kobo: 'Kobo',
  google: 'Google Play Books',
  nook: 'Nook',
  smashwords: 'Smashwords and Draft2Digital',
  all: 'All stores',
}

/**
 * Returns the name of the store to which the author uploads the file.
 *
 * @example ebookStoreName('nook') // 'Nook'
 */
export function ebookStoreName(store: EbookStore): string {
  return names[store]
}

/**
 * Whether pages of this retailer belong to the store, so that its file may link to them.
 *
 * @example isOwnStore('kindle', 'amazon') // true
 */
export function isOwnStore(store: EbookStore, retailer: RetailerCode): boolean {
  return retailers[store] === retailer || (store === 'kindle' && retailer === 'audible')
}
