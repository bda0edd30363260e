import { toIsoTime } from '../../db/columns.ts'
import type { DatabaseKind } from '../../db/dialect.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import { addProfile } from './add-profile.repo.ts'
import { createCredentialRepo } from './credential.repo.ts'

/** A sign-up that waits for its address to be confirmed. */
export type SignUp = Omit<Tables['sign_up'], 'id' | 'createdAt'>

export type SignUpsRepo = ReturnType<typeof createSignUpsRepo>

export function createSignUpsRepo(db: Queries, transact: Transact, kind: DatabaseKind) {
  return {
    hasAccount: async (email: string) => {
      const found = db.selectFrom('user').select('id').where('email', '=', email)
      return (await found.executeTakeFirst()) !== undefined
    },

    /** Stores a sign-up, in place of an earlier one of the same address and browser. */
    put: async (signUp: SignUp, now: Date) => {
      const row = { ...signUp, createdAt: toIsoTime(now) }
      await db
        .insertInto('sign_up')
        .values({ id: createRowId(), ...row })
        .onConflict((conflict) => conflict.columns(['email', 'browserHash']).doUpdateSet(row))
        .execute()
    },

    /** The newest sign-up of an address, or its newest with a browser or a password. */
    find: (email: string, proof: Partial<Pick<SignUp, 'browserHash' | 'passwordHash'>> = {}) =>
      db
        .selectFrom('sign_up')
        .select(['email', 'name', 'passwordHash', 'browserHash'])
        .where((row) => row.and({ email, ...proof }))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /**
     * Creates the confirmed account for a sign-up and deletes every sign-up for its address;
     * `inTransaction` runs in the same transaction. Returns the user's ID; null when the address already has an account.
     */
    createAccount: (
      signUp: SignUp,
      now: Date,
      inTransaction: (queries: Queries, userId: string) => Promise<unknown>,
    ) =>
      transact(async (queries) => {
        const userId = await insertUser(queries, kind, signUp, now)
        if (userId === null) return null
        await addProfile(queries, userId, signUp.name, now)
        await removeSignUps(queries, signUp.email)
        await inTransaction(queries, userId)
        return userId
      }),

    removeBefore: async (time: Date) => {
      await db.deleteFrom('sign_up').where('createdAt', '<', toIsoTime(time)).execute()
    },
  }
}

/** Called when the address gets an account or is erased. */
export async function removeSignUps(queries: Queries, email: string): Promise<void> {
  await queries.deleteFrom('sign_up').where('email', '=', email).execute()
}

/** Inserts the rows better-auth reads: a user with a confirmed address, and their password. */
async function insertUser(
  queries: Queries,
  kind: DatabaseKind,
  { email, name, passwordHash }: SignUp,
  now: Date,
): Promise<string | null> {
  const id = createRowId()
  const time = kind === 'sqlite' ? toIsoTime(now) : now
  const times = { createdAt: time, updatedAt: time }
  const emailVerified = kind === 'sqlite' ? 1 : true
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('user')
    .values({ id, name, email, emailVerified, image: null, role: 'user', ...times })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return null
  await createCredentialRepo(kind).insertPassword(queries, id, passwordHash, now)
  return id
}
