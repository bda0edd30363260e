import type { NavigateOptions } from 'react-router'

/** How the tags page is opened after a payment, so that it says what is new. */
export const afterPayment = {
  replace: true,
  state: { isPremiumNew: true },
} as const satisfies NavigateOptions

/** Whether a page was opened after a payment, by the state of its location. */
export function isAfterPayment(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPremiumNew' in state
}
