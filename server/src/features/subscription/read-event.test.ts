import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { createEventReader } from './read-event.ts'
import type { StripeSource } from './stripe-source.ts'

const NOW = Date.parse('2026-11-01T09:00:00.000Z')
const SECRETS = ['whsec_old', 'whsec_new']
const { webhooks } = new Stripe('sk_test_1')
const stripe = { webhooks: async () => webhooks } as unknown as StripeSource
const read = createEventReader(stripe, SECRETS, () => NOW)

interface Signing {
  readonly secret?: string
  readonly at?: number
}

const event = {
  id: 'evt_1',
  type: 'customer.subscription.created',
  created: NOW / 1000,
  livemode: false,
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1' } },
}

function readSigned(content: unknown, { secret = 'whsec_new', at = NOW / 1000 }: Signing = {}) {
  const payload = JSON.stringify(content)
  const header = webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
  return read(Buffer.from(payload), header)
}

const about = (object: object, type = event.type) =>
  readSigned({ ...event, type, data: { object } })

describe('a Stripe event', () => {
  it.each(SECRETS)('S41 is read when %s signed it', async (secret) => {
    expect(await readSigned(event, { secret })).toEqual({
      hint: {
        id: 'evt_1',
        type: 'customer.subscription.created',
        customerId: 'cus_1',
        chargeId: null,
        createdAt: new Date(NOW).toISOString(),
      },
      needsWork: true,
      isLive: false,
      signedAt: NOW,
      isOutsideTolerance: false,
    })
  })

  it.each<[string, string | undefined]>([
    ['no signature', undefined],
    ['an empty one', ''],
    ['one without a time', 'v1=ab'],
    ['one of no one', `t=${NOW / 1000},v1=ab`],
  ])('S41 is refused with %s', async (_what, header) => {
    expect(await read(Buffer.from(JSON.stringify(event)), header)).toBeUndefined()
  })

  it('S41 is refused when the signer or the bytes differ', async () => {
    expect(await readSigned(event, { secret: 'whsec_stranger' })).toBeUndefined()
    const header = webhooks.generateTestHeaderString({
      payload: JSON.stringify(event),
      secret: 'whsec_new',
      timestamp: NOW / 1000,
    })
    expect(await read(Buffer.from(JSON.stringify(event, null, 1)), header)).toBeUndefined()
  })

  it.each([
    [-301, true],
    [-300, false],
    [300, false],
    [301, true],
  ])('S41 S76 is outside the tolerance %i s from now: %s', async (seconds, isOutsideTolerance) => {
    expect(await readSigned(event, { at: NOW / 1000 + seconds })).toMatchObject({
      isOutsideTolerance,
      signedAt: NOW + seconds * 1000,
    })
  })

  it('S41 reports whether it is from live mode', async () => {
    expect((await readSigned({ ...event, livemode: true }))?.isLive).toBe(true)
  })

  it.each([
    { ...event, id: '' },
    { ...event, id: 'x'.repeat(256) },
    { ...event, type: 'x'.repeat(256) },
    { ...event, created: 1.5 },
    { ...event, livemode: 'no' },
    { ...event, data: {} },
    {},
  ])('S41 is refused with another shape', async (content) => {
    expect(await readSigned(content)).toBeUndefined()
  })
})

describe('the customer of an event', () => {
  it.each<[object, { customerId: string | null; chargeId: string | null }]>([
    [{ customer: 'cus_1' }, { customerId: 'cus_1', chargeId: null }],
    [{ customer: { id: 'cus_2' } }, { customerId: 'cus_2', chargeId: null }],
    [
      { id: 'cus_3', object: 'customer' },
      { customerId: 'cus_3', chargeId: null },
    ],
    [
      { id: 'sub_1', object: 'subscription' },
      { customerId: null, chargeId: null },
    ],
    [
      { id: 5, object: 6, customer: 7, charge: 'ch_1' },
      { customerId: null, chargeId: 'ch_1' },
    ],
    [
      { charge: { id: 'ch_2' }, customer: null },
      { customerId: null, chargeId: 'ch_2' },
    ],
    [
      { charge: 'ch_3', customer: 'cus_1' },
      { customerId: 'cus_1', chargeId: null },
    ],
    [{ charge: 8 }, { customerId: null, chargeId: null }],
  ])('S43 is read from %j', async (object, expected) => {
    expect((await about(object))?.hint).toMatchObject(expected)
  })

  it.each([
    ['checkout.session.completed', true],
    ['customer.deleted', true],
    ['invoice.paid', true],
    ['charge.refunded', true],
    ['refund.created', true],
    ['customer.created', false],
    ['invoiceitem.created', false],
    ['product.created', false],
  ])('S43 needs work for %s: %s', async (type, needsWork) => {
    expect((await about({ customer: 'cus_1' }, type))?.needsWork).toBe(needsWork)
  })

  it('S43 needs work for a charge without a customer, but not without both', async () => {
    expect((await about({ charge: 'ch_1' }))?.needsWork).toBe(true)
    expect((await about({}))?.needsWork).toBe(false)
  })
})
