import { expect, it } from 'vitest'
import { describeEachDatabase } from '../testing/databases.ts'
import { isMigrated } from './migrate.ts'

describeEachDatabase('migrate', (open) => {
  it('brings an empty database up to date', async () => {
    const database = await open()
    expect(await isMigrated(database)).toBe(true)
    const tables = await database.db.introspection.getTables()
    expect(tables.map(({ name }) => name).sort()).toEqual([
      'book',
      'hit',
      'saved_link',
      'service_state',
      'user_profile',
    ])
  })
})
