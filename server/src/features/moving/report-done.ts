import type { Queries } from '../../db/transact.ts'
import type { MailFeature } from '../mail/mail.feature.ts'
import type { StoredMove } from './moves.repo.ts'

interface ReportDeps {
  readonly mail: Pick<MailFeature, 'enqueue' | 'findRecipient'>
  readonly now: () => number
}

const MINUTE_MS = 60_000

export type ReportDone = ReturnType<typeof createDoneReport>

/** Tells the author of a long move by email that it is done, unless a page still shows it. */
export function createDoneReport({ mail, now }: ReportDeps) {
  return async (queries: Queries, ownerId: string, move: StoredMove, skipped: number) => {
    const { id: moveId, rows, startedAt, createdAt, seenAt } = move
    const minuteAgo = now() - MINUTE_MS
    const isLong = Date.parse(startedAt ?? createdAt) < minuteAgo
    if (!isLong || (seenAt !== null && Date.parse(seenAt) > minuteAgo)) return
    const recipient = await mail.findRecipient(queries, ownerId)
    if (!recipient) return
    const { email: to, firstName } = recipient
    await mail.enqueue(queries, {
      ...{ template: 'import-done', to, dedupeKey: `import-done:${moveId}` },
      data: { firstName, moveId, rows, skipped },
    })
  }
}
