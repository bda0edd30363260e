import type { Retailer } from '../retailer.ts'

export const kinokuniya: Retailer = {
  code: 'kinokuniya',
  name: 'Kinokuniya (international)',
  nativeName: { language: 'ja', name: '紀伊國屋書店', source: 'https://corp.kinokuniya.co.jp/' },
  status: 'active',
  countries: ['US', 'SG', 'MY', 'TH', 'AU', 'AE'],
  formats: ['print'],
  hosts: [
    'united-states.kinokuniya.com',
    'singapore.kinokuniya.com',
    'malaysia.kinokuniya.com',
    'thailand.kinokuniya.com',
    'australia.kinokuniya.com',
    'uae.kinokuniya.com',
  ],
  productPatterns: [{ in: 'path', pattern: /^\/bw\/(97[89]\d{10})(?:\/|$)/, id: 'isbn' }],
  isbnLink: {
    kind: 'product',
    template: 'https://{site}.kinokuniya.com/bw/{isbn13}',
    sites: {
      US: 'united-states',
      SG: 'singapore',
      MY: 'malaysia',
      TH: 'thailand',
      AU: 'australia',
      AE: 'uae',
    },
  },
}
