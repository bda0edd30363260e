import type { Retailer } from '../retailer.ts'

export const dymocks: Retailer = {
  code: 'dymocks',
  name: 'Dymocks',
  status: 'active',
  countries: ['AU'],
  formats: ['print', 'ebook'],
  hosts: ['www.dymocks.com.au'],
  productPatterns: [{ in: 'path', pattern: /-(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: {
    kind: 'search',
    template: 'https://www.dymocks.com.au/catalogsearch/result/?q={isbn13}',
  },
}
