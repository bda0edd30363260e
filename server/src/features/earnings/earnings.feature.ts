import type { Platform } from '../../platform.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { createEarningSettingsRepo } from './earning-settings.repo.ts'
import { createEarningSettingsService } from './earning-settings.service.ts'
import { createEarningsRouter } from './earnings.router.ts'
import { createEarningsService } from './earnings.service.ts'
import { deleteUnfinishedImports } from './import/delete-unfinished-imports.ts'
import { createEarningImportsRepo } from './import/earning-imports.repo.ts'
import { createEarningImportsService } from './import/earning-imports.service.ts'
import { createRemovedImportsRepo } from './import/removed-imports.repo.ts'
import { createOwnerFactsFinder } from './reading/owner-facts.repo.ts'
import type { ReadEarnings } from './reading/read-earnings.ts'

interface EarningsDeps extends Pick<Platform, 'database' | 'transact' | 'startSharedJob' | 'now'> {
  readonly links: Pick<LinksFeature, 'lockLinksOf'>
  readonly clickQueries: { readonly readEarnings: ReadEarnings }
}

/** What affiliate programs paid the author: imported reports, joined to the clicks. */
export function createEarningsFeature({
  database,
  transact,
  links,
  clickQueries,
  startSharedJob,
  now,
}: EarningsDeps) {
  const repos = { db: database.db, transact, lockOwner: links.lockLinksOf }
  const settingsRepo = createEarningSettingsRepo(repos)
  const removed = createRemovedImportsRepo(database.db)
  const deleting = startSharedJob('unfinished-imports', () =>
    deleteUnfinishedImports(removed, now()),
  )
  return {
    router: createEarningsRouter({
      earnings: createEarningsService({
        findOwner: createOwnerFactsFinder(database.db),
        findSettings: settingsRepo.find,
        readEarnings: clickQueries.readEarnings,
        now,
      }),
      imports: createEarningImportsService({ repo: createEarningImportsRepo(repos), removed, now }),
      settings: createEarningSettingsService(settingsRepo),
    }),
    close: deleting.stop,
  }
}
