import {
  changePasswordInput,
  emailInput,
  passkeyOptionsInput,
  resetPasswordInput,
  signInCodeInput,
  signInInput,
  signInLostDeviceInput,
  signInPasskeyInput,
  signInSocialInput,
  signOutInput,
  signUpConfirmInput,
  signUpInput,
} from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { AuthLimitName } from './sign-in-limits/auth-limits.ts'

/** A better-auth endpoint that we expose. */
export interface AuthEndpoint {
  readonly schema: z.ZodType<Readonly<Record<string, unknown>>>
  /** Null: an attacker has nothing to guess or flood here. */
  readonly limit: AuthLimitName | null
  /** The only response field the client receives. */
  readonly returns?: string
}

/** Every POST endpoint under `/api/auth`; any other path is 404. */
export const authEndpoints: Readonly<Record<string, AuthEndpoint>> = {
  '/sign-up/email': { schema: signUpInput, limit: 'sign-up' },
  '/sign-up/browser': { schema: signUpConfirmInput, limit: 'attempt' },
  '/sign-up/confirm': { schema: signUpConfirmInput, limit: 'attempt' },
  // Counted by `sign-in-guard.ts`.
  '/sign-in/email': { schema: signInInput, limit: null },
  '/sign-in/social': { schema: signInSocialInput, limit: 'attempt', returns: 'url' },
  '/passkey/options': { schema: passkeyOptionsInput, limit: 'passkey' },
  '/sign-in/passkey': { schema: signInPasskeyInput, limit: 'attempt' },
  // Counted per account by `sign-in-steps.ts`.
  '/sign-in/code': { schema: signInCodeInput, limit: null },
  '/sign-in/lost-device': { schema: signInLostDeviceInput, limit: 'attempt' },
  '/sign-out': { schema: signOutInput, limit: null },
  '/send-verification-email': { schema: emailInput, limit: 'mail' },
  '/request-password-reset': { schema: emailInput, limit: 'mail' },
  '/reset-password': { schema: resetPasswordInput, limit: 'attempt' },
  '/change-password': { schema: changePasswordInput, limit: 'attempt' },
}

/** The path a provider redirects the browser back to. */
export const AUTH_CALLBACK = '/callback/google'
