import type { AffiliateProgram } from '../affiliate-program.ts'

export const alibris: AffiliateProgram = {
  network: 'rakuten',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'Partners link from their own site.',
      source: 'https://origin-www.alibris.com/affiliates/affiliates-terms',
      date: '2026-11-26',
    },
  ],
}
