import type { Retailer } from '../retailer.ts'

export const thriftbooks: Retailer = {
  code: 'thriftbooks',
  name: 'ThriftBooks',
  status: 'active',
  countries: ['US'],
  formats: ['print'],
  hosts: ['www.thriftbooks.com'],
  productPatterns: [{ in: 'path', pattern: /^\/w\/[^/]+\/(\d+)(?:\/|$)/, id: 'product-id' }],
  isbnLink: { kind: 'search', template: 'https://www.thriftbooks.com/browse/?b.search={isbn13}' },
}
