import type { Retailer } from '../retailer.ts'

export const bol: Retailer = {
  code: 'bol',
  name: 'bol',
  status: 'active',
  countries: ['NL', 'BE'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.bol.com'],
  productPatterns: [
    {
      in: 'path',
      pattern: /^\/(?:nl|be)\/(?:nl|fr)\/p\/[^/]+\/(\d{10,16})(?:\/|$)/,
      id: 'product-id',
    },
  ],
  isbnLink: {
    kind: 'search',
    template: 'https://www.bol.com/{site}/s/?searchtext={isbn13}',
    sites: { NL: 'nl/nl', BE: 'be/nl' },
  },
}
