import type { Retailer } from '../retailer.ts'

export const ibs: Retailer = {
  code: 'ibs',
  name: 'IBS.it',
  status: 'active',
  countries: ['IT'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.ibs.it'],
  productPatterns: [{ in: 'path', pattern: /\/e\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'product', template: 'https://www.ibs.it/libro/e/{isbn13}' },
}
