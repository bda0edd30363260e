import { expect, it } from 'vitest'
import type { DatabaseKind } from './db/dialect.ts'
import type { Storage } from './db/table.ts'
import type { Queries } from './db/transact.ts'
import { erasePersonalData, exportPersonalData } from './personal-data.ts'
import { tables } from './tables.ts'
import { openClickStore } from './testing/click-store.ts'
import { describeEachDatabase } from './testing/databases.ts'

const gone = { userId: 'gone', email: 'gone@example.org' }
/** Rows that stay say no more than that an account was deleted. */
const KEPT = ['erasure']
/** Hits in another form, and the number that they are stored under; readers are no data of an owner. */
const NOT_EXPORTED = [...KEPT, 'hit_owner', 'packed_month', 'day_reader']
/** Exported tables whose rows name another one of these rows. */
const BY_PARENT = ['author_page_slug', 'author_portrait', 'feedback_reply', 'series_slug', 'user']

const tablesWith = (column: RegExp) =>
  Object.entries(tables).flatMap(([name, { columns }]) =>
    Object.keys(columns).some((one) => column.test(one)) ? [name] : [],
  )

describeEachDatabase('personal data', (open, kind) => {
  it('P6 is exported from every table that names an owner, a link, or an address', async () => {
    const database = await open()
    await fillTables(database.db, kind)
    const exported = await exportPersonalData(database.db, gone, openClickStore(database))
    const owned = tablesWith(/^(?:userId|ownerId|owner|referrerId|linkId|reportedId|recipient)$/)
    expect(Object.keys(exported).sort()).toEqual(
      [...owned.filter((name) => !NOT_EXPORTED.includes(name)), ...BY_PARENT].sort(),
    )
    for (const [name, rows] of Object.entries(exported)) expect(rows, name).toHaveLength(1)
  })

  it('P7 is erased from every table that names an account or its address', async () => {
    const { db } = await open()
    await fillTables(db, kind)
    await db.transaction().execute((queries) => erasePersonalData(queries, gone))
    const named: string[] = []
    for (const name of tablesWith(/./)) {
      const rows = await db
        .selectFrom(name as 'user')
        .selectAll()
        .execute()
      const owners = rows.flatMap((row) =>
        Object.entries(row).filter(([column]) => /^(?:userId|ownerId|referre[rd]Id)$/.test(column)),
      )
      const isNamed =
        owners.some(([, value]) => value === gone.userId) ||
        rows.some((row) => Object.values<unknown>(row).includes(gone.email))
      if (isNamed) named.push(name)
    }
    expect(named).toEqual(KEPT)
  })
})

/** Adds one row to every table, in which each text names the account. */
async function fillTables(db: Queries, kind: DatabaseKind): Promise<void> {
  const now = new Date('2026-11-21T20:00:00.000Z')
  const values: Record<Storage, unknown> = {
    text: gone.userId,
    integer: 1,
    bigint: 1,
    bytes: Buffer.of(1),
    moment: kind === 'sqlite' ? now.toISOString() : now,
    boolean: kind === 'sqlite' ? 1 : true,
  }
  const { user, ...others } = tables
  // The other tables refer to it.
  for (const [name, { columns }] of Object.entries({ user, ...others })) {
    const row = Object.entries(columns).map(([column, { facts }]) => [
      column,
      /^(?:email|recipient|replyTo)$/.test(column) ? gone.email : values[facts.storage],
    ])
    await db
      .insertInto(name as 'user')
      .values(Object.fromEntries(row))
      .execute()
  }
}
