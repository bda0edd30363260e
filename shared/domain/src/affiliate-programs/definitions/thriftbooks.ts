import type { AffiliateProgram } from '../affiliate-program.ts'

export const thriftbooks: AffiliateProgram = { network: 'partnerize' }
