import type { Queries } from '../../db/transact.ts'
import type { Platform } from '../../platform.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { NoticeOfChange } from './security/security-notices.ts'
import type { CountAttempt } from './sign-in-limits/auth-limits.ts'

/** What the parts of this feature share. Each lists what it needs in its deps. */
export interface AccountsBase extends Pick<Platform, 'secret' | 'transact' | 'now'> {
  readonly db: Queries
  readonly enqueue: MailService['enqueue']
  readonly publicUrl: string
  readonly hashing: PasswordHashing
  readonly countAttempt: CountAttempt
  readonly notify: NoticeOfChange
  /** Runs work after the response, so response times do not depend on the address. */
  readonly inBackground: (work: Promise<unknown>) => void
}
