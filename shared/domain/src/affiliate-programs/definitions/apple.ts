import type { AffiliateProgram } from '../affiliate-program.ts'

export const apple: AffiliateProgram = {
  network: null,
  name: 'Apple Services Performance Partners',
  deepLink: '{url}?at={affiliateToken}&ct={campaign}',
  signUpUrl: 'https://performance-partners.apple.com/',
  rules: [
    {
      channels: ['web', 'mail'],
      permission: 'always',
      says: 'The guide shows links for partners, one of them in a newsletter.',
      source: 'https://performance-partners.apple.com/linking',
      date: '2026-11-26',
    },
  ],
}
