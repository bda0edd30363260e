import type { Platform } from '../../platform.ts'
import type { AnalyticsQueries } from '../analytics/worker/analytics-queries.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { createEarningImportsRepo } from './earning-imports.repo.ts'
import { createEarningImportsService } from './earning-imports.service.ts'
import { createEarningSettingsRepo } from './earning-settings.repo.ts'
import { createEarningSettingsService } from './earning-settings.service.ts'
import { createEarningsRepo } from './earnings.repo.ts'
import { createEarningsRouter } from './earnings.router.ts'
import { createEarningsService } from './earnings.service.ts'
import { createSellerClicksReader } from './seller-clicks.ts'

interface EarningsDeps extends Pick<Platform, 'database' | 'transact' | 'now'> {
  readonly links: Pick<LinksFeature, 'lockLinksOf'>
  readonly clickQueries: Pick<AnalyticsQueries, 'overview' | 'sumEarningGroups' | 'sumEarningDays'>
}

/** What affiliate programs paid the author: imported reports, joined to the clicks. */
export function createEarningsFeature({
  database,
  transact,
  links,
  clickQueries,
  now,
}: EarningsDeps) {
  const repos = { db: database.db, transact, lockOwner: links.lockLinksOf }
  const settingsRepo = createEarningSettingsRepo(repos)
  return {
    router: createEarningsRouter({
      earnings: createEarningsService({
        repo: createEarningsRepo(database.db),
        sums: clickQueries,
        findSettings: settingsRepo.find,
        countClicks: createSellerClicksReader(clickQueries),
        now,
      }),
      imports: createEarningImportsService({ repo: createEarningImportsRepo(repos), now }),
      settings: createEarningSettingsService(settingsRepo),
    }),
  }
}
