import type { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { toIsoTime, toJsonText } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import {
  describeEachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../testing/databases.ts'
import { createDeliveryQueue } from './delivery-queue.repo.ts'
import { postponeBlocked, selectDue } from './due-deliveries.repo.ts'

const NOW = toIsoTime(new Date('2026-11-26T09:00:00.000Z'))
const LATER = toIsoTime(new Date('2026-11-26T10:00:00.000Z'))

async function addDeliveries(
  { db }: TestDatabase,
  rows: readonly { readonly linkId: string; readonly nextAttemptAt: typeof NOW }[],
) {
  const facts = { ownerId: 'ada', createdAt: NOW }
  const numbered = rows.map((row, index) => ({
    ...row,
    position: index + 1,
    eventId: `evt_${index}`,
  }))
  for (let first = 0; first < rows.length; first += 500) {
    const some = numbered.slice(first, first + 500)
    await db
      .insertInto('webhook_event')
      .values(
        some.map(({ linkId, position, eventId }) => ({
          ...facts,
          id: eventId,
          linkId,
          position,
          type: 'link.updated' as const,
          data: '{}',
        })),
      )
      .execute()
    await db
      .insertInto('webhook_delivery')
      .values(
        some.map((row) => ({
          ...facts,
          ...row,
          id: createRowId(),
          webhookId: 'hook',
          state: 'waiting' as const,
          attempts: toJsonText([]),
          isResent: 0 as const,
          isUrgent: 0 as const,
          responseBody: null,
          finishedAt: null,
        })),
      )
      .execute()
  }
}

describeEachDatabase('due deliveries', (openDatabase) => {
  it('are found behind a thousand events that wait for an earlier one of their link', async () => {
    const database = await openDatabase()
    const queue = createDeliveryQueue(database.db)
    await addDeliveries(database, [
      { linkId: 'dune', nextAttemptAt: LATER },
      ...Array.from({ length: 1100 }, () => ({ linkId: 'dune', nextAttemptAt: NOW })),
      { linkId: 'body', nextAttemptAt: NOW },
      { linkId: 'body', nextAttemptAt: NOW },
    ])
    const postponed = []
    while ((await queue.listDue('hook', NOW, 4)).length === 0) {
      postponed.push(await queue.postponeBlocked('hook', NOW))
    }
    expect(postponed.at(0)).toBe(500)
    expect((await queue.listDue('hook', NOW, 4)).map(({ eventId }) => eventId)).toEqual([
      'evt_1101',
    ])
    while ((await queue.postponeBlocked('hook', NOW)) > 0);
    const due = await queue.listDue('hook', LATER, 4)
    expect(due.map(({ eventId }) => eventId)).toEqual(['evt_0'])
  })
})

it('due deliveries are read from indexes of what waits, so the log costs nothing', async () => {
  const database = await openTestDatabase('sqlite')
  const { db } = database
  const explain = async (query: CompiledQuery<unknown>) => {
    const { rows } = await db.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    } as CompiledQuery<{ detail: string }>)
    return rows.map(({ detail }) => detail)
  }
  const plans = [
    await explain(selectDue(db, 'hook', NOW, 4, false).compile()),
    await explain(postponeBlocked(db, 'hook', NOW).compile()),
  ]
  await database.dispose()
  for (const plan of plans) {
    const text = plan.join('\n')
    expect(text).toMatch(/SEARCH delivery USING .*waiting_webhookId_position_idx \(webhookId=\?\)/)
    expect(text).toMatch(
      /SEARCH earlier USING .*waiting_webhookId_linkId_position_idx \(webhookId=\? AND linkId=\? AND position<\?\)/,
    )
    expect(text).not.toMatch(/SCAN (delivery|earlier|webhook_delivery)/)
  }
})
