import type { Retailer } from '../retailer.ts'

export const flipkart: Retailer = {
  code: 'flipkart',
  name: 'Flipkart',
  status: 'active',
  countries: ['IN'],
  formats: ['print'],
  hosts: ['www.flipkart.com', 'dl.flipkart.com'],
  productPatterns: [
    // A book's `pid` is its ISBN; other products have Flipkart's own ID there.
    { in: 'query', parameter: 'pid', id: 'isbn' },
    { in: 'path', pattern: /\/p\/(itm[0-9a-z]+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'search', template: 'https://www.flipkart.com/search?q={isbn13}' },
  tagIn: { in: 'query', parameter: 'affid' },
}
