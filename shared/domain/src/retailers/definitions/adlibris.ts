import type { Retailer } from '../retailer.ts'

export const adlibris: Retailer = {
  code: 'adlibris',
  name: 'Adlibris',
  status: 'active',
  countries: ['SE', 'NO', 'FI'],
  formats: ['print', 'ebook'],
  hosts: ['www.adlibris.com'],
  productPatterns: [{ in: 'path', pattern: /-(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: {
    kind: 'search',
    template: 'https://www.adlibris.com/{site}?q={isbn13}',
    sites: { SE: 'se/sok', NO: 'no/sok', FI: 'fi/haku' },
  },
}
