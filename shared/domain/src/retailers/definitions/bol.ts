import type { Retailer } from '../retailer.ts'

export const bol: Retailer = {
  code: 'bol',
  name: 'bol',
  status: 'active',
  countries: ['NL', 'BE'],
  formats: ['print', 'ebook', 'audio'],
  hosts: ['www.bol.com'],
  productPatterns: [
    {
      in: 'path',
      pattern: /^\/(?:nl|be)\/(?:nl|fr)\/p\/[^/]+\/(\d{10,16})(?:\/|$)/,
      id: 'product-id',
    },
  ],
  isbnLink: {
    kind: 'search',
    template: 'https://www.bol.com/{site}/s/?searchtext={isbn13}',
    sites: { NL: 'nl/nl', BE: 'be/nl' },
  },
  affiliate: {
    network: null,
    name: 'bol partner program',
    deepLink:
      'https://partner.bol.com/click/click?p=2&t=url&s={siteId}&f=TXL&url={encodedUrl}&name={label}&subid={subId}',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'Sales count once bol has approved your website.',
        source:
          'https://affiliate.bol.com/nl/handleiding/algemene-handleiding-bol-com-affiliate-programma',
        date: '2026-11-26',
      },
    ],
  },
}
