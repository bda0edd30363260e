import {
  type BookIdentifier,
  isKindleAsin,
  parseBookIdentifier,
} from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import {
  type MarketplaceCode,
  marketplaceHost,
  marketplaces,
} from '@everyshelf/domain/marketplaces'
import { readProductUrl } from '@everyshelf/domain/product-urls'
import { bookFormatOf, likelyFormatOf } from './book-format-of.ts'
import type { AmazonFacts, PageFacts } from './extract/page-facts.ts'
import { firstIsbn, isBookNumberLabel, namesMusic } from './find-isbn.ts'
import { eachBookOnce } from './format-choices.ts'
import { isSearchUrl } from './is-search-url.ts'
import type { FormatChoice, ProductPageReading } from './product-page-reading.ts'

const BOOK_KINDS = ['book', 'books', 'ebooks', 'audible', 'audiobook']
const OTHER_MEDIA = ['music', 'dvd', 'video', 'video_games']

interface AmazonBook {
  readonly identifier: BookIdentifier
  readonly marketplace: MarketplaceCode
}

interface Numbers {
  /** The ISBN of the edition on this page. */
  readonly own: BookIdentifier | undefined
  /** The print edition that a Kindle book takes its page numbers from. */
  readonly print: BookIdentifier | undefined
}

function readNumbers({ rows }: AmazonFacts): Numbers {
  const numbers = rows.filter(({ label }) => isBookNumberLabel(label))
  const isOwn = (label: string) => /^ISBN(?:-1[03])?$/i.test(label.trim())
  const valuesWhere = (own: boolean) =>
    numbers.filter(({ label }) => isOwn(label) === own).map(({ value }) => value)
  return { own: firstIsbn(valuesWhere(true)), print: firstIsbn(valuesWhere(false)) }
}

/** Only of things that are no books does nothing on the page speak of a book. */
function isBookPage(identifier: BookIdentifier, facts: PageFacts, numbers: Numbers): boolean {
  const { amazon } = facts
  if (identifier.kind === 'isbn') return true
  if (amazon.pageKinds.some((kind) => OTHER_MEDIA.includes(kind))) return false
  const hasProduct = amazon.headline.title !== null || amazon.asin !== null
  return (
    !hasProduct ||
    amazon.hasBookMarks ||
    amazon.pageKinds.some((kind) => BOOK_KINDS.includes(kind)) ||
    amazon.formats.some(({ label }) => bookFormatOf(label) === 'ebook') ||
    Boolean(numbers.own ?? numbers.print)
  )
}

function listFormats(
  identifier: BookIdentifier,
  { formats }: AmazonFacts,
  { own, print }: Numbers,
): FormatChoice[] {
  const ownLabel = formats.find(({ url }) => url === null)?.label
  const ownFormat = ownLabel ? bookFormatOf(ownLabel) : own ? 'print' : likelyFormatOf(identifier)
  const names = { print: 'Print', ebook: 'Kindle', audio: 'Audiobook' }
  const linked = formats.flatMap(({ label, url }): FormatChoice[] => {
    const reading = url ? readProductUrl(url) : undefined
    return reading?.kind === 'product'
      ? [{ format: bookFormatOf(label), identifier: reading.identifier, label }]
      : []
  })
  return eachBookOnce([
    { format: ownFormat, identifier, label: ownLabel ?? names[ownFormat] },
    ...linked,
    ...(own
      ? [{ format: ownFormat, identifier: own, label: `ISBN ${formatIdentifier(own)}` }]
      : []),
    ...(print ? [{ format: 'print' as const, identifier: print, label: 'Print edition' }] : []),
  ])
}

/** Search, author and browse pages are full of ASINs; one of the page's own means a product. */
function findNamed(
  { url, amazon }: PageFacts,
  named: AmazonBook | undefined,
): AmazonBook | undefined {
  if (named) return named
  const { hostname } = new URL(url)
  const marketplace = marketplaces.find(({ code }) => marketplaceHost(code) === hostname)
  const identifier = amazon.headline.title && parseBookIdentifier(amazon.asin ?? '')
  return marketplace && identifier ? { identifier, marketplace: marketplace.code } : undefined
}

/** Reads a page of an Amazon store; `fromUrl` is what its address names. */
export function recogniseAmazonPage(
  facts: PageFacts,
  fromUrl: AmazonBook | undefined,
): ProductPageReading {
  const named = findNamed(facts, fromUrl)
  if (!named) {
    return isSearchUrl(facts.url)
      ? { kind: 'search-page', retailer: 'amazon' }
      : { kind: 'not-a-book', why: 'not-a-product-page', retailer: 'amazon', candidate: null }
  }
  const { identifier, marketplace } = named
  const numbers = readNumbers(facts.amazon)
  if (!isBookPage(identifier, facts, numbers)) {
    const isMusic = facts.amazon.pageKinds.includes('music') || namesMusic(facts)
    const why = isMusic ? 'music' : 'other-product'
    return { kind: 'not-a-book', why, retailer: 'amazon', candidate: identifier }
  }
  const formats = listFormats(identifier, facts.amazon, numbers)
  const hasIsbn = formats.some((choice) => choice.identifier.kind === 'isbn')
  const { title, authors, coverUrl } = facts.amazon.headline
  return {
    kind: 'book',
    identifier,
    title,
    authors: authors.length > 0 ? authors : facts.headline.authors,
    coverUrl: coverUrl ?? facts.headline.coverUrl,
    retailer: 'amazon',
    marketplace,
    formats,
    note: isKindleAsin(identifier) && !hasIsbn ? 'kindle-without-isbn' : null,
  }
}
