import { useLocation } from 'react-router'

interface EmailInHand {
  /** Typed on another account page; empty when none is known. */
  readonly email: string
  readonly isConfirmed: boolean
  /** A link from a mail led here and was no longer valid. */
  readonly isLinkLost: boolean
}

/** What one account page hands to the next in the browser's history, never in an address. */
export function useEmailInHand(): EmailInHand {
  const state = (useLocation().state ?? {}) as Readonly<Record<string, unknown>>
  return {
    email: typeof state.email === 'string' ? state.email : '',
    isConfirmed: state.isConfirmed === true,
    isLinkLost: state.isLinkLost === true,
  }
}
