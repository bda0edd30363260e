import { DomainError } from '@everyshelf/domain/messages'
import { webhookEventData } from '@everyshelf/domain/schemas'
import type { WebhookEventType } from '@everyshelf/domain/webhooks'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished, vi } from 'vitest'
import { numberHits } from '../../testing/click-store.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import type { ReceivedEvent } from '../../testing/fake-webhook-receiver.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import {
  addWebhookOwner,
  openWebhooks,
  type WebhooksSliceOptions,
} from '../../testing/webhooks-slice.ts'
import { openWebhooksWithReceiver } from '../../testing/webhooks-with-receiver.ts'
import type { Hit } from '../clicks/hit.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The reference library reads the real clock. */
const START = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 20 * MINUTE_MS

const DUNE = '9780441172719'
const BODY = '9780143127741'
const URL_OF_ADA = 'https://hooks.example.org/in?from=everyshelf'

interface SentEvent {
  readonly type: string
  readonly timestamp: string
  readonly data: { readonly link?: { readonly id: string; readonly note: string } }
}

const read = ({ body }: ReceivedEvent) => JSON.parse(body) as SentEvent

describeEachDatabase('webhooks', (openDatabase) => {
  async function open(options: Partial<WebhooksSliceOptions> = {}) {
    let time = START
    const database = await openDatabase()
    const slice = await openWebhooksWithReceiver(database, { now: () => time, ...options })
    const ada = await addWebhookOwner(database, { name: 'Ada' })
    const hooks = slice.callerOf(ada)
    let added = 0
    const addWebhook = (...events: WebhookEventType[]) => {
      const url = added === 0 ? URL_OF_ADA : `${URL_OF_ADA}&n=${added}`
      added++
      return hooks.create({ url, events })
    }
    return {
      ...slice,
      database,
      hooks,
      ada,
      linksOf: slice.links.callerOf,
      links: slice.links.callerOf(ada),
      bulk: slice.links.bulkCallerOf(ada),
      details: slice.links.details,
      report: slice.links.report,
      addWebhook,
      pass: (ms: number) => {
        time += ms
      },
      now: () => time,
    }
  }

  it('send every change of a link once, with the data at that time and a valid signature', async () => {
    const { links, bulk, details, report, ada, receiver, ...slice } = await open()
    const webhook = await slice.addWebhook(
      'link.created',
      'link.updated',
      'link.deleted',
      'retailer.reported',
    )
    const { id, slug } = await links.save({ isbn: DUNE, labels: ['Desert'], note: 'First' })
    await links.annotate({ id, note: 'Second' })
    await links.update({ id, settings: { mode: 'choose' } })
    await links.undo({ id, version: 1 })
    // The format of an ISBN is not stored, so nothing changes.
    await links.setFormat({ id, format: 'hardcover' })
    await links.editDetails({ id, details: { title: 'Dune Messiah' } })
    // There is no cover, so nothing changes.
    await details.removeCover(ada.userId, id)
    const selection = { ids: [id] }
    const { id: changeId } = await bulk.start({
      selection,
      action: { kind: 'labels', labels: ['Sand'], isAdded: true },
    })
    await bulk.advance({ id: changeId })
    await bulk.undo({ id: changeId })
    await bulk.advance({ id: changeId })
    await report({ slug, seller: 'kobo', country: 'CA' })
    await report({ slug, seller: 'kobo', country: 'CA' })
    await links.remove({ id })
    await links.restore({ id })
    await slice.deliverDue()
    const events = receiver.events.map(read)
    expect(events.map(({ type }) => type)).toEqual([
      'link.created',
      ...Array.from({ length: 6 }, () => 'link.updated'),
      'retailer.reported',
      'link.deleted',
      'link.created',
    ])
    expect(events[0]).toEqual({
      type: 'link.created',
      timestamp: new Date(START).toISOString(),
      data: {
        link: {
          id,
          identifier: DUNE,
          url: `https://everyshelf.example/go/${slug}`,
          slug,
          title: 'Dune',
          authors: [],
          labels: ['Desert'],
          note: 'First',
          createdAt: new Date(START).toISOString(),
        },
      },
    })
    expect(events[1]?.data.link?.note).toBe('Second')
    expect(events.at(-3)?.data).toMatchObject({ store: 'kobo', country: 'CA' })
    for (const { type, data } of events) {
      const schema = webhookEventData[type as keyof typeof webhookEventData]
      expect(schema.safeParse(data).error, type).toBeUndefined()
    }
    const [first] = receiver.events
    expect(first?.path).toBe('/in?from=everyshelf')
    const reader = new Webhook(webhook.secret)
    vi.useFakeTimers({ now: START, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const { body, headers } of receiver.events) {
      expect(reader.verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body))
    }
    expect(() =>
      reader.verify(`${first?.body} `, first?.headers as Record<string, string>),
    ).toThrow()
  })

  it('do not hear of changes that failed, of other accounts, and of events they did not choose', async () => {
    const { database, links, receiver, deliverDue, addWebhook, ...slice } = await open()
    const { id } = await links.save({ isbn: DUNE })
    await addWebhook('link.created')
    await links.annotate({ id, note: 'Unseen' })
    await expect(links.save({ isbn: DUNE })).rejects.toThrow()
    await links.save({ isbn: BODY })
    const bob = await addWebhookOwner(database, { name: 'Bob' })
    await slice.linksOf(bob).save({ isbn: BODY })
    await deliverDue()
    expect(receiver.events.map((event) => read(event).type)).toEqual(['link.created'])
    expect(await database.db.selectFrom('webhook_event').select('ownerId').execute()).toEqual([
      { ownerId: slice.ada.userId },
    ])
  })

  it('get the events of one link in order, and those of other links meanwhile', async () => {
    const { links, receiver, deliverDue, addWebhook, pass, hooks } = await open()
    const webhook = await addWebhook('link.created', 'link.updated')
    const dune = await links.save({ isbn: DUNE })
    receiver.respond = (event) => ({ status: read(event).data.link?.id === dune.id ? 503 : 200 })
    await deliverDue()
    await links.annotate({ id: dune.id, note: 'Two' })
    const body = await links.save({ isbn: BODY })
    pass(6000)
    await deliverDue()
    const listReceived = () =>
      receiver.events.map((event) => {
        const { type, data } = read(event)
        return `${type} ${data.link?.id === dune.id ? 'dune' : 'body'}`
      })
    expect(listReceived().toSorted()).toEqual([
      'link.created body',
      'link.created dune',
      'link.created dune',
    ])
    expect((await hooks.get({ id: webhook.id })).failingSince).toBeNull()
    await links.annotate({ id: body.id, note: 'Two' })
    await deliverDue()
    expect(listReceived().at(-1)).toBe('link.updated body')
    receiver.respond = () => ({ status: 200 })
    pass(5 * MINUTE_MS)
    await deliverDue()
    expect(listReceived().slice(-2)).toEqual(['link.created dune', 'link.updated dune'])
    const { rows } = await hooks.listDeliveries({ id: webhook.id })
    expect(rows.map(({ state, attempts }) => `${state} ${attempts}`).toSorted()).toEqual([
      'delivered 1',
      'delivered 1',
      'delivered 1',
      'delivered 3',
    ])
  })

  it('are tried nine times in two days, then the event is given up', async () => {
    const { links, receiver, deliverDue, addWebhook, pass, hooks } = await open()
    const { id: webhookId } = await addWebhook('link.created')
    await links.save({ isbn: DUNE })
    receiver.respond = () => ({ status: 500, body: 'Out of \0order' })
    for (let hour = 0; hour <= 48 * 12; hour++) {
      await deliverDue()
      pass(5 * MINUTE_MS)
    }
    expect(receiver.events).toHaveLength(9)
    expect(new Set(receiver.events.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const { rows } = await hooks.listDeliveries({ id: webhookId, state: 'failed' })
    expect(rows).toMatchObject([{ attempts: 9, status: 500, error: 'status', nextAttemptAt: null }])
    const details = await hooks.getDelivery({ id: rows[0]?.id ?? '' })
    expect(details.responseBody).toBe('Out of \uFFFDorder')
    expect(details.request.body).toBe(receiver.events[0]?.body)
    expect(JSON.stringify(details)).not.toContain('whsec')
    await hooks.resend({ id: details.id })
    await deliverDue()
    expect(receiver.events).toHaveLength(10)
    expect(await hooks.getDelivery({ id: details.id })).toMatchObject({ state: 'failed' })
    receiver.respond = () => ({ status: 200 })
    // At once, although the webhook rests after the failure.
    await hooks.resend({ id: details.id })
    await deliverDue()
    expect(receiver.events).toHaveLength(11)
    expect(await hooks.getDelivery({ id: details.id })).toMatchObject({ state: 'delivered' })
  })

  it('are switched off after a week of failures, with an email, and switched on again', async () => {
    const { hooks, receiver, deliverDue, addWebhook, pass, mails, links } = await open()
    const { id } = await addWebhook('link.created')
    receiver.respond = () => ({ status: 500 })
    for (let day = 0; day < 8; day++) {
      await hooks.sendTest({ id })
      await deliverDue()
      if (day < 7) expect((await hooks.get({ id })).state, `day ${day}`).toBe('active')
      pass(DAY_MS)
    }
    expect(await hooks.get({ id })).toMatchObject({ state: 'off', offReason: 'failing' })
    expect(mails.filter(({ template }) => template !== 'webhook-changed')).toMatchObject([
      { template: 'webhook-off', to: 'ada@example.org', data: { reason: 'failing' } },
    ])
    expect((await hooks.listDeliveries({ id, state: 'waiting' })).rows).toEqual([])
    await expect(hooks.sendTest({ id })).rejects.toThrow('webhook-not-active')
    const sent = receiver.events.length
    await links.save({ isbn: DUNE })
    await deliverDue()
    expect(receiver.events).toHaveLength(sent)
    expect(await hooks.update({ id, isPaused: false })).toMatchObject({
      state: 'active',
      failingSince: null,
    })
    receiver.respond = () => ({ status: 200 })
    await hooks.sendTest({ id })
    await deliverDue()
    expect(receiver.events).toHaveLength(sent + 1)
  })

  it('are switched off at once when the receiver is gone', async () => {
    const { hooks, receiver, deliverDue, addWebhook, mails, ada } = await open()
    const { id } = await addWebhook('link.created')
    receiver.respond = () => ({ status: 410 })
    await hooks.sendTest({ id })
    await deliverDue()
    expect(await hooks.get({ id })).toMatchObject({ state: 'off', offReason: 'gone' })
    await hooks.update({ id, isPaused: false })
    await hooks.sendTest({ id })
    await deliverDue()
    // At most one email a day.
    const off = mails.filter(({ template }) => template === 'webhook-off')
    expect(new Set(off.map(({ dedupeKey }) => dedupeKey))).toEqual(
      new Set([`webhook-off:${ada.userId}:${new Date(START).toISOString().slice(0, 10)}`]),
    )
  })

  it('get at most 60 requests a minute, and one URL has one webhook', async () => {
    const { hooks, addWebhook, receiver, deliverDue, pass } = await open()
    const { id } = await addWebhook('link.created')
    const other = await addWebhook('link.created')
    // Each of them is the same request.
    const sameUrls = [
      URL_OF_ADA,
      `${URL_OF_ADA}#top`,
      URL_OF_ADA.replace('https://hooks.example.org/', 'HTTPS://Hooks.Example.ORG:443/.//../'),
    ]
    for (const url of sameUrls) {
      const again = { url, events: ['link.created' as const] }
      await expect(hooks.create(again), url).rejects.toThrow('webhook-url-taken')
    }
    await expect(hooks.update({ id: other.id, url: URL_OF_ADA })).rejects.toThrow(
      'webhook-url-taken',
    )
    await hooks.update({ id, url: URL_OF_ADA })
    for (let index = 0; index < 70; index++) await hooks.sendTest({ id })
    await deliverDue()
    expect(receiver.events).toHaveLength(60)
    pass(5000)
    await deliverDue()
    expect(receiver.events).toHaveLength(65)
    pass(MINUTE_MS)
    await deliverDue()
    expect(receiver.events).toHaveLength(70)
  })

  it('get only what the owner sends by hand while they rest, and it costs no other try', async () => {
    const { hooks, links, addWebhook, receiver, deliverDue, pass } = await open()
    const { id } = await addWebhook('link.created', 'link.updated')
    receiver.respond = () => ({ status: 500 })
    const dune = await links.save({ isbn: DUNE })
    await links.annotate({ id: dune.id, note: 'Two' })
    await deliverDue()
    expect(receiver.events).toHaveLength(1)
    await links.save({ isbn: BODY })
    await hooks.sendTest({ id })
    await deliverDue()
    expect(receiver.events.map((event) => read(event).type)).toEqual([
      'link.created',
      'webhook.test',
    ])
    const waiting = (await hooks.listDeliveries({ id, state: 'waiting' })).rows
    const first = waiting.find(({ linkId, type }) => linkId === dune.id && type === 'link.created')
    await hooks.resend({ id: first?.id ?? '' })
    const second = waiting.find(({ type }) => type === 'link.updated')
    await hooks.resend({ id: second?.id ?? '' })
    await deliverDue()
    expect(receiver.events.map((event) => read(event).type).slice(2)).toEqual(['link.created'])
    expect(await hooks.getDelivery({ id: first?.id ?? '' })).toMatchObject({
      state: 'waiting',
      attempts: [{ status: 500 }, { status: 500 }],
    })
    receiver.respond = () => ({ status: 200 })
    pass(HOUR_MS)
    await deliverDue()
    expect((await hooks.listDeliveries({ id, state: 'waiting' })).rows).toEqual([])
  })

  it('sign with both secrets for a day after a rotation', async () => {
    const { hooks, receiver, deliverDue, addWebhook, pass, now, database } = await open()
    const { id, secret: former } = await addWebhook('link.created')
    const { secret, formerSecretUntil } = await hooks.rotateSecret({ id })
    expect(formerSecretUntil).toBe(new Date(START + DAY_MS).toISOString())
    const accepts = async (key: string) => {
      vi.useFakeTimers({ now: now(), toFake: ['Date'] })
      const { body = '', headers = {} } = receiver.events.at(-1) ?? {}
      try {
        new Webhook(key).verify(body, headers as Record<string, string>)
        return true
      } catch {
        return false
      } finally {
        vi.useRealTimers()
      }
    }
    await hooks.sendTest({ id })
    await deliverDue()
    expect([await accepts(former), await accepts(secret)]).toEqual([true, true])
    pass(DAY_MS)
    await hooks.sendTest({ id })
    await deliverDue()
    expect([await accepts(former), await accepts(secret)]).toEqual([false, true])
    expect((await hooks.get({ id })).formerSecretUntil).toBeNull()
    const rows = await database.db.selectFrom('webhook').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  })

  it('get nothing new while they are paused, and what waited when they resume', async () => {
    const { hooks, links, receiver, deliverDue, addWebhook, now } = await open()
    const { id } = await addWebhook('link.created')
    await links.save({ isbn: DUNE })
    expect((await hooks.update({ id, isPaused: true })).state).toBe('paused')
    await links.save({ isbn: BODY })
    await deliverDue()
    expect(receiver.events).toEqual([])
    await hooks.update({ id, isPaused: false })
    await deliverDue()
    expect(receiver.events).toHaveLength(1)
    expect(now()).toBe(START)
    expect(await hooks.remove({ id })).toMatchObject({ id })
    await expect(hooks.get({ id })).rejects.toThrow('not-found')
  })

  it('S36 belong to one account, which can have 10', async () => {
    const { hooks, callerOf, database, addWebhook } = await open()
    const { id } = await addWebhook('link.created')
    const delivery = await hooks.sendTest({ id })
    const bob = callerOf(await addWebhookOwner(database, { name: 'Bob' }))
    await expect(bob.update({ id, isPaused: true })).rejects.toThrow('not-found')
    await expect(bob.rotateSecret({ id })).rejects.toThrow('not-found')
    await expect(bob.resend({ id: delivery.id })).rejects.toThrow('not-found')
    expect(await bob.list()).toEqual([])
    const others = Array.from({ length: 12 }, () => addWebhook('link.created'))
    const results = await Promise.allSettled(others)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  })

  it('S81 need a recent sign-in or the password for a URL and for a secret', async () => {
    const asked: unknown[][] = []
    const requireFresh = async (...given: unknown[]) => {
      asked.push(given.slice(1))
      if (given[1] !== 'nine tall shelves') throw new DomainError('sign-in-again')
    }
    const { hooks, ada, callerOf } = await open({ requireFresh })
    const request = { url: URL_OF_ADA, events: ['link.created' as const] }
    const password = 'nine tall shelves'
    await expect(hooks.create(request)).rejects.toThrow('sign-in-again')
    expect(await hooks.list()).toEqual([])
    const { id } = await hooks.create({ ...request, password })
    expect(asked).toEqual([
      [undefined, '192.0.2.7'],
      [password, '192.0.2.7'],
    ])
    const url = 'https://thief.example.org/in'
    await expect(hooks.update({ id, url })).rejects.toThrow('sign-in-again')
    await expect(hooks.rotateSecret({ id })).rejects.toThrow('sign-in-again')
    expect((await hooks.get({ id })).url).toBe(URL_OF_ADA)
    await hooks.update({ id, url, password })
    await hooks.rotateSecret({ id, password })
    // The same URL, other events, a pause, and deleting are no way in.
    asked.length = 0
    await hooks.update({ id, url, events: ['link.updated'], isPaused: true })
    await hooks.remove({ id })
    expect(asked).toEqual([])
    // An API key has its permission from its owner.
    const scopes = ['webhooks:write', 'links:read'] as const
    const program = callerOf({ ...ada, client: 'api', scopes })
    expect(await program.create(request)).toMatchObject({ url: URL_OF_ADA })
    expect(asked).toEqual([])
  })

  it('S81 S48 email their owner about each URL and secret, also when an API key sets them', async () => {
    const { hooks, ada, callerOf, mails, pass } = await open()
    const request = { url: URL_OF_ADA, events: ['link.created' as const] }
    const { id } = await hooks.create(request)
    await hooks.update({ id, url: URL_OF_ADA, events: ['link.updated'] })
    await hooks.update({ id, url: `${URL_OF_ADA}&n=1` })
    await hooks.rotateSecret({ id })
    pass(MINUTE_MS)
    await callerOf({ ...ada, client: 'api', scopes: ['webhooks:write', 'links:read'] }).create(
      request,
    )
    expect(mails.map(({ template, data }) => [template, data])).toEqual(
      ['created', 'url-changed', 'secret-rotated', 'created'].map((change) => [
        'webhook-changed',
        { firstName: 'Ada', change },
      ]),
    )
    expect(mails.every((mail) => 'to' in mail && mail.to === ada.email)).toBe(true)
    expect(JSON.stringify(mails)).not.toContain('hooks.example')
  })

  it('get one event per hour, which equals the clicks of that hour', async () => {
    const { links, receiver, deliverDue, addWebhook, pass, runJob, store, ada, ...slice } =
      await open()
    const { id: linkId } = await links.save({ isbn: DUNE })
    await addWebhook('clicks.hourly')
    await addWebhook('clicks.hourly')
    const ownerId = ada.userId
    const hit = (minutesAgo: number, more: Partial<Hit> = {}) => ({
      ...sampleHit,
      ...more,
      ownerId,
      minutesAgo,
    })
    await store.append(
      numberHits(
        [
          hit(21),
          hit(20),
          hit(0),
          hit(1, { excludedBecause: 'crawler' }),
          hit(2, { identifier: BODY }),
          hit(-39),
          hit(-40),
        ],
        START,
      ),
    )
    await runJob('hourly-clicks')
    pass(54 * MINUTE_MS)
    await runJob('hourly-clicks')
    expect(receiver.events).toEqual([])
    pass(2 * MINUTE_MS)
    await Promise.all([runJob('hourly-clicks'), runJob('hourly-clicks')])
    await runJob('hourly-clicks')
    await deliverDue()
    expect(receiver.events).toHaveLength(2)
    expect(new Set(receiver.events.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const from = new Date(START - 20 * MINUTE_MS).toISOString()
    const to = new Date(START + 40 * MINUTE_MS).toISOString()
    expect(read(receiver.events[0] as ReceivedEvent).data).toEqual({
      from,
      to,
      clicks: 4,
      links: [
        { id: linkId, identifier: DUNE, clicks: 3 },
        { id: null, identifier: BODY, clicks: 1 },
      ],
    })
    // Two hours later: one click at the start of the next hour, and none in the hour after it.
    pass(2 * HOUR_MS)
    await runJob('hourly-clicks')
    await deliverDue()
    expect(receiver.events).toHaveLength(4)
    expect(slice.now()).toBeGreaterThan(START)
  })

  it('are shared between processes, so that each event is sent once', async () => {
    const { database, network, now, links, receiver, deliverDue, addWebhook } = await open()
    const other = openWebhooks(database, { network, now })
    onTestFinished(other.stop)
    await addWebhook('link.created', 'link.updated')
    await addWebhook('link.created')
    const isbns = [DUNE, BODY, '9780547928227', '9780261103573', '9780307474278', '9780061120084']
    for (const isbn of isbns) {
      const { id } = await links.save({ isbn })
      await links.annotate({ id, note: 'Two' })
    }
    await Promise.all([deliverDue(), other.deliverDue()])
    await Promise.all([deliverDue(), other.deliverDue()])
    const types = receiver.events.map((event) => read(event).type)
    expect(types.filter((type) => type === 'link.created')).toHaveLength(12)
    expect(types.filter((type) => type === 'link.updated')).toHaveLength(6)
  })

  it('leave a log for 30 days', async () => {
    const { hooks, deliverDue, addWebhook, pass, runJob, database, metrics } = await open()
    const { id } = await addWebhook('link.created')
    await hooks.sendTest({ id })
    expect(await metrics.metrics()).toContain('everyshelf_webhook_deliveries_waiting 1')
    await deliverDue()
    const text = await metrics.metrics()
    expect(text).toContain('everyshelf_webhook_deliveries_waiting 0')
    expect(text).toContain('everyshelf_webhook_attempts_total{result="delivered"} 1')
    pass(29 * DAY_MS)
    await runJob('webhook-log')
    expect((await hooks.listDeliveries({ id })).rows).toHaveLength(1)
    pass(2 * DAY_MS)
    await runJob('webhook-log')
    expect(await database.db.selectFrom('webhook_event').selectAll().execute()).toEqual([])
    expect((await hooks.listDeliveries({ id })).rows).toEqual([])
  })
})
