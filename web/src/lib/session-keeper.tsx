import { showError } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useSession } from './session.ts'
import { wasSignedIn } from './session-hint.ts'

/** Stands once in the shell: has the session loaded on every page and says when that fails. */
export function SessionKeeper() {
  const { status, hasFailed } = useSession()
  const isMissed = status === 'loading' && hasFailed
  useEffect(() => {
    // A visitor without an account has nothing to load and is not bothered.
    if (isMissed && wasSignedIn()) showError('user-data-failed')
  }, [isMissed])
  return null
}
