import type { Retailer } from '../retailer.ts'

export const waterstones: Retailer = {
  code: 'waterstones',
  name: 'Waterstones',
  status: 'active',
  countries: ['GB', 'IE'],
  formats: ['print', 'audio'],
  hosts: ['www.waterstones.com'],
  productPatterns: [
    { in: 'path', pattern: /^\/book\/(?:[^/]+\/)*(97[89]\d{10})(?:\/|$)/, id: 'isbn' },
  ],
  isbnLink: { kind: 'product', template: 'https://www.waterstones.com/book/{isbn13}' },
  affiliate: {
    network: 'awin',
    merchantId: '3787',
    signUpUrl: 'https://ui.awin.com/merchant-profile/3787',
    rules: [
      {
        channels: ['web'],
        permission: 'always',
        says: 'The manager of the program works with more than 700 partners.',
        source: 'https://www.redbrain.com/en/driving-huge-growth-at-waterstones/',
        date: '2026-11-26',
        isSecondHand: true,
      },
    ],
  },
}
