import type { Retailer } from '../retailer.ts'

/** Closed on 26 April 2023; old links still carry the ISBN. */
export const bookdepository: Retailer = {
  code: 'bookdepository',
  name: 'Book Depository',
  status: 'closed',
  countries: ['GB', 'US', 'AU'],
  formats: ['print'],
  hosts: ['www.bookdepository.com', 'www.bookdepository.co.uk'],
  productPatterns: [{ in: 'path', pattern: /^\/(?:[^/]+\/)?(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: null,
  affiliate: null,
}
