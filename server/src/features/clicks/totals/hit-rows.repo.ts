import type { Queries } from '../../../db/transact.ts'

/** The columns of a hit that totals need. */
export const countedColumns = [
  'hit.openedAt',
  'hit.identifier',
  'hit.country',
  'hit.retailer',
  'hit.marketplace',
  'hit.device',
  'hit.browser',
  'hit.refererHost',
  'hit.excludedBecause',
  'hit.source',
  'hit.reader',
] as const

/** Hits with their owners' time zones. The id is text: it has more bits than a JavaScript number. */
export function selectHitRows(queries: Queries) {
  return queries
    .selectFrom('hit')
    .leftJoin('user_profile', 'user_profile.userId', 'hit.ownerId')
    .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
    .select([...countedColumns, 'hit.ownerId', 'user_profile.timeZone'])
}
