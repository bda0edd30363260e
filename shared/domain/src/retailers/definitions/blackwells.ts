import type { Retailer } from '../retailer.ts'

export const blackwells: Retailer = {
  code: 'blackwells',
  name: "Blackwell's",
  status: 'active',
  countries: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'DE', 'FR', 'ES', 'IT', 'NL', 'SE'],
  formats: ['print'],
  hosts: ['www.blackwells.co.uk'],
  productPatterns: [
    { in: 'path', pattern: /^\/bookshop\/product\/(?:[^/]+\/)?(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
  ],
  isbnLink: { kind: 'product', template: 'https://blackwells.co.uk/bookshop/product/{isbn13}' },
}
