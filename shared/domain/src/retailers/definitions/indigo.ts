import type { Retailer } from '../retailer.ts'

export const indigo: Retailer = {
  code: 'indigo',
  name: 'Indigo (Chapters)',
  status: 'active',
  countries: ['CA'],
  formats: ['print', 'ebook'],
  hosts: ['www.indigo.ca', 'www.chapters.indigo.ca'],
  productPatterns: [
    { in: 'path', pattern: /\/(97[89]\d{10})(?:-item)?\.html$/, id: 'isbn' },
    {
      in: 'path',
      pattern: /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.html$/,
      id: 'product-id',
    },
  ],
  isbnLink: { kind: 'search', template: 'https://www.indigo.ca/en-ca/search?q={isbn13}' },
  affiliate: {
    network: 'cj',
    deepLink: 'https://www.anrdoezrs.net/click-{publisherId}-{adId}?url={encodedUrl}',
    signUpUrl: 'https://www.chapters.indigo.ca/en-ca/affiliate-program/details/',
    rules: [
      {
        channels: ['web', 'social'],
        permission: 'always',
        says: 'Affiliates link from a website, blog, or social media page.',
        source: 'https://www.chapters.indigo.ca/en-ca/affiliate-program/FAQ/',
        date: '2026-11-26',
      },
    ],
  },
}
