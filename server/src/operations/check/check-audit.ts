import type { Config } from '../../config/config.ts'
import type { Queries } from '../../db/transact.ts'
import { readAuditHead } from '../../features/admin/audit/audit.repo.ts'
import { createAuditLog } from '../../features/admin/audit/audit-log.ts'
import { loadSecret } from '../../files/data-dir.ts'
import type { Finding } from './finding.ts'

/** Checks whether a row of the audit log was changed or deleted. */
export async function checkAudit(db: Queries, config: Config): Promise<Finding[]> {
  const { number } = await readAuditHead(db)
  if (number === 0) return []
  const log = createAuditLog({
    db,
    // A check writes nothing.
    transact: () => Promise.reject(new TypeError('a check writes nothing')),
    secret: loadSecret(config.authSecret, config.dataDir),
    now: Date.now,
  })
  const { brokenAt } = await log.check()
  if (brokenAt === null) return []
  return [
    {
      problem: `Row ${brokenAt} of the audit log was changed or deleted.`,
      remedy:
        'Compare the row with a backup. If AUTH_SECRET was changed, older rows were signed with the old secret.',
    },
  ]
}
