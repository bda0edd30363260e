import { affiliateNetworks } from '@everyshelf/domain/affiliate-programs'
import { identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import type { LinkInspection, LinkKind, LinkWarning, TagHolding } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { type BookFormat, retailerName } from '@everyshelf/domain/retailers'

interface WarningText {
  readonly title: string
  readonly text: string
}

/** Explains each problem of a link and what to do. */
export const warningTexts: Readonly<Record<LinkWarning, WarningText>> = {
  'look-alike-host': {
    title: 'This link imitates a store',
    text: 'The URL contains a store’s name but doesn’t belong to that store. Don’t share this link.',
  },
  'search-page': {
    title: 'This is a search page, not a book page',
    text: 'Readers would have to find the book in the results. Open the book’s page and paste its URL.',
  },
  'author-page': {
    title: 'This is an author page',
    text: 'It lists all books by one author. Open a book’s page and paste its URL.',
  },
  'other-page': {
    title: 'This is not a book page',
    text: 'We recognize this store, but this page isn’t for a single book. Open the book’s page and paste its URL.',
  },
  'no-identifier': {
    title: 'The URL doesn’t identify the book',
    text: 'It contains only the store’s product number. Find the ISBN on the page and paste it.',
  },
  'no-page-for-979': {
    title: 'Amazon has no page at this URL',
    text: 'Amazon has no direct links for ISBNs that start with 979, so this link fails. Search Amazon for the ISBN instead.',
  },
  'thirteen-digits-in-dp': {
    title: 'This Amazon URL needs a 10-digit ISBN',
    text: 'Amazon’s book pages don’t work with 13-digit ISBNs. Use the clean URL below.',
  },
  'foreign-tag': {
    title: 'Someone else earns from this link',
    text: 'The owner of this affiliate tag earns a commission on purchases through this link. Everyshelf links don’t include this tag.',
  },
  'tag-and-attribution': {
    title: 'This link combines an affiliate tag and an attribution tag',
    text: 'Amazon doesn’t allow both on one link. Choose one of them.',
  },
  'attribution-only': {
    title: 'This link has an ad’s attribution tag',
    text: 'Amazon attributes purchases through this link to an ad campaign.',
  },
  'tag-of-another-marketplace': {
    title: 'This tag may belong to another store',
    text: 'A tag earns only in the store that issued it. This tag has an unusual ending for this store.',
  },
  'cloaked-short-link': {
    title: 'This short link hides its affiliate tag',
    text: 'We can find the book behind it, but not who earns the commission.',
  },
  'cloaked-elsewhere': {
    title: 'We can’t follow this short link',
    text: 'It belongs to another service. Open it and paste the URL where you land.',
  },
  'network-link': {
    title: 'This link goes through an affiliate network',
    text: 'The network records who earns the commission, then sends readers to the store.',
  },
  'closed-retailer': {
    title: 'This store has closed',
    text: 'Its pages no longer work. We can still identify the book.',
  },
  'fixed-country': {
    title: 'This link sends all readers to one country',
    text: 'The URL names a country. Remove the country to send readers to a store in their own country.',
  },
  'ignored-tag': {
    title: 'The tag in this URL is ignored',
    text: 'Everyshelf links use the tags that their owner set, not a tag in the URL.',
  },
  'wrong-service-link': {
    title: 'This link doesn’t lead to a book',
    text: 'It looks like an Everyshelf link, but no link or book matches it. Compare it with the original.',
  },
}

const holdingTexts: Readonly<Record<TagHolding, string>> = {
  yours: 'yours',
  service: 'Everyshelf’s',
  other: 'someone else’s',
  unsure: 'unknown owner',
  none: 'None',
  hidden: 'Hidden behind the short link',
  'by-country': 'Differs by country (see below)',
}

/** @example describeTag({ tag: 'x-21', tagHolding: 'other' }) // 'x-21 (someone else’s)' */
export function describeTag({
  tag,
  tagHolding,
}: Pick<LinkInspection, 'tag' | 'tagHolding'>): string {
  return tag === null ? holdingTexts[tagHolding] : `${tag} (${holdingTexts[tagHolding]})`
}

const kindNames: Readonly<Record<LinkKind, string>> = {
  identifier: 'ISBN or ASIN',
  product: 'Book page',
  'product-without-identifier': 'Product page',
  'other-page': 'Non-book page',
  'retailer-short-link': 'Shortened link',
  shortener: 'Shortened link from another service',
  'network-link': 'Affiliate link',
  'service-link': 'Everyshelf link',
  'service-page': 'Everyshelf page',
  unknown: 'Unknown',
}

const formatNames: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebook',
  audio: 'Audiobook',
}

/** @example describeKind(found) // 'Book page at Amazon.de' */
export function describeKind(inspection: LinkInspection): string {
  const { kind, marketplace, retailer, network } = inspection
  const store = marketplace
    ? getMarketplace(marketplace).storeName
    : retailer && retailerName(retailer)
  const via = network ? `, via ${affiliateNetworks[network].name}` : ''
  return `${kindNames[kind]}${store && kind !== 'retailer-short-link' ? ` at ${store}` : ''}${via}`
}

export function describeFormats({ formats: codes, identifier }: LinkInspection): string | null {
  if (codes.length > 0) return codes.map((code) => formatNames[code]).join(', ')
  return identifier && isB0Asin(identifier)
    ? 'Unknown. An ASIN that starts with B0 can be a Kindle or printed book.'
    : null
}

/** The book number from which the visitor can create a Global Link, if there is one. */
export function globalLinkInput({ identifier, serviceUrl }: LinkInspection): string | null {
  return identifier && !serviceUrl ? identifierKey(identifier) : null
}
