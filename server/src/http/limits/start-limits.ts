import type { Database } from '../../db/database.ts'
import type { StartSharedJob } from '../../jobs/start-shared-jobs.ts'
import type { Logger } from '../../logger.ts'
import {
  type AccountRules,
  type CountAccount,
  type CountAccountCall,
  createAccountCallLimits,
  createAccountLimits,
} from './account-limits.ts'
import { type CountCaller, createCallerLimits } from './caller-limits.ts'
import { createLimitSharing } from './limit-sharing.ts'
import { type CountClient, createRateLimits, type LimitRules } from './rate-limits.ts'
import { createSharedLimitsRepo } from './shared-limits.repo.ts'

interface LimitsDeps {
  readonly database: Pick<Database, 'db'>
  readonly rules: LimitRules
  readonly accountRules: AccountRules
  readonly secret: string
  readonly startSharedJob: StartSharedJob
  readonly logger: Logger
  readonly now: () => number
}

/** Limits how often a client calls; all processes count together. */
export function startLimits(deps: LimitsDeps): {
  readonly countClient: CountClient
  /** Counts one API request of an account. */
  readonly countAccount: CountAccount
  readonly countAccountCall: CountAccountCall
  readonly countCaller: CountCaller
  readonly stop: () => Promise<void>
} {
  const { rules, secret, startSharedJob, logger, now } = deps
  const repo = createSharedLimitsRepo(deps.database.db)
  const sharing = createLimitSharing({ repo, log: logger, now })
  const shared = { share: sharing.share, secret }
  const cleaning = startSharedJob('ended-limits', () => repo.deleteEnded(now()))
  const countClient = createRateLimits(rules, now, shared)
  return {
    countClient,
    countCaller: createCallerLimits({ countClient, rules, shared, now }),
    countAccount: createAccountLimits(deps.accountRules, now, shared),
    countAccountCall: createAccountCallLimits(rules, now, shared),
    stop: async () => {
      await Promise.all([sharing.stop(), cleaning.stop()])
    },
  }
}
