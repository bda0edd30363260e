import { useLocation } from 'react-router'

interface AccountState {
  /** Entered on another account page; empty when there is none. */
  readonly email: string
  readonly isConfirmed: boolean
  /** The visitor followed a link from an email that was no longer valid. */
  readonly isLinkInvalid: boolean
}

/** What account pages pass on to each other in the browser's history, so that URLs stay free of it. */
export function useAccountState(): AccountState {
  const state = (useLocation().state ?? {}) as Readonly<Record<string, unknown>>
  return {
    email: typeof state.email === 'string' ? state.email : '',
    isConfirmed: state.isConfirmed === true,
    isLinkInvalid: state.isLinkInvalid === true,
  }
}
