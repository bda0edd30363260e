import { REFERRAL_VALIDITY_MS } from '@everyshelf/domain/plans'

const KEY = 'everyshelf-referral'

interface StoredReferral {
  readonly code: string
  /** Time in milliseconds after which the code is removed. */
  readonly expiry: number
}

/** Stores the referral code of this visitor until they have an account. A newer code replaces it. */
export function storeReferral(code: string, now: number = Date.now()): void {
  const stored: StoredReferral = { code, expiry: now + REFERRAL_VALIDITY_MS }
  try {
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    return
  }
}

/** The stored code. Removes an expired or invalid one. */
export function readReferral(now: number = Date.now()): string | null {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return null
    const stored = parseStored(text)
    if (stored && now < stored.expiry) return stored.code
    localStorage.removeItem(KEY)
    return null
  } catch {
    return null
  }
}

export function removeReferral(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}

function parseStored(text: string): StoredReferral | null {
  try {
    const { code, expiry } = JSON.parse(text) as Partial<Record<keyof StoredReferral, unknown>>
    return typeof code === 'string' && typeof expiry === 'number' ? { code, expiry } : null
  } catch {
    return null
  }
}
