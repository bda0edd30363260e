import { readBookInput } from '@everyshelf/domain/books'

/** What an app hands over when somebody shares something with this one. */
export interface SharedTexts {
  readonly title: string
  readonly text: string
  readonly url: string
}

const TEXT_MAX_LENGTH = 4000
const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** Digits with the hyphens and spaces of an ISBN between them. */
const ISBN = /(?:97[89][-\s‐-–]?)?(?:\d[-\s‐-–]?){9}[\dX](?![\dA-Za-z])/gi
/** Shops that nobody listed have it in their addresses; shorter numbers there are anything. */
const ISBN_OF_ADDRESS = /(?<!\d)97[89]\d{10}(?!\d)/g
/** Kindle numbers alone: of ten letters many a word is made. */
const KINDLE = /\bB0[A-Z0-9]{8}\b/g
/** What ends a sentence ends no address. */
const AFTER_ADDRESS = /[.,;:!?)\]}»”]+$/

/**
 * The first thing in what was shared that names a book: an address of a shop, a short link, an ISBN
 * or a Kindle number. Apps put the address wherever they like, so all three texts are read.
 */
export function findSharedBook({ title, text, url }: SharedTexts): string | null {
  const all = [url, text, title].map((part) => part.slice(0, TEXT_MAX_LENGTH))
  const addresses = all.flatMap((part) => part.match(ADDRESS) ?? [])
  const words = all.map((part) => part.replace(ADDRESS, ' '))
  const candidates = [
    ...addresses.map((address) => address.replace(AFTER_ADDRESS, '')),
    ...words.flatMap((part) => [...(part.match(ISBN) ?? []), ...(part.match(KINDLE) ?? [])]),
    ...addresses.flatMap((address) => address.match(ISBN_OF_ADDRESS) ?? []),
  ]
  return candidates.map((one) => one.trim()).find(namesBook) ?? null
}

function namesBook(candidate: string): boolean {
  const { kind } = readBookInput(candidate)
  return kind === 'book' || kind === 'short-link'
}

/** What stands in the field when no book was found: all of it, as it was shared. */
export function describeShared({ title, text, url }: SharedTexts): string {
  return (url || text || title).trim().slice(0, 500)
}
