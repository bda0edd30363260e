import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../stored-text.ts'

const CONSENT_KEY = 'affiliate-consent'

/** Null until the visitor has answered. */
type AffiliateConsent = 'accepted' | 'declined' | null

interface ConsentState {
  readonly choice: AffiliateConsent
  /** The visitor asked to see the banner again, even if signed in. */
  readonly isRequested: boolean
}

let state: ConsentState | null = null
const listeners = new Set<() => void>()

/** Reads the stored `true` or `false`; anything else counts as no answer. */
function readChoice() {
  const stored = readStored('localStorage', CONSENT_KEY)
  if (stored === 'true') return 'accepted'
  return stored === 'false' ? 'declined' : null
}

export function chooseAffiliateConsent(choice: 'accepted' | 'declined'): void {
  // Where storage is blocked, the answer lasts only for this page load.
  writeStored('localStorage', CONSENT_KEY, String(choice === 'accepted'))
  set({ choice, isRequested: false })
}

/** Withdraws the answer and shows the banner again. */
export function askAffiliateConsentAgain(): void {
  writeStored('localStorage', CONSENT_KEY, null)
  set({ choice: null, isRequested: true })
}

/** The current answer, for code outside components. */
export function currentAffiliateConsent(): AffiliateConsent {
  return current().choice
}

export function useAffiliateConsent(): ConsentState {
  return useSyncExternalStore(subscribe, current, () => ({ choice: null, isRequested: false }))
}

function current() {
  state ??= { choice: readChoice(), isRequested: false }
  return state
}

function set(next: ConsentState) {
  state = next
  for (const listener of listeners) listener()
}

/** An answer given in another tab counts here too. */
function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== CONSENT_KEY) return
    set({ choice: readChoice(), isRequested: false })
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    if (listeners.size === 0) state = null
  }
}
