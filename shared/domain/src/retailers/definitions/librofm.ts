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
  affiliate: {
    network: 'awin',
    merchantId: '25361',
    signUpUrl: 'https://ui.awin.com/merchant-profile-terms/25361',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'Authors earn a commission when they share their links.',
        source: 'https://blog.libro.fm/authors-are-you-linking-to-libro-fm/',
        date: '2026-11-26',
      },
    ],
  },
}
