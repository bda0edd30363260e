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
  affiliate: {
    network: 'impact',
    deepLink: 'https://goto.walmart.com/c/{partnerId}/{adId}/9383?u={encodedUrl}&subId1={subId}',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'Affiliates place links on their website.',
        source: 'https://affiliates.walmart.com/faqs',
        date: '2026-11-26',
      },
    ],
  },
}
