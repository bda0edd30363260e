import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface PostedEvents {
  /** Milliseconds from the request to the end of the response. */
  readonly waits: readonly number[]
  readonly statuses: ReadonlySet<number>
}

interface EventTarget {
  readonly port: number
  readonly secret: string
  readonly customerId: string
}

/** Posts signed Stripe events about one customer over several connections. */
export async function postEvents(
  target: EventTarget,
  count: number,
  connections: number,
): Promise<PostedEvents> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waits: number[] = []
  const statuses = new Set<number>()
  let next = 0
  const postInTurn = async () => {
    for (let index = next++; index < count; index = next++) {
      const begun = performance.now()
      statuses.add(await postEvent(target, agent, index))
      waits.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, postInTurn))
  agent.destroy()
  return { waits, statuses }
}

async function postEvent(
  { port, secret, customerId }: EventTarget,
  agent: Agent,
  index: number,
): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000)
  const object = { id: `sub_${index}`, object: 'subscription', customer: customerId }
  const body = JSON.stringify({
    id: `evt_${index}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: seconds,
    livemode: false,
    data: { object },
  })
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request(
    {
      ...{ port, agent, host: '127.0.0.1', method: 'POST', path: '/webhooks/stripe' },
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'stripe-signature': `t=${seconds},v1=${signature}`,
      },
    },
    async (response) => {
      await text(response)
      resolve(response.statusCode ?? 0)
    },
  )
    .on('error', reject)
    .end(body)
  return await promise
}
