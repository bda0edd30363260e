import { WEBHOOK_LOG_MAX, WEBHOOK_WAITING_MAX } from '@everyshelf/domain/limits'
import { expect, it } from 'vitest'
import { toIsoTime, toJsonText } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import { exportPersonalData } from '../../personal-data.ts'
import { openClickStore } from '../../testing/click-store.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { addWebhookOwner } from '../../testing/webhooks-slice.ts'
import { openWebhooksWithReceiver } from '../../testing/webhooks-with-receiver.ts'

const START = Date.parse('2026-11-26T09:20:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const DUNE = '9780441172719'

describeEachDatabase('stored events of webhooks', (openDatabase) => {
  async function open() {
    let time = START
    const database = await openDatabase()
    const slice = await openWebhooksWithReceiver(database, { now: () => time })
    const ada = await addWebhookOwner(database, { name: 'Ada' })
    const hooks = slice.callerOf(ada)
    const count = async (table: 'webhook_event' | 'webhook_delivery') =>
      (await database.db.selectFrom(table).select('id').execute()).length
    return {
      ...slice,
      ada,
      database,
      hooks,
      count,
      links: slice.links.callerOf(ada),
      details: slice.links.details,
      /** Adds deliveries without their events. */
      addDeliveries: async (webhookId: string, number: number, state: 'waiting' | 'delivered') => {
        const at = toIsoTime(new Date(time))
        const isWaiting = state === 'waiting'
        for (let first = 0; first < number; first += 500) {
          const rows = Array.from({ length: Math.min(500, number - first) }, (_, index) => ({
            id: createRowId(),
            webhookId,
            ownerId: ada.userId,
            eventId: `evt_${webhookId}_${first + index}`,
            linkId: null,
            position: first + index,
            state,
            nextAttemptAt: isWaiting ? toIsoTime(new Date(time + 30 * DAY_MS)) : null,
            attempts: toJsonText([]),
            isResent: 0 as const,
            isUrgent: 0 as const,
            responseBody: null,
            createdAt: at,
            finishedAt: isWaiting ? null : at,
          }))
          await database.db.insertInto('webhook_delivery').values(rows).execute()
        }
      },
      addEvent: (position: number) =>
        database.db
          .insertInto('webhook_event')
          .values({
            id: 'evt_last',
            ownerId: ada.userId,
            position,
            type: 'link.updated',
            linkId: null,
            data: '{}',
            createdAt: toIsoTime(new Date(time)),
          })
          .execute(),
      pass: (ms: number) => {
        time += ms
      },
    }
  }

  it('are the newest hundred of a webhook, and what waits', async () => {
    const { hooks, links, addDeliveries, count, pass, deliverDue } = await open()
    const { id } = await hooks.create({ url: 'https://a.example.org/', events: ['link.created'] })
    const other = await hooks.create({ url: 'https://b.example.org/', events: ['link.updated'] })
    await addDeliveries(id, WEBHOOK_LOG_MAX + 5, 'delivered')
    await addDeliveries(other.id, WEBHOOK_LOG_MAX + 1, 'waiting')
    pass(1000)
    await links.save({ isbn: DUNE })
    await deliverDue()
    expect(await count('webhook_delivery')).toBe(2 * WEBHOOK_LOG_MAX + 1)
    const { rows } = await hooks.listDeliveries({ id })
    expect(rows[0]).toMatchObject({ type: 'link.created', state: 'delivered' })
    expect(await count('webhook_event')).toBe(1)
    pass(1000)
    for (let index = 0; index < WEBHOOK_LOG_MAX; index++) {
      await hooks.sendTest({ id })
      await deliverDue()
      pass(1000)
    }
    // The event of the link went with its delivery.
    expect(await count('webhook_event')).toBe(WEBHOOK_LOG_MAX)
    await hooks.remove({ id })
    expect(await count('webhook_event')).toBe(0)
  })

  it('are at most so many that wait; then those of a full webhook are skipped, which it shows', async () => {
    const { hooks, links, ada, database, addDeliveries, addEvent, count, ...slice } = await open()
    const full = await hooks.create({ url: 'https://a.example.org/', events: ['link.created'] })
    const free = await hooks.create({ url: 'https://b.example.org/', events: ['link.created'] })
    await addDeliveries(full.id, WEBHOOK_WAITING_MAX, 'waiting')
    await addEvent(WEBHOOK_WAITING_MAX)
    await links.save({ isbn: DUNE })
    await links.save({ isbn: '9780143127741' })
    expect(await count('webhook_delivery')).toBe(WEBHOOK_WAITING_MAX + 3)
    expect((await hooks.listDeliveries({ id: full.id, state: 'failed' })).rows).toMatchObject([
      { type: 'link.created', error: 'skipped', nextAttemptAt: null },
    ])
    expect((await hooks.get({ id: full.id })).skippedAt).toBe(new Date(START).toISOString())
    expect((await hooks.get({ id: free.id })).skippedAt).toBeNull()
    const { webhook } = await exportPersonalData(
      database.db,
      { userId: ada.userId, email: '' },
      openClickStore(database),
    )
    expect(webhook).toHaveLength(2)
    expect(webhook).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: full.id, skippedAt: new Date(START).toISOString() }),
        expect.objectContaining({ id: free.id, skippedAt: null }),
      ]),
    )
    await expect(hooks.sendTest({ id: full.id })).rejects.toThrow('rate-limited')
    slice.pass(DAY_MS)
    await links.save({ isbn: '9780547928227' })
    expect((await hooks.listDeliveries({ id: full.id, state: 'failed' })).rows).toHaveLength(2)
    slice.pass(31 * DAY_MS)
    await slice.runJob('webhook-log')
    expect((await hooks.get({ id: full.id })).skippedAt).toBeNull()
  })

  it('are about real changes, not about saving what a link already has', async () => {
    const { hooks, links, details, ada, count } = await open()
    await hooks.create({ url: 'https://a.example.org/', events: ['link.updated'] })
    const { id } = await links.save({ isbn: DUNE, labels: ['Sand'], note: 'One' })
    await links.annotate({ id, note: 'Two', labels: ['Sand', 'Desert'] })
    await links.annotate({ id, note: 'Two', labels: ['Sand', 'Desert'] })
    await links.annotate({ id, labels: ['Desert', 'Sand'] })
    await links.editDetails({ id, details: { title: 'Dune Messiah' } })
    await links.editDetails({ id, details: { title: 'Dune Messiah' } })
    await details.setCover(ada.userId, id, Buffer.from('cover'))
    await details.setCover(ada.userId, id, Buffer.from('cover'))
    await details.removeCover(ada.userId, id)
    await details.removeCover(ada.userId, id)
    expect(await count('webhook_event')).toBe(4)
  })
})
