import type { Retailer } from '../retailer.ts'

export const powells: Retailer = {
  code: 'powells',
  name: "Powell's Books",
  status: 'active',
  countries: ['US'],
  formats: ['print'],
  hosts: ['www.powells.com'],
  productPatterns: [{ in: 'path', pattern: /^\/book\/(?:.*-)?(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: { kind: 'search', template: 'https://www.powells.com/searchresults?keyword={isbn13}' },
}
