import type { Retailer } from '../retailer.ts'

export const mightyape: Retailer = {
  code: 'mightyape',
  name: 'Mighty Ape',
  status: 'active',
  countries: ['NZ', 'AU'],
  formats: ['print'],
  hosts: ['www.mightyape.co.nz', 'www.mightyape.com.au'],
  productPatterns: [
    { in: 'path', pattern: /^\/product\/[^/]+\/(\d+)(?:\/|$)/, id: 'product-id' },
    { in: 'path', pattern: /^\/mn\/buy\/[^/]*-(\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: {
    kind: 'search',
    template: 'https://{site}/search?q={isbn13}',
    sites: { NZ: 'www.mightyape.co.nz', AU: 'www.mightyape.com.au' },
  },
}
