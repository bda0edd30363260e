import type { Retailer } from '../retailer.ts'

export const waterstones: Retailer = {
  code: 'waterstones',
  name: 'Waterstones',
  status: 'active',
  countries: ['GB', 'IE'],
  formats: ['print', 'audio'],
  hosts: ['www.waterstones.com'],
  productPatterns: [
    { in: 'path', pattern: /^\/book\/(?:[^/]+\/)*(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
  ],
  isbnLink: { kind: 'product', template: 'https://www.waterstones.com/book/{isbn13}' },
}
