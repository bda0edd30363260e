import type { AffiliateProgram } from '../affiliate-program.ts'

export const bookshopUs: AffiliateProgram = {
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
}
