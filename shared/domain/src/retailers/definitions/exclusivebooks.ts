import type { Retailer } from '../retailer.ts'

export const exclusivebooks: Retailer = {
  code: 'exclusivebooks',
  name: 'Exclusive Books',
  status: 'active',
  countries: ['ZA'],
  formats: ['print'],
  hosts: ['www.exclusivebooks.co.za'],
  productPatterns: [{ in: 'path', pattern: /^\/products\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'product', template: 'https://exclusivebooks.co.za/products/{isbn13}' },
}
