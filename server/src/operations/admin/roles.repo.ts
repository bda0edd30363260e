import type { Queries } from '../../db/transact.ts'

export interface RoleFacts {
  readonly id: string
  readonly email: string
  readonly role: string
  readonly isVerified: boolean
  readonly isBanned: boolean
}

export async function findByEmail(db: Queries, email: string): Promise<RoleFacts | undefined> {
  const row = await db
    .selectFrom('user')
    .select(['id', 'email', 'role', 'emailVerified', 'bannedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email,
      role: row.role,
      isVerified: Boolean(row.emailVerified),
      isBanned: row.bannedAt !== null,
    }
  )
}

export async function setRole(
  queries: Queries,
  userId: string,
  role: 'user' | 'admin',
): Promise<void> {
  await queries.updateTable('user').set({ role }).where('id', '=', userId).execute()
}

export async function listAdmins(db: Queries) {
  return await db
    .selectFrom('user')
    .select(['user.email'])
    .select((build) =>
      build
        .selectFrom('authenticator')
        .whereRef('authenticator.userId', '=', 'user.id')
        .select((inner) => inner.fn.max('confirmedAt').as('confirmedAt'))
        .as('confirmedAt'),
    )
    .where('user.role', '=', 'admin')
    .orderBy('user.email')
    .execute()
}
