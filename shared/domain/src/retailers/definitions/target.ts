import type { Retailer } from '../retailer.ts'

export const target: Retailer = {
  code: 'target',
  name: 'Target',
  status: 'active',
  countries: ['US'],
  formats: ['print'],
  hosts: ['www.target.com'],
  productPatterns: [{ in: 'path', pattern: /\/-\/A-(\d{6,10})(?:\/|$)/, id: 'product-id' }],
  isbnLink: { kind: 'search', template: 'https://www.target.com/s?searchTerm={isbn13}' },
}
