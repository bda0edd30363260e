import type { Retailer } from '../retailer.ts'

/** Closed on April 26, 2023. Old links still contain the ISBN. */
export const bookdepository: Retailer = {
  code: 'bookdepository',
  name: 'Book Depository',
  status: 'closed',
  countries: ['GB', 'US', 'AU'],
  formats: ['print'],
  hosts: ['www.bookdepository.com', 'www.bookdepository.co.uk'],
  productPatterns: [{ in: 'path', pattern: /^\/(?:[^/]+\/)?(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: null,
}
