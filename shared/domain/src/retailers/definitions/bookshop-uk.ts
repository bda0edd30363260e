import type { Retailer } from '../retailer.ts'

/** Its affiliate accounts are not those of bookshop.org. */
export const bookshopUk: Retailer = {
  code: 'bookshop-uk',
  name: 'Bookshop.org UK',
  status: 'active',
  countries: ['GB'],
  formats: ['print'],
  hosts: ['uk.bookshop.org'],
  productPatterns: [
    { in: 'query', parameter: 'ean', id: 'isbn' },
    { in: 'path', pattern: /^\/a\/[\w-]+\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/book\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/(?:p\/)?books\/[^/]+\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/p\/books\/[^/]+\/([0-9a-f]{16}|\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'product', template: 'https://uk.bookshop.org/book/{isbn13}' },
  tagIn: { in: 'path', pattern: /^\/a\/([\w-]+)\// },
}
