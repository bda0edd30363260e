import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { useSyncExternalStore } from 'react'
import { apiClient } from '../api/api-client.ts'
import { createListeners } from '../listeners.ts'
import { announceSessionEvent } from '../session/session-events.ts'
import { withPlan } from '../session/session-state.ts'
import {
  readServerSession,
  refreshSession,
  setPlanUnknown,
  setSession,
} from '../session/session-store.ts'
import { readStored, writeStored } from '../stored-text.ts'

export type SubscriptionResponse = RouterOutputs['subscription']['check']

interface SubscriptionState {
  /** The server's last response; null before the first. */
  readonly response: SubscriptionResponse | null
  /** The last check failed; `answer` is the last known status. */
  readonly hasFailed: boolean
  /** Checkout is finished, but the payment is not confirmed yet. */
  readonly isConfirming: boolean
}

type AnyResponse = SubscriptionResponse | RouterOutputs['subscription']['verify']

/** What changed after a check. */
type SubscriptionChange = 'none' | 'became-premium' | 'ended'

const uncheckedSubscription: SubscriptionState = {
  response: null,
  hasFailed: false,
  isConfirming: false,
}

let state = uncheckedSubscription
let verifying: Promise<SubscriptionChange> | null = null
let requestCount = 0
let latestResponse = 0
const { subscribe, notify } = createListeners()

export function readSubscription(): SubscriptionState {
  return state
}

/** The subscription of the signed-in user, as far as it is known; every page asks for it. */
export function useSubscription(): SubscriptionState {
  return useSyncExternalStore(subscribe, readSubscription, () => uncheckedSubscription)
}

/** How the tags page is opened after a payment, so that it says what is new. */
export const afterPayment = { replace: true, state: { isPremiumNew: true } } as const

/** Whether a page was opened after a payment, by the state of its location. */
export function isAfterPayment(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPremiumNew' in state
}

/** Returns to the state before the first check. */
export function resetSubscription(): void {
  requestCount += 1
  latestResponse = requestCount
  verifying = null
  set(uncheckedSubscription)
  setPlanUnknown(false)
}

/**
 * Checks the subscription. Never rejects. A check that fails before any succeeded means "not Premium", as the
 * specification says; after a later failure the last response stays.
 */
export async function checkSubscription(): Promise<SubscriptionChange> {
  if (!verifying) return await request(() => apiClient.subscription.check.query())
  await verifying
  return 'none'
}

/**
 * Has the server read the subscription from Stripe again. A check during that time waits for it and
 * reports no change, so that only one caller announces it.
 */
export async function verifySubscription(): Promise<SubscriptionChange> {
  verifying ??= request(() => apiClient.subscription.verify.mutate()).finally(() => {
    verifying = null
  })
  return await verifying
}

/**
 * Cancels the subscription at the end of its period, or lets it renew again. Rejects when Stripe did
 * not confirm the change.
 */
export async function changeRenewal(renews: boolean): Promise<void> {
  requestCount += 1
  const current = requestCount
  const { cancel, resume } = apiClient.subscription
  const response = await (renews ? resume : cancel).mutate()
  if (current < latestResponse) return
  latestResponse = current
  set(toState(response))
  applyToSession(response.isPremium)
}

async function request(call: () => Promise<AnyResponse>): Promise<SubscriptionChange> {
  requestCount += 1
  const current = requestCount
  const before = state.response?.isPremium ?? readServerSession().user?.isPremium ?? false
  const response = await call().catch((error: unknown) => {
    if (readApiError(error).code === 'unauthorized') void refreshSession()
    return null
  })
  // A later request was answered first, so this response is outdated.
  if (current < latestResponse) return 'none'
  latestResponse = current
  set(response ? toState(response) : { ...state, hasFailed: true })
  if (!response) {
    if (state.response === null) setPlanUnknown(true)
    return 'none'
  }
  applyToSession(response.isPremium)
  if (response.isPremium === before) return 'none'
  announceSessionEvent('user-updated')
  void refreshSession()
  return response.isPremium ? 'became-premium' : 'ended'
}

/** A check does not read from Stripe, so it cannot tell whether a payment is still being confirmed. */
function toState(response: AnyResponse) {
  const { isConfirming, ...checked } = { isConfirming: state.isConfirming, ...response }
  return { response: checked, hasFailed: false, isConfirming: isConfirming && !response.isPremium }
}

const CONFIRMING = 'everyshelf-payment-confirming'

/** Whether this tab was waiting for a payment before it was reloaded. */
export function wasConfirming(): boolean {
  return readStored('sessionStorage', CONFIRMING) !== null
}

function set(next: SubscriptionState) {
  if (next.isConfirming !== state.isConfirming) {
    writeStored('sessionStorage', CONFIRMING, next.isConfirming ? '1' : null)
  }
  state = next
  notify()
}

function applyToSession(isPremium: boolean) {
  setPlanUnknown(false)
  setSession(withPlan(readServerSession(), isPremium))
}
