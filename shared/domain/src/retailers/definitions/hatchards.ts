import type { Retailer } from '../retailer.ts'

export const hatchards: Retailer = {
  code: 'hatchards',
  name: 'Hatchards',
  status: 'active',
  countries: ['GB'],
  formats: ['print'],
  hosts: ['www.hatchards.co.uk'],
  productPatterns: [
    { in: 'path', pattern: /^\/book\/(?:[^/]+\/)*(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
  ],
  isbnLink: null,
}
