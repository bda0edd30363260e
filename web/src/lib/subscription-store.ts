import { readApiError } from '@everyshelf/client'
import { linkAllowance } from '@everyshelf/domain/plans'
import type { RouterOutputs } from '@everyshelf/server/api'
import { apiClient } from './api-client.ts'
import { announceSessionEvent } from './session-events.ts'
import { readSession, refreshSession, setSession } from './session-store.ts'

export type SubscriptionAnswer = RouterOutputs['subscription']['check']

export interface SubscriptionState {
  /** What the server last said; null before that. */
  readonly answer: SubscriptionAnswer | null
  /** The last check failed; `answer` is the last known status. */
  readonly hasFailed: boolean
  /** A checkout was finished, and its payment has not been confirmed yet. */
  readonly isConfirming: boolean
}

type AnyAnswer = SubscriptionAnswer | RouterOutputs['subscription']['verify']

/** What a question has changed. */
export type SubscriptionChange = 'none' | 'became-premium' | 'ended'

export const unasked: SubscriptionState = { answer: null, hasFailed: false, isConfirming: false }

let state = unasked
let verifying: Promise<SubscriptionChange> | null = null
let asked = 0
let heard = 0
const listeners = new Set<() => void>()

export function readSubscription(): SubscriptionState {
  return state
}

export function subscribeToSubscription(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** As for somebody who has just come. */
export function resetSubscription(): void {
  asked += 1
  heard = asked
  verifying = null
  set(unasked)
}

/** Asks how the subscription stands. Never rejects; after a failure the last known status stays. */
export async function checkSubscription(): Promise<SubscriptionChange> {
  if (!verifying) return await ask(() => apiClient.subscription.check.query())
  await verifying
  return 'none'
}

/**
 * Has the server read the subscription again where it is paid. A check meanwhile waits for that and
 * leaves it to the one who asked to tell what has changed.
 */
export async function verifySubscription(): Promise<SubscriptionChange> {
  verifying ??= ask(() => apiClient.subscription.verify.mutate()).finally(() => {
    verifying = null
  })
  return await verifying
}

async function ask(call: () => Promise<AnyAnswer>): Promise<SubscriptionChange> {
  asked += 1
  const turn = asked
  const before = state.answer?.isPremium ?? readSession().user?.isPremium ?? false
  const answer = await call().catch((error: unknown) => {
    if (readApiError(error).code === 'unauthorized') void refreshSession()
    return null
  })
  // An answer that was overtaken by a later question's says how it was.
  if (turn < heard) return 'none'
  heard = turn
  set(answer ? toState(answer) : { ...state, hasFailed: true })
  if (!answer) return 'none'
  applyToSession(answer.isPremium)
  if (answer.isPremium === before) return 'none'
  announceSessionEvent('user-updated')
  void refreshSession()
  return answer.isPremium ? 'became-premium' : 'ended'
}

/** A check does not ask Stripe, so it says nothing about a payment that is being confirmed. */
function toState(given: AnyAnswer): SubscriptionState {
  const { isConfirming, ...answer } = { isConfirming: state.isConfirming, ...given }
  return { answer, hasFailed: false, isConfirming: isConfirming && !answer.isPremium }
}

const CONFIRMING = 'everyshelf-payment-confirming'

/** Whether this tab was waiting for a payment before it was reloaded. */
export function wasConfirming(): boolean {
  try {
    return sessionStorage.getItem(CONFIRMING) !== null
  } catch {
    return false
  }
}

function rememberConfirming(isConfirming: boolean): void {
  try {
    if (isConfirming) sessionStorage.setItem(CONFIRMING, '1')
    else sessionStorage.removeItem(CONFIRMING)
  } catch {
    return
  }
}

function set(next: SubscriptionState): void {
  if (next.isConfirming !== state.isConfirming) rememberConfirming(next.isConfirming)
  state = next
  for (const listener of listeners) listener()
}

function applyToSession(isPremium: boolean): void {
  const session = readSession()
  const { user, allowance } = session
  if (!user || user.isPremium === isPremium) return
  const plan = isPremium ? 'premium' : 'free'
  setSession({
    ...session,
    user: { ...user, isPremium },
    allowance: allowance && linkAllowance(plan, allowance.used),
  })
}
