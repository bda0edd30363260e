import type { Retailer } from '../retailer.ts'

/** NOTE: not confirmed whether it still sells. */
export const hive: Retailer = {
  code: 'hive',
  name: 'Hive',
  status: 'active',
  countries: ['GB'],
  formats: ['print'],
  hosts: ['www.hive.co.uk'],
  productPatterns: [
    { in: 'path', pattern: /^\/Product\/[^/]+\/[^/]+\/(\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: {
    kind: 'search',
    template: 'https://www.hive.co.uk/Search/Keyword?keyword={isbn13}&productType=0',
  },
}
