import type { Retailer } from '../retailer.ts'

export const wordery: Retailer = {
  code: 'wordery',
  name: 'Wordery',
  status: 'closed',
  countries: ['GB'],
  formats: ['print'],
  hosts: ['www.wordery.com'],
  productPatterns: [{ in: 'path', pattern: /-(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: null,
}
