import { SIGN_IN_REDIRECT_MS } from '@everyshelf/domain/limits'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { useNavigate } from 'react-router'
import { signOutOfServer } from '../account/auth.ts'
import { accountAddress } from './session.ts'
import { announceSessionEvent } from './session-events.ts'
import { toSignedOut } from './session-state.ts'
import { readSession, setSession } from './session-store.ts'

/** Signs out in all tabs and goes to the sign-in page. On failure, shows an error and stays. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    let extensions = 0
    try {
      extensions = await signOutOfServer()
    } catch {
      showError('sign-out-failed')
      return
    }
    forgetSession()
    showNotice(extensions > 0 ? 'signed-out-of-browser' : 'signed-out')
    setTimeout(() => void navigate(accountAddress('signin')), SIGN_IN_REDIRECT_MS)
  }
}

/** Clears the session in every tab after it ended on the server. */
export function forgetSession(): void {
  setSession(toSignedOut(readSession()))
  announceSessionEvent('signed-out')
}
