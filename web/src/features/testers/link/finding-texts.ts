import { identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import type { LinkInspection, LinkKind, LinkWarning, TagHolding } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { affiliateNetworks, type BookFormat, retailerName } from '@everyshelf/domain/retailers'

export interface WarningText {
  readonly title: string
  readonly text: string
}

/** What is wrong, and what to do about it. */
export const warningTexts: Readonly<Record<LinkWarning, WarningText>> = {
  'look-alike-host': {
    title: 'This is not the store that it looks like',
    text: 'The name of a store stands in the address, and the store does not. Do not hand this link out.',
  },
  'search-page': {
    title: 'A search page, not the page of a book',
    text: 'Readers would have to find the book among the results. Open its own page and paste that.',
  },
  'author-page': {
    title: "An author's page",
    text: 'It lists all books of one author, and the number in it is of the author. Open the page of one book.',
  },
  'other-page': {
    title: 'No page of a book',
    text: "It belongs to a shop we know, and to no single book. Open the book's own page and paste that.",
  },
  'no-identifier': {
    title: 'The address does not say which book it is',
    text: "It has the shop's own number alone. Look for the ISBN on the page and paste that.",
  },
  'no-page-for-979': {
    title: 'There is no page at this address',
    text: 'Amazon has no pages by ISBNs that begin with 979: this link leads to "page not found". A search for the ISBN finds the book.',
  },
  'thirteen-digits-in-dp': {
    title: 'Amazon has no page at this address',
    text: 'Its pages go by the ISBN of ten digits. The address below has it.',
  },
  'foreign-tag': {
    title: 'It pays somebody else',
    text: 'A purchase through this link pays whoever the tag belongs to. Our links leave it out.',
  },
  'tag-and-attribution': {
    title: 'An affiliate tag and an attribution tag together',
    text: "Amazon's programmes may not be combined on one link. Decide for one of them.",
  },
  'attribution-only': {
    title: 'An attribution tag of an advertisement',
    text: 'What is bought through this link is counted for the campaign it was made for.',
  },
  'tag-of-another-store': {
    title: 'The tag looks like one of another store',
    text: 'A tag earns in the store that gave it alone. This one ends otherwise than those of this store usually do.',
  },
  'cloaked-short-link': {
    title: 'A shortened link hides whose tag it carries',
    text: 'We can follow it to its book; the tag behind it stays hidden here.',
  },
  'cloaked-elsewhere': {
    title: 'Only its maker knows where it leads',
    text: 'It is a link of another service, and we do not follow those. Open it, and paste the address you arrive at.',
  },
  'network-link': {
    title: 'It goes through an affiliate network',
    text: 'Readers pass the network first, which notes who is paid. The shop behind it is what is shown here.',
  },
  'closed-shop': {
    title: 'This shop is gone',
    text: 'Its pages lead nowhere any more. We still read which book it was.',
  },
  'fixed-country': {
    title: 'It sends everybody to one country',
    text: 'The address names a country, so readers of all others land there too. Without it, each lands in their own store.',
  },
  'ignored-tag': {
    title: 'The tag in the address is ignored',
    text: 'Links of ours carry the tags that their owner has set, whatever the address asks.',
  },
  'wrong-own-link': {
    title: 'It leads to no book',
    text: 'It has the form of one of our links and names no link or book. Compare it with the original.',
  },
}

export const holdingTexts: Readonly<Record<TagHolding, string>> = {
  yours: 'your own',
  service: 'the one of Everyshelf',
  somebody: 'of somebody else',
  unsure: 'whose, we cannot tell',
  nobody: 'None: nobody earns',
  hidden: 'Hidden behind the short address',
  'by-country': 'Differs by country, see below',
}

/** @example describeTag({ tag: 'x-21', tagHolding: 'somebody' }) // 'x-21 (of somebody else)' */
export function describeTag({
  tag,
  tagHolding,
}: Pick<LinkInspection, 'tag' | 'tagHolding'>): string {
  return tag === null ? holdingTexts[tagHolding] : `${tag} (${holdingTexts[tagHolding]})`
}

const kinds: Readonly<Record<LinkKind, string>> = {
  identifier: 'The number of a book',
  product: 'The page of a book',
  'product-without-identifier': 'The page of a product',
  'other-page': 'A page of no single book',
  'short-link': 'A shortened link',
  shortener: 'A shortened link of another service',
  'network-link': 'An affiliate link',
  'own-link': 'A link of Everyshelf',
  'own-page': 'A page of Everyshelf',
  unknown: 'Nothing that we know',
}

const formats: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebook',
  audio: 'Audiobook',
}

/** @example describeKind(found) // 'The page of a book at Amazon.de' */
export function describeKind(found: LinkInspection): string {
  const { kind, marketplace, retailer, network } = found
  const shop = marketplace
    ? getMarketplace(marketplace).storeName
    : retailer && retailerName(retailer)
  const via = network ? `, through ${affiliateNetworks[network].name}` : ''
  return `${kinds[kind]}${shop && kind !== 'short-link' ? ` at ${shop}` : ''}${via}`
}

export function describeFormats({ formats: found, identifier }: LinkInspection): string | null {
  if (found.length > 0) return found.map((format) => formats[format]).join(', ')
  return identifier && isB0Asin(identifier)
    ? 'Not known: an ASIN that begins with B0 can be a Kindle book or a printed one'
    : null
}

/** What a Global Link can be made of: the number, whatever else was pasted. */
export function globalLinkInput({ identifier, ownLink }: LinkInspection): string | null {
  return identifier && !ownLink ? identifierKey(identifier) : null
}
