import type { Retailer } from '../retailer.ts'

export const hugendubel: Retailer = {
  code: 'hugendubel',
  name: 'Hugendubel',
  status: 'active',
  countries: ['DE'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.hugendubel.de'],
  productPatterns: [{ in: 'path', pattern: /-(\d+)-produkt-details\.html$/, id: 'product-id' }],
  // NOTE: four forms of the search URL are in use on the web; not confirmed which one will stay.
  isbnLink: { kind: 'search', template: 'https://www.hugendubel.de/de/search?q={isbn13}' },
}
