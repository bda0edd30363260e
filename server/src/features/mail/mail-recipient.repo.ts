import type { Queries } from '../../db/transact.ts'

/** Where an account gets its emails; undefined once the account is deleted. */
export async function findMailRecipient(queries: Queries, userId: string) {
  const row = await queries
    .selectFrom('user')
    .innerJoin('user_profile', 'user_profile.userId', 'user.id')
    .select(['user.email', 'user.name', 'user_profile.username'])
    .where('user.id', '=', userId)
    .executeTakeFirst()
  return row && { email: row.email, firstName: row.username ?? row.name }
}
