import { readApiError } from '@everyshelf/client'
import { formatDateTime } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { CornerNotice } from '../../../components/corner-notice.tsx'
import { importChunk } from '../../../lib/lazy-loading/import-chunk.ts'
import { refreshSession, useSession } from '../../../lib/session/session.ts'

/** Tells every signed-in device about a request to turn off two-factor authentication. */
export function RecoveryNotice() {
  const { user } = useSession()
  const [isBusy, setBusy] = useState(false)
  if (!user?.recoveryReadyAt) return null
  const cancel = async () => {
    setBusy(true)
    try {
      const { apiClient } = await importChunk(() => import('../../../lib/api/api-client.ts'))
      await apiClient.security.cancelRecovery.mutate()
      await refreshSession()
    } catch (error) {
      showError(readApiError(error).code)
    }
    setBusy(false)
  }
  return (
    <CornerNotice>
      <p role="status" className="m-0 font-semibold">
        Someone asked to turn off two-factor authentication
      </p>
      <p className="m-0 mt-1 mb-3 text-ink-soft">
        The link in our email will work starting {formatDateTime(user.recoveryReadyAt)}. Not you?
        Cancel the request and change your password.
      </p>
      <Button kind="danger" size="small" busy={isBusy} onClick={() => void cancel()}>
        Cancel the request
      </Button>
    </CornerNotice>
  )
}
