import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { createMigratedDatabase, databaseKinds } from '../../testing/databases.ts'
import {
  networkTo,
  type ReceivedEvent,
  startFakeWebhookReceiver,
} from '../../testing/fake-webhook-receiver.ts'
import { addWebhookOwner, openWebhooks } from '../../testing/webhooks-slice.ts'
import { CLAIM_MS } from './deliver-events.ts'

const START = Date.parse('2026-11-21T09:20:00.000Z')
const FIRST = '9780441172719'
const SECOND = '9780143127741'
const here = (file: string) => JSON.stringify(join(import.meta.dirname, file))

/** Saves a link, and is killed right after the commit or while it delivers the event. */
const saver = `
import { openDatabase } from ${here('../../db/database.ts')}
import { networkTo } from ${here('../../testing/fake-webhook-receiver.ts')}
import { openWebhooks } from ${here('../../testing/webhooks-slice.ts')}
const [config, port, session, isbn, when] = process.argv.slice(1)
const database = openDatabase(JSON.parse(config))
const network = networkTo(Number(port))
const slice = openWebhooks(database, { network, now: () => ${START} })
await slice.links.callerOf(JSON.parse(session)).save({ isbn })
if (when === 'after the commit') process.kill(process.pid, 'SIGKILL')
await slice.deliverDue()
await new Promise(() => setTimeout(() => {}, 60_000))`

describe.each(databaseKinds)('a server on %s that is killed', (kind) => {
  it('before or during a delivery loses no event, and the next one sends it', async () => {
    const place = await createMigratedDatabase(kind)
    const receiver = await startFakeWebhookReceiver()
    let child: ChildProcess | undefined
    const isOfSecond = ({ body }: ReceivedEvent) => body.includes(SECOND)
    receiver.respond = (event) => {
      if (isOfSecond(event)) child?.kill('SIGKILL')
      return { status: 204 }
    }
    onTestFinished(async () => {
      await receiver.close()
      await place.remove()
    })
    let time = START
    const openDb = () => {
      const database = openDatabase(place.config)
      return { ...database, config: place.config, dispose: database.close }
    }
    const open = (database: ReturnType<typeof openDb>) =>
      openWebhooks(database, { network: networkTo(receiver.port), now: () => time })

    const before = openDb()
    const ada = await addWebhookOwner(before, { name: 'Ada' })
    const first = open(before)
    const webhook = await first.callerOf(ada).create({
      url: 'https://hooks.example.org/in',
      events: ['link.created'],
    })
    await first.stop()
    await before.close()

    for (const [isbn, when] of [
      [FIRST, 'after the commit'],
      [SECOND, 'while it delivers'],
    ] as const) {
      const facts = [JSON.stringify(place.config), String(receiver.port), JSON.stringify(ada)]
      child = spawn(process.execPath, ['--input-type=module', '-e', saver, ...facts, isbn, when], {
        env: { ...process.env, NODE_COMPILE_CACHE: inject('compiledCode') },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [, signal] = await once(child, 'exit')
      expect(signal).toBe('SIGKILL')
    }
    child = undefined
    expect(receiver.events.filter(isOfSecond)).toHaveLength(1)

    time += CLAIM_MS + 1000
    const other = openDb()
    const next = open(other)
    onTestFinished(async () => {
      await next.stop()
      await other.close()
    })
    await next.deliverDue()
    const { rows } = await next.callerOf(ada).listDeliveries({ id: webhook.id })
    expect(rows.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    expect(receiver.events.some(({ body }) => body.includes(FIRST))).toBe(true)
    // At least once: what had arrived before the kill arrives again, with the same ID.
    const ids = receiver.events.filter(isOfSecond).map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })
})
