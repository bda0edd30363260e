import type { AffiliateProgram } from '../affiliate-program.ts'

export const bol: AffiliateProgram = {
  network: null,
  name: 'bol partner program',
  deepLink:
    'https://partner.bol.com/click/click?p=2&t=url&s={siteId}&f=TXL&url={encodedUrl}&name={label}&subid={subId}',
  rules: [
    {
      channels: ['web'],
      permission: 'always',
      says: 'Sales count once bol has approved your website.',
      source:
        'https://affiliate.bol.com/nl/handleiding/algemene-handleiding-bol-com-affiliate-programma',
      date: '2026-11-26',
    },
  ],
}
