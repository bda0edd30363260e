import type { Retailer } from '../retailer.ts'

export const worldofbooks: Retailer = {
  code: 'worldofbooks',
  name: 'World of Books',
  status: 'active',
  countries: ['GB'],
  formats: ['print'],
  hosts: ['www.worldofbooks.com'],
  productPatterns: [{ in: 'path', pattern: /-(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'search', template: 'https://www.worldofbooks.com/en-gb/search?q={isbn13}' },
}
