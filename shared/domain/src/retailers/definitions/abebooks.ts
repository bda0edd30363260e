import type { Retailer } from '../retailer.ts'

export const abebooks: Retailer = {
  code: 'abebooks',
  name: 'AbeBooks',
  status: 'active',
  countries: ['US', 'GB', 'CA', 'AU', 'DE', 'AT', 'FR', 'IT', 'ES'],
  formats: ['print'],
  hosts: [
    'www.abebooks.com',
    'www.abebooks.co.uk',
    'www.abebooks.de',
    'www.abebooks.fr',
    'www.abebooks.it',
    'www.iberlibro.com',
    'www.zvab.com',
  ],
  productPatterns: [
    { in: 'path', pattern: /^\/(97[89]\d{10})\/[^/]+\/plp$/, id: 'isbn' },
    { in: 'path', pattern: /^\/products\/isbn\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'query', parameter: 'isbn', id: 'isbn' },
    { in: 'path', pattern: /\/(\d+)\/bd$/, id: 'product-id' },
  ],
  isbnLink: {
    kind: 'search',
    template: 'https://{site}/servlet/SearchResults?isbn={isbn13}',
    sites: {
      US: 'www.abebooks.com',
      GB: 'www.abebooks.co.uk',
      CA: 'www.abebooks.com',
      AU: 'www.abebooks.com',
      DE: 'www.abebooks.de',
      AT: 'www.abebooks.de',
      FR: 'www.abebooks.fr',
      IT: 'www.abebooks.it',
      ES: 'www.iberlibro.com',
    },
  },
}
