import type { LanguageTag } from '@everyshelf/domain/countries'
import type { PublicId } from '@everyshelf/domain/links'
import type { LimitName } from '../http/rate-limits.ts'

/** Who is signed in, as the server's own tables have it at this moment. */
export interface Session {
  readonly id: string
  readonly client: 'web' | 'extension'
  /** Of the extension. */
  readonly clientVersion: string | null
  readonly userId: string
  readonly publicId: PublicId
  readonly email: string
  readonly firstName: string
  readonly role: 'user' | 'admin'
  readonly isPremium: boolean
  /** When the password or the provider was last asked. */
  readonly signedInAt: Date
  /** When the account was made. */
  readonly createdAt: Date
}

/** What a procedure may know of the request that called it. */
export interface RequestContext {
  readonly requestId: string
  /** The caller's own address, as far as trusted proxies tell it. */
  readonly clientAddress: string
  readonly userAgent: string | undefined
  /** Best first, lower case. */
  readonly languages: readonly LanguageTag[]
  readonly session: Session | null
  /** Our own origin, for links that are handed out. */
  readonly origin: string
  /** Counts one call against a limit; throws `rate-limited` when it is used up. */
  readonly countCall: (limit: LimitName) => void
}
