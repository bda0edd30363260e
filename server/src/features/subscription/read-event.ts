import { z } from 'zod'
import type { EventHint } from './event-inbox.repo.ts'
import type { StripeSource } from './stripe-source.ts'

/** Stripe's own tolerance, in both directions: another signature is refused, whoever sends it. */
const TOLERANCE_S = 300

export interface SignedEvent {
  readonly hint: EventHint
  /** Whether it can mean anything for a subscription. */
  readonly needsWork: boolean
  readonly isLive: boolean
  /** Milliseconds since 1970, by the clock of who signed it. */
  readonly signedAt: number
  /** By our clock it was signed longer ago, or further ahead, than is taken. */
  readonly isOutOfTime: boolean
}

/** Reads an event, or undefined when none of our secrets has signed exactly these bytes (S41). */
export type ReadEvent = (
  body: Buffer,
  signature: string | undefined,
) => Promise<SignedEvent | undefined>

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().optional().catch(undefined),
      object: z.string().optional().catch(undefined),
      customer: reference.nullish().catch(null),
      charge: reference.nullish().catch(null),
    }),
  }),
})

const MEANT_FOR_US =
  /^(?:checkout\.session|customer\.subscription|customer\.deleted|invoice|charge|refund)\b/

export function createEventReader(
  stripe: StripeSource,
  secrets: readonly string[],
  now: () => number,
): ReadEvent {
  return async (body, signature) => {
    const signedAt = readTimestamp(signature)
    if (!signature || signedAt === undefined) return undefined
    const webhooks = await stripe.webhooks()
    const verify = (secret: string, atMs: number): unknown => {
      try {
        return webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, atMs)
      } catch {
        return undefined
      }
    }
    for (const secret of secrets) {
      const { data: event } = eventSchema.safeParse(verify(secret, signedAt))
      if (!event) continue
      // Stripe's library looks at the past alone.
      const isFromFuture = signedAt - now() > TOLERANCE_S * 1000
      const isOutOfTime = isFromFuture || verify(secret, now()) === undefined
      return { ...toHint(event), isLive: event.livemode, signedAt, isOutOfTime }
    }
    return undefined
  }
}

function toHint({ id, type, created, data }: z.output<typeof eventSchema>) {
  const { object } = data
  const own = object.object === 'customer' ? object.id : undefined
  const customerId = own ?? object.customer ?? null
  const chargeId = customerId === null ? (object.charge ?? null) : null
  const hint: EventHint = { id, type, customerId, chargeId, createdAt: new Date(created * 1000) }
  const isNamed = customerId !== null || chargeId !== null
  return { hint, needsWork: isNamed && MEANT_FOR_US.test(type) }
}

/** @example readTimestamp('t=1700000000,v1=5257a8…') // 1700000000000 */
function readTimestamp(signature: string | undefined): number | undefined {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds) * 1000
}
