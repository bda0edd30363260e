import type { LanguageTag } from '@everyshelf/domain/countries'
import type { PublicId } from '@everyshelf/domain/links'
import type { AuditAction } from '@everyshelf/domain/schemas'
import type { AuditDetails } from '../db/tables/admin-audit.table.ts'
import type { Queries } from '../db/transact.ts'
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

/** What an admin did, or of whom the details were opened. */
export interface AuditEntry {
  readonly action: AuditAction
  /** The key of what it was done to. */
  readonly subject: string | null
  readonly details?: AuditDetails
}

/**
 * Writes one row into the audit log: with `queries` in the transaction of the deed itself, and with
 * null in one of its own, before a deed that no transaction holds.
 */
export type RecordAction = (queries: Queries | null, entry: AuditEntry) => Promise<void>

/** What only admins need. */
export interface AdminGate {
  /**
   * Throws unless the second factor was given for this session, and not too long ago (S61). What a page
   * asks by itself is no use, and does not keep the area open.
   */
  readonly requireOpen: (session: Session, isUse: boolean) => Promise<void>
  readonly recordFor: (session: Session, requestId: string) => RecordAction
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
  readonly admin: AdminGate
  /** Counts one call against a limit; throws `rate-limited` when it is used up. */
  readonly countCall: (limit: LimitName) => void
}
