import type { RetailerCode } from '../retailers/index.ts'
import { type EbookStore, isOwnStore } from './ebook-store.ts'
import type { RuleSourceCode } from './link-rules.ts'

/** A store's name in the text of a book. */
export interface StoreName {
  readonly name: string
  readonly retailer: RetailerCode
  /** Its position in the text. */
  readonly index: number
}

/** The river, and what lies at it, are no stores. */
const NAMES =
  /(?<!\b[Tt]he )\bAmazon\b(?! (?:[Rr]iver|[Rr]ain|[Bb]asin|[Jj]ungle|[Ff]orest|[Dd]elta))|\bKindle\b|\bKobo\b|\bN(?:ook|OOK)\b|\bBarnes (?:&|and) Noble\b|\bApple Books\b|\biBooks(?:tore)?\b|\bGoogle Play\b|\bSmashwords\b|\bDraft2Digital\b/g

const retailers: Readonly<Record<string, RetailerCode>> = {
  amazon: 'amazon',
  kindle: 'amazon',
  kobo: 'kobo',
  nook: 'bn',
  barnes: 'bn',
  apple: 'apple',
  ibooks: 'apple',
  ibookstore: 'apple',
  google: 'google',
  smashwords: 'smashwords',
  draft2digital: 'smashwords',
}

/**
 * Finds the names of ebook stores in a text.
 *
 * @example findStoreNames('Get it for Kindle.') // [{ name: 'Kindle', retailer: 'amazon', index: 11 }]
 */
export function findStoreNames(text: string): StoreName[] {
  return Array.from(text.matchAll(NAMES), ({ 0: name, index }) => {
    const [first = ''] = name.toLowerCase().split(' ', 1)
    return { name, retailer: retailers[first] ?? '', index }
  })
}

/** The stores that mind the names of others, also without a link. */
const minding: Readonly<Partial<Record<EbookStore, RuleSourceCode>>> = {
  apple: 'apple-and-kobo',
  kobo: 'apple-and-kobo',
  smashwords: 'smashwords',
  all: 'apple-and-kobo',
}

/**
 * Returns the source that says the store minds this name in the text; undefined if it does not.
 *
 * @example minds('kobo', 'amazon') // 'apple-and-kobo'
 */
export function minds(store: EbookStore, retailer: RetailerCode): RuleSourceCode | undefined {
  return isOwnStore(store, retailer) ? undefined : minding[store]
}
