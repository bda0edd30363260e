import type { Retailer } from '../retailer.ts'

export const thalia: Retailer = {
  code: 'thalia',
  name: 'Thalia',
  status: 'active',
  countries: ['DE', 'AT'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.thalia.de', 'www.thalia.at'],
  productPatterns: [
    { in: 'path', pattern: /^\/shop\/home\/artikeldetails\/(A\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: {
    kind: 'search',
    template: 'https://{site}/suche?sq={isbn13}',
    sites: { DE: 'www.thalia.de', AT: 'www.thalia.at' },
  },
  tagIn: { in: 'query', parameter: 'ProvID' },
}
