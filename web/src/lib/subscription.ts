import { useSyncExternalStore } from 'react'
import {
  readSubscription,
  type SubscriptionState,
  subscribeToSubscription,
  unasked,
} from './subscription-store.ts'

/** What is known of the subscription of who is signed in; it is asked for on every page. */
export function useSubscription(): SubscriptionState {
  return useSyncExternalStore(subscribeToSubscription, readSubscription, () => unasked)
}
