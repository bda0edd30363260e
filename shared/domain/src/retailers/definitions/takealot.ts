import type { Retailer } from '../retailer.ts'

export const takealot: Retailer = {
  code: 'takealot',
  name: 'Takealot',
  status: 'active',
  countries: ['ZA'],
  formats: ['print'],
  hosts: ['www.takealot.com'],
  productPatterns: [{ in: 'path', pattern: /\/(PLID\d+)(?:\/|$)/, id: 'product-id' }],
  isbnLink: { kind: 'search', template: 'https://www.takealot.com/all?qsearch={isbn13}' },
}
