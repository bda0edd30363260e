import { linkAllowance } from '@everyshelf/domain/plans'
import type { SessionResponse, SessionUser } from '../lib/session/session-state.ts'

export const signedOutResponse: SessionResponse = {
  user: null,
  allowance: null,
  signInMethods: { google: false },
  hasPayments: false,
  hasYearlyPlan: false,
  hasServiceTags: true,
  serviceTagsOn: 'links',
  isDiskFull: false,
}

const author: SessionUser = {
  publicId: 'a2b3c4d5e6',
  referralLink: 'https://everyshelf.example/account?mode=signup&ref=a2b3c4d5e6',
  firstName: 'Ada',
  email: 'ada@example.com',
  role: 'user',
  hasPassword: true,
  recoveryReadyAt: null,
  isPremium: false,
  hasOwnTags: false,
  ownDomains: [],
  createdAt: '2026-11-01T09:00:00.000Z',
}

/** The `session.get` response of a signed-in user. */
export function signedInResponse(
  change: Partial<SessionUser> = {},
  allowance = linkAllowance('free', 0),
): SessionResponse {
  return { ...signedOutResponse, user: { ...author, ...change }, allowance }
}
