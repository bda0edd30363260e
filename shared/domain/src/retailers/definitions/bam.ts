import type { Retailer } from '../retailer.ts'

export const bam: Retailer = {
  code: 'bam',
  name: 'Books-A-Million',
  status: 'active',
  countries: ['US'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.booksamillion.com'],
  productPatterns: [
    { in: 'path', pattern: /^\/p\/(?:[^/]+\/)*(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/product\/(\d{9}[\dXx]|97[89]\d{10})(?:\/|$)/, id: 'isbn' },
  ],
  isbnLink: { kind: 'product', template: 'https://www.booksamillion.com/p/{isbn13}' },
  affiliate: {
    network: 'cj',
    deepLink: 'https://www.anrdoezrs.net/click-{publisherId}-{adId}?url={encodedUrl}&sid={subId}',
    signUpUrl: 'https://www.booksamillion.com/affiliates/',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'Affiliates link from their own website.',
        source: 'https://www.booksamillion.com/affiliates/faq.html',
        date: '2026-11-26',
      },
    ],
  },
}
