import type { Retailer } from '../retailer.ts'

export const fnac: Retailer = {
  code: 'fnac',
  name: 'Fnac',
  status: 'active',
  countries: ['FR', 'BE', 'CH', 'ES', 'PT'],
  formats: ['print', 'ebook'],
  hosts: [
    'www.fnac.com',
    'livre.fnac.com',
    'www.fr.fnac.be',
    'www.fnac.be',
    'www.fnac.ch',
    'www.fnac.es',
    'www.fnac.pt',
  ],
  productPatterns: [{ in: 'path', pattern: /\/a(\d{5,10})(?:\/|$)/, id: 'product-id' }],
  isbnLink: {
    kind: 'search',
    template: 'https://{site}/SearchResult/ResultList.aspx?Search={isbn13}',
    sites: {
      FR: 'www.fnac.com',
      BE: 'www.fr.fnac.be',
      CH: 'www.fnac.ch',
      ES: 'www.fnac.es',
      PT: 'www.fnac.pt',
    },
  },
}
