import type { Retailer } from '../retailer.ts'

export const feltrinelli: Retailer = {
  code: 'feltrinelli',
  name: 'laFeltrinelli',
  status: 'active',
  countries: ['IT'],
  formats: ['print', 'ebook'],
  hosts: ['www.lafeltrinelli.it'],
  productPatterns: [{ in: 'path', pattern: /\/e\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'search', template: 'https://www.lafeltrinelli.it/search?query={isbn13}' },
}
