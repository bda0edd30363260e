import { DomainError } from '../messages/index.ts'
import type { PublicId } from './public-id.ts'

/** A host that contains one of these is not the production site (the specification). */
const STAGING_NAMES = ['preview', 'localhost', 'netlify.app']

/**
 * Builds a user's referral link: the sign-up page at `origin` with the user's public ID. A staging
 * site adds `staging=true`. Throws `referral-user-required` without an ID, as the specification says.
 *
 * @example buildReferralLink('https://everyshelf.example', 'a2b3c4d5e6f7g8h9') // 'https://everyshelf.example/account?mode=signup&ref=a2b3c4d5e6f7g8h9'
 */
export function buildReferralLink(origin: string, userId: PublicId | ''): string {
  if (userId === '') throw new DomainError('referral-user-required')
  const isStaging = STAGING_NAMES.some((name) => origin.includes(name))
  return `${origin}/account?mode=signup&ref=${userId}${isStaging ? '&staging=true' : ''}`
}
