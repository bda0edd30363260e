import type { Kysely } from 'kysely'
import { toIsoTime } from '../../db/columns.ts'
import type { DatabaseKind } from '../../db/dialect.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Tables } from '../../db/tables/index.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import { addProfile } from './add-profile.repo.ts'

/** What a new account is made of. */
export interface SignUp {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
}

export interface SignUpsRepo {
  readonly hasAccount: (email: string) => Promise<boolean>
  /** Stores a sign-up and, of its address, keeps only the newest `most`. */
  readonly add: (signUp: SignUp, now: Date, most: number) => Promise<void>
  /** Newest first. */
  readonly list: (email: string) => Promise<SignUp[]>
  /**
   * Makes the account of a sign-up, confirmed, and forgets every sign-up of its address; `tell` is part
   * of the same transaction. False when the address has an account already.
   */
  readonly openAccount: (
    signUp: SignUp,
    now: Date,
    tell: (queries: Queries, userId: string) => Promise<unknown>,
  ) => Promise<boolean>
  readonly removeBefore: (time: Date) => Promise<void>
}

export function createSignUpsRepo(
  db: Kysely<Tables>,
  transact: Transact,
  kind: DatabaseKind,
): SignUpsRepo {
  const newestFirst = (email: string) =>
    db.selectFrom('sign_up').where('email', '=', email).orderBy('createdAt', 'desc').orderBy('id')

  return {
    hasAccount: async (email) => {
      const found = db.selectFrom('user').select('id').where('email', '=', email)
      return (await found.executeTakeFirst()) !== undefined
    },

    add: async (signUp, now, most) => {
      const row = { id: createRowId(), ...signUp, createdAt: toIsoTime(now) }
      await db.insertInto('sign_up').values(row).execute()
      await db
        .deleteFrom('sign_up')
        .where('email', '=', signUp.email)
        .where('id', 'not in', newestFirst(signUp.email).select('id').limit(most))
        .execute()
    },

    list: (email) => newestFirst(email).select(['email', 'name', 'passwordHash']).execute(),

    openAccount: (signUp, now, tell) =>
      transact(async (queries) => {
        const userId = await insertUser(queries, kind, signUp, now)
        if (userId === null) return false
        await addProfile(queries, userId, signUp.name, now)
        await removeSignUps(queries, signUp.email)
        await tell(queries, userId)
        return true
      }),

    removeBefore: async (time) => {
      await db.deleteFrom('sign_up').where('createdAt', '<', toIsoTime(time)).execute()
    },
  }
}

/** For an address that has an account now, or that must be forgotten. */
export async function removeSignUps(queries: Queries, email: string): Promise<void> {
  await queries.deleteFrom('sign_up').where('email', '=', email).execute()
}

/** Writes what better-auth reads: a user whose address is confirmed, and their password. */
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
  const credential = { providerId: 'credential', accountId: id, password: passwordHash }
  await queries
    .insertInto('account')
    .values({ id: createRowId(), userId: id, ...credential, ...noProvider, ...times })
    .execute()
  return id
}

const noProvider = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}
