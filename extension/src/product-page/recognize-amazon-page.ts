import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import {
  describeOtherPage,
  findAmazonHost,
  parseWebUrl,
  readProductUrl,
} from '@everyshelf/domain/product-urls'
import { guessFormat, parseBookFormat } from './book-format-of.ts'
import { listNotes } from './book-notes.ts'
import { firstIsbn, hasMusicNumber, isBookNumberLabel, shareNumber } from './book-numbers.ts'
import type { AmazonFacts, PageFacts } from './extract/page-facts.ts'
import { uniqueFormats } from './format-choices.ts'
import { isCartUrl } from './is-cart-url.ts'
import { isSearchUrl } from './is-search-url.ts'
import { listCandidates } from './list-candidates.ts'
import type {
  BookCandidate,
  Evidence,
  FormatChoice,
  NotABookReason,
  RecognizedPage,
} from './recognized-page.ts'

const BOOK_KINDS = ['book', 'books', 'ebooks', 'audible', 'audiobook']
const AUDIO_KINDS = ['audible', 'audiobook']
const FILM_KINDS = ['dvd', 'video']
const OTHER_MEDIA = [...FILM_KINDS, 'music', 'video_games']

/** Amazon's page to read Kindle books, in the browser. */
const READER_HOST = /^(?:read|lesen|lire|leer|leggi|ler)\./

interface AmazonBook {
  readonly identifier: BookIdentifier
  readonly marketplace: MarketplaceCode
  readonly evidence: Evidence
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

/** A page is a book's only if something on it says so. */
function isBookPage(identifier: BookIdentifier, facts: PageFacts, numbers: Numbers): boolean {
  const { amazon } = facts
  if (identifier.kind === 'isbn') return true
  if (amazon.pageKinds.some((kind) => OTHER_MEDIA.includes(kind))) return false
  // A page that cannot be read. One that can and shows no product is a sign-in, an error, or a film to watch.
  const { titles, headings } = facts.names
  const isUnread = titles.length + headings.length === 0 && amazon.headline.title === null
  return (
    isUnread ||
    READER_HOST.test(new URL(facts.url).hostname) ||
    amazon.hasBookElements ||
    amazon.pageKinds.some((kind) => BOOK_KINDS.includes(kind)) ||
    amazon.formats.some(({ label }) => parseBookFormat(label) === 'ebook') ||
    Boolean(numbers.own ?? numbers.print)
  )
}

function listFormats(
  identifier: BookIdentifier,
  { formats, pageKinds }: AmazonFacts,
  { own, print }: Numbers,
): FormatChoice[] {
  const ownLabel = formats.find(({ url }) => url === null)?.label
  const isAudio = pageKinds.some((kind) => AUDIO_KINDS.includes(kind))
  const unlabeled = isAudio ? 'audio' : own ? 'print' : guessFormat(identifier)
  const isGuessed = !ownLabel && !isAudio && !own && !pageKinds.includes('ebooks')
  const ownFormat = ownLabel ? parseBookFormat(ownLabel) : unlabeled
  const names = { print: 'Print', ebook: 'Kindle', audio: 'Audiobook' }
  const linked = formats.flatMap(({ label, url }): FormatChoice[] => {
    const parsed = url ? readProductUrl(url) : undefined
    return parsed?.kind === 'product'
      ? [{ format: parseBookFormat(label), identifier: parsed.identifier, label }]
      : []
  })
  return uniqueFormats([
    {
      format: ownFormat,
      identifier,
      label: ownLabel ?? names[ownFormat],
      ...(isGuessed && { isGuessed }),
    },
    ...linked,
    ...(own
      ? [{ format: ownFormat, identifier: own, label: `ISBN ${formatIdentifier(own)}` }]
      : []),
    ...(print ? [{ format: 'print' as const, identifier: print, label: 'Print edition' }] : []),
  ])
}

/** Search, author and browse pages are full of ASINs; only a product page also has a product title. */
function findNamed(
  { url, amazon }: PageFacts,
  named: AmazonBook | undefined,
): AmazonBook | undefined {
  if (named) return named
  const host = findAmazonHost(new URL(url).hostname)
  const identifier = amazon.headline.title && parseBookIdentifier(amazon.asin ?? '')
  if (!host || !identifier) return undefined
  return { identifier, marketplace: host.marketplace, evidence: 'amazon-markup' }
}

function findNotABookReason(facts: PageFacts): NotABookReason {
  const { pageKinds, rows } = facts.amazon
  const isMusic = pageKinds.includes('music') || hasMusicNumber(rows.map(({ value }) => value))
  if (isMusic) return 'music'
  return pageKinds.some((kind) => FILM_KINDS.includes(kind)) ? 'film' : 'other-product'
}

function isAuthorPage(address: string): boolean {
  const url = parseWebUrl(address)
  return url !== undefined && describeOtherPage(url) === 'author-page'
}

/** An author's page shows nothing but books; elsewhere on Amazon, an ASIN may be of anything. */
function listBooks(facts: PageFacts): BookCandidate[] {
  const books = listCandidates(facts, { links: true, title: null })
  return isAuthorPage(facts.url)
    ? books
    : books.filter(({ identifier }) => identifier.kind === 'isbn')
}

/** The number that the page has instead of the one in its address. */
function findOtherNumber(
  { amazon }: PageFacts,
  fromUrl: AmazonBook | undefined,
): BookIdentifier | undefined {
  const shown = parseBookIdentifier(amazon.asin ?? '')
  return shown && fromUrl && !shareNumber([shown], [fromUrl.identifier]) ? shown : undefined
}

/** Recognizes a page of an Amazon store; `fromUrl` is the book in its address. */
export function recognizeAmazonPage(
  facts: PageFacts,
  fromUrl: AmazonBook | undefined,
): RecognizedPage {
  const named = findNamed(facts, fromUrl)
  if (!named) {
    const why = isCartUrl(facts.url) ? 'cart' : 'not-a-product-page'
    const books = why === 'cart' ? [] : listBooks(facts)
    if (books.length > 0) return { kind: 'candidates', retailer: 'amazon', books }
    if (isSearchUrl(facts.url)) return { kind: 'search-page', retailer: 'amazon' }
    return { kind: 'not-a-book', why, retailer: 'amazon', candidate: null }
  }
  const { identifier, marketplace, evidence } = named
  const other = findOtherNumber(facts, fromUrl)
  if (other) {
    const books = [other, identifier].map((one) => ({ identifier: one, title: null }))
    return { kind: 'candidates', retailer: 'amazon', books }
  }
  const numbers = readNumbers(facts.amazon)
  if (!isBookPage(identifier, facts, numbers)) {
    const why = findNotABookReason(facts)
    return { kind: 'not-a-book', why, retailer: 'amazon', candidate: identifier }
  }
  const formats = listFormats(identifier, facts.amazon, numbers)
  const { authors, coverUrl } = facts.amazon.headline
  const title = facts.amazon.headline.title ?? facts.headline.title
  return {
    kind: 'book',
    identifier,
    title,
    authors: authors.length > 0 ? authors : facts.headline.authors,
    coverUrl: coverUrl ?? facts.headline.coverUrl,
    retailer: 'amazon',
    marketplace,
    formats,
    notes: listNotes([title], formats),
    evidence,
  }
}
