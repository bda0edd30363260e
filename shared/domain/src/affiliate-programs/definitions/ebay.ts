import type { AffiliateProgram } from '../affiliate-program.ts'

export const ebay: AffiliateProgram = {
  network: null,
  name: 'eBay Partner Network',
  signUpUrl: 'https://partnernetwork.ebay.com/',
}
