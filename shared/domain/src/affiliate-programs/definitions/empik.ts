import type { AffiliateProgram } from '../affiliate-program.ts'

export const empik: AffiliateProgram = {
  network: null,
  name: 'a4b-tracking',
  deepLink:
    'https://www.a4b-tracking.com/pl/stat-click-text-link/{campaign}/{partnerId}/{base64Url}',
}
