import type { Retailer } from '../retailer.ts'

export const librofm: Retailer = {
  code: 'librofm',
  name: 'Libro.fm',
  status: 'active',
  countries: ['US', 'CA', 'GB', 'AU'],
  formats: ['audio'],
  hosts: ['www.libro.fm'],
  productPatterns: [{ in: 'path', pattern: /^\/audiobooks\/(97[89]\d{10})(?:-|\/|$)/, id: 'isbn' }],
  // A print book's ISBN finds no audiobook page; each audiobook has an ISBN of its own.
  isbnLink: { kind: 'search', template: 'https://libro.fm/search?q={isbn13}' },
  affiliate: null,
}
