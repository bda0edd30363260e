import { createServer } from 'node:http'
import type { PublicId } from '@everyshelf/domain/links'
import express from 'express'
import { type Config, loadConfig } from '../config/config.ts'
import { toIsoTime, toJsonText } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { createPublicId, createRowId } from '../db/row-id.ts'
import { createTransact } from '../db/transact.ts'
import type { Buyer } from '../features/subscription/checkout.ts'
import type { OnPayments, PaymentsOfUser } from '../features/subscription/reconcile.ts'
import { createSubscriptions, type Subscriptions } from '../features/subscription/subscriptions.ts'
import { createWebhookRoute } from '../features/subscription/webhook.route.ts'
import { createClockSkew } from '../http/health/clock-skew.ts'
import { createLogger } from '../logger.ts'
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts'
import { listenOnLoopback } from './loopback.ts'

export const WEBHOOK_SECRET = 'whsec_of_this_server'
export const START = Date.UTC(2026, 10, 21)

export interface Subscriber extends Buyer {
  readonly publicId: PublicId
}

/** Subscriptions on a real database, with a fake Stripe over real HTTP. */
export interface SubscriptionSlice extends Pick<Subscriptions, 'service'> {
  readonly receiveEvent: NonNullable<Subscriptions['receiveEvent']>
  readonly worker: NonNullable<Subscriptions['worker']>
  readonly fake: FakeStripe
  readonly config: Config
  readonly webhookUrl: string
  /** Owners whose cached links were cleared. */
  readonly forgotten: readonly PublicId[]
  readonly payments: readonly PaymentsOfUser[]
  readonly log: () => string
  readonly addUser: (name?: string) => Promise<Subscriber>
  /** Pays on the user's checkout page. */
  readonly subscribe: (user: Buyer) => Promise<void>
  /** Waits for pending events and processes them. */
  readonly processEvents: () => Promise<void>
  readonly premiumUntil: (user: Buyer) => Promise<string | null>
  /** Another process on the same database and the same Stripe. */
  readonly another: (database?: Database) => Subscriptions
  readonly close: () => Promise<void>
}

interface SliceOptions {
  readonly stripe?: Partial<NonNullable<Config['stripe']>>
  readonly fakeKey?: string
  /** Milliseconds by which our clock is ahead of Stripe's. */
  readonly skewMs?: () => number
  /** Timeout of calls to Stripe. */
  readonly callTimeoutMs?: number
}

export async function openSubscriptionSlice(
  database: Database,
  { stripe, fakeKey, skewMs = () => 0, callTimeoutMs = 500 }: SliceOptions = {},
): Promise<SubscriptionSlice> {
  const fake = await startFakeStripe({
    now: () => START,
    ...(fakeKey !== undefined && { secretKey: fakeKey }),
  })
  const config: Config = {
    ...loadConfig({ PUBLIC_URL: 'http://localhost:3000' }),
    stripe: {
      secretKey: fake.secretKey,
      webhookSecrets: [WEBHOOK_SECRET],
      priceId: fake.priceId,
      yearlyPriceId: fake.yearlyPriceId,
      apiUrl: fake.url,
      ...stripe,
    },
  }
  const lines: string[] = []
  const logger = createLogger('debug', { write: (line) => void lines.push(line) })
  const now = () => fake.now() + skewMs()
  const forgotten: PublicId[] = []
  const payments: PaymentsOfUser[] = []
  const onPayments: OnPayments = async (_queries, paid) => {
    payments.push(paid)
    return []
  }
  const another = (other = database) =>
    createSubscriptions({
      config,
      database: other,
      transact: createTransact(other.db),
      logger,
      redirect: { forgetOwner: (publicId) => void forgotten.push(publicId) },
      clock: createClockSkew(logger, now),
      referrals: { onPayments },
      callTimeoutMs,
      now,
    })
  const own = another()
  const { receiveEvent, worker, service } = own
  if (!receiveEvent || !worker) throw new Error('payment is not set up')
  const server = createServer(express().use(createWebhookRoute(receiveEvent)))
  const loopback = await listenOnLoopback(server)
  const webhookUrl = `${loopback.url}/webhooks/stripe`
  fake.events.setEndpoint({ url: webhookUrl, secret: WEBHOOK_SECRET })

  return {
    service,
    receiveEvent,
    worker,
    fake,
    config,
    webhookUrl,
    forgotten,
    payments,
    log: () => lines.join(''),
    another,
    addUser: async (name = 'ada') => {
      const user = { userId: createRowId(), publicId: createPublicId() }
      const time = toIsoTime(new Date(START))
      await database.db
        .insertInto('user_profile')
        .values({
          ...user,
          username: name,
          affiliateTags: toJsonText({}),
          premiumUntil: null,
          createdAt: time,
          updatedAt: time,
        })
        .execute()
      return { ...user, email: `${name}@example.org` }
    },
    subscribe: async (user) => {
      fake.pay((await service.createCheckout(user)).url)
    },
    processEvents: async () => {
      await fake.events.settled()
      await worker.processDue()
    },
    premiumUntil: async ({ userId }) => {
      const row = await database.db
        .selectFrom('user_profile')
        .select('premiumUntil')
        .where('userId', '=', userId)
        .executeTakeFirst()
      return row?.premiumUntil ?? null
    },
    close: async () => {
      await worker.stop()
      await loopback.close()
      await fake.close()
    },
  }
}
