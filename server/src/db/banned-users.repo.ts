import type { Queries } from './transact.ts'

/** The IDs of banned users, as a subquery. Readers do not see what they published until the ban is lifted. */
export function selectBannedUsers(queries: Queries) {
  return queries.selectFrom('user').select('user.id').where('user.bannedAt', 'is not', null)
}
