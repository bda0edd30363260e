import type { Retailer } from '../retailer.ts'

export const orellfuessli: Retailer = {
  code: 'orellfuessli',
  name: 'Orell Füssli',
  status: 'active',
  countries: ['CH'],
  formats: ['print', 'ebook'],
  hosts: ['www.orellfuessli.ch'],
  productPatterns: [
    { in: 'path', pattern: /^\/shop\/home\/artikeldetails\/(A\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'search', template: 'https://www.orellfuessli.ch/suche?sq={isbn13}' },
}
