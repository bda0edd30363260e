import type { Retailer } from '../retailer.ts'

export const bokus: Retailer = {
  code: 'bokus',
  name: 'Bokus',
  status: 'active',
  countries: ['SE'],
  formats: ['print', 'ebook'],
  hosts: ['www.bokus.com'],
  productPatterns: [{ in: 'path', pattern: /^\/bok\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'product', template: 'https://www.bokus.com/bok/{isbn13}/' },
}
