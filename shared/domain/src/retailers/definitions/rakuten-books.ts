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
  affiliate: {
    network: null,
    name: 'Rakuten Affiliate',
    deepLink: 'https://hb.afl.rakuten.co.jp/hgc/{affiliateId}/?pc={encodedUrl}&m={encodedUrl}',
    signUpUrl: 'https://affiliate.rakuten.co.jp/',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'Partners enter the sites with their links in their account.',
        source: 'https://affiliate.faq.rakuten.net/detail/000009896',
        date: '2023-06-29',
      },
      {
        channels: ['messenger'],
        permission: 'never',
        says: 'Links must not be shared in direct messages or on LINE.',
        source: 'https://itone.co.jp/affili/rakuten-affiliate',
        date: '2026-11-26',
        isSecondHand: true,
      },
    ],
  },
}
