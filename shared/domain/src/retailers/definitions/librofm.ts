import type { Retailer } from '../retailer.ts'

export const librofm: Retailer = {
  code: 'librofm',
  name: 'Libro.fm',
  status: 'active',
  countries: ['US', 'CA', 'GB', 'AU'],
  formats: ['audio'],
  hosts: ['www.libro.fm'],
  productPatterns: [{ in: 'path', pattern: /^\/audiobooks\/(97[89]\d{10})(?:-|\/|$)/, id: 'isbn' }],
  // The ISBN of a print book finds no audiobook: each audiobook has its own ISBN.
  isbnLink: { kind: 'search', template: 'https://libro.fm/search?q={isbn13}' },
}
