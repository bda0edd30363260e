import type { Retailer } from '../retailer.ts'

export const exlibris: Retailer = {
  code: 'exlibris',
  name: 'Ex Libris',
  status: 'active',
  countries: ['CH'],
  formats: ['print', 'ebook'],
  hosts: ['www.exlibris.ch'],
  productPatterns: [{ in: 'path', pattern: /\/id\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: null,
}
