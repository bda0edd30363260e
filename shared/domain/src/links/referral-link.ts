import { DomainError } from '../messages/index.ts'
import type { PublicId } from './public-id.ts'

/** Hosts that contain one of these words are not the production site (specification §7). */
const STAGING_WORDS = ['preview', 'localhost', 'netlify.app']

/**
 * The link that a user shares to refer others: the sign-up page of the site at `origin` with the user's public id.
 * A staging site says so in the link. Throws `referral-user-required` without an id (specification §5).
 *
 * @example buildReferralLink('https://everyshelf.example', 'a2b3c4d5e6f7g8h9') // 'https://everyshelf.example/account?mode=signup&ref=a2b3c4d5e6f7g8h9'
 */
export function buildReferralLink(origin: string, userId: PublicId | ''): string {
  if (userId === '') throw new DomainError('referral-user-required')
  const isStaging = STAGING_WORDS.some((word) => origin.includes(word))
  return `${origin}/account?mode=signup&ref=${userId}${isStaging ? '&staging=true' : ''}`
}
