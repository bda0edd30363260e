import { showError, showNotice } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { toPath, useSession } from './session.ts'
import { announceSessionEvent } from './session-events.ts'
import { wasSignedIn } from './session-hint.ts'
import { takeStoredReturn } from './stored-return.ts'

/** Loads the session on every page and shows an error when that fails. Rendered once, in the shell. */
export function SessionLoader() {
  const { status, hasFailed } = useSession()
  const isUnavailable = status === 'loading' && hasFailed
  useEffect(() => {
    // A visitor without an account has nothing to load, so the error would only distract. A notice already
    // says when there is no connection.
    if (isUnavailable && wasSignedIn() && navigator.onLine) showError('user-data-failed')
  }, [isUnavailable])
  useReturnFromGoogle(status)
  return null
}

/** Does not announce a redirect to the page that is already open. */
function chooseNotice(to: string | null, pathname: string) {
  const [path] = (to ?? paths.dashboard).split(/[?#]/)
  if (path === pathname) return 'signed-in-here'
  return to ? 'signed-in-onward' : 'signed-in'
}

/** After Google's sign-in page, restores what the visitor's page held. */
function useReturnFromGoogle(status: ReturnType<typeof useSession>['status']) {
  const navigate = useNavigate()
  const here = useLocation()
  useEffect(() => {
    if (status === 'loading') return
    const stored = takeStoredReturn()
    if (!stored) return
    const { to, state } = stored
    if (status === 'signed-in') {
      announceSessionEvent('signed-in')
      const target = to ?? paths.dashboard
      showNotice(chooseNotice(to, here.pathname))
      void navigate(target, { replace: true, state })
    } else if (to !== null && here.pathname === paths.account) {
      void navigate(toPath(here), { replace: true, state: { back: { pathname: to, state } } })
    }
  }, [status, here, navigate])
}
