import type { Retailer } from '../retailer.ts'

export const kinokuniyaJp: Retailer = {
  code: 'kinokuniya-jp',
  name: 'Kinokuniya (Japan)',
  nativeName: { language: 'ja', name: '紀伊國屋書店', source: 'https://www.kinokuniya.co.jp/' },
  status: 'active',
  countries: ['JP'],
  formats: ['print', 'ebook'],
  hosts: ['www.kinokuniya.co.jp'],
  productPatterns: [{ in: 'path', pattern: /^\/f\/dsg-0[12]-(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: {
    kind: 'product',
    // Japanese books (group 978-4) have 01 in the path, foreign ones 02.
    template: (isbn13) =>
      isbn13.startsWith('9784')
        ? 'https://www.kinokuniya.co.jp/f/dsg-01-{isbn13}'
        : 'https://www.kinokuniya.co.jp/f/dsg-02-{isbn13}',
  },
}
