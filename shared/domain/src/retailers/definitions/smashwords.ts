import type { Retailer } from '../retailer.ts'

export const smashwords: Retailer = {
  code: 'smashwords',
  name: 'Smashwords',
  status: 'active',
  countries: ['US', 'GB', 'CA', 'AU'],
  formats: ['ebook'],
  hosts: ['www.smashwords.com'],
  productPatterns: [{ in: 'path', pattern: /^\/books\/view\/(\d+)(?:\/|$)/, id: 'product-id' }],
  isbnLink: { kind: 'search', template: 'https://www.smashwords.com/isbn/{isbn13}' },
}
