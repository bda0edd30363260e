import type { Retailer } from '../retailer.ts'

export const bookshopUs: Retailer = {
  code: 'bookshop-us',
  name: 'Bookshop.org',
  status: 'active',
  countries: ['US'],
  formats: ['print', 'ebook'],
  hosts: ['www.bookshop.org'],
  productPatterns: [
    { in: 'query', parameter: 'ean', id: 'isbn' },
    { in: 'path', pattern: /^\/a\/[\w-]+\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/book\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/(?:p\/)?books\/[^/]+\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/p\/books\/[^/]+\/([0-9a-f]{16}|\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'product', template: 'https://bookshop.org/book/{isbn13}' },
  tagIn: { in: 'path', pattern: /^\/a\/([\w-]+)\// },
}
