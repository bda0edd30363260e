import type { AttributionTag, LinkChannel, TagHolder } from '../affiliate/index.ts'
import { type Edition, type EditionFormat, ownEdition } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type BookIdentifier, identifierKey } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { ReaderRule } from './reader-rule.ts'
import { noRetailerPreferences, type RetailerPreferences } from './retailer-preferences.ts'

/** Everything that routing uses of a link. */
export interface RoutableLink {
  readonly identifier: BookIdentifier
  /** Null for a link without an owner: created signed out, account deleted, or unknown `userId`. */
  readonly owner: TagHolder | null
  /** True for a link that its owner removed, or that no reader opened. The service's tags do not apply. */
  readonly isUntagged?: boolean
  /** Where readers find the link. It decides whether tags and affiliate IDs are allowed. */
  readonly channel: LinkChannel
  /** The owner's Amazon Attribution tags, for the channel `ad` alone. Missing without Premium. */
  readonly attribution?: Readonly<Partial<Record<MarketplaceCode, AttributionTag>>>
  /** The owner's rules for readers of some countries. They come before everything below. */
  readonly rules: readonly ReaderRule[]
  /** The country we assume for readers of unknown country. */
  readonly defaultCountry: CountryCode | null
  /** The owner's edition fallbacks, best first. Empty for a link with a single book. */
  readonly editions: readonly Edition[]
  /** Readers get an edition in their language, if there is one, before the owner's order. */
  readonly matchLanguage: boolean
  /** Marketplaces that the owner turned off. Routing skips them as long as another is left. */
  readonly excluded: readonly MarketplaceCode[]
  /** Another edition for one marketplace that does not sell the book's own. */
  readonly overrides: Readonly<Partial<Record<MarketplaceCode, BookIdentifier>>>
  /** The owner's settings for retailers other than Amazon. */
  readonly retailers: RetailerPreferences
}

/**
 * Creates a link without any settings: only the book, its owner, and its format if known.
 *
 * @example plainLink({ kind: 'asin', asin: 'B0CRQLM5V7' as Asin }, null, 'paperback').editions.length // 1
 */
export function plainLink(
  identifier: BookIdentifier,
  owner: TagHolder | null = null,
  format: EditionFormat | null = null,
): RoutableLink {
  return {
    identifier,
    owner,
    channel: 'web',
    rules: [],
    defaultCountry: null,
    editions: ownEdition(identifier, format),
    matchLanguage: false,
    excluded: [],
    overrides: {},
    retailers: noRetailerPreferences,
  }
}

/** The edition of a link with this identifier, if there is one. */
export function findFallback(
  { editions }: Pick<RoutableLink, 'editions'>,
  book: BookIdentifier,
): Edition | undefined {
  const key = identifierKey(book)
  return editions.find(({ identifier }) => identifierKey(identifier) === key)
}

/**
 * Whether a book is the link's own or one of its editions.
 *
 * @example isBookOf(plainLink(identifier), identifier) // true
 */
export function isBookOf(
  link: Pick<RoutableLink, 'identifier' | 'editions'>,
  book: BookIdentifier,
): boolean {
  return identifierKey(link.identifier) === identifierKey(book) || Boolean(findFallback(link, book))
}
