import type { AuthLimits } from '../features/accounts/sign-in-limits/auth-limits.ts'

const many = { seconds: 60, perNetwork: 100_000, perPair: 100_000, perAccount: 100_000 }

/** Limits for tests that sign in more often than users may. */
export const relaxedAuthLimits: AuthLimits = {
  'sign-in': many,
  'sign-up': many,
  mail: many,
  attempt: many,
  passkey: many,
  password: many,
  'second-factor': many,
  'sign-in-code': many,
  'device-code': many,
  'device-token': many,
}
