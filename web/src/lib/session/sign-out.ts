import { SIGN_IN_REDIRECT_MS } from '@everyshelf/domain/limits'
import type { NoticeCode } from '@everyshelf/domain/messages'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { useNavigate } from 'react-router'
import { signOutOfServer } from '../account/auth.ts'
import { accountAddress } from './session.ts'
import { announceSessionEvent } from './session-events.ts'
import { toSignedOut } from './session-state.ts'
import { readSession, setSession } from './session-store.ts'

/** Also disconnects the extensions in the same browser and system. */
interface SignOutChoice {
  readonly disconnectExtension?: boolean
}

/** Signs out in all tabs and goes to the sign-in page. On failure, shows an error and stays. */
export function useSignOut(): (choice?: SignOutChoice) => Promise<void> {
  const navigate = useNavigate()
  return async ({ disconnectExtension = false } = {}) => {
    let extensions = 0
    try {
      extensions = await signOutOfServer(disconnectExtension)
    } catch {
      showError('sign-out-failed')
      return
    }
    forgetSession()
    showNotice(noticeOf(extensions, disconnectExtension))
    setTimeout(() => void navigate(accountAddress('signin')), SIGN_IN_REDIRECT_MS)
  }
}

function noticeOf(extensions: number, isDisconnected: boolean): NoticeCode {
  if (extensions > 0)
    return isDisconnected ? 'signed-out-others-connected' : 'signed-out-of-browser'
  return isDisconnected ? 'signed-out-and-disconnected' : 'signed-out'
}

/** Clears the session in every tab after it ended on the server. */
export function forgetSession(): void {
  setSession(toSignedOut(readSession()))
  announceSessionEvent('signed-out')
}
