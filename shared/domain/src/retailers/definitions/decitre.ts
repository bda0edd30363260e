import type { Retailer } from '../retailer.ts'

export const decitre: Retailer = {
  code: 'decitre',
  name: 'Decitre',
  status: 'active',
  countries: ['FR', 'BE', 'CH'],
  formats: ['print', 'ebook'],
  hosts: ['www.decitre.fr'],
  productPatterns: [
    {
      in: 'path',
      pattern: /^\/(?:livres|ebooks|livre-pod)\/(?:.*-)?(97[89]\d{10})\.html$/,
      id: 'isbn',
    },
  ],
  isbnLink: { kind: 'product', template: 'https://www.decitre.fr/livres/{isbn13}.html' },
}
