import type { Retailer } from '../retailer.ts'

export const target: Retailer = {
  code: 'target',
  name: 'Target',
  status: 'active',
  countries: ['US'],
  formats: ['print'],
  hosts: ['www.target.com'],
  productPatterns: [{ in: 'path', pattern: /\/-\/A-(\d{6,10})(?:\/|$)/, id: 'product-id' }],
  isbnLink: { kind: 'search', template: 'https://www.target.com/s?searchTerm={isbn13}' },
  affiliate: {
    network: 'impact',
    deepLink: 'https://goto.target.com/c/{partnerId}/{adId}/2092?u={encodedUrl}&subId1={subId}',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'Affiliates promote products on their website.',
        source:
          'https://sellerjournal.com/reviews/affiliate-programs/target-affiliate-program-review/',
        date: '2026-11-26',
        isSecondHand: true,
      },
    ],
  },
}
