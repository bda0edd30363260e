import { useLocation } from 'react-router'
import { type AccountMode, accountAddress } from '../../lib/session/session.ts'
import { useReturnTarget } from './use-return-target.ts'

interface AccountLink {
  readonly to: string
  readonly state: unknown
}

/** Builds links between account pages that keep the return target and what the visitor entered. */
export function useAccountLink(): (mode: AccountMode, values?: object) => AccountLink {
  const { state } = useLocation()
  const { to } = useReturnTarget()
  const { back } = (state ?? {}) as { readonly back?: unknown }
  return (mode, values = {}) => ({
    to: accountAddress(mode, to),
    state: { ...(back ? { back } : {}), ...values },
  })
}
