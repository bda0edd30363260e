import { SIGN_IN_REDIRECT_MS } from '@everyshelf/domain/limits'
import { showNotice, type ToastAction } from '@everyshelf/ui/toast'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { loadUserData } from './load-user-data.ts'
import { useReturnTarget } from './use-return-target.ts'

/**
 * Returns a function that loads the data of a user who has just signed in and then opens the page they
 * came from, or the path they pass. Its notice can offer an action. A visitor who is already signed in, here or in another tab, is redirected immediately,
 * unless the page is also for signed-in users (`staysWhenSignedIn`).
 */
export function useContinueAfterSignIn({
  staysWhenSignedIn = false,
} = {}): (path?: string | null, action?: ToastAction) => Promise<void> {
  const { status } = useSession()
  const navigate = useNavigate()
  const { to, state } = useReturnTarget()
  const isSigningIn = useRef(false)
  const leave = (path: string | null = null) =>
    void navigate(path ?? to ?? paths.dashboard, {
      state: path ? null : state,
      replace: true,
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the status changes
  useEffect(() => {
    if (status === 'signed-in' && !staysWhenSignedIn && !isSigningIn.current) leave()
  }, [status])

  return async (path = null, action) => {
    isSigningIn.current = true
    showNotice(path || to ? 'signed-in-onward' : 'signed-in', action)
    const loaded = loadUserData()
    await new Promise((resolve) => setTimeout(resolve, SIGN_IN_REDIRECT_MS))
    leave(path)
    await loaded
  }
}
