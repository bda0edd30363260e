import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Dial, Resolve } from '../outbound/guarded-dialer.ts'
import { listenOnLoopback } from './loopback.ts'

export interface ReceivedEvent {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface ReceiverResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export type RespondToEvent = (event: ReceivedEvent) => ReceiverResponse | Promise<ReceiverResponse>

export interface FakeWebhookReceiver {
  readonly port: number
  /** In the order of arrival. */
  readonly events: ReceivedEvent[]
  /** How it responds from now on; at first with 204. */
  respond: RespondToEvent
  readonly close: () => Promise<void>
}

/** The server of a user that gets events. */
export async function startFakeWebhookReceiver(): Promise<FakeWebhookReceiver> {
  const server = createServer(async (request, response) => {
    const event = {
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    }
    receiver.events.push(event)
    const { status, headers = {}, body } = await receiver.respond(event)
    // A new connection for each request, so that each is checked by the guard.
    response.writeHead(status, { connection: 'close', ...headers }).end(body)
  })
  const loopback = await listenOnLoopback(server)
  const receiver: FakeWebhookReceiver = {
    port: loopback.port,
    events: [],
    respond: () => ({ status: 204 }),
    close: loopback.close,
  }
  return receiver
}

/** The guard sees real names and public addresses, but each socket leads to this port. */
export function networkTo(port: number, resolve: Resolve = async () => ['52.94.236.248']) {
  const dials: string[] = []
  const dial: Dial = async ({ hostname, addresses }) => {
    dials.push(`${hostname} at ${addresses.join(' ')}`)
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  return { resolve, dial, dials }
}
