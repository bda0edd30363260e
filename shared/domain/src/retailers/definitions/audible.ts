import type { Retailer } from '../retailer.ts'

export const audible: Retailer = {
  code: 'audible',
  name: 'Audible',
  status: 'active',
  countries: ['US', 'GB', 'DE', 'FR', 'IT', 'ES', 'CA', 'AU', 'IN', 'JP', 'BR'],
  formats: ['audio'],
  hosts: [
    'www.audible.com',
    'www.audible.co.uk',
    'www.audible.de',
    'www.audible.fr',
    'www.audible.it',
    'www.audible.es',
    'www.audible.ca',
    'www.audible.com.au',
    'www.audible.in',
    'www.audible.co.jp',
    'www.audible.com.br',
  ],
  productPatterns: [
    { in: 'path', pattern: /^\/pd\/(?:[^/]+\/){0,2}([A-Z0-9]{10})(?:\/|$)/, id: 'asin' },
  ],
  isbnLink: {
    kind: 'search',
    template: 'https://{site}/search?keywords={isbn13}',
    sites: {
      US: 'www.audible.com',
      GB: 'www.audible.co.uk',
      DE: 'www.audible.de',
      FR: 'www.audible.fr',
      IT: 'www.audible.it',
      ES: 'www.audible.es',
      CA: 'www.audible.ca',
      AU: 'www.audible.com.au',
      IN: 'www.audible.in',
      JP: 'www.audible.co.jp',
      BR: 'www.audible.com.br',
    },
  },
}
