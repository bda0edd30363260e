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
}
