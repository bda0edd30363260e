import { REFERRAL_VALIDITY_MS } from '@everyshelf/domain/plans'

const KEY = 'everyshelf-referral'

interface KeptReferral {
  readonly code: string
  /** Milliseconds; afterwards it counts for nothing and goes. */
  readonly expiry: number
}

/** Keeps who invited this visitor until they have an account; the newest invitation counts. */
export function keepReferral(code: string, now: number = Date.now()): void {
  const kept: KeptReferral = { code, expiry: now + REFERRAL_VALIDITY_MS }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    return
  }
}

/** The code that is kept and still valid; what is not is removed. */
export function readReferral(now: number = Date.now()): string | null {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return null
    const kept = parseKept(text)
    if (kept && now < kept.expiry) return kept.code
    localStorage.removeItem(KEY)
    return null
  } catch {
    return null
  }
}

export function dropReferral(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}

function parseKept(text: string): KeptReferral | null {
  try {
    const { code, expiry } = JSON.parse(text) as Partial<Record<keyof KeptReferral, unknown>>
    return typeof code === 'string' && typeof expiry === 'number' ? { code, expiry } : null
  } catch {
    return null
  }
}
