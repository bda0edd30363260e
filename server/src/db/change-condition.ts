import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, QueryExecutor } from 'kysely'

/** The database or a transaction, whichever tables it has. */
type Executing = Pick<Kysely<unknown>, 'getExecutor'>

interface Condition {
  readonly check: () => Promise<void>
  isChecked: boolean
}

interface Reading {
  /** Null once the condition is checked. What it started may still run. */
  transaction: QueryExecutor | null
}

const conditions = new AsyncLocalStorage<Condition>()
const readings = new AsyncLocalStorage<Reading>()

/**
 * Does work that changes rows of one owner, if `check` does not throw. `check` runs in the transaction of
 * the change, after the lock that every change of the owner's rows waits for.
 */
export async function changeIf<Result>(
  check: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  const condition: Condition = { check, isChecked: false }
  const result = await conditions.run(condition, work)
  if (!condition.isChecked) throw new Error('a change did not check its condition')
  return result
}

/** Call this in a transaction that has locked the owner's rows, before it changes any. */
export async function checkCondition(transaction: Executing): Promise<void> {
  const condition = conditions.getStore()
  if (!condition || condition.isChecked) return
  condition.isChecked = true
  const reading: Reading = { transaction: transaction.getExecutor() }
  try {
    await readings.run(reading, condition.check)
  } finally {
    reading.transaction = null
  }
}

/**
 * Lets conditions read with the same functions as every other request: while one is checked, queries on
 * `db` run in the transaction of its change.
 */
export function readConditionsInTransactions(db: Executing): void {
  const executor = db.getExecutor()
  const provideOwn = executor.provideConnection.bind(executor)
  executor.provideConnection = (...call) => {
    const transaction = readings.getStore()?.transaction
    return transaction ? transaction.provideConnection(...call) : provideOwn(...call)
  }
}
