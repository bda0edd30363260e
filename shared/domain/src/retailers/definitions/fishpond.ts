import type { Retailer } from '../retailer.ts'

export const fishpond: Retailer = {
  code: 'fishpond',
  name: 'Fishpond',
  status: 'active',
  countries: ['NZ', 'AU'],
  formats: ['print'],
  hosts: ['www.fishpond.co.nz', 'www.fishpond.com.au', 'www.fishpond.com'],
  productPatterns: [{ in: 'path', pattern: /^\/Books\/[^/]+\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: {
    kind: 'search',
    template: 'https://{site}/advanced_search_result.php?keywords={isbn13}',
    sites: { NZ: 'www.fishpond.co.nz', AU: 'www.fishpond.com.au' },
  },
}
