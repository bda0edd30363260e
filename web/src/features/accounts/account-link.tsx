import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { type AccountMode, accountAddress } from '../../lib/session/session.ts'
import { useReturnTarget } from './use-return-target.ts'

/** An account form, or a step after its password. */
type AccountStep = AccountMode | 'code' | 'lost-device'

interface AccountLinkProps {
  readonly to: AccountStep
  /** What the visitor entered here. */
  readonly values?: object
  readonly className?: string
  readonly children: ReactNode
}

export function AccountLink({ to, values, className = 'text-link', children }: AccountLinkProps) {
  const link = useAccountLink()(to, values)
  return (
    <Link to={link.to} state={link.state} className={className}>
      {children}
    </Link>
  )
}

/** Builds links between account pages that keep the return target and what the visitor entered. */
export function useAccountLink() {
  const { state } = useLocation()
  const { to: next } = useReturnTarget()
  const { back } = (state ?? {}) as { readonly back?: unknown }
  return (step: AccountStep, values: object = {}) => {
    const isAfterPassword = step === 'code' || step === 'lost-device'
    const to = accountAddress(isAfterPassword ? 'signin' : step, next)
    return {
      to: isAfterPassword ? `${to}&step=${step}` : to,
      state: { ...(back ? { back } : {}), ...values },
    }
  }
}
