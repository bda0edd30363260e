import { DomainError } from '@everyshelf/domain/messages'
import type { Queries, Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import { disableDomain, enableDomain, findDomains } from './admin-domains.repo.ts'

export type AdminDomains = ReturnType<typeof createAdminDomains>

export function createAdminDomains({
  db,
  transact,
}: {
  readonly db: Queries
  readonly transact: Transact
}) {
  return {
    find: (text: string) => findDomains(db, text),

    /** Nothing opens on the domain; its owner sees the reason. */
    disable: (record: RecordAction, { id, reason }: { id: string; reason: string }) =>
      transact(async (queries) => {
        if (!(await disableDomain(queries, id, reason))) throw new DomainError('not-found')
        await record(queries, { action: 'domain.disable', subject: id, details: { reason } })
        return { disabled: true as const }
      }),

    enable: (record: RecordAction, id: string) =>
      transact(async (queries) => {
        if (!(await enableDomain(queries, id))) throw new DomainError('not-found')
        await record(queries, { action: 'domain.enable', subject: id })
        return { disabled: false as const }
      }),
  }
}
