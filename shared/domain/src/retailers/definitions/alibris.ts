import type { Retailer } from '../retailer.ts'

export const alibris: Retailer = {
  code: 'alibris',
  name: 'Alibris',
  status: 'active',
  countries: ['US', 'GB'],
  formats: ['print'],
  hosts: ['www.alibris.com', 'www.alibris.co.uk'],
  productPatterns: [{ in: 'path', pattern: /\/book\/(\d+)(?:\/|$)/, id: 'product-id' }],
  isbnLink: {
    kind: 'search',
    template: 'https://{site}/booksearch?isbn={isbn13}',
    sites: { US: 'www.alibris.com', GB: 'www.alibris.co.uk' },
  },
}
