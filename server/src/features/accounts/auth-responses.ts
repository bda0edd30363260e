import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import { INTERNATIONAL_EMAIL } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import { SECOND_FACTOR_REQUIRED } from './auth.ts'
import { EMAIL_UNVERIFIED } from './google-provider.ts'

type Fields = Readonly<Record<string, unknown>>

export const GOOGLE_FAILED_PAGE = '/account?mode=signin&error=google'
/** Asks for the code after a Google sign-in. */
export const SECOND_STEP_PAGE = '/account?mode=signin&step=code'

/** The token of a Google sign-in that still needs a code, which its redirect carries. */
export function readSecondStep(location: string): string | null {
  const { searchParams } = new URL(location, 'https://localhost')
  if (searchParams.get('error') !== SECOND_FACTOR_REQUIRED) return null
  return searchParams.get('error_description') ?? ''
}

const errorPages: Readonly<Record<string, string>> = {
  ACCOUNT_BANNED: '/account?mode=signin&error=closed',
  [EMAIL_UNVERIFIED.code]: '/account?mode=signin&error=unverified',
}

export async function readFields(response: Response): Promise<Fields | null> {
  return (await response.json().catch(() => null)) as Fields | null
}

/** Return paths for Google's page; the schema allows only our own paths. */
export function returnAddresses(path: string, { callbackURL }: Fields): Fields {
  if (path !== '/sign-in/social') return {}
  return { callbackURL, errorCallbackURL: '/account?mode=signin', disableRedirect: true }
}

/** The page for a browser whose Google sign-in was refused. */
export function findErrorPage(body: Fields | null): string {
  return errorPages[String(body?.code)] ?? GOOGLE_FAILED_PAGE
}

/** Codes passed to the client; any other error is reported as FAILED. */
const PUBLIC_CODES = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_TOKEN',
  'INVALID_PASSWORD',
  'ACCOUNT_BANNED',
])

export function codeOf(body: Fields | null): string {
  const code = String(body?.code)
  return PUBLIC_CODES.has(code) ? code : 'FAILED'
}

export function codeOfInput(error: z.ZodError): string {
  const isTooShort = error.issues.some(
    ({ code, path }) => code === 'too_small' && /password/i.test(String(path[0])),
  )
  if (isTooShort) return 'PASSWORD_TOO_SHORT'
  const messages = error.issues.map(({ message }) => message)
  if (messages.includes('wrong-code')) return 'WRONG_CODE'
  const isInternational = messages.some((message) => message.startsWith(INTERNATIONAL_EMAIL))
  return isInternational ? 'INTERNATIONAL_EMAIL' : 'INVALID_INPUT'
}

const httpErrors: Readonly<Partial<Record<ErrorCode, readonly [number, string]>>> = {
  'invalid-token': [400, 'INVALID_TOKEN'],
  'wrong-sign-up-password': [403, 'WRONG_SIGN_UP_PASSWORD'],
  'wrong-code': [400, 'WRONG_CODE'],
  'sign-in-expired': [401, 'SIGN_IN_EXPIRED'],
  'passkey-failed': [401, 'PASSKEY_FAILED'],
  'admin-recovery': [403, 'ADMIN_RECOVERY'],
  'rate-limited': [429, 'RATE_LIMITED'],
  unavailable: [503, 'UNAVAILABLE'],
}

interface Refusal {
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number
}

/** The status and code for a DomainError; throws any other error. */
export function readRefusal(error: unknown): Refusal {
  const refusal = error instanceof DomainError ? httpErrors[error.code] : undefined
  if (!refusal || !(error instanceof DomainError)) throw error
  const [status, code] = refusal
  return { status, code, retryAfterSeconds: Number(error.details.retryAfterSeconds ?? 0) }
}
