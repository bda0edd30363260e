import { readApiError } from '@everyshelf/client'
import { showError, type ToastAction } from '@everyshelf/ui/toast'
import { generatePath, useNavigate } from 'react-router'
import { supportsPasskeys } from '../../../lib/account/passkey-support.ts'
import { apiClient } from '../../../lib/api/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import type { PendingAction } from '../../../lib/session/pending-action.ts'
import { registerPasskey } from '../security/register-passkey.ts'
import { useContinueAfterSignIn } from '../use-continue-after-sign-in.ts'

/** What follows a confirmation, with the password or without. */
export function useConfirmation() {
  const navigate = useNavigate()
  const continueAfterSignIn = useContinueAfterSignIn({ staysWhenSignedIn: true })
  return {
    /** Once signed in: completes the pending action, opens the next page, and offers a passkey. */
    finish: async (pending: PendingAction | null) => {
      const linkId = pending && (await savePendingLink(pending))
      const path = linkId && generatePath(paths.link, { linkId })
      await continueAfterSignIn(path, supportsPasskeys() ? passkeyOffer : undefined)
    },
    /** The email's link has expired or was used. */
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

/**
 * Saves the book whose link a new user wanted before signing up, and returns the link's ID. Returns
 * null when saving failed, since a new account must not start with an error.
 */
async function savePendingLink({ identifier }: PendingAction): Promise<string | null> {
  try {
    return (await apiClient.links.save.mutate({ isbn: identifier })).id
  } catch (error) {
    const { code, details } = readApiError(error)
    return code === 'link-already-saved' ? (details as { readonly id: string }).id : null
  }
}
