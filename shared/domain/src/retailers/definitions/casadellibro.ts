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
}
