import type { WebhookEventType } from '@everyshelf/domain/webhooks'
import { expect, it, vi } from 'vitest'
import { toIsoTime } from '../../db/columns.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { addWebhookOwner } from '../../testing/webhooks-slice.ts'
import { openWebhooksWithReceiver } from '../../testing/webhooks-with-receiver.ts'
import { createDeliveryQueue } from './delivery-queue.repo.ts'

const START = Date.parse('2026-11-26T09:20:00.000Z')
const SECOND_MS = 1000
const ISBNS = ['9780441172719', '9780143127741', '9780547928227', '9780261103573', '9780307474278']

describeEachDatabase('webhooks take turns', (openDatabase) => {
  async function open() {
    let time = START
    const database = await openDatabase()
    const slice = await openWebhooksWithReceiver(database, { now: () => time })
    const addOwner = async (name: string) => {
      const session = await addWebhookOwner(database, { name })
      const hooks = slice.callerOf(session)
      const host = `${name.toLowerCase()}.example.org`
      const addWebhooks = async (
        count: number,
        events: WebhookEventType[] = ['link.created'],
        sharedHost = host,
      ) => {
        for (let index = 1; index <= count; index++) {
          await hooks.create({ url: `https://${sharedHost}/${index}`, events })
        }
      }
      return { hooks, addWebhooks, links: slice.links.callerOf(session) }
    }
    const queue = createDeliveryQueue(database.db)
    const isoNow = () => toIsoTime(new Date(time))
    return {
      ...slice,
      database,
      addOwner,
      queue,
      isoNow,
      listDue: () => queue.listDueWebhooks(isoNow(), 20),
      pass: (ms: number) => {
        time += ms
      },
    }
  }

  it('so that accounts with many slow receivers delay no other account', async () => {
    const { addOwner, receiver, queue, isoNow, listDue, deliverDue } = await open()
    let respondSlow = () => {}
    const slow = new Promise<void>((resolve) => {
      respondSlow = resolve
    })
    receiver.respond = async ({ headers }) => {
      if (headers.host !== 'cleo.example.org') await slow
      return { status: 204 }
    }
    const [ada, bob, cleo] = [await addOwner('Ada'), await addOwner('Bob'), await addOwner('Cleo')]
    for (const owner of [ada, bob]) {
      await owner.addWebhooks(10)
      await owner.links.save({ isbn: '9780441172719' })
    }
    await cleo.addWebhooks(1)
    const delivering = deliverDue()
    await vi.waitFor(() => expect(receiver.events).toHaveLength(6))
    // No owner has a fourth webhook at once.
    expect(await listDue()).toEqual([])
    const [waiting] = (await ada.hooks.list()).slice(-1)
    const claim = { id: waiting?.id ?? '', by: 'another process' }
    expect(await queue.claim(claim, isoNow(), isoNow())).toBe(false)
    await cleo.links.save({ isbn: '9780441172719' })
    expect(await listDue()).toHaveLength(1)
    respondSlow()
    await delivering
    await deliverDue()
    expect(receiver.events).toHaveLength(21)
  })

  it('and do not wait for connections to a host that many of them share', async () => {
    const { addOwner, receiver, deliverDue } = await open()
    const [ada, bob] = [await addOwner('Ada'), await addOwner('Bob')]
    await ada.addWebhooks(3, ['link.created'], 'shared.example.org')
    await bob.addWebhooks(1, ['link.updated'], 'shared.example.org')
    let respondSlow = () => {}
    const slow = new Promise<void>((resolve) => {
      respondSlow = resolve
    })
    receiver.respond = async ({ body }) => {
      if (body.includes('link.created')) await slow
      return { status: 204 }
    }
    for (const isbn of ISBNS) await ada.links.save({ isbn })
    const { id } = await bob.links.save({ isbn: '9780441172719' })
    await bob.links.annotate({ id, note: 'Two' })
    const delivering = deliverDue()
    await vi.waitFor(() => expect(receiver.events).toHaveLength(3 * 4 + 1))
    respondSlow()
    await delivering
    expect(receiver.events).toHaveLength(3 * 5 + 1)
  })

  it('which end after 20 seconds, then who waited longest is next', async () => {
    const { addOwner, receiver, listDue, pass, database, deliverDue } = await open()
    const [ada, bob] = [await addOwner('Ada'), await addOwner('Bob')]
    await ada.addWebhooks(1, ['link.created', 'link.updated'])
    pass(SECOND_MS)
    await bob.addWebhooks(1)
    for (const isbn of ISBNS) await ada.links.save({ isbn })
    await bob.links.save({ isbn: '9780441172719' })
    const [first, second] = await listDue()
    const hookOfAda = (await ada.hooks.list())[0]?.id
    const hookOfBob = (await bob.hooks.list())[0]?.id
    expect([first, second]).toEqual([hookOfAda, hookOfBob])
    const servedAt = async () => {
      const query = database.db.selectFrom('webhook').select('servedAt').orderBy('createdAt')
      return (await query.executeTakeFirstOrThrow()).servedAt
    }
    const turns: string[] = []
    receiver.respond = async ({ headers }) => {
      if (headers.host === 'ada.example.org') {
        turns.push(await servedAt())
        pass(6 * SECOND_MS)
      }
      return { status: 204 }
    }
    await deliverDue()
    expect(turns).toHaveLength(5)
    expect(new Set(turns.slice(0, 4))).toEqual(new Set([toIsoTime(new Date(START))]))
    expect(Date.parse(turns[4] ?? '')).toBeGreaterThanOrEqual(START + 25 * SECOND_MS)
  })

  it('and a process that lost its claim records nothing', async () => {
    const { addOwner, queue, isoNow, listDue, pass, database } = await open()
    const ada = await addOwner('Ada')
    await ada.addWebhooks(1)
    await ada.links.save({ isbn: '9780441172719' })
    const [id = ''] = await listDue()
    const delivery = await database.db.selectFrom('webhook_delivery').selectAll().executeTakeFirst()
    const outcome = {
      attempts: [],
      responseBody: null,
      state: 'failed',
      nextAttemptAt: null,
      finishedAt: isoNow(),
    } as const
    const [former, latter] = [
      { id, by: 'former' },
      { id, by: 'latter' },
    ]
    expect(await queue.claim(former, isoNow(), isoNow())).toBe(true)
    pass(SECOND_MS)
    expect(await queue.claim(latter, isoNow(), isoNow())).toBe(true)
    const state = async () =>
      (
        await database.db
          .selectFrom('webhook_delivery')
          .select('state')
          .where('id', '=', delivery?.id ?? '')
          .executeTakeFirst()
      )?.state
    await queue.record(former, delivery?.id ?? '', outcome)
    expect(await state()).toBe('waiting')
    await queue.record(latter, delivery?.id ?? '', outcome)
    expect(await state()).toBe('failed')
  })
})
