import { SIGN_IN_REDIRECT_MS } from '@everyshelf/domain/limits'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiProvider } from '../lib/api/trpc.tsx'
import {
  accountAddress,
  refreshSession,
  type SessionState,
  toPath,
  useSession,
} from '../lib/session/session.ts'
import { FailureNotice } from './failure-notice.tsx'

interface SignedInOnlyProps {
  /** Shown while the session is loading. */
  readonly skeleton?: ReactNode
  /** Shown when the session cannot be loaded. */
  readonly error?: ReactNode
  readonly children: ReactNode
}

/** Content for signed-in users, with access to the API. Others are sent to sign in and then back. */
export function SignedInOnly({ skeleton = null, error, children }: SignedInOnlyProps) {
  const session = useSession()
  const { status, hasFailed } = session
  useLeaveWhenSignedOut(session)
  if (status === 'signed-in') return <ApiProvider>{children}</ApiProvider>
  if (status === 'loading' && hasFailed) return error ?? <SessionError />
  return skeleton
}

/**
 * Redirects to the sign-in page: visitors who arrive signed out immediately, and users who sign out here
 * after a moment. After a deliberate sign-out there is no return path, because someone else may sign in next.
 */
function useLeaveWhenSignedOut({ status, hasSignedOut }: SessionState): void {
  const navigate = useNavigate()
  const path = toPath(useLocation())
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true
    if (status !== 'signed-out') return
    const address = accountAddress('signin', wasSignedIn.current && hasSignedOut ? null : path)
    const delay = wasSignedIn.current ? SIGN_IN_REDIRECT_MS : 0
    const timer = setTimeout(() => void navigate(address, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [status, hasSignedOut, path, navigate])
}

function SessionError() {
  const { title, text } = errorMessages['user-data-failed']
  return (
    <FailureNotice title={title} text={text} className="mt-10 border-y border-rule py-8">
      <Button kind="outline" onClick={() => void refreshSession()}>
        Try again
      </Button>
    </FailureNotice>
  )
}
