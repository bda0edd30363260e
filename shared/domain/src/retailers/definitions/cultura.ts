import type { Retailer } from '../retailer.ts'

export const cultura: Retailer = {
  code: 'cultura',
  name: 'Cultura',
  status: 'active',
  countries: ['FR'],
  formats: ['print', 'ebook'],
  hosts: ['www.cultura.com'],
  productPatterns: [
    { in: 'path', pattern: /^\/p-(?:.*-)?(97[89]\d{10})\.html$/, id: 'isbn' },
    { in: 'path', pattern: /^\/p-(?:.*-)?(\d{5,10})\.html$/, id: 'product-id' },
  ],
  isbnLink: {
    kind: 'search',
    template: 'https://www.cultura.com/search/results?search_query={isbn13}',
  },
}
