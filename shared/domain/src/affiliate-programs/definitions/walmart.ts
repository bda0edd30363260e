import type { AffiliateProgram } from '../affiliate-program.ts'

export const walmart: AffiliateProgram = {
  network: 'impact',
  deepLink: 'https://goto.walmart.com/c/{partnerId}/{adId}/9383?u={encodedUrl}&subId1={subId}',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'Affiliates place links on their website.',
      source: 'https://affiliates.walmart.com/faqs',
      date: '2026-11-26',
    },
  ],
}
