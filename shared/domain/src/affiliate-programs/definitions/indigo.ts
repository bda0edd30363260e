import type { AffiliateProgram } from '../affiliate-program.ts'

export const indigo: AffiliateProgram = {
  network: 'cj',
  deepLink: 'https://www.anrdoezrs.net/click-{publisherId}-{adId}?url={encodedUrl}',
  signUpUrl: 'https://www.chapters.indigo.ca/en-ca/affiliate-program/details/',
  rules: [
    {
      channels: ['web', 'social'],
      permission: 'always',
      says: 'Affiliates link from a website, blog, or social media page.',
      source: 'https://www.chapters.indigo.ca/en-ca/affiliate-program/FAQ/',
      date: '2026-11-26',
    },
  ],
}
