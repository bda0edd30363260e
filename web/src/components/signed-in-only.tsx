import { errorMessages } from '@everyshelf/domain/messages'
import { SIGN_IN_REDIRECT_MS } from '@everyshelf/domain/plans'
import { Button } from '@everyshelf/ui/primitives'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  accountAddress,
  refreshSession,
  type SessionState,
  toPath,
  useSession,
} from '../lib/session.ts'

interface SignedInOnlyProps {
  /** Shaped like the content, while it is not known who looks. */
  readonly skeleton?: ReactNode
  /** Stands there when the server cannot say who looks. */
  readonly away?: ReactNode
  readonly children: ReactNode
}

/** A part of a page for those who are signed in; everybody else is led to sign in, and back. */
export function SignedInOnly({ skeleton = null, away, children }: SignedInOnlyProps) {
  const session = useSession()
  const { status, hasFailed } = session
  useLeaveWhenSignedOut(session)
  if (status === 'signed-in') return children
  if (status === 'loading' && hasFailed) return away ?? <SessionUnknown />
  return skeleton
}

/**
 * Who comes signed out goes at once; who is signed out here sees that happen first. Nobody is led back
 * to where somebody has left by a press: the next one to sign in may be another.
 */
function useLeaveWhenSignedOut({ status, hasLeft }: SessionState): void {
  const navigate = useNavigate()
  const here = toPath(useLocation())
  const hasBeenIn = useRef(false)
  useEffect(() => {
    if (status === 'signed-in') hasBeenIn.current = true
    if (status !== 'signed-out') return
    const address = accountAddress('signin', hasBeenIn.current && hasLeft ? null : here)
    const delay = hasBeenIn.current ? SIGN_IN_REDIRECT_MS : 0
    const timer = setTimeout(() => void navigate(address, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [status, hasLeft, here, navigate])
}

function SessionUnknown() {
  const { title, text } = errorMessages['user-data-failed']
  return (
    <div role="alert" className="mt-10 border-y border-rule py-8">
      <h2 className="m-0 font-display text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{text}</p>
      <Button kind="outline" onClick={() => void refreshSession()}>
        Try again
      </Button>
    </div>
  )
}
