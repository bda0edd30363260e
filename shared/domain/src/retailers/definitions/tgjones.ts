import type { Retailer } from '../retailer.ts'

/** Took over WHSmith's high-street stores in 2025. */
export const tgjones: Retailer = {
  code: 'tgjones',
  name: 'TGJones',
  status: 'active',
  countries: ['GB'],
  formats: ['print'],
  hosts: ['www.tgjonesonline.co.uk'],
  productPatterns: [
    { in: 'path', pattern: /^\/product\/[^/]+\/[^/]+\/(\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: null,
}
