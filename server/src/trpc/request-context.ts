import type { LanguageTag } from '@everyshelf/domain/countries'
import type { LimitName } from '../http/rate-limits.ts'

/** What a procedure may know of the request that called it. */
export interface RequestContext {
  readonly requestId: string
  /** The caller's own address, as far as trusted proxies tell it. */
  readonly clientAddress: string
  readonly userAgent: string | undefined
  /** Best first, lower case. */
  readonly languages: readonly LanguageTag[]
  /** Nobody signs in yet. */
  readonly session: null
  /** Our own origin, for links that are handed out. */
  readonly origin: string
  /** Counts one call against a limit; throws `rate-limited` when it is used up. */
  readonly countCall: (limit: LimitName) => void
}
