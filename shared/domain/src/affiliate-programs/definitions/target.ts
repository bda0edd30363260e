import type { AffiliateProgram } from '../affiliate-program.ts'

export const target: AffiliateProgram = {
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
}
