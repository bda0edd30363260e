import type { AffiliateProgram } from '../affiliate-program.ts'

export const flipkart: AffiliateProgram = {
  network: null,
  deepLink: '{url}&affid={affiliateId}',
  signUpUrl: 'https://affiliate.flipkart.com/',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'Affiliates place links on their website.',
      source: 'https://affiliate.flipkart.com/faqs',
      date: '2026-11-26',
    },
  ],
}
