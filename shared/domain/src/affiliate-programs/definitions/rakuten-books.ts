import type { AffiliateProgram } from '../affiliate-program.ts'

export const rakutenBooks: AffiliateProgram = {
  network: null,
  name: 'Rakuten Affiliate',
  deepLink: 'https://hb.afl.rakuten.co.jp/hgc/{affiliateId}/?pc={encodedUrl}&m={encodedUrl}',
  signUpUrl: 'https://affiliate.rakuten.co.jp/',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'In their account, partners enter the sites that carry their links.',
      source: 'https://affiliate.faq.rakuten.net/detail/000009896',
      date: '2023-06-29',
    },
    {
      channels: ['messenger'],
      permission: 'never',
      says: 'Links must not be shared in direct messages or on LINE.',
      source: 'https://itone.co.jp/affili/rakuten-affiliate',
      date: '2026-11-26',
      isSecondHand: true,
    },
  ],
}
