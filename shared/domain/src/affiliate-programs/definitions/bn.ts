import type { AffiliateProgram } from '../affiliate-program.ts'

export const bn: AffiliateProgram = {
  network: 'cj',
  deepLink: 'https://www.anrdoezrs.net/click-{publisherId}-{adId}?url={encodedUrl}&sid={subId}',
  signUpUrl: 'https://www.barnesandnoble.com/h/affiliate',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'Affiliates place links on their website.',
      source: 'http://affiliates.barnesandnoble.com/community-support/faqs/',
      date: '2026-11-26',
    },
  ],
}
