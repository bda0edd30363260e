import type { Retailer } from '../retailer.ts'

export const angusrobertson: Retailer = {
  code: 'angusrobertson',
  name: 'Angus & Robertson',
  status: 'active',
  countries: ['AU'],
  formats: ['print'],
  hosts: ['www.angusrobertson.com.au'],
  productPatterns: [{ in: 'path', pattern: /\/p\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'product', template: 'https://www.angusrobertson.com.au/books/p/{isbn13}' },
}
