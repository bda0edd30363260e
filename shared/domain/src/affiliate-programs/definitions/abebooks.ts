import type { AffiliateProgram } from '../affiliate-program.ts'

export const abebooks: AffiliateProgram = {
  network: 'impact',
  deepLink: 'https://affiliates.abebooks.com/c/{partnerId}/{adId}/2029?u={encodedUrl}',
  rules: [
    {
      channels: ['web', 'mail'],
      permission: 'always',
      says: 'Links earn on your website and in your newsletter.',
      // We read a copy of this page.
      source: 'https://www.abebooks.de/Partnerprogramm/',
      date: '2026-11-26',
      isSecondHand: true,
    },
  ],
}
