import type { Retailer } from '../retailer.ts'

export const ebay: Retailer = {
  code: 'ebay',
  name: 'eBay',
  status: 'active',
  countries: ['US', 'GB', 'DE', 'FR', 'IT', 'ES', 'CA', 'AU'],
  formats: ['print'],
  hosts: [
    'www.ebay.com',
    'www.ebay.co.uk',
    'www.ebay.de',
    'www.ebay.fr',
    'www.ebay.it',
    'www.ebay.es',
    'www.ebay.ca',
    'www.ebay.com.au',
  ],
  productPatterns: [],
  isbnLink: {
    kind: 'search',
    // 267 is eBay's category for books.
    template: 'https://{site}/sch/i.html?_nkw={isbn13}&_sacat=267',
    sites: {
      US: 'www.ebay.com',
      GB: 'www.ebay.co.uk',
      DE: 'www.ebay.de',
      FR: 'www.ebay.fr',
      IT: 'www.ebay.it',
      ES: 'www.ebay.es',
      CA: 'www.ebay.ca',
      AU: 'www.ebay.com.au',
    },
  },
  tagIn: { in: 'query', parameter: 'campid' },
}
