import { type Account, requireOne } from './ledger.ts'
import type { WireDispute, WireRefund } from './wire-objects.ts'

/** Refunds and disputes. */
export interface Reversals {
  readonly refund: (charge: string, cents?: number) => WireRefund
  readonly dispute: (charge: string) => WireDispute
  readonly closeDispute: (dispute: string, as: 'won' | 'lost') => void
  /** The charge of a subscription's newest paid invoice. */
  readonly lastCharge: (subscription: string) => string
}

export function createReversals({ ledger, now, createId, emit, livemode }: Account): Reversals {
  const chargeOf = (id: string) => requireOne(ledger.charges, id)

  return {
    refund: (id, cents) => {
      const charge = chargeOf(id)
      const amount = Math.min(cents ?? charge.amount, charge.amount - charge.amount_refunded)
      const refund: WireRefund = {
        id: createId('re'),
        object: 'refund',
        created: now(),
        amount,
        charge: id,
        payment_intent: charge.payment_intent,
        status: 'succeeded',
      }
      ledger.refunds.push(refund)
      charge.amount_refunded += amount
      charge.refunded = charge.amount_refunded === charge.amount
      emit('charge.refunded', charge)
      emit('refund.created', refund)
      return refund
    },

    dispute: (id) => {
      const charge = chargeOf(id)
      const dispute: WireDispute = {
        id: createId('du'),
        object: 'dispute',
        created: now(),
        amount: charge.amount,
        charge: id,
        livemode,
        payment_intent: charge.payment_intent,
        status: 'needs_response',
      }
      ledger.disputes.push(dispute)
      charge.disputed = true
      emit('charge.dispute.created', dispute)
      return dispute
    },

    closeDispute: (id, as) => {
      const dispute = requireOne(ledger.disputes, id)
      dispute.status = as
      emit('charge.dispute.closed', dispute)
    },

    lastCharge: (id) => {
      const paid = ledger.invoices.findLast(
        ({ status, parent }) => status === 'paid' && JSON.stringify(parent).includes(id),
      )
      const intents = JSON.stringify(paid?.payments.data)
      const charge = ledger.charges.findLast((one) => intents?.includes(one.payment_intent))
      if (!charge) throw new Error(`no payment for ${id}`)
      return charge.id
    },
  }
}
