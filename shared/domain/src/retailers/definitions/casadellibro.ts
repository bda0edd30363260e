import type { Retailer } from '../retailer.ts'

export const casadellibro: Retailer = {
  code: 'casadellibro',
  name: 'Casa del Libro',
  status: 'active',
  countries: ['ES'],
  formats: ['print', 'ebook'],
  hosts: ['www.casadellibro.com'],
  productPatterns: [
    {
      in: 'path',
      pattern: /^\/(?:libro|ebook|audiolibro)-[^/]+\/(97[89]\d{10})\/\d+(?:\/|$)/,
      id: 'isbn',
    },
  ],
  isbnLink: { kind: 'search', template: 'https://www.casadellibro.com/?query={isbn13}' },
  affiliate: {
    network: 'awin',
    merchantId: '21491',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'A blog was accepted and links from its posts.',
        source: 'https://alexhernandez.es/page/50',
        date: '2026-11-26',
        isSecondHand: true,
      },
    ],
  },
}
