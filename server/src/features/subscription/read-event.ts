import { z } from 'zod'
import { toIsoTime } from '../../db/columns.ts'
import type { EventHint } from './event-inbox.repo.ts'
import type { StripeSource } from './stripe-source.ts'

/** Stripe's own tolerance, applied in both directions. */
const TOLERANCE_S = 300

export interface SignedEvent {
  readonly hint: EventHint
  /** Whether the event can affect a subscription. */
  readonly needsWork: boolean
  readonly isLive: boolean
  /** Milliseconds since 1970, by the signer's clock. */
  readonly signedAt: number
  /** By our clock, the signature is older or further ahead than the tolerance. */
  readonly isOutsideTolerance: boolean
}

/** Reads an event; undefined when none of our secrets signed these exact bytes. */
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

const SUBSCRIPTION_EVENTS =
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
      // Stripe's library checks only the past.
      const isFromFuture = signedAt - now() > TOLERANCE_S * 1000
      const isOutsideTolerance = isFromFuture || verify(secret, now()) === undefined
      return { ...toHint(event), isLive: event.livemode, signedAt, isOutsideTolerance }
    }
    return undefined
  }
}

function toHint({ id, type, created, data }: z.output<typeof eventSchema>) {
  const { object } = data
  const own = object.object === 'customer' ? object.id : undefined
  const customerId = own ?? object.customer ?? null
  const chargeId = customerId === null ? (object.charge ?? null) : null
  const hint: EventHint = { id, type, customerId, chargeId, createdAt: toIsoTime(created * 1000) }
  const hasReference = customerId !== null || chargeId !== null
  return { hint, needsWork: hasReference && SUBSCRIPTION_EVENTS.test(type) }
}

/** @example readTimestamp('t=1700000000,v1=5257a8…') // 1700000000000 */
function readTimestamp(signature: string | undefined): number | undefined {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds) * 1000
}
