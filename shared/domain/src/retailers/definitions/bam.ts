import type { Retailer } from '../retailer.ts'

export const bam: Retailer = {
  code: 'bam',
  name: 'Books-A-Million',
  status: 'active',
  countries: ['US'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.booksamillion.com'],
  productPatterns: [
    { in: 'path', pattern: /^\/p\/(?:[^/]+\/)*(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/product\/(\d{9}[\dXx]|97[89]\d{10})(?:\/|$)/, id: 'isbn' },
  ],
  isbnLink: { kind: 'product', template: 'https://www.booksamillion.com/p/{isbn13}' },
}
