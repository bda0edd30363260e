/** Where links come from: a list of books without old addresses, or a service. `other` is one that we do not know. */
export const moveServices = [
  'list',
  'books2read',
  'booklinker',
  'geniuslink',
  'bitly',
  'dub',
  'shlink',
  'kutt',
  'yourls',
  'other',
] as const
export type MoveService = (typeof moveServices)[number]

export const moveServiceNames: Readonly<Record<MoveService, string>> = {
  list: 'List',
  books2read: 'Books2Read',
  booklinker: 'Booklinker',
  geniuslink: 'Geniuslink',
  bitly: 'Bitly',
  dub: 'Dub',
  shlink: 'Shlink',
  kutt: 'Kutt',
  yourls: 'YOURLS',
  other: 'Another service',
}

export const OLD_ADDRESS_MAX_LENGTH = 300
export const OLD_SLUG_MAX_LENGTH = 200
export const MOVE_TARGET_MAX_LENGTH = 2000
export const MOVE_TITLE_MAX_LENGTH = 200
export const MOVE_CLICKS_MAX = 1_000_000_000

/** A link at another service, with the same fields for every service. */
export interface MovedLink {
  /** Its line in the file, or its number in a JSON list, from 1. */
  readonly line: number
  /** As the file has it; empty if the file has only slugs. */
  readonly oldAddress: string
  /** The last part of the old address, as the service writes it; empty if there is none. */
  readonly oldSlug: string
  /** What names the book: a product URL, an ISBN, an ASIN, or one of our own links. */
  readonly target: string
  readonly title: string
  /** Clicks at the old service; null if the file has none. */
  readonly clicks: number | null
  /** The day on which the link was created there; null if the file does not say. */
  readonly createdOn: string | null
  readonly authors: readonly string[]
  readonly labels: readonly string[]
  /** Only a list of books has notes. */
  readonly note: string
}
