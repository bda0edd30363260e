import type { Retailer } from '../retailer.ts'

export const gandhi: Retailer = {
  code: 'gandhi',
  name: 'Gandhi',
  status: 'active',
  countries: ['MX'],
  formats: ['print', 'ebook'],
  hosts: ['www.gandhi.com.mx'],
  productPatterns: [{ in: 'path', pattern: /-(97[89]\d{10})\/p(?:\/|$)/, id: 'isbn' }],
  // NOTE: this is the search URL of the VTEX store software; not confirmed on the live site.
  isbnLink: { kind: 'search', template: 'https://www.gandhi.com.mx/{isbn13}?_q={isbn13}&map=ft' },
}
