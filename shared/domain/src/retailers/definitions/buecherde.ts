import type { Retailer } from '../retailer.ts'

export const buecherde: Retailer = {
  code: 'buecherde',
  name: 'bücher.de',
  status: 'active',
  countries: ['DE'],
  formats: ['print', 'ebook'],
  hosts: ['www.buecher.de'],
  productPatterns: [
    { in: 'path', pattern: /^\/shop\/home\/artikeldetails\/(A\d+)(?:\/|$)/, id: 'product-id' },
    { in: 'path', pattern: /^\/artikel\/(?:buch|ebook)\/[^/]+\/(\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: null,
}
