import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { DomainNotice } from './next-state.ts'
import { findDomainOwner, type StoredDomain } from './own-domains.repo.ts'

interface SendNoticeDeps {
  readonly enqueue: MailService['enqueue']
  readonly now: () => number
}

export type SendNotice = (
  queries: Queries,
  domain: Pick<StoredDomain, 'host' | 'ownerId'>,
  notice: DomainNotice,
) => Promise<void>

/** Tells the owner of a domain what has changed, at most once a day. */
export function createSendNotice({ enqueue, now }: SendNoticeDeps): SendNotice {
  return async (queries, { host, ownerId }, notice) => {
    const owner = await findDomainOwner(queries, ownerId)
    if (!owner) return
    await enqueue(queries, {
      template: 'own-domain-changed',
      to: owner.email,
      data: { firstName: owner.firstName, host, notice },
      dedupeKey: `own-domain:${ownerId}:${host}:${notice}:${toIsoTime(now()).slice(0, 10)}`,
    })
  }
}
