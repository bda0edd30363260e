import { createPageDisabling, type DisablingDeps } from '../disable-page.repo.ts'
import { findSeries, listSeriesOfLink } from './admin-series.repo.ts'

export type AdminSeriesService = ReturnType<typeof createAdminSeriesService>

/** What admins do about the pages of series. Links to the next book keep working. */
export function createAdminSeriesService(deps: DisablingDeps) {
  return {
    find: (text: string) => findSeries(deps.db, text),

    listOfLink: (linkId: string) => listSeriesOfLink(deps.db, linkId),

    ...createPageDisabling('series', 'series', deps),
  }
}
