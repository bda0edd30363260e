import type { Kysely } from 'kysely'
import { kindOf } from './dialect.ts'
import type { Tables } from './tables.ts'

/** The database, or a transaction on it: what a repo's function works on. */
export type Queries = Kysely<Tables>

/**
 * Runs several repos' work in one transaction. All calls inside must use `queries`: on SQLite, a call to
 * the database itself would deadlock with the transaction.
 */
export type Transact = <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>

export function createTransact(db: Queries): Transact {
  return (work) => db.transaction().execute(work)
}

/** Calls `onCommit` after each transaction. */
export function transactThen(transact: Transact, onCommit: () => void): Transact {
  return async (work) => {
    const result = await transact(work)
    onCommit()
    return result
  }
}

/** Runs several reads on one snapshot of the database. */
export function createSnapshot(db: Queries): Transact {
  return (work) => {
    const transaction = db.transaction()
    const snapshot =
      kindOf(db) === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
    return snapshot.execute(work)
  }
}

export interface OwnedRowsDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Makes other changes of this owner wait until the transaction ends. */
  readonly lockOwner: (transaction: Queries, ownerId: string) => Promise<void>
}

/** The rows of one owner: `of` reads them, and `change` changes them under the owner's lock. */
export function ownedRows<Own>(
  rowsOf: (queries: Queries, ownerId: string) => Own,
  { db, transact, lockOwner }: OwnedRowsDeps,
) {
  return {
    of: (ownerId: string) => rowsOf(db, ownerId),

    change: <Result>(ownerId: string, work: (own: Own) => Promise<Result>) =>
      transact(async (queries) => {
        await lockOwner(queries, ownerId)
        return await work(rowsOf(queries, ownerId))
      }),
  }
}
