import type { Config } from '../../config.ts'
import { loadSecret } from '../../data-dir.ts'
import type { Queries } from '../../db/transact.ts'
import { readAuditHead } from '../../features/admin/audit/audit.repo.ts'
import { createAuditLog } from '../../features/admin/audit/audit-log.ts'
import type { Finding } from './finding.ts'

/** Whether a row of the audit log was changed or taken away since it was written. */
export async function checkAudit(db: Queries, config: Config): Promise<Finding[]> {
  const { number } = await readAuditHead(db)
  if (number === 0) return []
  const log = createAuditLog({
    db,
    // Nothing is written here.
    transact: () => Promise.reject(new TypeError('a check writes nothing')),
    secret: loadSecret(config.authSecret, config.dataDir),
    now: Date.now,
  })
  const { brokenAt } = await log.check()
  if (brokenAt === null) return []
  return [
    {
      problem: `Row ${brokenAt} of the audit log is not as it was written, or is missing.`,
      remedy:
        'compare it with a backup; where AUTH_SECRET was changed, rows from before carry the seals of the former one.',
    },
  ]
}
