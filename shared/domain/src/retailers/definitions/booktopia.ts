import type { Retailer } from '../retailer.ts'

export const booktopia: Retailer = {
  code: 'booktopia',
  name: 'Booktopia',
  status: 'active',
  countries: ['AU', 'NZ'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.booktopia.com.au'],
  productPatterns: [
    {
      in: 'path',
      pattern: /\/(?:book|ebook|audiobook|audio-book|cd)\/(97[89]\d{10})\.html$/,
      id: 'isbn',
    },
    { in: 'path', pattern: /^\/prod(97[89]\d{10}|\d{9}[\dXx])\.html$/, id: 'isbn' },
  ],
  isbnLink: { kind: 'product', template: 'https://www.booktopia.com.au/book/{isbn13}.html' },
}
