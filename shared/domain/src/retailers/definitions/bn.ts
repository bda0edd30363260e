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
    { in: 'query', parameter: 'ean', id: 'isbn' },
    { in: 'path', pattern: /^\/w\/[^/]+\/(\d{9,10})(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'product', template: 'https://www.barnesandnoble.com/w/?ean={isbn13}' },
  affiliate: {
    network: 'cj',
    deepLink: 'https://www.anrdoezrs.net/click-{publisherId}-{adId}?url={encodedUrl}&sid={subId}',
    signUpUrl: 'https://www.barnesandnoble.com/h/affiliate',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'Affiliates place links on their website.',
        source: 'http://affiliates.barnesandnoble.com/community-support/faqs/',
        date: '2026-11-26',
      },
    ],
  },
}
