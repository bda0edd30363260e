import type { Retailer } from '../retailer.ts'

export const travessa: Retailer = {
  code: 'travessa',
  name: 'Livraria da Travessa',
  status: 'active',
  countries: ['BR', 'PT'],
  formats: ['print'],
  hosts: ['www.travessa.com.br'],
  productPatterns: [{ in: 'path', pattern: /\/artigo\/([0-9a-f-]{36})(?:\/|$)/, id: 'product-id' }],
  // NOTE: two forms of the search URL are in use on the web; this is the older one.
  isbnLink: {
    kind: 'search',
    template:
      'https://www.travessa.com.br/Busca.aspx?d=1&bt={isbn13}&cta=00&codtipoartigoexplosao=1',
  },
}
