import type { Retailer } from '../retailer.ts'

/** Its bookstores became TGJones in 2025. Old links still contain the ISBN. */
export const whsmith: Retailer = {
  code: 'whsmith',
  name: 'WHSmith',
  status: 'renamed',
  countries: ['GB'],
  formats: ['print'],
  hosts: ['www.whsmith.co.uk'],
  productPatterns: [
    {
      in: 'path',
      pattern: /^\/products\/(?:[^/]+\/)*(97[89]\d{10})(?:\.html)?(?:\/|$)/,
      id: 'isbn',
    },
  ],
  isbnLink: null,
}
