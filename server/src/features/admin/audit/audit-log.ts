import { toIsoTime, toJsonText } from '../../../db/columns.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import { keyedDigest } from '../../../secrets/digests.ts'
import type { AuditDetails } from '../schema.ts'
import {
  type AuditRow,
  appendAuditRow,
  listAuditRowsAfter,
  lockAuditHead,
  NO_ROWS,
  readAuditHead,
} from './audit.repo.ts'

/** The content of a row, before it gets its number and seal. */
interface AuditFacts extends Pick<AuditRow, 'actor' | 'action' | 'subject' | 'requestId'> {
  readonly details: AuditDetails
}

export type AuditLog = ReturnType<typeof createAuditLog>

interface AuditLogDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Not in the database, so a person who changes a row there cannot seal it again. */
  readonly secret: string
  readonly now: () => number
}

const ROWS_PER_BATCH = 1000

/** The append-only log of admin actions. */
export function createAuditLog({ db, transact, secret, now }: AuditLogDeps) {
  function sealOf(row: Omit<AuditRow, 'seal'>, previousSeal: string): string {
    const { number, happenedAt, actor, action, subject, details, requestId } = row
    const text = JSON.stringify([
      previousSeal,
      number,
      happenedAt,
      actor,
      action,
      subject,
      details,
      requestId,
    ])
    return keyedDigest(secret, 'audit', text)
  }

  async function appendTo(queries: Queries, facts: AuditFacts) {
    const head = await lockAuditHead(queries, now())
    const row = {
      ...facts,
      number: head.number + 1,
      happenedAt: toIsoTime(now()),
      details: toJsonText(facts.details),
    }
    await appendAuditRow(queries, { ...row, seal: sealOf(row, head.seal) })
  }

  return {
    /** In the transaction of the action, or with null in its own. */
    append: async (queries: Queries | null, facts: AuditFacts) => {
      if (queries) await appendTo(queries, facts)
      else await transact((own) => appendTo(own, facts))
    },
    /** `brokenAt`: the first changed or missing row; null when the log is intact. */
    check: async () => {
      const head = await readAuditHead(db)
      let last = NO_ROWS
      while (true) {
        const rows = await listAuditRowsAfter(db, last.number, ROWS_PER_BATCH)
        for (const row of rows) {
          const number = last.number + 1
          if (row.number !== number || row.seal !== sealOf(row, last.seal)) {
            return { rows: head.number, brokenAt: number }
          }
          last = row
        }
        if (rows.length < ROWS_PER_BATCH) break
      }
      // Rows appended after the head was read are fine; rows missing before it are not.
      const brokenAt = last.number < head.number ? last.number + 1 : null
      return { rows: last.number, brokenAt }
    },
  }
}
