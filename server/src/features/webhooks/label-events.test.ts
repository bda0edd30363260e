import { WEBHOOK_WAITING_MAX } from '@everyshelf/domain/limits'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/databases.ts'
import { addWebhookOwner } from '../../testing/webhooks-slice.ts'
import { openWebhooksWithReceiver } from '../../testing/webhooks-with-receiver.ts'

const NOW = Date.parse('2026-11-26T09:20:00.000Z')
const CREATED_AT = '2026-11-20T09:00:00.000Z'
const DUNE = '9780441172719'
const BODY = '9780143127741'
const HOBBIT = '9780547928227'

describeEachDatabase('changes of a label', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    const slice = await openWebhooksWithReceiver(database, { now: () => NOW })
    const ada = await addWebhookOwner(database, { name: 'Ada' })
    const { labels } = slice.links
    const { userId } = ada
    const idOf = async (name: string) =>
      (await labels.list(userId)).find((label) => label.name === name)?.id ?? ''
    return {
      ...slice,
      ...database,
      userId,
      labels,
      idOf,
      hooks: slice.callerOf(ada),
      links: slice.links.callerOf(ada),
      receivedLabels: () =>
        slice.receiver.events.splice(0).map(({ body }) => {
          const { type, data } = JSON.parse(body)
          return `${type} ${data.link.identifier} ${data.link.labels.join(', ')}`
        }),
    }
  }

  it('send an event for each link that has it, with its labels after the change', async () => {
    const { hooks, links, labels, userId, idOf, receivedLabels, deliverDue } = await open()
    const dune = await links.save({ isbn: DUNE, labels: ['Desert', 'Old'] })
    const body = await links.save({ isbn: BODY, labels: ['Old'] })
    const removed = await links.save({ isbn: HOBBIT, labels: ['Desert', 'Old'] })
    await links.remove({ id: removed.id })
    await hooks.create({ url: 'https://a.example.org/', events: ['link.updated'] })
    const received = async () => {
      await deliverDue()
      return receivedLabels().toSorted()
    }
    const old = await idOf('Old')
    await labels.update(userId, old, { name: 'Classic' })
    expect(await received()).toEqual([
      `link.updated ${BODY} Classic`,
      `link.updated ${DUNE} Classic, Desert`,
    ])
    await labels.update(userId, old, { name: 'Classic' })
    await expect(labels.update(userId, old, { name: 'Desert' })).rejects.toThrow('taken')
    expect(await received()).toEqual([])
    await labels.merge(userId, old, await idOf('Desert'))
    expect(await received()).toEqual([`link.updated ${BODY} Desert`, `link.updated ${DUNE} Desert`])
    await labels.remove(userId, await idOf('Desert'))
    expect(await received()).toEqual([`link.updated ${BODY} `, `link.updated ${DUNE} `])
    expect((await links.get({ id: dune.id })).labels).toEqual([])
    // Events do not have the color.
    await links.annotate({ id: body.id, labels: ['Blue'] })
    await labels.update(userId, await idOf('Blue'), { color: 'red' })
    expect(await received()).toEqual([`link.updated ${BODY} Blue`])
  })

  it('on thousands of links send events only up to the limit of waiting events', async () => {
    const { db, hooks, labels, userId } = await open()
    const full = await hooks.create({ url: 'https://a.example.org/', events: ['link.updated'] })
    await hooks.create({ url: 'https://b.example.org/', events: ['link.created'] })
    const { id: labelId } = await labels.create(userId, 'Old', 'blue')
    const ids = Array.from(
      { length: WEBHOOK_WAITING_MAX + 500 },
      (_, index) => `link${String(index).padStart(16, '0')}`,
    )
    for (let first = 0; first < ids.length; first += 500) {
      const some = ids.slice(first, first + 500)
      const book = { title: '', authors: '[]' as never, settings: '{}', coverImage: null }
      const facts = { ...book, bookHint: null, ownerId: userId, createdAt: CREATED_AT }
      await db
        .insertInto('saved_link')
        .values(
          some.map((id) => ({ ...facts, id, slug: id as never, identifier: id, removedAt: null })),
        )
        .execute()
      await db
        .insertInto('link_label')
        .values(some.map((linkId) => ({ linkId, labelId })))
        .execute()
    }
    await labels.update(userId, labelId, { name: 'New' })
    const count = async (state: 'waiting' | 'failed') => {
      const rows = await db
        .selectFrom('webhook_delivery')
        .select(['webhookId', 'linkId'])
        .where('state', '=', state)
        .execute()
      expect(new Set(rows.map(({ webhookId }) => webhookId))).toEqual(new Set([full.id]))
      return new Set(rows.map(({ linkId }) => linkId)).size
    }
    expect(await count('waiting')).toBe(WEBHOOK_WAITING_MAX)
    expect(await count('failed')).toBe(1)
    const { positions } = await db
      .selectFrom('webhook_event')
      .select(({ fn }) => fn.count('position').distinct().as('positions'))
      .executeTakeFirstOrThrow()
    expect(Number(positions)).toBe(WEBHOOK_WAITING_MAX + 1)
    expect((await hooks.get({ id: full.id })).skippedAt).toBe(new Date(NOW).toISOString())
  })
})
