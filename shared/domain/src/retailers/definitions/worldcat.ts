import type { Retailer } from '../retailer.ts'

/** Not a retailer but the libraries' catalog: a neutral last row of a list. */
export const worldcat: Retailer = {
  code: 'worldcat',
  name: 'WorldCat',
  status: 'active',
  countries: ['US', 'GB', 'CA', 'AU'],
  formats: ['print'],
  hosts: ['search.worldcat.org', 'www.worldcat.org'],
  productPatterns: [
    { in: 'path', pattern: /^\/isbn\/(97[89]\d{10}|\d{9}[\dXx])(?:\/|$)/, id: 'isbn' },
  ],
  isbnLink: { kind: 'product', template: 'https://www.worldcat.org/isbn/{isbn13}' },
}
