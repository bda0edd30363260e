import {
  changePasswordInput,
  emailInput,
  resetPasswordInput,
  signInInput,
  signInSocialInput,
  signOutInput,
  signUpInput,
} from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { AuthLimitName } from './auth-limits.ts'

/** One of better-auth's endpoints that we let through. */
export interface AuthCall {
  readonly schema: z.ZodType<Readonly<Record<string, unknown>>>
  /** Null: nothing to guess and nothing to flood. */
  readonly limit: AuthLimitName | null
  /** The name of the field whose value the client is given; everything else stays here (S26). */
  readonly returns?: string
}

/** Everything that can be asked of `/api/auth` by POST; any other path is not there (S34). */
export const authCalls: Readonly<Record<string, AuthCall>> = {
  '/sign-up/email': { schema: signUpInput, limit: 'sign-up' },
  // Counted by `sign-in-guard.ts`.
  '/sign-in/email': { schema: signInInput, limit: null },
  '/sign-in/social': { schema: signInSocialInput, limit: 'attempt', returns: 'url' },
  '/sign-out': { schema: signOutInput, limit: null },
  '/send-verification-email': { schema: emailInput, limit: 'mail' },
  '/request-password-reset': { schema: emailInput, limit: 'mail' },
  '/reset-password': { schema: resetPasswordInput, limit: 'attempt' },
  '/change-password': { schema: changePasswordInput, limit: 'attempt' },
}

/** Where a provider sends a browser back to. */
export const AUTH_CALLBACK = '/callback/google'
