import type { AffiliateProgram } from '../affiliate-program.ts'

export const bookshopUk: AffiliateProgram = {
  network: null,
  deepLink: 'https://uk.bookshop.org/a/{affiliateId}/{isbn13}',
  signUpUrl: 'https://uk.bookshop.org/affiliates/profile/introduction',
  rules: [
    {
      channels: ['web', 'social', 'mail'],
      permission: 'always',
      says: 'Affiliates disclose links on their website, in newsletters, and in posts.',
      source: 'https://uk-support.bookshop.org/en/support/solutions/folders/65000156242',
      date: '2021-07-15',
    },
  ],
}
