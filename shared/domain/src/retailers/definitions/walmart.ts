import type { Retailer } from '../retailer.ts'

export const walmart: Retailer = {
  code: 'walmart',
  name: 'Walmart',
  status: 'active',
  countries: ['US'],
  formats: ['print'],
  hosts: ['www.walmart.com'],
  productPatterns: [
    // The title in a book's URL often ends with its ISBN.
    { in: 'path', pattern: /^\/ip\/[^/]*-(97[89]\d{10})\/\d/, id: 'isbn' },
    { in: 'path', pattern: /^\/ip\/(?:[^/]+\/)?(\d{5,14})(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'search', template: 'https://www.walmart.com/search?q={isbn13}' },
}
