import { authFlag, authTime, table, text, time } from '../../db/table.ts'

/** A browser with its cookie, or an extension with its token. */
export type SessionClient = 'web' | 'extension'

export const accountsTables = {
  /** better-auth's table of users. The product's own columns are in `user_profile`. */
  user: table(
    {
      id: text().key(),
      name: text(),
      email: text().unique(),
      emailVerified: authFlag(),
      image: text().nullable(),
      /** `admin` can only be granted on the host. */
      role: text(),
      createdAt: authTime(),
      updatedAt: authTime(),
      /** When the user was banned; null otherwise. */
      bannedAt: time().nullable(),
      /** Only admins see it. */
      banReason: text().nullable(),
    },
    {
      indexes: [
        ['createdAt', 'id'],
        ['role', 'email'],
        { on: ['bannedAt', 'id'], where: `"bannedAt" is not null`, name: 'banned' },
      ],
      prefixes: ['email', 'name'],
    },
  ),
  session: table(
    {
      id: text().key(),
      expiresAt: authTime(),
      token: text().unique(),
      createdAt: authTime(),
      updatedAt: authTime(),
      ipAddress: text().nullable(),
      userAgent: text().nullable(),
      userId: text().partOf('user'),
      client: text<SessionClient>().default('web'),
      /** The extension's version. */
      clientVersion: text().nullable(),
      /** The name that the user gave it. */
      deviceName: text().nullable(),
    },
    { indexes: [['userId']] },
  ),
  /** A sign-in method: `credential` has a password hash, `google` the provider's id. */
  account: table(
    {
      id: text().key(),
      accountId: text(),
      providerId: text(),
      userId: text().partOf('user'),
      accessToken: text().nullable(),
      refreshToken: text().nullable(),
      idToken: text().nullable(),
      accessTokenExpiresAt: authTime().nullable(),
      refreshTokenExpiresAt: authTime().nullable(),
      scope: text().nullable(),
      password: text().nullable(),
      createdAt: authTime(),
      updatedAt: authTime(),
    },
    { indexes: [['userId']] },
  ),
  /** Tokens of reset emails and of pending sign-ins at a provider. The identifier is hashed. */
  verification: table(
    {
      id: text().key(),
      identifier: text(),
      value: text(),
      expiresAt: authTime(),
      createdAt: authTime(),
      updatedAt: authTime(),
    },
    { indexes: [['identifier']] },
  ),
  /** An unconfirmed sign-up. The account is created when the email address is confirmed. */
  sign_up: table(
    {
      id: text().key(),
      email: text(),
      name: text(),
      passwordHash: text(),
      /** The hash of a secret in the cookie of the browser that signed up. */
      browserHash: text(),
      createdAt: time(),
    },
    { unique: [['email', 'browserHash']], indexes: [['email', 'passwordHash']] },
  ),
  /** Deleted accounts. After a backup is restored, this list deletes them again. */
  erasure: table({
    userId: text().key(),
    requestedAt: time(),
    /** When the account's id was removed from all clicks. */
    doneAt: time().nullable(),
  }),
}
