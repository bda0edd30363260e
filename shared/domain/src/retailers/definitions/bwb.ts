import type { Retailer } from '../retailer.ts'

export const bwb: Retailer = {
  code: 'bwb',
  name: 'Better World Books',
  status: 'active',
  countries: ['US', 'GB'],
  formats: ['print'],
  hosts: ['www.betterworldbooks.com'],
  productPatterns: [
    {
      in: 'path',
      pattern: /^\/product\/detail\/(?:.*-)?(97[89]\d{10}|\d{9}[\dXx])(?:\/|$)/,
      id: 'isbn',
    },
  ],
  isbnLink: {
    kind: 'product',
    template: 'https://www.betterworldbooks.com/product/detail/{isbn13}',
  },
}
