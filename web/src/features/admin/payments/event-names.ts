import type { RouterOutputs } from '@everyshelf/server/api'

export type StripeEvent = RouterOutputs['admin']['stripeEvents']['list']['rows'][number]

export const EVENTS_KEY = 'admin stripe events'

/** @example describeState(event) // 'Waiting, 2 tries' */
export function describeState({ state, attempts, canProcess }: StripeEvent): string {
  if (state === 'done') return canProcess ? 'Done' : 'Nothing to do'
  if (attempts === 0) return 'Waiting'
  return attempts === 1 ? 'Waiting, 1 try' : `Waiting, ${attempts} tries`
}
