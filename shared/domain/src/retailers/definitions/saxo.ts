import type { Retailer } from '../retailer.ts'

export const saxo: Retailer = {
  code: 'saxo',
  name: 'Saxo',
  status: 'active',
  countries: ['DK'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.saxo.com'],
  productPatterns: [{ in: 'path', pattern: /_[a-z-]+_(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'search', template: 'https://www.saxo.com/dk/products/search?query={isbn13}' },
}
