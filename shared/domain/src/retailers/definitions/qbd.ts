import type { Retailer } from '../retailer.ts'

export const qbd: Retailer = {
  code: 'qbd',
  name: 'QBD Books',
  status: 'active',
  countries: ['AU'],
  formats: ['print'],
  hosts: ['www.qbd.com.au'],
  productPatterns: [{ in: 'path', pattern: /^\/[^/]+\/[^/]+\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'search', template: 'https://www.qbd.com.au/search/?q={isbn13}' },
}
