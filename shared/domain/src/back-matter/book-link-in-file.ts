import { identifierKey } from '../identifiers/index.ts'
import {
  findRetailerPage,
  type ReaderContext,
  type RoutableLink,
  resolveAmazonRoute,
  retailerIsbn,
} from '../routing/index.ts'
import type { BookFile } from './book-files.ts'
import type { KitBook, KitLink } from './kit.ts'
import { kitRules } from './kit-rules.ts'

/** A file is for readers everywhere, so the link's own default country decides, else amazon.com. */
const anyReader: ReaderContext = { country: null, countrySource: 'none', languages: [] }

/**
 * Builds the link to a book in one file. Null if the store of the file has no page for the book.
 *
 * @example linkInFile(dune, kindleFile, origin)?.url // 'https://www.amazon.com/dp/B00B7NPRY8'
 */
export function linkInFile(book: KitBook, file: BookFile, origin: string): KitLink | null {
  const { title: text, link, ebookSlug, printLink } = book
  switch (kitRules[file.kind].books) {
    case 'amazon':
      return { text, ...findAmazonPage(link) }
    case 'own-store':
      return linkToStore(book, file, origin)
    case 'reader-page': {
      const url = `${origin}/book/${identifierKey(link.identifier)}/universal?link=${ebookSlug}`
      return { text, url, isGuessed: false }
    }
    case 'short-link':
      return { text, url: printLink, isGuessed: false }
  }
}

/** The Kindle edition, if there is one, in the neutral marketplace and without a tag. */
function findAmazonPage(link: RoutableLink): Pick<KitLink, 'url' | 'isGuessed'> {
  const untagged: RoutableLink = { ...link, owner: null, channel: 'ebook' }
  const { url, format } = resolveAmazonRoute(untagged, anyReader, {}, { format: 'kindle' })
  return { url, isGuessed: format !== 'kindle' }
}

/** A counted link of this service to one store, which opens the store's site of the reader's country. */
function linkToStore(
  { title: text, link, ebookSlug }: KitBook,
  { retailer }: BookFile,
  origin: string,
): KitLink | null {
  const page = retailer && findRetailerPage(link, retailer, null)
  if (!page) return null
  const key = retailerIsbn(link) ?? identifierKey(link.identifier)
  const url = `${origin}/out/${retailer.code}/${key}?link=${ebookSlug}`
  return { text, url, isGuessed: !page.isOwnPage }
}
