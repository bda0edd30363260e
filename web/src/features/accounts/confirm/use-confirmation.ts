import { showError } from '@everyshelf/ui/toast'
import { generatePath, useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { apiClient } from '../../../lib/api/api-client.ts'
import type { PendingAction } from '../../../lib/session/pending-action.ts'
import { savePendingLink } from '../save-pending-link.ts'
import { registerPasskey } from '../security/register-passkey.ts'
import { useContinueAfterSignIn } from '../use-continue-after-sign-in.ts'

interface Confirmation {
  /** Once signed in: adds a passkey if wanted, completes the pending action, and opens the next page. */
  readonly finish: (pending: PendingAction | null, withPasskey: boolean) => Promise<void>
  /** The email's link has expired or was used. */
  readonly offerNewEmail: () => Promise<void>
}

/** What follows a confirmation, with the password or without. */
export function useConfirmation(): Confirmation {
  const navigate = useNavigate()
  const continueAfterSignIn = useContinueAfterSignIn({ staysWhenSignedIn: true })
  return {
    finish: async (pending, withPasskey) => {
      if (withPasskey) await addPasskey()
      const linkId = pending && (await savePendingLink(pending))
      await continueAfterSignIn(linkId && generatePath(paths.link, { linkId }))
    },
    offerNewEmail: async () => {
      showError('invalid-token')
      await navigate(paths.checkEmail, { replace: true, state: { isLinkInvalid: true } })
    },
  }
}

/** A failure does not undo the confirmation, so a toast reports it. */
async function addPasskey(): Promise<void> {
  try {
    const options = await apiClient.security.beginPasskey.mutate({})
    const registration = await registerPasskey(options)
    if (registration) await apiClient.security.confirmPasskey.mutate(registration)
  } catch {
    showError('passkey-failed')
  }
}
