import type { Retailer } from '../retailer.ts'

export const readings: Retailer = {
  code: 'readings',
  name: 'Readings',
  status: 'active',
  countries: ['AU'],
  formats: ['print'],
  hosts: ['www.readings.com.au'],
  productPatterns: [{ in: 'path', pattern: /^\/product\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'product', template: 'https://www.readings.com.au/product/{isbn13}' },
}
