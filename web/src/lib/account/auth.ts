import type { ErrorCode } from '@everyshelf/domain/messages'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { AuthError } from './auth-error.ts'
import { readAuthFailure } from './read-auth-failure.ts'

/** After this long, we tell the user that the request failed. */
const TIMEOUT_MS = 15_000

interface Credentials {
  readonly email: string
  readonly password: string
}

/** The response is the same whether or not the address has an account. */
export async function signUp(fields: Credentials & { readonly firstName: string }): Promise<void> {
  const { firstName: name, email, password } = fields
  await post('/sign-up/email', { name, email, password }, 'sign-up-failed')
}

/** Whether this browser signed up with the address of the email's token. */
export async function isSignUpBrowser(token: string): Promise<boolean> {
  const result = await post('/sign-up/browser', { token }, 'sign-up-failed')
  return (result as { readonly isKnown?: unknown }).isKnown === true
}

/** Confirms the address in the browser that signed up, and signs in. */
export async function confirmSignUp(token: string): Promise<void> {
  await post('/sign-up/confirm', { token }, 'sign-up-failed')
}

/** Returns whether the account also needs a code from its authenticator app. */
export async function signIn({ email, password }: Credentials): Promise<{ needsCode: boolean }> {
  const result = await post('/sign-in/email', { email, password }, 'sign-in-failed')
  return { needsCode: (result as { readonly secondFactor?: unknown }).secondFactor === true }
}

/** The second step: a code from the authenticator app, or a recovery code. */
export async function signInWithCode(code: string): Promise<void> {
  await post('/sign-in/code', { code }, 'sign-in-failed')
}

/** @returns from when the link in the email turns off two-factor authentication */
export async function requestRecovery(): Promise<string> {
  const result = await post('/sign-in/lost-device', {}, 'sign-in-failed')
  return String((result as { readonly readyAt?: unknown }).readyAt)
}

export async function requestPasskeyOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const result = await post('/passkey/options', {}, 'passkey-failed')
  return (result as { readonly options: PublicKeyCredentialRequestOptionsJSON }).options
}

export async function signInWithPasskey(response: AuthenticationResponseJSON): Promise<void> {
  await post('/sign-in/passkey', { response }, 'passkey-failed')
}

/** @returns how many extensions stay connected */
export async function signOutOfServer(disconnectExtension: boolean): Promise<number> {
  const fields = disconnectExtension ? { disconnectExtension } : {}
  const result = await post('/sign-out', fields, 'sign-out-failed')
  return Number((result as { readonly extensions?: unknown }).extensions ?? 0)
}

export async function requestPasswordReset(email: string): Promise<void> {
  await post('/request-password-reset', { email }, 'password-reset-failed')
}

export async function resetPassword(
  token: string,
  newPassword: string,
  revokePrograms: boolean,
): Promise<void> {
  const fields = { token, newPassword, revokePrograms }
  await post('/reset-password', fields, 'password-update-failed')
}

export async function sendVerificationEmail(email: string): Promise<void> {
  await post('/send-verification-email', { email }, 'sign-up-failed')
}

interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  readonly disconnectExtensions: boolean
  readonly revokePrograms: boolean
}

/** Also signs out every other device. */
export async function changePassword(change: PasswordChange): Promise<void> {
  const fields = { ...change, revokeOtherSessions: true }
  await post('/change-password', fields, 'password-update-failed')
}

/** @returns the URL of Google's sign-in page, which redirects back to our `callbackURL` */
export async function startGoogleSignIn(callbackURL: string): Promise<string> {
  const result = await post(
    '/sign-in/social',
    { provider: 'google', callbackURL },
    'google-sign-in-failed',
  )
  const { url } = result as { readonly url?: unknown }
  if (typeof url !== 'string') throw new AuthError('google-sign-in-failed')
  return url
}

async function post(path: string, fields: object, fallback: ErrorCode): Promise<unknown> {
  const response = await send(path, fields)
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw readAuthFailure(response, body, fallback)
  return body ?? {}
}

async function send(path: string, fields: object) {
  try {
    return await fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    throw new AuthError(error instanceof TypeError ? 'offline' : 'unavailable')
  }
}
