import type { ApiScope } from '@everyshelf/domain/api-keys'
import type { LanguageTag } from '@everyshelf/domain/countries'
import type { PublicId } from '@everyshelf/domain/links'
import type { AuditAction } from '@everyshelf/domain/schemas'
import type { Queries } from '../db/transact.ts'
import type { LimitName } from '../http/limits/rate-limits.ts'

/** The signed-in account, as currently stored. */
export interface Session {
  readonly id: string
  readonly client: 'web' | 'extension' | 'api'
  /** Version of the extension; null for browsers and API keys. */
  readonly clientVersion: string | null
  /** What an API key may do; missing for all other clients. */
  readonly scopes?: readonly ApiScope[]
  readonly userId: string
  readonly publicId: PublicId
  readonly email: string
  readonly firstName: string
  readonly role: 'user' | 'admin'
  readonly isPremium: boolean
  /** The last sign-in with a password or provider. For an API key, when it was created. */
  readonly signedInAt: Date
  /** When the account was created. */
  readonly createdAt: Date
}

/** An admin's change, or a view of personal details. */
export interface AuditEntry {
  readonly action: AuditAction
  /** The id of the affected row. */
  readonly subject: string | null
  /** Without email addresses. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/**
 * Writes one row to the audit log: with `queries` in the transaction of the action, or with null in
 * its own transaction before it.
 */
export type RecordAction = (queries: Queries | null, entry: AuditEntry) => Promise<void>

/** The two-factor gate and audit log of admins. */
export interface AdminGate {
  /**
   * Throws unless the second factor was confirmed recently for this session. A page's background requests do
   * not count as activity.
   */
  readonly requireOpen: (session: Session, countsAsActivity: boolean) => Promise<void>
  readonly recordFor: (session: Session, requestId: string) => RecordAction
}

/** What a procedure knows about its request. */
export interface RequestContext {
  readonly requestId: string
  /** The client's IP address, from trusted proxies if any. */
  readonly clientAddress: string
  readonly userAgent: string | undefined
  /** Best first, lower case. */
  readonly languages: readonly LanguageTag[]
  readonly session: Session | null
  /** Our own origin, for building links. */
  readonly origin: string
  readonly admin: AdminGate
  /** Counts one call against a limit; throws `rate-limited` above it. */
  readonly countCall: (limit: LimitName) => void
}
