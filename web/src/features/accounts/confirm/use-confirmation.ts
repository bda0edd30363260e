import { showError, type ToastAction } from '@everyshelf/ui/toast'
import { generatePath, useNavigate } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { supportsPasskeys } from '../../../lib/account/passkey-support.ts'
import { apiClient } from '../../../lib/api/api-client.ts'
import type { PendingAction } from '../../../lib/session/pending-action.ts'
import { savePendingLink } from '../save-pending-link.ts'
import { registerPasskey } from '../security/register-passkey.ts'
import { useContinueAfterSignIn } from '../use-continue-after-sign-in.ts'

interface Confirmation {
  /** Once signed in: completes the pending action, opens the next page, and offers a passkey. */
  readonly finish: (pending: PendingAction | null) => Promise<void>
  /** The email's link has expired or was used. */
  readonly offerNewEmail: () => Promise<void>
}

/** What follows a confirmation, with the password or without. */
export function useConfirmation(): Confirmation {
  const navigate = useNavigate()
  const continueAfterSignIn = useContinueAfterSignIn({ staysWhenSignedIn: true })
  return {
    finish: async (pending) => {
      const linkId = pending && (await savePendingLink(pending))
      const path = linkId && generatePath(paths.link, { linkId })
      await continueAfterSignIn(path, supportsPasskeys() ? passkeyOffer : undefined)
    },
    offerNewEmail: async () => {
      showError('invalid-token')
      await navigate(paths.checkEmail, { replace: true, state: { isLinkInvalid: true } })
    },
  }
}

const passkeyOffer: ToastAction = {
  label: 'Add a passkey',
  altText: 'Open the security page to add a passkey',
  onSelect: () => void addPasskey(),
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
