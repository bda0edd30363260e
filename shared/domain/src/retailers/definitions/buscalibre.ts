import type { Retailer } from '../retailer.ts'

export const buscalibre: Retailer = {
  code: 'buscalibre',
  name: 'Buscalibre',
  status: 'active',
  countries: ['CL', 'AR', 'CO', 'MX', 'PE', 'ES', 'US'],
  formats: ['print'],
  hosts: [
    'www.buscalibre.com',
    'www.buscalibre.cl',
    'www.buscalibre.com.ar',
    'www.buscalibre.com.co',
    'www.buscalibre.com.mx',
    'www.buscalibre.pe',
    'www.buscalibre.es',
    'www.buscalibre.us',
  ],
  productPatterns: [{ in: 'path', pattern: /^\/libro-[^/]+\/(97[89]\d{10})\/p\/\d/, id: 'isbn' }],
  isbnLink: {
    kind: 'search',
    template: 'https://{site}/libros/search?q={isbn13}',
    sites: {
      CL: 'www.buscalibre.cl',
      AR: 'www.buscalibre.com.ar',
      CO: 'www.buscalibre.com.co',
      MX: 'www.buscalibre.com.mx',
      PE: 'www.buscalibre.pe',
      ES: 'www.buscalibre.es',
      US: 'www.buscalibre.us',
    },
  },
  tagIn: { in: 'query', parameter: 'afiliado' },
}
