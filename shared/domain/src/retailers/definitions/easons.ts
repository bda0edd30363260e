import type { Retailer } from '../retailer.ts'

export const easons: Retailer = {
  code: 'easons',
  name: 'Easons',
  status: 'active',
  countries: ['IE'],
  formats: ['print'],
  hosts: ['www.easons.com'],
  productPatterns: [{ in: 'path', pattern: /-(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'search', template: 'https://www.easons.com/search?q={isbn13}' },
}
