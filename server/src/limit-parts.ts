import type { Database } from './db/database.ts'
import { createLimitSharing } from './http/limit-sharing.ts'
import { type CountClient, createRateLimits, type LimitRules } from './http/rate-limits.ts'
import { createSharedLimitsRepo } from './http/shared-limits.repo.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'
import type { Logger } from './logger.ts'

interface LimitParts {
  readonly database: Pick<Database, 'db'>
  readonly rules: LimitRules | undefined
  readonly secret: string
  readonly startSharedJob: StartSharedJob
  readonly logger: Logger
  readonly now: () => number
}

/** How often who may call what, counted by all processes together. */
export function startLimits(parts: LimitParts): {
  readonly countClient: CountClient
  readonly stop: () => Promise<void>
} {
  const { rules, secret, startSharedJob, logger, now } = parts
  const repo = createSharedLimitsRepo(parts.database.db)
  const sharing = createLimitSharing({ repo, log: logger, now })
  const cleaning = startSharedJob('ended-limits', () => repo.forgetEnded(now()))
  return {
    countClient: createRateLimits(rules, now, { share: sharing.share, secret }),
    stop: async () => {
      await Promise.all([sharing.stop(), cleaning.stop()])
    },
  }
}
