import type { Retailer } from '../retailer.ts'

export const loot: Retailer = {
  code: 'loot',
  name: 'Loot.co.za',
  status: 'active',
  countries: ['ZA'],
  formats: ['print'],
  hosts: ['www.loot.co.za'],
  productPatterns: [
    {
      in: 'path',
      pattern: /^\/product\/[^/]+\/([a-z]{4}-\d{4}-[a-z]\w{3})(?:\/|$)/,
      id: 'product-id',
    },
  ],
  isbnLink: null,
}
