import { useLocation } from 'react-router'
import { type AccountMode, accountAddress } from '../../lib/session.ts'
import { useReturn } from './use-return.ts'

interface ModeLink {
  readonly to: string
  readonly state: unknown
}

/** Links from one account page to another that lose neither the way back nor what is known. */
export function useModeLink(): (mode: AccountMode, facts?: object) => ModeLink {
  const { state } = useLocation()
  const { to } = useReturn()
  const { back } = (state ?? {}) as { readonly back?: unknown }
  return (mode, facts = {}) => ({
    to: accountAddress(mode, to),
    state: { ...(back ? { back } : {}), ...facts },
  })
}
