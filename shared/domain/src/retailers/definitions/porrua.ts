import type { Retailer } from '../retailer.ts'

export const porrua: Retailer = {
  code: 'porrua',
  name: 'Porrúa',
  status: 'active',
  countries: ['MX'],
  formats: ['print'],
  hosts: ['www.porrua.mx'],
  productPatterns: [{ in: 'path', pattern: /-(97[89]\d{10})\.html$/, id: 'isbn' }],
  isbnLink: null,
}
