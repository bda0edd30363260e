import { findActiveRetailer, type Retailer, retailers } from '../retailers/index.ts'
import { findRetailerPage, type RoutableLink } from '../routing/index.ts'
import type { BookFileKind } from './kit-rules.ts'

/** One file of a book, with the back matter that it may have. */
export interface BookFile {
  /** `kindle`, `distributor`, `print`, or the retailer's code; unique among the files of a book. */
  readonly code: string
  readonly name: string
  readonly kind: BookFileKind
  /** Null for files that are not for one retailer of our list. */
  readonly retailer: Retailer | null
  /** False for stores that get their ebooks from distributors. */
  readonly isUploadedByAuthors: boolean
}

const shared = { retailer: null, isUploadedByAuthors: true } as const
const kindle: BookFile = { code: 'kindle', name: 'Kindle', kind: 'kindle', ...shared }
const distributor: BookFile = {
  code: 'distributor',
  name: 'Draft2Digital and other distributors',
  kind: 'distributor',
  ...shared,
}
const print: BookFile = { code: 'print', name: 'Print', kind: 'print', ...shared }

/** Where authors upload ebooks themselves. Other stores get theirs from distributors. */
const uploadedTo = ['apple', 'kobo', 'google', 'bn', 'smashwords'].flatMap(
  (code) => findActiveRetailer(code) ?? [],
)

/** Whether a retailer with ebooks can show this book: its owner named the page, or an ISBN finds it. */
function sellsEbook(link: RoutableLink, retailer: Retailer): boolean {
  return (
    retailer.status === 'active' &&
    retailer.formats.includes('ebook') &&
    !link.retailers.off.includes(retailer.code) &&
    findRetailerPage(link, retailer, null) !== null
  )
}

/**
 * Lists the files of a book: Kindle, the stores where authors upload ebooks, other stores with
 * ebooks, one file for distributors, and the printed book.
 *
 * @example listBookFiles(plainLink(kindleAsin)).map(({ code }) => code) // ['kindle', 'distributor', 'print']
 */
export function listBookFiles(link: RoutableLink): BookFile[] {
  const others = retailers.filter((retailer) => !uploadedTo.includes(retailer))
  const stores = [...uploadedTo, ...others]
    .filter((retailer) => sellsEbook(link, retailer))
    .map((retailer): BookFile => {
      const { code, name } = retailer
      const isUploadedByAuthors = uploadedTo.includes(retailer)
      return { code, name, kind: 'retailer', retailer, isUploadedByAuthors }
    })
  return [kindle, ...stores, distributor, print]
}
