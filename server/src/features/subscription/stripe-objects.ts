import type Stripe from 'stripe'

export const PAGE_SIZE = 100
const MAX_ITEMS = 10_000

/** All pages of a list at Stripe. */
export async function listAll<Item>(list: Stripe.ApiListPromise<Item>): Promise<Item[]> {
  return await list.autoPagingToArray({ limit: MAX_ITEMS })
}

export function idOf(reference: string | { readonly id: string } | null | undefined) {
  if (reference === null || reference === undefined) return null
  return typeof reference === 'string' ? reference : reference.id
}

/** Stripe's times are seconds. */
export function toMs(seconds: number): number {
  return seconds * 1000
}

/** The charge that paid an invoice, which must have been read with its payments. */
export function findCharge(
  { payments }: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): Stripe.Charge | undefined {
  const intents = payments?.data.map(({ payment }) => idOf(payment.payment_intent)) ?? []
  return charges.find(({ payment_intent, paid }) => paid && intents.includes(idOf(payment_intent)))
}
