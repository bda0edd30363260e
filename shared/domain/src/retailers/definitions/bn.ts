import type { Retailer } from '../retailer.ts'

export const bn: Retailer = {
  code: 'bn',
  name: 'Barnes & Noble',
  status: 'active',
  countries: ['US'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.barnesandnoble.com'],
  productPatterns: [
    // An `ean` that begins with 294 is a NOOK number, no ISBN. Then only the number in the path is left.
    { in: 'query', parameter: 'ean', id: 'isbn', onPath: /^\/w\// },
    { in: 'path', pattern: /^\/w\/[^/]+\/(\d{9,10})(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'product', template: 'https://www.barnesandnoble.com/w/?ean={isbn13}' },
}
