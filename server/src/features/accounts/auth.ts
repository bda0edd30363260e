import { RESET_LINK_MINUTES, SESSION_IDLE_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { betterAuth, type User } from 'better-auth'
import { APIError } from 'better-auth/api'
import { bearer } from 'better-auth/plugins/bearer'
import type { Config } from '../../config/config.ts'
import type { DatabaseKind } from '../../db/dialect.ts'
import { createRowId } from '../../db/row-id.ts'
import type { AccountsBase } from './accounts-base.ts'
import { createDeviceCodes, toExtensionSession } from './device-authorization.ts'
import { signInWithGoogle } from './google-provider.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { isFullSignIn, verifiedSignIn } from './verified-sign-in.ts'

export const AUTH_PATH = '/api/auth'
export const SESSION_COOKIE = 'everyshelf'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S
/** `sessions.ts` sets the maximum age. */
const IDLE_S = SESSION_IDLE_DAYS * DAY_S
const RENEW_AFTER_S = DAY_S
export const RESET_TOKEN_S = RESET_LINK_MINUTES * MINUTE_S

/** Sent only after a correct password or a Google sign-in. */
const ACCOUNT_BANNED = { code: 'ACCOUNT_BANNED', message: 'This account is closed' }
const OTHER_GOOGLE_ACCOUNT = {
  code: 'OTHER_GOOGLE_ACCOUNT',
  message: 'This account belongs to another Google account',
}

/** Sent instead of a session when the account also needs a code. */
export const SECOND_FACTOR_REQUIRED = 'SECOND_FACTOR_REQUIRED'
/** The only refusal with this status. */
export const SECOND_FACTOR_STATUS = 428

/** Account events for the rest of the product. */
export interface AccountEvents {
  /** A Google sign-in created the account; `sign-ups.ts` creates those with a password. */
  readonly onCreated: (user: User) => Promise<void>
  /** With the cookies of the request. */
  readonly onResetRequested: (user: User, token: string, cookies: string) => Promise<void>
}

interface AuthDeps extends Pick<AccountsBase, 'secret' | 'hashing' | 'inBackground'> {
  readonly config: Pick<Config, 'publicUrl' | 'google'>
  /** The query builder; better-auth expects another type for it. */
  readonly database: { readonly kind: DatabaseKind; readonly db: object }
  readonly events: AccountEvents
  readonly isBanned: (userId: string) => Promise<boolean>
  readonly hasSecondFactor: (userId: string) => Promise<boolean>
  /** Creates the token of a sign-in that still needs a code. */
  readonly beginSecondStep: (userId: string) => Promise<string>
  /** Whether a Google account is linked to this one. */
  readonly hasGoogle: (userId: string) => Promise<boolean>
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth with only the features this product needs. Its transactions are off: in SQLite
 * they would hold the one connection while a password is hashed. A crash between two writes does no lasting harm:
 * the next sign-in adds a missing profile, and a reset sets a missing password.
 */
export function createAuth(deps: AuthDeps) {
  const { config, events, hashing } = deps
  const isSecure = config.publicUrl.startsWith('https:')
  return betterAuth({
    appName: 'Everyshelf',
    baseURL: config.publicUrl,
    basePath: AUTH_PATH,
    secret: deps.secret,
    database: { db: deps.database.db as never, type: deps.database.kind, transaction: false },
    trustedOrigins: [config.publicUrl],
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    onAPIError: { errorURL: `${config.publicUrl}/account?mode=signin` },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'user' },
        bannedAt: { type: 'string', input: false, required: false },
      },
    },
    session: {
      expiresIn: IDLE_S,
      updateAge: RENEW_AFTER_S,
      cookieCache: { enabled: false },
      additionalFields: {
        client: { type: 'string', input: false, defaultValue: 'web' },
        clientVersion: { type: 'string', input: false, required: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    account: { encryptOAuthTokens: true, accountLinking: { enabled: true } },
    emailAndPassword: {
      enabled: true,
      // `sign-ups.ts` creates accounts, only for confirmed addresses.
      disableSignUp: true,
      requireEmailVerification: true,
      // Our request schemas are stricter, so these are loose.
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: toLibraryErrors(hashing),
      resetPasswordTokenExpiresIn: RESET_TOKEN_S,
      sendResetPassword: ({ user, token }, request) =>
        events.onResetRequested(user, token, request?.headers.get('cookie') ?? ''),
    },
    databaseHooks: {
      user: { create: { after: (user) => events.onCreated(user) } },
      session: {
        create: {
          before: async (session, ctx) => {
            const { userId } = session
            if (await deps.isBanned(userId)) throw new APIError('FORBIDDEN', ACCOUNT_BANNED)
            if (!isFullSignIn(ctx?.path) && (await deps.hasSecondFactor(userId))) {
              // The library passes the message on, even in the redirect after a sign-in with Google. It is
              // signed, because anyone can open that callback with a message of their own.
              const message = await deps.beginSecondStep(userId)
              throw new APIError('PRECONDITION_REQUIRED', { code: SECOND_FACTOR_REQUIRED, message })
            }
            return toExtensionSession(session, ctx)
          },
        },
      },
      account: {
        create: {
          // A matching address does not prove who owns a second Google account.
          before: async ({ providerId, userId }) => {
            if (providerId === 'google' && (await deps.hasGoogle(userId)))
              throw new APIError('FORBIDDEN', OTHER_GOOGLE_ACCOUNT)
          },
        },
      },
    },
    plugins: [
      createDeviceCodes(config.publicUrl),
      verifiedSignIn,
      // For our own session lookup; request headers with tokens never reach it.
      bearer(),
      ...(config.google ? [signInWithGoogle(config.google)] : []),
    ],
    advanced: {
      database: { generateId: createRowId },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      // The prefix makes browsers refuse the cookie from any other host, path or plain HTTP.
      cookiePrefix: isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE,
      backgroundTasks: { handler: deps.inBackground },
    },
  })
}

/** Turns a full queue into an APIError, which better-auth returns instead of printing. */
function toLibraryErrors({ hash, verify }: PasswordHashing): PasswordHashing {
  const refuse = (error: unknown): never => {
    if (error instanceof DomainError) throw new APIError('SERVICE_UNAVAILABLE')
    throw error
  }
  return {
    hash: (password) => hash(password).catch(refuse),
    verify: (tried) => verify(tried).catch(refuse),
  }
}
