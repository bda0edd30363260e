import { EXPORTED_CLICKS_MAX } from '@everyshelf/domain/limits'
import type { PersonalData } from '../../../feature.ts'
import type { OwnedHit } from '../click-store.ts'
import { eraseHitOwner } from './hit-owners.repo.ts'

export const clicksData: PersonalData = {
  exportOwned: async ({ userId }, { listNewest, listTotals }) => ({
    link_hit: (await listNewest([userId], 0n, EXPORTED_CLICKS_MAX)).map(describeHit),
    daily_total: await listTotals(userId),
  }),
  eraseOwned: ({ queries, userId }) => eraseHitOwner(queries, userId),
}

/** Without the store's own columns; the id is text, which JSON requires. */
function describeHit(hit: OwnedHit): object {
  return {
    id: String(hit.id),
    openedAt: hit.openedAt,
    identifier: hit.identifier,
    country: hit.country,
    retailer: hit.retailer,
    marketplace: hit.marketplace,
    device: hit.device,
    browser: hit.browser,
    referrerHost: hit.referrerHost,
    language: hit.language,
    channel: hit.channel,
    campaign: hit.campaign,
    excludedBecause: hit.excludedBecause,
  }
}
