import { useSyncExternalStore } from 'react'

const CONSENT_KEY = 'affiliate-consent'

/** Null until the visitor has chosen. */
export type AffiliateConsent = 'accepted' | 'declined' | null

interface ConsentState {
  readonly choice: AffiliateConsent
  /** The visitor asked for the banner, whoever they are. */
  readonly isAskedFor: boolean
}

let state: ConsentState | null = null
const listeners = new Set<() => void>()

/** What the browser has stored: `true`, `false`, or nothing that counts. */
export function readAffiliateConsent(storage: Pick<Storage, 'getItem'>): AffiliateConsent {
  try {
    const stored = storage.getItem(CONSENT_KEY)
    if (stored === 'true') return 'accepted'
    return stored === 'false' ? 'declined' : null
  } catch {
    return null
  }
}

export function chooseAffiliateConsent(choice: 'accepted' | 'declined'): void {
  keep(() => localStorage.setItem(CONSENT_KEY, String(choice === 'accepted')))
  set({ choice, isAskedFor: false })
}

/** Withdraws the answer at once, and asks anew. */
export function askAffiliateConsentAgain(): void {
  keep(() => localStorage.removeItem(CONSENT_KEY))
  set({ choice: null, isAskedFor: true })
}

/** The answer as it stands, for code outside of components. */
export function currentAffiliateConsent(): AffiliateConsent {
  return current().choice
}

export function useAffiliateConsent(): ConsentState {
  return useSyncExternalStore(subscribe, current, () => ({ choice: null, isAskedFor: false }))
}

function current(): ConsentState {
  state ??= { choice: readAffiliateConsent(localStorage), isAskedFor: false }
  return state
}

function set(next: ConsentState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Another tab's answer counts here too. */
function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== CONSENT_KEY) return
    set({ choice: readAffiliateConsent(localStorage), isAskedFor: false })
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    if (listeners.size === 0) state = null
  }
}

/** Where storage is forbidden, the answer lasts as long as the page. */
function keep(write: () => void): void {
  try {
    write()
  } catch {
    // The banner then comes back with the next page load, which is all that can be done.
  }
}
