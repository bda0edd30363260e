import type { AffiliateProgram } from '../affiliate-program.ts'

export const waterstones: AffiliateProgram = {
  network: 'awin',
  merchantId: '3787',
  signUpUrl: 'https://ui.awin.com/merchant-profile/3787',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'The program’s manager works with more than 700 partners.',
      source: 'https://www.redbrain.com/en/driving-huge-growth-at-waterstones/',
      date: '2026-11-26',
      isSecondHand: true,
    },
  ],
}
