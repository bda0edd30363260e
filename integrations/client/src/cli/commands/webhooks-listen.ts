import { createHmac, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Client } from '../../create-client.ts'
import { connect, findAccess } from '../connect.ts'
import { type Command, commonOptions, exitCodes, type Shell, UsageError } from '../shell.ts'

const PAUSE_MS = 2000
const SECRET_PREFIX = 'whsec_'
const SECRET = /^whsec_[\w+/-]+=*$/

/**
 * The server sends events to public addresses only. This asks it for new deliveries and repeats them on
 * this computer, whether or not the server reached the URL of the webhook.
 */
export const webhooksListen: Command = {
  name: 'webhooks listen',
  usage: '--forward <url>',
  summary: 'Forward new events of your webhooks to a URL on this computer, signed',
  options: [
    ['--forward <url>', 'Where to send events, such as http://localhost:4000/hook'],
    ['--secret <secret>', 'Sign with this secret (default: a new one, printed at the start)'],
    ['--count <number>', 'End after so many events (default: when you press Ctrl+C)'],
  ],
  run: async (args, shell) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...commonOptions,
        forward: { type: 'string' },
        secret: { type: 'string' },
        count: { type: 'string' },
      },
    })
    const target = readTarget(values.forward)
    const count = readCount(values.count)
    const secret = values.secret ?? SECRET_PREFIX + randomBytes(32).toString('base64')
    if (!SECRET.test(secret)) throw new UsageError('--secret must begin with whsec_.')
    const client = connect(shell, findAccess(shell, values.server))
    const { data: webhooks } = await client.listWebhooks()
    if (webhooks.length === 0) {
      throw new UsageError('Create a webhook first. Its URL can be any public https address.')
    }
    const ids = webhooks.map(({ id }) => id)
    const seen = new Set((await listDeliveries(client, ids)).map(({ id }) => id))
    shell.note(`Forwarding to ${target}. Signing secret: ${secret}`)
    for (let sent = 0; ; ) {
      for (const { id } of await listDeliveries(client, ids)) {
        if (seen.has(id)) continue
        seen.add(id)
        shell.print(await forward(shell, client, { id, target, secret }))
        if (++sent >= count) return exitCodes.done
      }
      await shell.pause(PAUSE_MS)
    }
  },
}

function readTarget(text: string | undefined): string {
  if (!text || !/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new UsageError('--forward must be a URL, such as http://localhost:4000/hook.')
  }
  return text
}

function readCount(text: string | undefined): number {
  const count = text === undefined ? Number.POSITIVE_INFINITY : Number(text)
  if (!(count >= 1)) throw new UsageError('--count must be a number, such as 1.')
  return count
}

/** The newest deliveries of all webhooks, the oldest first. */
async function listDeliveries(client: Client, webhooks: readonly string[]) {
  const lists = await Promise.all(webhooks.map((id) => client.listDeliveries({ path: { id } })))
  return lists
    .flatMap(({ data }) => data)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
}

interface Forwarding {
  readonly id: string
  readonly target: string
  readonly secret: string
}

/** What happened to one event, on one line. */
async function forward(shell: Shell, client: Client, { id, target, secret }: Forwarding) {
  const { request, type, eventId } = await client.getDelivery({ path: { id } })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    ...request.headers,
    'webhook-timestamp': timestamp,
    'webhook-signature': sign(`${eventId}.${timestamp}.${request.body}`, secret),
  }
  const outcome = await shell
    .fetch(target, { method: 'POST', headers, body: request.body, redirect: 'manual' })
    .then(({ status }) => String(status))
    .catch(() => 'no response')
  return `${type}\t${eventId}\t${outcome}`
}

/** As Standard Webhooks does. */
function sign(text: string, secret: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
