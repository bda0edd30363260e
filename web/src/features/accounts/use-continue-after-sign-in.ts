import { SIGN_IN_REDIRECT_MS } from '@everyshelf/domain/limits'
import { showError, showNotice, type ToastAction } from '@everyshelf/ui/toast'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { apiClient } from '../../lib/api/api-client.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { firstPage } from '../../lib/links/first-page.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { refreshSession } from '../../lib/session/session-store.ts'
import { useReturnTarget } from './use-return-target.ts'

/**
 * Returns a function that loads the data of a user who has just signed in and then opens the page they
 * came from, or the path passed to it. Its notice can offer an action. A visitor who is already signed in,
 * here or in another tab, is redirected immediately, unless the page is also for signed-in users
 * (`staysWhenSignedIn`).
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

/** Loads session, saved links and profile after a sign-in. A failure shows a toast and is not thrown. */
async function loadUserData(): Promise<void> {
  const server = createTRPCQueryUtils({ queryClient, client: apiClient })
  const { hasFailed } = await refreshSession()
  try {
    if (hasFailed) throw new Error('no session')
    await Promise.all([server.links.list.fetchInfinite(firstPage), server.profile.get.fetch()])
  } catch {
    showError('user-data-failed')
  }
}
