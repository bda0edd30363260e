import type { Retailer } from '../retailer.ts'

export const crossword: Retailer = {
  code: 'crossword',
  name: 'Crossword',
  status: 'active',
  countries: ['IN'],
  formats: ['print'],
  hosts: ['www.crossword.in'],
  productPatterns: [],
  isbnLink: { kind: 'search', template: 'https://www.crossword.in/search?q={isbn13}' },
}
