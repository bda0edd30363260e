import { showError, showNotice } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../app/paths.ts'
import { takeReturn } from './kept-return.ts'
import { toPath, useSession } from './session.ts'
import { announceSessionEvent } from './session-events.ts'
import { wasSignedIn } from './session-hint.ts'

/** Stands once in the shell: has the session loaded on every page and says when that fails. */
export function SessionKeeper() {
  const { status, hasFailed } = useSession()
  const isMissed = status === 'loading' && hasFailed
  useEffect(() => {
    // A visitor without an account has nothing to load and is not bothered.
    if (isMissed && wasSignedIn()) showError('user-data-failed')
  }, [isMissed])
  useComeBack(status)
  return null
}

/** Announces no redirect to the page that the visitor is on. */
function chooseNotice(to: string | null, pathname: string) {
  const [path] = (to ?? paths.dashboard).split(/[?#]/)
  if (path === pathname) return 'signed-in-here'
  return to ? 'signed-in-onward' : 'signed-in'
}

/** After Google's page, which leads to where the visitor wanted to go: gives back what they had in hand. */
function useComeBack(status: ReturnType<typeof useSession>['status']): void {
  const navigate = useNavigate()
  const here = useLocation()
  useEffect(() => {
    if (status === 'loading') return
    const kept = takeReturn()
    if (!kept) return
    const { to, state } = kept
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
