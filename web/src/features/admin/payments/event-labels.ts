import { countOf } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'

export type StripeEvent = RouterOutputs['admin']['stripeEvents']['list']['rows'][number]

export const EVENTS_KEY = 'admin stripe events'

/** @example describeState(event) // 'Waiting, 2 attempts' */
export function describeState({ state, attempts, canProcess }: StripeEvent): string {
  if (state === 'done') return canProcess ? 'Done' : 'Nothing to do'
  if (attempts === 0) return 'Waiting'
  return `Waiting, ${countOf(attempts, 'attempt')}`
}
