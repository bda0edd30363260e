import type { AffiliateProgram } from '../affiliate-program.ts'

export const librofm: AffiliateProgram = {
  network: 'awin',
  merchantId: '25361',
  signUpUrl: 'https://ui.awin.com/merchant-profile-terms/25361',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'Authors earn a commission when they share their links.',
      source: 'https://blog.libro.fm/authors-are-you-linking-to-libro-fm/',
      date: '2026-11-26',
    },
  ],
}
