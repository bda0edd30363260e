import type { Retailer } from '../retailer.ts'

export const rakutenBooks: Retailer = {
  code: 'rakuten-books',
  name: 'Rakuten Books',
  nativeName: { language: 'ja', name: '楽天ブックス', source: 'https://books.rakuten.co.jp/' },
  status: 'active',
  countries: ['JP'],
  formats: ['print', 'ebook'],
  hosts: ['books.rakuten.co.jp'],
  productPatterns: [
    { in: 'path', pattern: /^\/rb\/(\d+)(?:\/|$)/, id: 'product-id' },
    { in: 'path', pattern: /^\/rk\/([0-9a-f]{32})(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'search', template: 'https://books.rakuten.co.jp/search?sitem={isbn13}' },
}
