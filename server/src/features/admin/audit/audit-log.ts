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
  /** The first row that is not as it was written; null when all are. */
  readonly brokenAt: number | null
}

/** What admins did, to be added to and to be checked. */
export interface AuditLog {
  /** In the transaction of the deed, or with null in one of its own. */
  readonly append: (queries: Queries | null, facts: AuditFacts) => Promise<void>
  readonly check: () => Promise<AuditCheck>
}

interface AuditLogDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Not in the database, so that who changes a row there cannot seal it again. */
  readonly secret: string
  readonly now: () => number
}

const CHECKED_AT_ONCE = 1000

export function createAuditLog({ db, transact, secret, now }: AuditLogDeps): AuditLog {
  function sealOf(row: Omit<AuditRow, 'seal'>, former: string): string {
    const { number, happenedAt, actor, action, subject, details, requestId } = row
    const text = JSON.stringify([
      former,
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
        const rows = await listAuditRowsAfter(db, last.number, CHECKED_AT_ONCE)
        for (const row of rows) {
          const number = last.number + 1
          if (row.number !== number || row.seal !== sealOf(row, last.seal)) {
            return { rows: head.number, brokenAt: number }
          }
          last = row
        }
        if (rows.length < CHECKED_AT_ONCE) break
      }
      // Rows that came after the head was read are good too; rows that are missing at the end are not.
      const brokenAt = last.number < head.number ? last.number + 1 : null
      return { rows: last.number, brokenAt }
    },
  }
}
