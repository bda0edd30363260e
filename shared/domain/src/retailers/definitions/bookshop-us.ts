import type { Retailer } from '../retailer.ts'

export const bookshopUs: Retailer = {
  code: 'bookshop-us',
  name: 'Bookshop.org',
  status: 'active',
  countries: ['US'],
  formats: ['print', 'ebook'],
  hosts: ['www.bookshop.org'],
  productPatterns: [
    { in: 'query', parameter: 'ean', id: 'isbn' },
    { in: 'path', pattern: /^\/a\/[\w-]+\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/book\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/(?:p\/)?books\/[^/]+\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
    { in: 'path', pattern: /^\/p\/books\/[^/]+\/([0-9a-f]{16}|\d+)(?:\/|$)/, id: 'product-id' },
  ],
  isbnLink: { kind: 'product', template: 'https://bookshop.org/book/{isbn13}' },
  tagIn: { in: 'path', pattern: /^\/a\/([\w-]+)\// },
  affiliate: {
    network: null,
    deepLink: 'https://bookshop.org/a/{affiliateId}/{isbn13}',
    signUpUrl: 'https://bookshop.org/affiliates/profile/introduction',
    rules: [
      {
        channels: ['web', 'social', 'mail'],
        permission: 'always',
        says: 'Links earn on social media, your own website, and in newsletters.',
        source:
          'https://support.bookshop.org/en/support/solutions/articles/65000169799-how-do-i-create-affiliate-links-',
        date: '2026-11-26',
      },
    ],
  },
}
