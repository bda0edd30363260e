import type { Queries } from '../../../db/transact.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { SecurityChange } from '../../mail/templates/security-changed.ts'
import type { AccountsRepo } from '../accounts.repo.ts'

/** Emails the owner about a change to the account's sign-in, in the transaction of the change. */
export type NoticeOfChange = (
  queries: Queries,
  userId: string,
  change: SecurityChange,
) => Promise<void>

interface SecurityNoticesDeps {
  readonly enqueue: MailService['enqueue']
  readonly repo: Pick<AccountsRepo, 'findRecipient'>
  readonly now: () => number
}

export function createNoticeOfChange({ repo, enqueue, now }: SecurityNoticesDeps): NoticeOfChange {
  return async (queries, userId, change) => {
    const recipient = await repo.findRecipient(userId, queries)
    if (!recipient) return
    await enqueue(queries, {
      template: 'security-changed',
      to: recipient.email,
      data: { firstName: recipient.name, change },
      dedupeKey: `security-changed:${userId}:${change}:${now()}`,
    })
  }
}
