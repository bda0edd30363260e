import { createHmac } from 'node:crypto'
import { toIsoTime } from '../../../db/columns.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import {
  type AuditFacts,
  type AuditRow,
  appendAuditRow,
  listAuditRowsAfter,
  lockAuditHead,
  readAuditHead,
} from './audit.repo.ts'

export interface AuditCheck {
  readonly rows: number
  /** The first changed or missing row; null when the log is intact. */
  readonly brokenAt: number | null
}

/** The append-only log of admin actions. */
export interface AuditLog {
  /** In the transaction of the action, or with null in its own. */
  readonly append: (queries: Queries | null, facts: AuditFacts) => Promise<void>
  readonly check: () => Promise<AuditCheck>
}

interface AuditLogDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Not in the database, so a person who changes a row there cannot seal it again. */
  readonly secret: string
  readonly now: () => number
}

const ROWS_PER_BATCH = 1000

export function createAuditLog({ db, transact, secret, now }: AuditLogDeps): AuditLog {
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
    return createHmac('sha256', `${secret} audit`).update(text).digest('base64url')
  }

  async function appendTo(queries: Queries, facts: AuditFacts): Promise<void> {
    const head = await lockAuditHead(queries, now())
    const row = {
      ...facts,
      number: head.number + 1,
      happenedAt: toIsoTime(new Date(now())),
      details: JSON.stringify(facts.details),
    }
    await appendAuditRow(queries, { ...row, seal: sealOf(row, head.seal) })
  }

  return {
    append: async (queries, facts) => {
      if (queries) await appendTo(queries, facts)
      else await transact((own) => appendTo(own, facts))
    },
    check: async () => {
      const head = await readAuditHead(db)
      let last = { number: 0, seal: '' }
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
