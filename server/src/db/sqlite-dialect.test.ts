import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../testing/databases.ts'
import { openDatabase } from './database.ts'

it('many queries in one transaction leave turns of the event loop to redirects', async () => {
  const place = await createEmptyDatabase('sqlite')
  const database = openDatabase(place.config)
  let turns = 0
  let isDone = false
  const counting = (async () => {
    while (!isDone) {
      await nextTurn()
      turns++
    }
  })()
  const startedAt = performance.now()
  let queries = 0
  await database.db.transaction().execute(async (transaction) => {
    for (; performance.now() - startedAt < 60; queries++) {
      await sql`select 1`.execute(transaction)
    }
  })
  isDone = true
  await counting
  expect(queries).toBeGreaterThan(20)
  // Once in 5 ms; far fewer on a busy machine.
  expect(turns).toBeGreaterThan(2)
  await database.close()
  await place.remove()
})
