import { EXPORTED_CLICKS_MAX } from '@everyshelf/domain/limits'
import type { PersonalData } from '../../../feature.ts'
import type { OwnedHit } from '../click-store.ts'
import { hitColumns } from '../hit.ts'
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
  const columns = hitColumns.map((column) => [column, hit[column]])
  return { id: String(hit.id), openedAt: hit.openedAt, ...Object.fromEntries(columns) }
}
