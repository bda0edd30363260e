import type { Queries } from '../../../db/transact.ts'

/** What of a hit is counted. */
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

/** Hits with their owners' time zones; the id as text, since it has more bits than a number of JavaScript. */
export function selectHitRows(queries: Queries) {
  return queries
    .selectFrom('hit')
    .leftJoin('user_profile', 'user_profile.userId', 'hit.ownerId')
    .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
    .select([...countedColumns, 'hit.ownerId', 'user_profile.timeZone'])
}
