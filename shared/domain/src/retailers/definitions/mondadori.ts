import type { Retailer } from '../retailer.ts'

export const mondadori: Retailer = {
  code: 'mondadori',
  name: 'Mondadori Store',
  status: 'active',
  countries: ['IT'],
  formats: ['print', 'ebook'],
  hosts: ['www.mondadoristore.it'],
  productPatterns: [
    // `eai`, then the ISBN without its check digit.
    { in: 'path', pattern: /\/eai(97[89]\d{9})(?:\/|$)/, id: 'isbn13-without-check' },
  ],
  isbnLink: { kind: 'search', template: 'https://www.mondadoristore.it/search/?q={isbn13}' },
}
