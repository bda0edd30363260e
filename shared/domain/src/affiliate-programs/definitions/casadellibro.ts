import type { AffiliateProgram } from '../affiliate-program.ts'

export const casadellibro: AffiliateProgram = {
  network: 'awin',
  merchantId: '21491',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'One affiliate links to the store from its blog posts.',
      source: 'https://alexhernandez.es/page/50',
      date: '2026-11-26',
      isSecondHand: true,
    },
  ],
}
