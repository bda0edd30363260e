import type { Retailer } from '../retailer.ts'

export const empik: Retailer = {
  code: 'empik',
  name: 'Empik',
  status: 'active',
  countries: ['PL'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.empik.com'],
  productPatterns: [{ in: 'path', pattern: /,(p\d+),/, id: 'product-id' }],
  isbnLink: { kind: 'search', template: 'https://www.empik.com/szukaj/produkt?q={isbn13}' },
}
