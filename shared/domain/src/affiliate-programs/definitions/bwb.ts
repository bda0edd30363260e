import type { AffiliateProgram } from '../affiliate-program.ts'

export const bwb: AffiliateProgram = {
  network: 'cj',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'One affiliate links to the store from its website.',
      source: 'http://howtomonetize.me/affiliate-policy/',
      date: '2026-11-26',
      isSecondHand: true,
    },
  ],
}
