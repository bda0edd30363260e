import type { Retailer } from '../retailer.ts'

export const foyles: Retailer = {
  code: 'foyles',
  name: 'Foyles',
  status: 'active',
  countries: ['GB'],
  formats: ['print'],
  hosts: ['www.foyles.co.uk'],
  productPatterns: [
    { in: 'path', pattern: /^\/book\/(?:[^/]+\/)*(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
  ],
  isbnLink: { kind: 'search', template: 'https://www.foyles.co.uk/all?term={isbn13}' },
}
