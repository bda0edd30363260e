import type { AffiliateProgram } from '../affiliate-program.ts'

export const audible: AffiliateProgram = {
  // A tag earns on the audiobook's Amazon page, which needs its ASIN.
  network: null,
  name: 'Amazon Associates',
  signUpUrl: 'https://affiliate-program.amazon.com/',
}
