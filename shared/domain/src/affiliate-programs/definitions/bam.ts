import type { AffiliateProgram } from '../affiliate-program.ts'

export const bam: AffiliateProgram = {
  network: 'cj',
  deepLink: 'https://www.anrdoezrs.net/click-{publisherId}-{adId}?url={encodedUrl}&sid={subId}',
  signUpUrl: 'https://www.booksamillion.com/affiliates/',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'Affiliates link from their own website.',
      source: 'https://www.booksamillion.com/affiliates/faq.html',
      date: '2026-11-26',
    },
  ],
}
