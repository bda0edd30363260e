import type { Accounts } from './accounts.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createTransact } from './db/transact.ts'
import { createAdminAccessService } from './features/admin/access/admin-access.service.ts'
import type { AdminServices } from './features/admin/admin.router.ts'
import { createAuditLog } from './features/admin/audit/audit-log.ts'
import type { AdminGate } from './trpc/request-context.ts'

interface AdminParts {
  readonly config: Config
  readonly database: Database
  readonly accounts: Pick<Accounts, 'countTry' | 'service'>
  readonly now: () => number
}

export interface Admin {
  readonly gate: AdminGate
  readonly services: AdminServices
}

/** The admin area: who comes in, what is written down of it, and what can be done there. */
export function createAdmin({ config, database, accounts, now }: AdminParts): Admin {
  const { db } = database
  const secret = String(config.authSecret)
  const transact = createTransact(db)
  const audit = createAuditLog({ db, transact, secret, now })
  const adminAccess = createAdminAccessService({
    db,
    transact,
    secret,
    audit,
    countTry: accounts.countTry,
    requireFresh: accounts.service.requireFresh,
    now,
  })
  return { gate: adminAccess.gate, services: { adminAccess } }
}
