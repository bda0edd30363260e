export type { AffiliateProgram, ProgramRule } from './affiliate-program.ts'
export { type AffiliateNetwork, affiliateNetworks, type NetworkCode } from './networks.ts'
export { affiliatePrograms, findAffiliateProgram } from './registry.ts'
