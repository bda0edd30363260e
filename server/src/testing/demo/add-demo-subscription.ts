import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import { type FakeStripe, startFakeStripe } from '../fake-stripe.ts'
import { connectOutside } from '../outside-connection.ts'

const PAST_MS = 150 * 24 * 60 * 60 * 1000

/** A fake Stripe whose clock began 150 days ago, for a history of invoices. */
export function startPastStripe(): Promise<FakeStripe> {
  return startFakeStripe({ now: () => Date.now() - PAST_MS })
}

/**
 * Pays Premium at the fake Stripe since 150 days ago and registers the customer, whose subscription
 * the server reads when it starts. Brings Stripe's clock to the present.
 */
export async function addDemoSubscription(
  file: string,
  email: string,
  stripe: FakeStripe,
): Promise<void> {
  const [price] = stripe.ledger.prices
  if (!price) throw new Error('the fake Stripe sells nothing')
  const customerId = await createCustomer(stripe, email)
  const { id } = stripe.billing.subscribe(customerId, price)
  stripe.billing.refund(stripe.billing.lastCharge(id), 100)
  stripe.advance(PAST_MS)
  const { db, close } = connectOutside({ kind: 'sqlite', file })
  const user = db.selectFrom('user').select('id').where('email', '=', email)
  const { id: userId } = await user.executeTakeFirstOrThrow()
  const createdAt = toIsoTime(new Date())
  // An earlier demo on this data used another fake Stripe.
  await db.deleteFrom('stripe_customer').where('userId', '=', userId).execute()
  await db.deleteFrom('stripe_checkout').execute()
  await db
    .insertInto('stripe_customer')
    .values({
      id: createRowId(),
      userId,
      idempotencyKey: createRowId(),
      customerId,
      readTicket: 0,
      writtenTicket: 0,
      readAt: null,
      createdAt,
    })
    .execute()
  // The server polls the customers of recent checkouts.
  await db
    .insertInto('stripe_checkout')
    .values({ userId, idempotencyKey: createRowId(), sessionId: null, createdAt })
    .execute()
  await close()
}

async function createCustomer({ url, secretKey }: FakeStripe, email: string): Promise<string> {
  const response = await fetch(`${url}/v1/customers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ email }),
  })
  return ((await response.json()) as { id: string }).id
}
